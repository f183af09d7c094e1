import Foundation
import TestSupport
import Testing

@testable import Reports

@Suite struct HistoryTests {
  static func entry(
    _ root: String, _ date: String, _ revision: String? = nil, required: Int = 0,
    recommended: Int = 0
  ) throws -> HistoryEntry {
    var project = AuditedProject(root)
    var open = OpenFindings()
    (open.required, open.recommended) = (required, recommended)
    project.open = open
    let run = HistoryEntry.Run(date: date, revision: revision, version: "0.0.0")
    return try #require(HistoryEntry(project, run: run))
  }

  @Test func aLineIsAnEntry() throws {
    var history = History()
    history.add([try Self.entry("A", "2026-01-02", "abc", required: 2)])
    let text = try history.text()
    #expect(text.split(separator: "\n").count == 1 && text.hasSuffix("}\n"))
    #expect(text.contains(#""date":"2026-01-02","revision":"abc""#))
    #expect(try History("\n" + text + "\n") == history)
  }

  @Test(arguments: [
    ("2026-01-02", nil, "2026-01-02", nil, 1), ("2026-01-02", nil, "2026-01-03", nil, 2),
    ("2026-01-02", "a", "2026-01-03", "a", 1), ("2026-01-02", "a", "2026-01-02", "b", 2),
    ("2026-01-02", "a", "2026-01-02", nil, 1), ("2026-01-02", nil, "2026-01-02", "a", 1),
  ])
  func theSameRunCountsOnce(
    first: String, revision: String?, second: String, other: String?, count: Int
  ) throws {
    var history = History()
    let kept = try Self.entry("B", first, revision)
    history.add([try Self.entry("A", first, revision, required: 9), kept])
    history.add([try Self.entry("A", second, other, required: 1)])
    #expect(history.entries.count == count + 1)
    #expect(history.entries.contains(kept))
    #expect(history.entries.last?.open.required == 1)
  }

  @Test(arguments: ["x", "{}", "[]", "{\"run\":1}"])
  func aLineThatIsNotAnEntryIsAMistake(line: String) throws {
    var history = History()
    history.add([try Self.entry("A", "2026-01-02")])
    let text = try history.text()
    #expect(throws: History.Mistake(line: 2)) { try History(text + line + "\n") }
  }

  @Test func anAppWithoutAReportHasNoEntry() {
    let run = HistoryEntry.Run(date: "2026-01-02", version: "0.0.0")
    #expect(HistoryEntry(AuditedProject("A", failure: "It cannot be read."), run: run) == nil)
  }

  @Test func runsAreSortedByDayAndAddUpTheirApps() throws {
    var history = History()
    history.add([try Self.entry("A", "2026-02-01", "b", required: 1)])
    history.add([
      try Self.entry("A", "2026-01-01", "a", required: 3),
      try Self.entry("B", "2026-01-01", "a", required: 2, recommended: 1),
    ])
    let runs = HistoryRuns(history)
    #expect(runs.all.map(\.date) == ["2026-01-01", "2026-02-01"])
    #expect(runs.all.map(\.apps) == [2, 1])
    #expect(runs.all.map(\.open.required) == [5, 1])
    #expect(runs.apps.map(\.title) == ["A", "B"])
    #expect(runs.apps[0].cells == ["A", "2026-01-01", "1 (−2)", "0", "0", "none"])
  }

  @Test func theIndexShowsTheHistory() throws {
    var history = History()
    history.add([try Self.entry("<A>", "2026-01-01", required: 4, recommended: 2)])
    let index = AuditIndex([AuditedProject("<A>")])
    history.add([try Self.entry("<A>", "2026-02-01", required: 1, recommended: 2)])
    let files = Dictionary(try index.files(history).map { ($0.name, $0.text) }) { $1 }
    #expect(Set(files.keys) == Set(AuditIndex.fileNames).subtracting(["history.svg"]))
    let markdown = try #require(files["index.md"])
    #expect(markdown.contains("## Over time\n\n| Run"))
    #expect(markdown.contains("| 2026-02-01 |"))
    let page = try #require(files["index.html"])
    #expect(page.contains("1 (−3)"))
    #expect(!page.contains("<A>"))
    #expect(try index.files().map(\.text).allSatisfy { !$0.contains("Over time") })
  }
}
