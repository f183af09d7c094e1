import Guidance
import MigrationStrategy
import TestSupport
import Testing

@testable import Reports

/// Findings that depend on source code are marked as such.
@Suite struct SourceReportTests {
  private let folder: TemporaryFolder
  private let report: Report

  init() throws {
    folder = try TemporaryFolder()
    report = try makeReport(on: [try MixedApp.write(below: folder)])
  }

  @Test(arguments: [(ReportFormat.terminal, "report.txt"), (.json, "report.json")])
  func inFormatsOfEachKind(_ form: (format: ReportFormat, file: String)) throws {
    try Golden(named: "Mixed/\(form.file)")
      .expect(try form.format.render(report, RenderingOptions()).withoutStyleAndScript)
  }

  @Test func whatIsFromSourceSaysSo() throws {
    let project = try #require(report.projects.first)
    let bar = try #require(project.structures.first { $0.kind == "tab-bar" })
    #expect(bar.fromSource == true && bar.file == "SceneDelegate.swift")
    let stepper = try #require(
      project.recommendations.first { $0.rule == "project/forbidden-controls" })
    #expect(stepper.fromSource == true)
    #expect(stepper.subject.file == "AmountViewController.m" && stepper.subject.line == 7)
    let source = try #require(project.source)
    #expect(source.files == 3 && source.parsedFiles == 3 && source.commands == 3)
    #expect(source.structures == project.structures.count { $0.fromSource == true })
    #expect(source.recommendations == project.recommendations.count { $0.fromSource == true })
  }

  @Test func partlyDoneSaysWhatIsMissing() throws {
    let project = try #require(report.projects.first)
    let commands = try #require(
      project.recommendations.first { $0.rule == "tab-bar/view-menu-commands" })
    #expect(commands.status == .open && commands.missing == ["Drafts", "People"])
    #expect(commands.evidence?.allSatisfy { $0.fromSource == true } == true)
    #expect(
      Wording.evidence(commands)
        == "Already on the Mac: the command “Inbox” (AppDelegate.swift:6), "
        + "the command “Sent” (AppDelegate.swift:8). That is 2 of 4 commands. "
        + "Missing: “Drafts”, “People”.")
  }

  @Test func aReportWithoutSourceSaysNothingOfIt() throws {
    let project = try #require(makeReport(onSample: "FlatTabs").projects.first)
    #expect(project.source == nil)
    #expect(!project.structures.contains { $0.fromSource == true })
    #expect(project.recommendations.allSatisfy { $0.fromSource == nil })
  }

  @Test(arguments: [
    (0, 0, "1 source file, 1 parsed; no results"),
    (2, 1, "1 source file, 1 parsed: 2 structures, 1 transition between screens"),
  ])
  func theWordsForIt(structures: Int, transitions: Int, words: String) throws {
    let project = try #require(report.projects.first)
    var source = try #require(project.source)
    (source.files, source.parsedFiles, source.commands) = (1, 1, 0)
    (source.recommendations, source.done) = (0, 0)
    (source.structures, source.transitions) = (structures, transitions)
    #expect(Wording.source(source) == words)
  }
}
