import Testing

@testable import XcodeProject

/// The lines of keys in property lists.
@Suite struct KeyLineTests {
  @Test(arguments: [
    ("<plist>\n<key>A</key>\n<true/>\n<key>A</key>", ["A": 2]),
    ("{\n  AB = 1;\n  \"A\" = 2;\n}", ["A": 3]),
    ("<key>UIA</key>\r\n<key>A</key>\r\n", ["A": 2]),
    ("<key>A~ipad</key>\n<key>A</key>", ["A": 2]), ("", [:]), ("bplist00 A", [:]),
  ])
  func theFirstLineOfAWholeNameCounts(text: String, lines: [String: Int]) {
    #expect(KeyLines.all(of: ["A"], in: Array(text.utf8)) == lines)
  }
}
