import Foundation
import TestSupport
import Testing

@Suite struct ReportCommandTests {
  @Test func reportsAProject() async throws {
    let run = try await Macward.run("report", Repository.sample("DeepTabs"), "--details")
    #expect(run.status == 0)
    #expect(run.output.contains("→ Sidebar"))
    #expect(run.output.contains("Today                         ⌘1"))
    #expect(!run.output.contains("\u{1B}"))
    #expect(run.errors.isEmpty)
  }

  @Test func reportsOneDocument() async throws {
    let file = Repository.sample("FlatTabs") + "/FlatTabs/Base.lproj/Main.storyboard"
    let run = try await Macward.run("report", file, "--format", "json")
    #expect(run.status == 0)
    #expect(run.output.contains("\"file\" : \"Main.storyboard\""))
    #expect(run.output.contains("\"root\" : \".\""))
    #expect(run.output.contains("\"outcome\" : \"segmented-control\""))
  }

  @Test func theSameReportComesFromAnyFolder() async throws {
    let here = try await Macward.run("report", Repository.sample("Trailhead"), "--format", "json")
    let there = try await Macward.start(
      "report", ".", "--format", "json", in: URL(fileURLWithPath: Repository.sample("Trailhead")))
    #expect(here.output == there.output)
  }

  @Test func oneThreadAndManyGiveTheSame() async throws {
    let samples = Repository.root.appending(path: "Samples").path
    let one = try await Macward.run("report", samples, "--format", "json", "--jobs", "1")
    let many = try await Macward.run("report", samples, "--format", "json", "--jobs", "8")
    #expect(one.output == many.output)
  }

  @Test func severalPathsAreDistinguished() async throws {
    let run = try await Macward.start(
      "report", "FlatTabs", "DeepTabs", "--format", "json",
      in: Repository.root.appending(path: "Samples"))
    #expect(run.output.contains("\"root\" : \"FlatTabs\""))
    #expect(run.output.contains("\"root\" : \"DeepTabs\""))
  }

  @Test func writesToAFile() async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "review.md")
    let run = try await Macward.run(
      "report", Repository.sample("Couch"), "--format", "markdown", "--output", file.path)
    #expect(run.status == 0 && run.output.isEmpty)
    #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix("# Couch on the Mac"))
  }

  @Test func aFileThatCannotBeWrittenIsAnError() async throws {
    let run = try await Macward.run(
      "report", Repository.sample("Couch"), "--output", "/nowhere/at/all/review.md")
    #expect(run.status == 2)
    #expect(run.errors.contains("/nowhere/at/all/review.md cannot be written"))
  }

  @Test(arguments: [
    ("never", 0), ("required", 1), ("recommended", 1), ("consider", 1),
  ])
  func failsWhenAsked(limit: String, status: Int) async throws {
    let run = try await Macward.run("report", Repository.sample("DeepTabs"), "--fail-on", limit)
    #expect(run.status == status)
  }

  @Test func doesNotFailBelowTheLimit() async throws {
    let run = try await Macward.run(
      "report", Repository.sample("Postcards"), "--fail-on", "required")
    #expect(run.status == 0)
  }

  @Test(arguments: [
    ("always", [:], true), ("never", [:], false), ("auto", ["NO_COLOR": "1"], false),
  ])
  func colorsWhenAsked(choice: String, environment: [String: String], isColored: Bool) async throws
  {
    let run = try await Macward.start(
      "report", Repository.sample("FlatTabs"), "--color", choice, environment: environment)
    #expect(run.output.contains("\u{1B}[") == isColored)
  }

  @Test func theEditionCounts() async throws {
    let run = try await Macward.run("report", Repository.sample("FieldNotes"), "--edition", "2019")
    #expect(run.output.contains("→ Segmented control"))
  }

  @Test func thePlatformCounts() async throws {
    let run = try await Macward.run(
      "report", Repository.sample("DeepTabs"), "--platform", "swiftui", "--format", "markdown",
      "--details")
    #expect(run.output.contains("# How to build it with SwiftUI"))
  }

  @Test func allPlatformsCanBeCompared() async throws {
    let run = try await Macward.run(
      "report", Repository.sample("DeepTabs"), "--platform", "all", "--format", "markdown",
      "--details")
    #expect(run.status == 0)
    for platform in ["Mac Catalyst", "AppKit", "SwiftUI"] {
      #expect(run.output.contains("\n### \(platform)\n"))
    }
    let help = try await Macward.run("report", "--help")
    let words = help.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("appkit, uikit, swiftui, all)"))
  }

  @Test func anXcodeProjectStandsForItsFolder() async throws {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      atPath: Repository.sample("FlatTabs") + "/FlatTabs", toPath: folder.path + "/FlatTabs")
    try folder.write("", to: "Clocks.xcodeproj/xcshareddata")
    let run = try await Macward.run("report", folder.path + "/Clocks.xcodeproj")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("Clocks\n══════\n"))
  }

  @Test func aBackupIsCountedAndLeftOut() async throws {
    let folder = try TemporaryFolder()
    let main = Repository.sample("FlatTabs") + "/FlatTabs/Base.lproj/Main.storyboard"
    for name in ["Main.storyboard", "Main~.storyboard", "Other~ipad.storyboard"] {
      try FileManager.default.copyItem(atPath: main, toPath: folder.path + "/" + name)
    }
    let run = try await Macward.start("--details", in: folder.url)
    #expect(run.output.contains("Main~.storyboard:1: note: Left out: an editor's backup"))
    #expect(!run.output.contains("Other~ipad.storyboard:1: note"))
    #expect(run.output.contains("Read 3 storyboards"))
  }

  @Test func quietLeavesErrorsToTheReport() async throws {
    let folder = try TemporaryFolder()
    try folder.write("<document", to: "Broken.storyboard")
    let run = try await Macward.run("report", folder.path, "--quiet", "--details")
    #expect(run.status == 2 && run.errors.isEmpty)
    let words = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("Broken.storyboard:1: error"))
  }
}
