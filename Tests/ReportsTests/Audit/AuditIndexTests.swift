import Foundation
import Guidance
import TestSupport
import Testing

@testable import Reports

@Suite struct AuditIndexTests {
  @Test func theOrderOfTheEntriesLeavesNoTrace() throws {
    let index = try makeIndexOfSamples()
    let rows = index.projects
    var other = index
    other.finish(with: rows.reversed(), titles(of: index))
    #expect(other == index)
  }

  @Test func theTotalsAreTheSumOfTheRows() throws {
    let index = try makeIndexOfSamples()
    let sum = index.projects.reduce(0) { $0 + $1.counts.pressing }
    #expect(index.totals.projects == Repository.samples.count)
    #expect(index.totals.counts.pressing == sum && sum > 0)
    for need in index.equivalents {
      let rows = index.projects.compactMap { $0.counts.equivalents[need.equivalent] }
      #expect(rows.count == need.projects && rows.reduce(0, +) == need.findings)
    }
    #expect(!index.equivalents.contains { $0.equivalent == "note" })
    #expect(index.equivalents.map(\.projects) == index.equivalents.map(\.projects).sorted(by: >))
  }

  @Test func theMostPressingProjectsComeFirstInMarkdown() {
    let index = AuditIndex([
      AuditedProject("c", required: 1), AuditedProject("b", recommended: 3),
      AuditedProject("a", recommended: 1), AuditedProject("d", failure: "It | cannot."),
    ])
    let text = AuditMarkdown(index).text
    let places = ["[b]", "[a]", "[c]"].compactMap { text.range(of: $0)?.lowerBound }
    #expect(places.count == 3 && places == places.sorted())
    #expect(!text.contains("[d]") && text.contains("- `d`: It \\| cannot."))
  }

  @Test(
    arguments: [
      (nil, "technology as each project suggests"), (.one(.swiftUI), "SwiftUI"),
      (.all, "all technologies"),
    ] as [(PlatformChoice?, String)])
  func theTechnologyIsTheOneThatWasChosen(_ platform: PlatformChoice?, words: String) throws {
    let index = AuditIndex([], platform: platform, edition: .current, version: "1")
    #expect(AuditMarkdown(index).text.contains("edition of the guidance; \(words).*"))
    let json = try jsonText(index)
    #expect(json.contains("\"platform\"") == (platform != nil))
    #expect(try AuditIndex(json: Data(json.utf8)) == index)
  }

  /// Several apps of one folder have different titles.
  @Test(arguments: [
    ("App", ".", "App"), ("App", "App", "App"), ("App", "Group/App", "Group/App"),
    ("Freetime", "GitHawk", "Freetime (GitHawk)"), ("App", "OtherApp", "App (OtherApp)"),
  ])
  func aProjectIsCalledByItsName(name: String, root: String, title: String) {
    let project = AuditedProject(name: name, root: root, folder: "projects/1")
    #expect(project.title == title)
    #expect(AuditMarkdown(AuditIndex([project])).text.contains("[\(title)]"))
  }

  @Test func partsComeToTheWhole() throws {
    let parts = try (1...3).map { try makeIndexOfSamples(shard: shard($0, of: 3)) }
    let whole = try makeIndexOfSamples()
    #expect(try AuditIndex(merging: parts) == whole)
    #expect(try AuditIndex(merging: parts.reversed()) == whole)
  }

  @Test func onlyPartsOfOneAuditAreMerged() throws {
    let parts = (1...3).map { number in
      AuditIndex([], platform: .all, edition: .current, version: "1", shard: shard(number, of: 3))
    }
    var (foreign, older) = (parts[2], parts[2])
    foreign.shard?.projects = "others"
    older.tool.version = "0"
    let cases: [([AuditIndex], AuditIndex.Mismatch)] = [
      ([], .foreign(position: 0)), ([AuditIndex([])], .foreign(position: 0)),
      ([parts[0], AuditIndex([])], .foreign(position: 1)),
      ([parts[0], parts[1], foreign], .foreign(position: 2)),
      ([parts[0], older], .foreign(position: 1)), ([parts[0], parts[0]], .repeated(part: 1)),
      ([parts[1]], .missing(parts: [1, 3], count: 3)),
    ]
    for (parts, mismatch) in cases {
      #expect(throws: mismatch) { try AuditIndex(merging: parts) }
    }
  }

  private func shard(_ number: Int, of count: Int) -> AuditIndex.Shard {
    AuditIndex.Shard(number: number, count: count, projects: "same")
  }

  private func titles(of index: AuditIndex) -> [String: String] {
    Dictionary(index.equivalents.map { ($0.equivalent, $0.title) }) { $1 }
  }
}
