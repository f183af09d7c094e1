import Testing

@testable import ProjectEdits

@Suite struct DocumentTextTests {
  @Test(arguments: [
    ("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>", EditRefusal.oldArchive),
    ("<plist version=\"1.0\"/>", .unknownFormat(root: "plist")),
    ("<document launchScreen=\"YES\"/>", .launchScreen),
    ("<document>", .malformed(line: 1, "<document> has no end.")),
  ])
  func otherFilesAreRefused(_ text: String, _ refusal: EditRefusal) {
    #expect(throws: refusal) { try DocumentText(text) }
  }

  @Test func filesThatAreNotUTF8AreRefused() {
    let bytes = Array("<document a=\"".utf8) + [0xFC] + Array("\"/>".utf8)
    #expect(throws: EditRefusal.notUTF8) { try DocumentText(bytes) }
  }

  @Test func anObjectIsFoundByItsID() throws {
    let document = try DocumentText(Fixture.storyboard)
    let element = try document.element(id: "tab-it-em2")
    #expect(element.name == "tabBarItem")
    #expect(element.line == 41)
    #expect(document.value(of: "title", in: element) == "Mail & more")
    let controller = try document.element(id: "spl-it-000")
    #expect(document.child(key: "tabBarItem", of: controller) == element)
    #expect(document.child(key: "navigationItem", of: controller) == nil)
    #expect(document.ids.count == 13)
  }

  @Test func anObjectThatIsAbsentOrThereTwiceIsRefused() throws {
    let document = try DocumentText("<document>\n<a id=\"1\"/>\n<b id=\"1\"/>\n</document>")
    #expect(throws: EditRefusal.absentObject(id: "2")) { try document.element(id: "2") }
    #expect(throws: EditRefusal.ambiguousObject(id: "1", lines: [2, 3])) {
      try document.element(id: "1")
    }
  }

  @Test func commentsHaveNoObjects() throws {
    let document = try DocumentText("<document><!-- <a id=\"1\"/> --><b id=\"2\"/></document>")
    #expect(document.ids == ["2"])
  }
}
