import Testing

@testable import ProjectEdits

@Suite struct PropertyListTextTests {
  @Test(arguments: [
    ("bplist00\u{1}", EditRefusal.binaryPropertyList), ("{ a = b; }", .openStepPropertyList),
    ("\n\"a\" = \"b\";", .openStepPropertyList), ("/* c */ {}", .openStepPropertyList),
    ("(a, b)", .openStepPropertyList), ("<document/>", .unknownFormat(root: "document")),
    ("<plist><array/></plist>", .rootIsNoDictionary), ("<plist/>", .rootIsNoDictionary),
    ("<plist><dict/><dict/></plist>", .rootIsNoDictionary),
    ("<plist><dict>", .malformed(line: 1, "<dict> has no end.")),
  ])
  func otherFilesAreRefused(_ text: String, _ refusal: EditRefusal) {
    #expect(throws: refusal) { try PropertyListText(text) }
  }

  @Test(arguments: [
    ("<key>a</key>", 1), ("<string>a</string>", 1), ("<key>a</key><key>b</key>", 1),
    ("\n<key>a<!-- --></key><true/>", 2),
  ])
  func damagedDictionariesAreRefused(_ content: String, _ line: Int) throws {
    let list = try PropertyListText("<plist><dict>\(content)</dict></plist>")
    let problem = "a key with one value is expected."
    #expect(throws: EditRefusal.malformed(line: line, problem)) { try list.value(at: ["a"]) }
  }

  @Test func valuesAreFoundByTheirPath() throws {
    let list = try PropertyListText(Fixture.info)
    let manifest = ["UIApplicationSceneManifest", "UIApplicationSupportsMultipleScenes"]
    #expect(try list.value(at: manifest) == .boolean(false))
    #expect(try list.line(of: manifest) == 11)
    #expect(try list.value(at: ["CFBundleName"]) == .string("$(PRODUCT_NAME)"))
    #expect(try list.value(at: ["CFBundleName", "x"]) == nil)
    #expect(try list.value(at: ["None"]) == nil)
    #expect(
      try list.value(at: ["UIApplicationSceneManifest"])
        == .dictionary([
          "UIApplicationSupportsMultipleScenes": .boolean(false),
          "UISceneConfigurations": .dictionary([:]),
        ]))
    #expect(
      try list.value(at: ["UISupportedInterfaceOrientations"])
        == .array([.string("UIInterfaceOrientationPortrait")]))
  }

  @Test func typesThatAreNotWrittenHaveNoValue() throws {
    let list = try PropertyListText(
      "<plist><dict><key>a</key><array><data/></array></dict></plist>")
    #expect(try list.value(at: ["a"]) == nil)
    #expect(try list.line(of: ["a"]) == 1)
  }

  @Test func aKeyThatIsThereTwiceIsRefused() throws {
    let list = try PropertyListText(
      "<plist><dict>\n<key>a</key><true/>\n<key>a</key><true/></dict></plist>")
    #expect(throws: EditRefusal.ambiguousKey("a", lines: [2, 3])) { try list.value(at: ["a"]) }
  }

  @Test func aWholePropertyListCanBeReadAgain() throws {
    let value = WritablePropertyValue.dictionary([
      "a": .array([.string("<A> & B"), .real(0.5)]), "b": .boolean(true),
    ])
    let text = try value.document(comment: ["From -- here"])
    #expect(text.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC "))
    #expect(text.contains("<!--\nFrom - - here\n-->\n<plist version=\"1.0\">\n<dict>\n\t<key>a"))
    let list = try PropertyListText(text)
    #expect(try list.value(at: ["a"]) == .array([.string("<A> & B"), .real(0.5)]))
    #expect(throws: EditRefusal.self) {
      try WritablePropertyValue.string("\u{7}").document(comment: [])
    }
  }
}
