import Testing

@testable import Reports

@Suite struct TextLayoutTests {
  @Test(arguments: [
    ("one two three", 9, "one two\nthree"),
    ("one", 2, "one"),
    ("  spaces   between ", 80, "spaces between"),
    ("", 10, ""),
    ("설정 검색 정보", 9, "설정 검색\n정보"),
  ])
  func wraps(text: String, width: Int, expected: String) {
    #expect(TextLayout(width: width).wrap(text) == expected)
  }

  @Test func indentsWhatFollows() {
    let layout = TextLayout(width: 12)
    #expect(layout.wrap("one two three", first: "- ") == "- one two\n  three")
    #expect(layout.wrap("one two three", first: "- ", rest: "    ") == "- one two\n    three")
  }

  @Test(arguments: [
    ("abc", 3), ("설정", 4), ("e\u{301}", 1), ("→ ⌘", 3), ("", 0), ("الإعدادات", 9),
    ("הַגְדָּרוֹת", 6), ("\u{200F}הגדרות\u{200E}", 6), ("\u{1109}\u{1165}\u{11AF}", 2),
    ("日本 ab", 7), ("\u{200D}", 0),
  ])
  func knowsHowWideTextIs(text: String, width: Int) {
    #expect(displayWidth(text) == width)
  }

  @Test func linesUpTables() {
    var table = MarkdownTable(["Menu", "Keys"])
    table.add(["보기", "⌘1"])
    #expect(table.text == "| Menu | Keys |\n| ---- | ---- |\n| 보기 | ⌘1   |")
  }
}
