import Foundation
import TestSupport
import Testing

/// `macward compare`, as a user runs it.
@Suite struct CompareCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Writes the reports of two samples that are said to be one.
  private func reports(_ old: String, _ new: String) async throws -> [String] {
    let files = [folder.path + "/old.json", folder.path + "/new.json"]
    for (sample, file) in zip([old, new], files) {
      _ = try await Macward.run(
        "report", Repository.sample(sample), "--format", "json", "--output", file)
    }
    return files
  }

  @Test(arguments: [
    ("terminal", "DeepTabs\n════════\n0 done, 0 new, 0 changed, 15 as before\n"),
    ("markdown", "# What changed in DeepTabs\n\n0 done, 0 new, 0 changed, 15 as before.\n"),
  ])
  func saysThatNothingChanged(format: String, text: String) async throws {
    let files = try await reports("DeepTabs", "DeepTabs")
    let run = try await Macward.run(["compare"] + files + ["--format", format])
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output == text)
  }

  @Test(arguments: [
    ("never", 0), ("consider", 1), ("recommended", 1), ("required", 1),
  ])
  func failsWhenAsked(limit: String, status: Int) async throws {
    let files = try await reports("Postcards", "DeepTabs")
    let run = try await Macward.run(["compare"] + files + ["--fail-on", limit])
    #expect(run.status == status)
    #expect(run.output.contains("\n\nDone\n") && run.output.contains("\n\nNew\n  Required"))
    let back = try await Macward.run(["compare"] + files.reversed() + ["--fail-on", "required"])
    #expect(back.status == 0)
  }

  @Test func writesToAFile() async throws {
    let files = try await reports("Couch", "Couch")
    let output = folder.path + "/changes.json"
    let run = try await Macward.run(
      ["compare"] + files + ["--format", "json", "--output", output])
    #expect(run.status == 0 && run.output.isEmpty)
    let text = try String(contentsOf: URL(fileURLWithPath: output), encoding: .utf8)
    #expect(text.contains("\"schemaVersion\" : 1") && text.contains("\"presence\" : \"both\""))
  }

  @Test(arguments: [("always", true), ("never", false), ("auto", false)])
  func colorsWhenAsked(choice: String, isColored: Bool) async throws {
    let files = try await reports("Couch", "Couch")
    let run = try await Macward.run(["compare"] + files + ["--color", choice])
    #expect(run.output.contains("\u{1B}[") == isColored)
  }

  @Test func readsStandardInput() async throws {
    let files = try await reports("Couch", "DeepTabs")
    let text = try String(contentsOf: URL(fileURLWithPath: files[1]), encoding: .utf8)
    let direct = try await Macward.run(["compare"] + files)
    let piped = try await Macward.run("compare", files[0], "-", input: text)
    #expect(piped.status == 0 && piped.output == direct.output)
    let empty = try await Macward.run("compare", files[0], "-", input: "")
    #expect(empty.status == 2)
    #expect(empty.errors.hasPrefix("standard input:1: error: this is not JSON"))
  }

  @Test func bothFromStandardInputIsWrongUsage() async throws {
    let run = try await Macward.run("compare", "-", "-")
    #expect(run.status == 64)
    #expect(run.errors.contains("Only one of the reports can be standard input."))
  }

  @Test(arguments: [
    ("{", ":1: error: this is not JSON"), ("{}", ": error: this is not a report: write one with"),
    (
      #"{ "schemaVersion": 9, "tool": { "name": "macward" }, "statistics": {} }"#,
      ": error: this report is of schema version 9, and this macward reads version 1"
    ),
  ])
  func whatIsNoReportIsAnError(text: String, message: String) async throws {
    let files = try await reports("Couch", "Couch")
    try folder.write(text, to: "new.json")
    let run = try await Macward.run(["compare"] + files)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.hasPrefix(files[1] + message))
  }

  @Test func aFileThatIsNotThereIsAnError() async throws {
    let run = try await Macward.run("compare", "/no/such/old.json", "/no/such/new.json")
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors == "macward: /no/such/old.json: no such file; check the spelling.\n")
  }
}
