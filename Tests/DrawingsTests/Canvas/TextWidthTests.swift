import Testing

@testable import Drawings

@Suite struct TextWidthTests {
  /// The widths that Noto Sans, Roboto or Liberation Sans have at 100 points, the widest of them.
  @Test(arguments: [
    ("Settings", 380.0), ("illicit", 213), ("Wormwood", 549), ("Benachrichtigungen", 953),
    ("Straße", 308), ("Меню", 294), ("Широкий", 472), ("Ελλάδα", 347), ("日本語", 300), ("홈", 92),
    ("🏠", 125), ("👨‍👩‍👧‍👦", 125), ("e\u{301}", 56), ("⌘", 80), ("", 0),
  ])
  func aTextIsNeverWiderThanMeasured(text: String, width: Double) {
    let measured = TextWidth.width(of: text, size: 100)
    #expect(measured >= width && measured <= width * 1.35)
  }

  @Test func semiboldTextIsWider() {
    #expect(
      TextWidth.width(of: "Today", size: 13, isBold: true) > TextWidth.width(of: "Today", size: 13))
  }

  @Test(arguments: [
    ("Today", false), ("الرئيسية", true), ("שלום", true), ("1. الرئيسية", true), ("", false),
    ("123", false), ("iPhone العربية", false), ("日本", false),
  ])
  func theFirstLetterTellsTheDirection(text: String, isRightToLeft: Bool) {
    #expect(readsRightToLeft(text) == isRightToLeft)
  }
}

@Suite struct FittedTextTests {
  @Test(arguments: [
    ("Today", 100.0, 1, ["Today"]), ("Geschwindigkeitsbegrenzung", 60, 1, ["Geschwi…"]),
    ("A third column", 50, 3, ["A third", "column"]), ("one two three", 32, 2, ["one", "two…"]),
    ("two\nlines\t here", 200, 1, ["two lines here"]), ("Today", 3, 1, [""]), ("", 50, 2, [""]),
    ("\u{1B}[31m", 100, 1, ["\\u{1b}[31m"]), ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 40, 1, ["👨‍👩‍👧‍👦👨‍👩‍👧‍👦…"]),
  ])
  func linesFit(text: String, width: Double, lines: Int, expected: [String]) {
    let fitted = FittedText(text, width: width, size: 10, lines: lines)
    #expect(fitted.lines == expected)
    #expect(fitted.lines.allSatisfy { TextWidth.width(of: $0, size: 10) <= width })
    #expect(
      fitted.isShortened
        == (expected.last?.hasSuffix("…") == true || expected == [""] && !text.isEmpty))
  }

  @Test func aBookIsShortened() {
    let fitted = FittedText(String(repeating: "long ", count: 2_000), width: 9_000, size: 10)
    #expect(fitted.isShortened)
    #expect(fitted.lines[0].count <= 301)
  }
}
