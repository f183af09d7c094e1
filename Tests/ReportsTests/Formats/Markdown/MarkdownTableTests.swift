import Testing

@testable import Reports

@Suite struct MarkdownTableTests {
  /// A bar ends a cell, in code as well.
  @Test(arguments: [
    ("a|b", #"a\|b"#), ("`a|b`", #"`a\|b`"#), (#"a\|b"#, #"a\|b"#), ("ab", "ab"),
  ])
  func barsInCellsAreEscaped(cell: String, written: String) {
    var table = MarkdownTable(["Title"])
    table.add([cell])
    #expect(table.text.split(separator: "\n").last?.contains(written) == true)
  }
}
