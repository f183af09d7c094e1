import Testing

@testable import ProjectEdits

@Suite struct LineTableTests {
  @Test(arguments: [
    ("", 0, [0]), ("a", 1, [0, 0]), ("a\n", 1, [0, 0, 1]), ("a\n\nb", 3, [0, 0, 1, 2, 2]),
    ("a\r\nb\n", 2, [0, 0, 0, 1, 1, 2]),
  ])
  func eachOffsetIsOnALine(_ text: String, _ count: Int, _ lines: [Int]) {
    let table = LineTable(Array(text.utf8))
    #expect(table.count == count)
    #expect((0...text.utf8.count).map { table.index(at: $0) } == lines)
  }

  @Test func linesEndAfterTheirLineFeed() {
    let table = LineTable(Array("ab\n\ncd".utf8))
    #expect((0...3).map { table.range($0) } == [0..<3, 3..<4, 4..<6, 6..<6])
    #expect(table.range(0..<2) == 0..<4)
    #expect(table.line(at: 4) == 3)
  }
}
