import Foundation
import TestSupport
import Testing

/// `--baseline` and `--write-baseline`, as a team uses them.
@Suite struct BaselineOptionsTests {
  private let folder: TemporaryFolder
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = folder.path + "/known.json"
  }

  private func report(_ arguments: String..., sample: String = "DeepTabs") async throws
    -> Macward.Run
  {
    try await Macward.run(["report", Repository.sample(sample)] + arguments)
  }

  @Test func whatIsKnownFailsNoMore() async throws {
    let first = try await report("--write-baseline", file)
    #expect(first.status == 0 && first.errors.isEmpty)
    #expect(first.output == (try await report().output))
    let second = try await report("--baseline", file, "--fail-on", "consider")
    #expect(second.status == 0 && second.errors.isEmpty)
    #expect(second.output.contains("Baseline     0 new, 7 known\n"))
    #expect(try await report("--baseline", file, "--format", "xcode").output.isEmpty)
  }

  @Test func whatIsNewFails() async throws {
    _ = try await report("--write-baseline", file)
    let text = try String(contentsOf: URL(fileURLWithPath: file), encoding: .utf8)
    let lines = text.split(separator: "\n").filter { !$0.contains("\"tab-bar/to-sidebar ") }
    try folder.write(lines.joined(separator: "\n"), to: "known.json")
    let run = try await report("--baseline", file, "--fail-on", "recommended", "--format", "xcode")
    #expect(run.status == 1)
    #expect(run.output.split(separator: "\n").count == 1 && run.output.contains("[tab-bar/to-"))
    #expect(try await report("--baseline", file, "--fail-on", "required").status == 0)
  }

  @Test(arguments: [
    (1, "1 finding of the baseline no longer occurs"),
    (3, "3 findings of the baseline no longer occur"),
  ])
  func resolvedFindingsAreCountedInALine(count: Int, message: String) async throws {
    let keys = (0..<count).map { "\"a/b Main.storyboard#\($0)\"" }.joined(separator: ",")
    try folder.write("{ \"baselineVersion\": 1, \"findings\": [\(keys)] }", to: "known.json")
    let run = try await report("--baseline", file)
    #expect(run.status == 0)
    #expect(run.errors.hasPrefix("macward: \(file): \(message)"))
    #expect(run.errors.hasSuffix(": write it again.\n"))
    let anew = try await report("--baseline", file, "--write-baseline", file)
    #expect(anew.errors.isEmpty)
    #expect(try await report("--baseline", file).errors.isEmpty)
  }

  @Test(arguments: [
    ("{\n  \"baselineVersion\" : 1,\n=======\n}", ":3: error: this is not JSON"),
    ("{ \"baselineVersion\" : 2 }", ": error: this baseline is of version 2"),
    ("{ \"schemaVersion\" : 1 }", ": error: this is not a baseline"),
  ])
  func aBrokenBaselineIsAnError(text: String, message: String) async throws {
    try folder.write(text, to: "known.json")
    let run = try await report("--baseline", file)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.hasPrefix(file + message))
  }

  @Test func aBaselineThatIsNotThereIsAnError() async throws {
    let missing = try await report("--baseline", file)
    #expect(missing.status == 2 && missing.output.isEmpty)
    #expect(missing.errors == "macward: \(file): no such file; check the spelling.\n")
    let unreadable = try await report("--baseline", folder.path)
    #expect(unreadable.status == 2)
    #expect(unreadable.errors == "macward: \(folder.path): this file cannot be read.\n")
  }

  @Test func aBaselineThatCannotBeWrittenIsAnError() async throws {
    let run = try await report("--write-baseline", "/nowhere/at/all/known.json")
    #expect(run.status == 2)
    #expect(run.errors.contains("/nowhere/at/all/known.json cannot be written"))
  }

  @Test func oneFileCannotHoldBoth() async throws {
    let run = try await report("--write-baseline", file, "--output", file)
    #expect(run.status == 64)
    #expect(run.errors.contains("name the same file"))
  }
}
