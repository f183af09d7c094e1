import Testing

@testable import ProjectEdits

@Suite struct MarkupEscapesTests {
  @Test(arguments: [
    ("Mail & more", "Mail &amp; more"), ("<\"a\">", "&lt;&quot;a&quot;&gt;"), ("it's", "it's"),
    ("&\u{308}", "&amp;\u{308}"), ("é", "é"),
  ])
  func attributesAreEscaped(_ value: String, _ text: String) throws {
    #expect(try MarkupEscapes.attribute(value) == text)
    #expect(MarkupEscapes.decode(Array(text.utf8)[...]) == value)
  }

  @Test func textsKeepQuotes() throws {
    #expect(try MarkupEscapes.text("\"a\" & <b>\n\tc") == "\"a\" &amp; &lt;b&gt;\n\tc")
  }

  @Test(arguments: [
    ("&#10;", "\n"), ("&#x41;&#65;", "AA"), ("&apos;", "'"), ("&amp;lt;", "&lt;"),
    ("a & b", "a & b"),
    ("&unknown;", "&unknown;"), ("&#xD800;", "&#xD800;"), ("a\r\nb", "a\nb"), ("&amp", "&amp"),
  ])
  func escapesAreDecoded(_ text: String, _ value: String) {
    #expect(MarkupEscapes.decode(Array(text.utf8)[...]) == value)
  }

  @Test func controlCharactersAreRefused() {
    #expect(throws: EditRefusal.controlCharacter(in: "a\nb")) {
      try MarkupEscapes.attribute("a\nb")
    }
    #expect(throws: EditRefusal.controlCharacter(in: "\u{1}")) { try MarkupEscapes.text("\u{1}") }
  }
}
