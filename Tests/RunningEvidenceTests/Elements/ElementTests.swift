import FileReading
import RunningEvidence
import Testing

@Suite struct ElementTests {
  @Test(arguments: [
    ("Button, 0x1, {{0.0, 0.0}, {1.0, 1.0}}, label: 'Inbox', Selected", "Inbox", true),
    ("Button, {{0.0, 0.0}, {1.0, 1.0}}, label: 'Inbox', hitPoint: {1.0, 2.0}", "Inbox", false),
    ("Button 0x1: traits: 8589934601, {{0.0, 0.0}, {1.0, 1.0}}, label: 'Inbox'", "Inbox", true),
    ("Button 0x1: traits: 8589934593, {{0.0, 0.0}, {1.0, 1.0}}, label: 'Inbox'", "Inbox", false),
    (
      "Button, 0x1, {{0.0, 0.0}, {1.0, 1.0}}, label: 'Anna's, 'new' mail', Selected",
      "Anna's, 'new' mail", true
    ),
    (
      "Button, 0x1, {{0.0, 0.0}, {1.0, 1.0}}, label: 'cut off by the cons", "cut off by the cons",
      false
    ),
    ("Button, 0x1, label: 'A', value: 1, Selected", "A", true),
    ("Button, 0x1, identifier: 'a', label: 'B', Disabled", "B", false),
    ("    t =   12.34s Button, 0x1, label: '我的', Selected", "我的", true),
  ])
  func oneLineIsRead(line: String, label: String, isSelected: Bool) throws {
    let element = try #require(Dumps.read(line).elements.first)
    #expect(element.type == "Button" && element.label == label && element.isSelected == isSelected)
  }

  @Test func allTextsAreRead() throws {
    let line =
      "TextField, 0x1, {{0, 0}, {1, 1}}, identifier: 'mail', label: 'To', value: anna, bea, "
      + "placeholderValue: 'Name', Keyboard Focused, Disabled"
    let element = try #require(Dumps.read(line).elements.first)
    #expect(element.identifier == "mail" && element.label == "To" && element.value == "anna, bea")
    #expect(!element.isEnabled && !element.isSelected)
    #expect(Dumps.read("Window (Main), 0x1, title: 'A'").elements.first?.title == "A")
  }

  @Test(arguments: [
    "2026-03-02T10:11:12.123Z ", "[10:11:12]: ▸ ", "[2026-03-02T10:11:12.123Z] ", "10:11:12.5 ",
    "2024-05-30T10:11:12.123456Z 01O ", "[10:11:12]\t[Step 1/2] ", "ios_1  | ", "> ", "// ", "│ ",
    "2026-01-01 10:00:00.000 App[12:34] ", "2026-01-01 10:00:00.000 App[12:34] [ui] ",
  ])
  func whatALogPutsInFrontIsNoIndentation(prefix: String) {
    let lines = Dumps.tabElements.split(separator: "\n").map { prefix + $0 }
    let plain = Dumps.read(Dumps.tabElements)
    let dump = Dumps.read(lines.joined(separator: "\n"))
    #expect(dump.elementCount == plain.elementCount && dump.passedOver == plain.passedOver)
    #expect(dump.elements.map(\.texts) == plain.elements.map(\.texts))
  }

  @Test(arguments: [
    "Button", "Button, and more", "Buttons, 0x1", "A Button, 0x1", "Image of 0x1", "Window (Main)",
  ])
  func anythingElseIsPassedOver(line: String) {
    let dump = Dumps.read(line)
    #expect(dump.elements.isEmpty && dump.passedOver == 1)
  }

  @Test func indentationIsTheTree() throws {
    let dump = Dumps.read(Dumps.tabElements)
    let application = try #require(dump.elements.first)
    #expect(dump.elements.count == 1 && dump.elementCount == 9 && application.label == "Mail")
    let window = try #require(application.children.first)
    #expect(window.children.map(\.type) == ["NavigationBar", "TabBar"])
    #expect(window.children[1].children.map(\.label) == ["Inbox", "People", "Anna's Settings"])
  }

  @Test func anEscapedTextIsRead() {
    let text =
      "\"" + Dumps.tabElements.replacing("'", with: "\\'").replacing("\n", with: "\\n") + "\""
    let dump = Dumps.read("(lldb) po app.debugDescription\n" + text)
    #expect(dump.elementCount == 9 && dump.elements[0].label == "Mail")
  }

  @Test func queriesAfterATreeAreNoElements() {
    let dump = Dumps.read(Dumps.tabElements + "\n" + Dumps.tabElements)
    #expect(dump.elements.count == 2 && dump.elementCount == 18)
  }

  @Test func depthIsLimited() {
    let lines = (1...400).map { String(repeating: " ", count: $0) + "Other, 0x1" }
    let dump = Dumps.read(lines.joined(separator: "\n"))
    #expect(dump.elementCount == 250 && dump.problems.map(\.location.line) == [251])
  }
}

extension RunningElement {
  /// The labels of the element and of those in it, with their depth.
  fileprivate var texts: [String] {
    ["\(type) \(label ?? "")"] + children.flatMap(\.texts).map { "  " + $0 }
  }
}
