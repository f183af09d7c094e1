import Testing

@testable import Scaffold

@Suite struct IndentationTests {
  @Test(arguments: [
    ("class A {\n    var b = 1\n}", "    "), ("class A {\n\tvar b = 1\n}", "\t"),
    ("class A {\n  var b = 1\n  func c() {\n    d()\n  }\n}", "  "),
    ("class A {\n    func c() {\n        d()\n    }\n}\n\tx", "    "),
    ("class A {\r\n    var b = 1\r\n}", "    "),
  ])
  func itIsThatOfMostLines(_ text: String, _ level: String) {
    #expect(Indentation(of: text)?.level == level)
  }

  @Test(arguments: ["", "class A {}"]) func textWithoutIndentedLinesHasNone(_ text: String) {
    #expect(Indentation(of: text) == nil)
  }

  @Test(arguments: [
    ("  ", "a\n  b\n    c\n   d\n\n"), ("\t", "a\n\tb\n\t\tc\n\t d\n\n"),
    ("    ", "a\n    b\n        c\n     d\n\n"),
  ])
  func itReplacesTwoSpaces(_ level: String, _ result: String) {
    var indentation = Indentation()
    indentation.level = level
    #expect(indentation.applied(to: "a\n  b\n    c\n   d\n\n") == result)
  }
}
