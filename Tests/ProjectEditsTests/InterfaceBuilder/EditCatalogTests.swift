import Testing

@testable import ProjectEdits

/// What the advice for a storyboard needs, edit by edit, on a document as Xcode writes it.
@Suite struct EditCatalogTests {
  /// Returns the changed lines of the fixture, which are the same whatever its line endings.
  private static func changes(_ edits: DocumentEdit...) throws -> [String] {
    let variants = [
      Fixture.storyboard, Fixture.withoutFinalNewline(Fixture.storyboard),
      Fixture.storyboard.replacing("?>", with: " standalone=\"no\"?>"),
      Fixture.crlf(Fixture.storyboard),
    ]
    let changes = try variants.map { old in
      Edit.changes(old, try Edit.document(old, edits))
    }
    #expect(changes[1] == changes[0])
    #expect(changes[2] == changes[0])
    #expect(changes[3] == changes[0].map { $0 + "\r" })
    return changes[0]
  }

  private static func set(_ values: [String: String], _ id: String) throws -> [String] {
    try changes(.setAttributes(values, id: id))
  }

  @Test func outlineSymbol() throws {
    let changes = try Self.changes(
      .setAttributes(["image": "sun.max"], id: "tab-it-em1"),
      .addImage(.symbol("sun.max", height: 122)),
      .removeUnusedImage("sun.max.fill"))
    #expect(
      changes == [
        #"- <image name="sun.max.fill" catalog="system" width="128" height="125"/>"#,
        #"- <tabBarItem key="tabBarItem" title="" image="sun.max.fill" catalog="system" id="tab-it-em1"/>"#,
        #"+ <tabBarItem key="tabBarItem" title="" image="sun.max" catalog="system" id="tab-it-em1"/>"#,
        #"+ <image name="sun.max" catalog="system" width="128" height="122"/>"#,
      ])
  }

  @Test func titleOfATab() throws {
    let changes = try Self.set(["title": "Today"], "tab-it-em1")
    #expect(
      changes == [
        #"- <tabBarItem key="tabBarItem" title="" image="sun.max.fill" catalog="system" id="tab-it-em1"/>"#,
        #"+ <tabBarItem key="tabBarItem" title="Today" image="sun.max.fill" catalog="system" id="tab-it-em1"/>"#,
      ])
  }

  @Test func storyboardIdentifier() throws {
    let changes = try Self.set(["storyboardIdentifier": "today"], "nav-to-day")
    #expect(
      changes == [
        #"- <navigationController automaticallyAdjustsScrollViewInsets="NO" id="nav-to-day" sceneMemberID="viewController">"#,
        #"+ <navigationController storyboardIdentifier="today" automaticallyAdjustsScrollViewInsets="NO" id="nav-to-day" sceneMemberID="viewController">"#,
      ])
  }

  @Test func customClass() throws {
    let values = [
      "customClass": "SectionTabBarController", "customModule": "App",
      "customModuleProvider": "target",
    ]
    #expect(
      try Self.set(values, "tab-ba-r00") == [
        #"- <tabBarController id="tab-ba-r00" sceneMemberID="viewController">"#,
        #"+ <tabBarController id="tab-ba-r00" customClass="SectionTabBarController" customModule="App" customModuleProvider="target" sceneMemberID="viewController">"#,
      ])
  }

  @Test func runtimeAttribute() throws {
    let changes = try Self.changes(.setRuntimeAttribute("mode", .integer(2), id: "tab-ba-r00"))
    #expect(
      changes == [
        "+ <userDefinedRuntimeAttributes>",
        #"+ <userDefinedRuntimeAttribute type="number" keyPath="mode">"#,
        #"+ <integer key="value" value="2"/>"#, "+ </userDefinedRuntimeAttribute>",
        "+ </userDefinedRuntimeAttributes>",
      ])
  }

  @Test(arguments: [
    (["primaryBackgroundStyle": "sidebar"], #"primaryBackgroundStyle="sidebar""#),
    (
      ["behavior": "tile", "preferredDisplayMode": "beside"],
      #"preferredDisplayMode="beside" behavior="tile""#
    ),
    (["allowDoubleColumnStyle": "YES"], #"allowDoubleColumnStyle="YES""#),
  ])
  func splitViewController(_ values: [String: String], _ text: String) throws {
    #expect(
      try Self.set(values, "spl-it-000") == [
        #"- <splitViewController id="spl-it-000" sceneMemberID="viewController">"#,
        "+ <splitViewController \(text) id=\"spl-it-000\" sceneMemberID=\"viewController\">",
      ])
  }

  @Test func compactColumn() throws {
    let changes = try Self.changes(
      .addRelationship(
        "compactViewController", id: "spl-it-000", destination: "nav-to-day",
        file: "Main.storyboard"))
    #expect(
      changes == [
        #"+ <segue destination="nav-to-day" kind="relationship" relationship="compactViewController" id="pQ3-Lr-bHB"/>"#
      ])
  }
}
