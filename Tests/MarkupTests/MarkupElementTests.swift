import Testing

@testable import Markup

@Suite struct MarkupElementTests {
  @Test(
    arguments: [
      (MarkupElement("p", [:], [.text("a < b & \"c\"")]), "<p>a &lt; b &amp; \"c\"</p>\n"),
      (MarkupElement("a", ["href": "\"><script>"]), "<a href=\"&quot;&gt;&lt;script&gt;\"></a>"),
      (
        MarkupElement("input", ["type": "search", "hidden": ""]),
        "<input type=\"search\" hidden=\"\">"
      ),
      (MarkupElement("i", ["lang": nil]), "<i></i>"),
      (MarkupElement("div"), "<div></div>\n"),
      (
        MarkupElement("script", [:], [.text("a < b && \"</script>\"")]),
        "<script>a < b && \"<\\/script>\"</script>\n"
      ),
      (
        MarkupElement("svg", ["class": "picture"], [.element(MarkupElement("rect", ["x": "1"]))]),
        "<svg class=\"picture\"><rect x=\"1\"/></svg>\n"
      ),
      (
        MarkupElement("b", [:], [.text("\u{1B}[31m\u{202E}\u{0}\nx")]),
        "<b>\\u{1b}[31m\\u{202e}\\u{0} x</b>"
      ),
      (MarkupElement("b", [:], [.text("<\u{338}b>")]), "<b>&lt;\u{338}b&gt;</b>"),
    ])
  func anElementIsWrittenAsHTML(element: MarkupElement, expected: String) {
    #expect(Array(element.htmlText.unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test func textsAndAttributesAreEscapedInXML() {
    let element = MarkupElement(
      "a", ["b": "\"<&'\n\u{1}", "c": nil], [.text("<&\"'\u{FFFF}"), .element(MarkupElement("d"))])
    #expect(
      element.xmlText
        == "<a b=\"&quot;&lt;&amp;&apos;&#10;\\u{1}\">&lt;&amp;\"'\\u{ffff}<d/></a>")
  }
}
