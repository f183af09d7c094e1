import Foundation
import Guidance
import TestSupport
import Testing

/// How-Decisions-Are-Made.md lists the gates of the procedures in `Rules/mac/decisions`.
@Suite struct DecisionArticleTests {
  private let sections: [String]

  init() throws {
    let articles = "Sources/macward/macward.docc/Articles"
    let page = Repository.root.appending(path: "\(articles)/How-Decisions-Are-Made.md")
    sections = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n### ")
  }

  @Test func itHasTheGatesOfEachProcedureInTheirOrderWithTheirOutcomes() throws {
    for procedure in try Catalog.inCheckout().decisions {
      let file = "`Rules/mac/decisions/\(procedure.id).yml`"
      let section = try #require(sections.first { $0.contains("\n\(file) decides") }, "\(file)")
      #expect(
        Self.rows(in: section) == procedure.gates.map { [$0.id, $0.outcome.id] }, "\(procedure.id)")
    }
  }

  /// The gate and outcome of each row: ``| `gate` | … | `outcome`, … |``.
  private static func rows(in section: String) -> [[String]] {
    section.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { row in
      let cells = row.split(separator: "|")
      return [cells.first, cells.last].map { cell in
        String(cell?.split(separator: "`", omittingEmptySubsequences: false)[1] ?? "")
      }
    }
  }
}
