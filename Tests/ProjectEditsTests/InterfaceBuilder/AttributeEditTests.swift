import Testing

@testable import ProjectEdits

@Suite struct AttributeEditTests {
  private static func document(_ element: String) -> String {
    "<document>\n    \(element)\n</document>"
  }

  private static func set(_ values: [String: String], in element: String) throws -> String {
    let new = try Edit.document(document(element), .setAttributes(values, id: "1"))
    return String(new.dropFirst("<document>\n    ".count).dropLast("\n</document>".count))
  }

  @Test(arguments: [
    (["title": "B"], #"<tabBarItem title="A" id="1"/>"#, #"<tabBarItem title="B" id="1"/>"#),
    (["title": "A"], #"<tabBarItem title="A" id="1"/>"#, #"<tabBarItem title="A" id="1"/>"#),
    (
      ["title": "A & \"B\""], #"<tabBarItem id="1"/>"#,
      #"<tabBarItem title="A &amp; &quot;B&quot;" id="1"/>"#
    ),
    (["customClass": "C"], #"<tabBarItem id="1"/>"#, #"<tabBarItem id="1" customClass="C"/>"#),
    (
      ["title": "A"], #"<tabBarItem id="1" userLabel="B"/>"#,
      #"<tabBarItem title="A" id="1" userLabel="B"/>"#
    ),
    (
      ["customClass": "C"], #"<tabBarItem id="1"></tabBarItem>"#,
      #"<tabBarItem id="1" customClass="C"></tabBarItem>"#
    ),
    (["customClass": "C"], #"<tabBarItem id="1" />"#, #"<tabBarItem id="1" customClass="C" />"#),
    (
      ["image": "b", "catalog": "system"], #"<tabBarItem key="k" image="a" id="1"/>"#,
      #"<tabBarItem key="k" image="b" catalog="system" id="1"/>"#
    ),
    (
      ["customModuleProvider": "target", "customClass": "C", "customModule": "M"],
      #"<tabBarController id="1" sceneMemberID="v"/>"#,
      #"<tabBarController id="1" customClass="C" customModule="M" customModuleProvider="target" sceneMemberID="v"/>"#
    ),
    (["title": "B"], #"<tabBarItem title='A' id='1'/>"#, #"<tabBarItem title="B" id='1'/>"#),
    (
      ["title": "B"], "<tabBarItem\n    title=\"A\"\n    id=\"1\"/>",
      "<tabBarItem\n    title=\"B\"\n    id=\"1\"/>"
    ),
  ])
  func attributesAreSetAtTheirPlace(
    _ values: [String: String], _ element: String, _ expected: String
  ) throws {
    #expect(try Self.set(values, in: element) == expected)
  }

  @Test(arguments: [
    ("title", #"<unknown id="1"/>"#, EditRefusal.unknownElement("unknown", line: 2)),
    (
      "title", #"<tabBarItem title="" new="" id="1"/>"#,
      .unknownAttribute("new", element: "tabBarItem", line: 2)
    ),
    (
      "new", #"<tabBarItem title="" id="1"/>"#,
      .unknownAttribute("new", element: "tabBarItem", line: 2)
    ),
    (
      "title", "<tabBarItem id=\"1\">\n<string key=\"title\">a\nb</string></tabBarItem>",
      .valueInChild(attribute: "title", line: 3)
    ),
  ])
  func attributesWithoutACertainPlaceAreRefused(
    _ name: String, _ element: String, _ refusal: EditRefusal
  ) {
    #expect(throws: refusal) { try Self.set([name: "x"], in: element) }
  }

  @Test func valuesWithLineBreaksAreRefused() {
    #expect(throws: EditRefusal.controlCharacter(in: "a\nb")) {
      try Self.set(["title": "a\nb"], in: #"<tabBarItem title="" id="1"/>"#)
    }
  }

  @Test func oneAttributeIsSetByID() throws {
    let new = try Edit.document(
      Fixture.storyboard, .setAttributes(["title": "Today"], id: "tab-it-em1"))
    #expect(Edit.changes(Fixture.storyboard, new).count == 2)
    #expect(new.contains(#"key="tabBarItem" title="Today" image="#))
  }

  @Test func addedAttributesReplaceNoValue() throws {
    let old = Self.document(#"<viewController id="1" customClass="A"/>"#)
    let new = try Edit.document(old, .addAttributes(["customClass": "A", "title": "T"], id: "1"))
    #expect(new == Self.document(#"<viewController title="T" id="1" customClass="A"/>"#))
    #expect(throws: EditRefusal.existingValue(of: "customClass", line: 2)) {
      try Edit.document(old, .addAttributes(["customClass": "B"], id: "1"))
    }
  }

  @Test func aRefusedEditLeavesTheText() {
    var text = EditedText(original: Array(Fixture.storyboard.utf8))
    let edits: [DocumentEdit] = [
      .setAttributes(["title": "Today"], id: "tab-it-em1"), .setAttributes([:], id: "none"),
    ]
    #expect(throws: EditRefusal.absentObject(id: "none")) { try text.apply(edits) }
    #expect(!text.isChanged)
  }
}
