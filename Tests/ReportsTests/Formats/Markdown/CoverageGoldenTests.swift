import Foundation
import Guidance
import TestSupport
import Testing

@testable import Reports

/// The table of the statements, kept beside the rules.
@Suite struct CoverageGoldenTests {
  @Test func theTableIsTrue() throws {
    let rules = Repository.root.appending(path: "Rules")
    let coverage = try #require(try CatalogFolder(rules.path).coverage())
    try Golden(rules.appending(path: "coverage.md")).expect(CoverageTable(coverage).text)
  }

  @Test func aRaggedTableDoesNotFillItsLastColumn() {
    var table = MarkdownTable(["A", "Last"], isRagged: true)
    table.add(["long", "much longer than that"])
    table.add(["b", "c"])
    #expect(
      table.text == """
        | A    | Last |
        | ---- | ---- |
        | long | much longer than that |
        | b    | c    |
        """)
  }
}
