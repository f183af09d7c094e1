import Testing

@testable import ProjectEdits

@Suite struct MarkupTextTests {
  private static func read(_ text: String) throws(EditRefusal) -> MarkupText {
    try MarkupText(Array(text.utf8))
  }

  @Test func elementsHaveTheirPlaces() throws {
    let markup = try Self.read("<a x=\"1\"\n y = '2>'>\n <b/><c>t<![CDATA[<d>]]></c >\n</a>\n")
    #expect(markup.elements.map(\.name) == ["a", "b", "c"])
    #expect(markup.elements.map(\.line) == [1, 3, 3])
    #expect(markup.root.attributes.map(\.name) == ["x", "y"])
    #expect(markup.value(of: "y", in: markup.root) == "2>")
    #expect(markup.children(of: markup.root).map(\.name) == ["b", "c"])
    #expect(markup.root.startTag == 0..<19)
    #expect(markup.bytes[markup.elements[2].endTag].elementsEqual("</c >".utf8))
    #expect(markup.elements[1].isEmptyTag)
  }

  @Test func attributesSpanTheirQuotes() throws {
    let markup = try Self.read(#"<a id="x" n='"'/>"#)
    let spans = markup.root.attributes.map {
      String(decoding: markup.bytes[$0.range], as: UTF8.self)
    }
    #expect(spans == [#"id="x""#, #"n='"'"#])
  }

  @Test(arguments: [
    ("", 1), ("text", 1), ("<a>", 1), ("<a></b>", 1), ("<a/><b/>", 1), ("</a>", 1), ("<a x/>", 1),
    ("<a x=1/>", 1), ("<a x=\"1\" x=\"2\"/>", 1), ("<a x=\"1\"y=\"2\"/>", 1), ("<a\n", 2),
    ("<a>\n<!-- ", 2), ("<a>\n<![CDATA[ ", 2), ("<a x=\"<\"/>", 1), ("<a x=\"1/>", 1), ("< a/>", 1),
    ("<!DOCTYPE a [<!ENTITY b \"c\">]><a/>", 1), ("<a/>text", 1), ("<a/", 1), ("<a / >", 1),
  ])
  func whatIsNotXMLIsRefused(_ text: String, _ line: Int) {
    let error = #expect(throws: EditRefusal.self) { try Self.read(text) }
    guard case .malformed(let place, _) = error else {
      Issue.record("\(text): \(String(describing: error))")
      return
    }
    #expect(place == line, "\(text)")
  }

  @Test(arguments: [
    "<?xml version=\"1.0\" encoding=\"UTF-16\"?><a/>",
    "<?xml version='1.0' encoding='latin1'?><a/>",
  ])
  func otherEncodingsAreRefused(_ text: String) {
    #expect(throws: EditRefusal.notUTF8) { try Self.read(text) }
    #expect(throws: EditRefusal.notUTF8) { try MarkupText([0x3C, 0x61, 0xE9, 0x2F, 0x3E]) }
  }

  @Test func aByteOrderMarkIsNoText() throws {
    #expect(try Self.read("\u{FEFF}<a/>").root.startTag == 3..<7)
  }

  @Test func deepAndWideTextsDoNoHarm() throws {
    let deep = String(repeating: "<a>", count: 100_000)
    let error = #expect(throws: EditRefusal.self) { try Self.read(deep) }
    #expect(error == .malformed(line: 1, "too many nested elements."))
    let wide = (0..<20_000).map { " a\($0)=\"\"" }.joined()
    #expect(try Self.read("<a\(wide)/>").root.attributes.count == 20_000)
  }
}
