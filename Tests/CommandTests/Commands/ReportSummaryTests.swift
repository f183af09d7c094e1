import Foundation
import TestSupport
import Testing

@Suite struct ReportSummaryTests {
  private static var samples: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(
        atPath: Repository.root.appending(path: "Samples").path
      ).filter { !$0.contains(".") }.sorted()
    }
  }

  @Test func eachSampleFitsOnAScreen() async throws {
    let samples = try Self.samples
    #expect(samples.count > 8)
    for sample in samples {
      let run = try await Macward.run("report", Repository.sample(sample))
      #expect(run.status == 0)
      #expect(run.output.components(separatedBy: "\n").count <= 61, "\(sample)")
    }
  }

  @Test func aPrintedPathCanBePastedIntoExplain() async throws {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      atPath: Repository.sample("DeepTabs"), toPath: folder.path + "/My App")
    let run = try await Macward.start("report", "My App", in: folder.url)
    let lines = run.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let word = try #require(lines.first { $0.hasPrefix("'My App/") && $0.contains("#") })
    let explained = try await Shell.run("macward explain \(word)", in: folder.url)
    #expect(explained.status == 0 && explained.output.contains("→ Sidebar"))
  }

  @Test func theCommandsOfASummaryWork() async throws {
    let folder = try TemporaryFolder()
    for sample in ["DeepTabs", "FlatTabs"] {
      try folder.write("", to: "All/\(sample)/\(sample).xcodeproj/xcshareddata")
      try FileManager.default.copyItem(
        atPath: "\(Repository.sample(sample))/\(sample)",
        toPath: folder.path + "/All/\(sample)/\(sample)")
    }
    let all = try await Macward.start("report", "All", in: folder.url)
    let commands = all.output.split(separator: "\n").filter { $0.hasPrefix("  macward ") }
    #expect(commands.contains("  macward report All --app DeepTabs"))
    for command in commands {
      let run = try await Shell.run(String(command), in: folder.url)
      #expect(run.status == 0, "\(command)")
    }
  }

  @Test func aRuleOrASeverityNarrowsTheReport() async throws {
    let sample = Repository.sample("DeepTabs")
    let rule = try await Macward.run("report", sample, "--rule", "icons")
    #expect(rule.output.contains("Tab with a filled symbol"))
    #expect(!rule.output.contains("Required"))
    let json = try await Macward.run(
      "report", sample, "--severity", "required", "--format", "json")
    #expect(!json.output.contains("\"severity\" : \"consider\""))
    let wrong = try await Macward.run("report", sample, "--rule", "icns")
    #expect(wrong.status == 2 && wrong.errors.contains("did you mean “icons”?"))
  }
}
