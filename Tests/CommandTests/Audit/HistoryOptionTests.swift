import Foundation
import TestSupport
import Testing

@Suite struct HistoryOptionTests {
  private func lines(_ file: String) throws -> [JSONValue] {
    try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
      .map { try JSONValue(String($0)) }
  }

  @Test func eachRunAddsALineForEachApp() async throws {
    let fixture = try AuditFixture(["Couch", "Ticker"])
    let file = fixture.output("history.jsonl")
    let first = try await fixture.audit("out", "--history", file, "--date", "2026-01-02")
    #expect(first.status == 0)
    let names = try lines(file).compactMap { $0["name"]?.string }
    #expect(names.sorted() == ["Couch", "Ticker"])
    for line in try lines(file) {
      #expect(line["run"]?["date"] == "2026-01-02")
      #expect(line["run"]?["revision"] == nil)
      #expect(line["open"]?["required"]?.number != nil && line["verdicts"]?.object != nil)
      #expect((line["plan"]?["tasks"]?.number ?? 0) > 0)
    }
    let bytes = try String(contentsOfFile: file, encoding: .utf8)
    _ = try await fixture.audit("out", "--history", file, "--date", "2026-01-02", "--resume")
    #expect(try String(contentsOfFile: file, encoding: .utf8) == bytes)
    _ = try await fixture.audit("out", "--history", file, "--date", "2026-01-03", "--resume")
    #expect(try lines(file).count == 4)
    #expect(try fixture.files("out")["history.svg"] == nil)
  }

  @Test func theDayIsThatOfTheEnvironmentOrToday() async throws {
    let fixture = try AuditFixture(["Couch"])
    let file = fixture.output("history.jsonl")
    let arguments = [
      "audit", fixture.projects, "--output", fixture.output("out"), "--history", file,
    ]
    let environment = ["SOURCE_DATE_EPOCH": "1767225600"]
    let run = try await Macward.start(arguments + ["--revision", "abc"], environment: environment)
    #expect(run.status == 0)
    #expect(try lines(file).first?["run"]?["date"] == "2026-01-01")
    #expect(try lines(file).first?["run"]?["revision"] == "abc")
    let wrong = try await Macward.start(arguments, environment: ["SOURCE_DATE_EPOCH": "soon"])
    #expect(wrong.status == 2 && wrong.errors.contains("SOURCE_DATE_EPOCH is not a number"))
    #expect(try lines(file).count == 1)
    _ = try await Macward.start(arguments + ["--resume"], environment: ["SOURCE_DATE_EPOCH": ""])
    #expect(try lines(file).count == 2)
  }

  @Test func aFileThatIsNoHistoryIsKept() async throws {
    let fixture = try AuditFixture(["Couch"])
    let file = fixture.output("history.jsonl")
    try Data("{}\n".utf8).write(to: URL(fileURLWithPath: file))
    let run = try await fixture.audit("out", "--history", file)
    #expect(run.status == 2 && run.errors.contains("history.jsonl:1: not a line of a history"))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "{}\n")
  }

  @Test(arguments: [
    ["--date", "2026-01-02"], ["--revision", "a"], ["--history", "h", "--date", "tomorrow"],
    ["--history", "h", "--date", "2026-02-30"], ["--history", "h", "--shard", "1/2"],
    ["--budget", "none=1"],
  ])
  func optionsThatMeanNothingAreRefused(options: [String]) async throws {
    let fixture = try AuditFixture(["Couch"])
    #expect(try await fixture.audit("out", options).status == 64)
  }

  @Test func theHistoryOfPartsIsThatOfTheWhole() async throws {
    let fixture = try AuditFixture(["Couch", "Ticker"])
    _ = try await fixture.audit("part-1", "--shard", "1/2")
    _ = try await fixture.audit("part-2", "--shard", "2/2")
    let file = fixture.output("history.jsonl")
    let run = try await Macward.run(
      "merge", fixture.output("part-1"), fixture.output("part-2"), "--output",
      fixture.output("out"), "--history", file, "--date", "2026-01-02", "--budget", "required=0")
    #expect(run.status == 1 && run.errors.contains("exceeds the budget"))
    #expect(try lines(file).count == 2)
  }

  @Test func appsThatExceedTheBudgetAreNamed() async throws {
    let fixture = try AuditFixture(["Couch", "Ticker"])
    let run = try await fixture.audit("out", "--budget", "required=0,recommended=500")
    let report = try await Macward.run(
      "report", Repository.sample("Couch"), "--budget", "required=0")
    for run in [run, report] {
      #expect(run.status == 1)
      #expect(run.errors.contains("required (0 allowed)."))
    }
    #expect(report.errors.contains("macward: Couch exceeds the budget:"))
    let enough = try await fixture.audit("out", "--budget", "required=500", "--resume")
    #expect(enough.status == 0)
  }

  @Test func knownFindingsAreNotCounted() async throws {
    let folder = try TemporaryFolder()
    let known = folder.path + "/known.json"
    let sample = Repository.sample("Couch")
    _ = try await Macward.run("report", sample, "--write-baseline", known)
    let run = try await Macward.run(
      "report", sample, "--baseline", known, "--budget", "required=0,recommended=0,consider=0")
    #expect(run.status == 0)
  }
}
