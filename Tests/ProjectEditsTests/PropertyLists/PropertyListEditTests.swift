import Testing

@testable import ProjectEdits

@Suite struct PropertyListEditTests {
  private static let scenes = ["UIApplicationSceneManifest", "UIApplicationSupportsMultipleScenes"]

  /// Returns the changed lines of the fixture, which are the same whatever its line endings.
  private static func changes(
    _ edit: PropertyListEdit
  ) throws -> [String] {
    let variants = [
      Fixture.info, Fixture.withoutFinalNewline(Fixture.info),
      Fixture.info.replacing("\t", with: "  "),
      Fixture.crlf(Fixture.info),
    ]
    let changes = try variants.map { Edit.changes($0, try Edit.propertyList($0, edit)) }
    #expect(changes[1] == changes[0])
    #expect(changes[2] == changes[0])
    #expect(changes[3] == changes[0].map { $0 + "\r" })
    return changes[0]
  }

  private static func set(_ value: WritablePropertyValue, _ path: String...) throws -> [String] {
    try changes(.set(value, at: path))
  }

  @Test func booleansAreSetInPlace() throws {
    #expect(
      try Self.changes(.set(.boolean(true), at: Self.scenes)) == ["- <false/>", "+ <true/>"])
  }

  @Test func textsAreSetInPlace() throws {
    #expect(
      try Self.set(.string("A & B"), "CFBundleName")
        == ["- <string>$(PRODUCT_NAME)</string>", "+ <string>A &amp; B</string>"])
    #expect(try Self.set(.string("$(PRODUCT_NAME)"), "CFBundleName").isEmpty)
  }

  @Test func newKeysAreInOrder() throws {
    let old = Fixture.info
    let new = try Edit.propertyList(
      old, .set(.array([.string("app.open")]), at: ["NSUserActivityTypes"]))
    let lines =
      "\t<key>NSUserActivityTypes</key>\n\t<array>\n\t\t<string>app.open</string>\n\t</array>\n"
    let next = "\t<key>UIApplicationSceneManifest</key>\n"
    #expect(new == old.replacing(next, with: lines + next))
  }

  @Test func theFirstAndTheLastKeyCanBeNew() throws {
    #expect(try Self.set(.boolean(true), "AAA") == ["+ <key>AAA</key>", "+ <true/>"])
    let new = try Edit.propertyList(Fixture.info, .set(.boolean(true), at: ["ZZZ"]))
    #expect(new.hasSuffix("\t</array>\n\t<key>ZZZ</key>\n\t<true/>\n</dict>\n</plist>\n"))
  }

  @Test func emptyDictionariesAreFilled() throws {
    let new = try Edit.propertyList(
      Fixture.info,
      .set(
        .dictionary(["b": .integer(2), "a": .array([])]),
        at: ["UIApplicationSceneManifest", "UISceneConfigurations", "Role"]))
    let block = """
      \t\t<dict>
      \t\t\t<key>Role</key>
      \t\t\t<dict>
      \t\t\t\t<key>a</key>
      \t\t\t\t<array/>
      \t\t\t\t<key>b</key>
      \t\t\t\t<integer>2</integer>
      \t\t\t</dict>
      \t\t</dict>
      """
    #expect(new == Fixture.info.replacing("\t\t<dict/>", with: block))
  }

  @Test func missingDictionariesAreMade() throws {
    #expect(
      try Self.set(.string("x"), "A", "B", "C") == [
        "+ <key>A</key>", "+ <dict>", "+ <key>B</key>", "+ <dict>", "+ <key>C</key>",
        "+ <string>x</string>", "+ </dict>", "+ </dict>",
      ])
  }

  private static func order(_ entries: String, adding key: String) throws -> String {
    let new = try Edit.propertyList(
      "<plist>\n<dict>\n\(entries)</dict>\n</plist>", .set(.boolean(true), at: [key]))
    return new.matches(of: /<key>(\w+)<\/key>/).map { String($0.1) }.joined(separator: " ")
  }

  @Test(arguments: [
    (["UIB", "UID"], "UIC", "UIB UIC UID"), (["UIa", "UIB"], "UIC", "UIa UIB UIC"),
    (["UIView", "CFName", "UIApp", "NSText"], "UINew", "UIView CFName UIApp UINew NSText"),
    (["UIView", "CFName"], "NSText", "UIView CFName NSText"), (["b", "a"], "c", "b a c"),
    ([], "a", "a"),
    (["a"], "B", "B a"),
  ])
  func newKeysHaveAPlace(_ old: [String], _ key: String, _ new: String) throws {
    let entries = old.map { "<key>\($0)</key>\n<true/>\n" }.joined()
    #expect(try Self.order(entries, adding: key) == new)
  }

  @Test func commentsStayWithTheNextKey() throws {
    let old =
      "<plist>\n<dict>\n<key>a</key>\n<true/>\n<!-- c -->\n<key>c</key>\n<true/>\n</dict>\n</plist>"
    let new = try Edit.propertyList(old, .set(.boolean(false), at: ["b"]))
    #expect(new == old.replacing("<!--", with: "<key>b</key>\n<false/>\n<!--"))
  }

  @Test func textsAreAppendedToArrays() throws {
    let path = ["UISupportedInterfaceOrientations"]
    #expect(
      try Self.changes(.append("B", at: path))
        == ["+ <string>B</string>"])
    #expect(
      try Self.changes(.append("UIInterfaceOrientationPortrait", at: path)) == [])
    #expect(
      try Self.changes(.append("B", at: ["NSUserActivityTypes"]))
        == ["+ <key>NSUserActivityTypes</key>", "+ <array>", "+ <string>B</string>", "+ </array>"])
  }

  @Test func emptyArraysAreFilled() throws {
    for empty in ["<array/>", "<array></array>", "<array>\n</array>"] {
      let new = try Edit.propertyList(
        "<plist>\n<dict>\n\t<key>a</key>\n\t\(empty)\n</dict>\n</plist>", .append("x", at: ["a"]))
      #expect(new.contains("\t<array>\n\t\t<string>x</string>\n"))
    }
  }

  @Test(arguments: [
    (
      WritablePropertyValue.boolean(true), ["CFBundleName"],
      EditRefusal.existingValue(of: "CFBundleName", line: 5)
    ),
    (.string("YES"), ["LSRequiresIPhoneOS"], .existingValue(of: "LSRequiresIPhoneOS", line: 7)),
    (
      .dictionary([:]), ["UIApplicationSceneManifest"],
      .existingValue(of: "UIApplicationSceneManifest", line: 9)
    ),
    (.boolean(true), ["CFBundleName", "x"], .noDictionary(key: "CFBundleName", line: 5)),
    (.string("\u{1}"), ["x"], .controlCharacter(in: "\u{1}")),
  ])
  func otherValuesAreKept(_ value: WritablePropertyValue, _ path: [String], _ refusal: EditRefusal)
    throws
  {
    let list = try PropertyListText(Fixture.info)
    #expect(throws: refusal) { _ = try list.setting(value, at: path) }
  }

  @Test func whatIsNoArrayIsKept() throws {
    let list = try PropertyListText(Fixture.info)
    #expect(throws: EditRefusal.noArray(key: "CFBundleName", line: 5)) {
      _ = try list.appending("x", at: ["CFBundleName"])
    }
  }

  @Test func aFileInOneLineIsRefused() throws {
    let list = try PropertyListText("<plist><dict><key>a</key><true/></dict></plist>")
    #expect(throws: EditRefusal.severalElementsOnLine(1)) {
      _ = try list.setting(.boolean(true), at: ["b"])
    }
    #expect(try list.setting(.boolean(false), at: ["a"]).count == 1)
  }
}
