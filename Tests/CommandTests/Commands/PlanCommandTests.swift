import Foundation
import TestSupport
import Testing

@Suite struct PlanCommandTests {
  @Test func aPlanIsPrinted() async throws {
    let run = try await Macward.run("plan", Repository.sample("DeepTabs"))
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.contains("Add a View menu command for each section: required"))
  }

  @Test func theScriptCreatesAnIssueForEachTask() async throws {
    let folder = try TemporaryFolder()
    let sample = Repository.sample("DeepTabs")
    let csv = try await Macward.run("plan", sample, "--format", "csv")
    let run = try await Macward.start(
      "plan", sample, "--format", "github", "--output", "issues.sh", in: folder.url)
    #expect(run.status == 0)
    // This gh writes the title of each issue.
    try folder.write("#!/bin/sh\n[ \"$1\" = label ] || echo \"$6\" >> titles\n", to: "bin/gh")
    let shell = try await Shell.run(
      "chmod +x bin/gh && PATH=\"$PWD/bin:$PATH\" sh issues.sh", in: folder.url)
    #expect(shell.status == 0, "\(shell.output)")
    let titles = try String(contentsOfFile: folder.path + "/titles", encoding: .utf8)
    let rows = csv.output.components(separatedBy: "\r\n").count - 2
    #expect(titles.split(separator: "\n").count == rows && rows > 3)
    #expect(titles.contains("Replace the tab bar with a sidebar\n"))
  }

  @Test func anUnknownAppIsAnError() async throws {
    let run = try await Macward.run("plan", Repository.sample("DeepTabs"), "--app", "Deep")
    #expect(run.status == 2 && run.errors.contains("there is no app “Deep” here"))
  }
}
