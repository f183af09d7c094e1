import FileReading
import Guidance
import MigrationStrategy
import TestSupport
import Testing

@testable import Reports

/// The checklist for every app is no list of findings.
@Suite struct ChecklistTests {
  private let folder: TemporaryFolder
  private let report: Report

  init() throws {
    folder = try TemporaryFolder()
    report = try makeReport(on: [try MixedApp.write(below: folder)])
  }

  private var project: ProjectReport { report.projects[0] }

  @Test func itsPointsAreCountedNowhereAndFailNothing() throws {
    #expect(project.checklist.map(\.rule) == ["window/minimum-size", "window/remember-frame"])
    #expect(!project.recommendations.contains { $0.rule == "window/minimum-size" })
    let counted = project.summary.severity.values.reduce(0, +)
    #expect(counted == project.recommendations.count { $0.status.isPending })
    var alone = report
    (alone.projects[0].recommendations, alone.projects[0].plan) = ([], PlanReport([]))
    #expect(alone.highestSeverity == nil)
  }

  @Test func aPointSaysWhatInTheAppItConcerns() throws {
    let point = try #require(project.checklist.first)
    #expect(point.message.contains("SceneDelegate.swift:"))
  }

  @Test func toolsGetNotes() throws {
    var report = report
    report.projects[0].checklist[0].severity = .required
    let point = try #require(Findings(report).all.first { $0.rule == "window/minimum-size" })
    #expect(point.level == .note)
  }

  @Test func aBaselineThatHoldsAPointIsStillValid() throws {
    let baseline = Baseline(report)
    #expect(baseline.findings.contains("window/minimum-size .#"))
    #expect(baseline.countOfGone(in: report) == 0)
    #expect(report.compared(with: baseline).projects[0].checklist[0].isKnown == true)
  }

  @Test func aReportThatCountsThePointsIsComparedAsBefore() throws {
    var old = report
    old.projects[0].recommendations += old.projects[0].checklist
    (old.projects[0].checklist, old.projects[0].plan) = ([], PlanReport([]))
    let comparison = Comparison(try snapshot(of: old), try snapshot(of: report))
    #expect(comparison.totals.done == 0 && comparison.totals.new == 0)
    let without = Comparison(try snapshot(of: report), try snapshot(of: report))
    #expect(comparison.totals.unchanged == without.totals.unchanged)
  }

  @Test(arguments: [ReportFormat.terminal, .markdown, .html])
  func whereAMacAppStandsBesideItOneLineSaysSo(_ format: ReportFormat) throws {
    var report = report
    (report.projects[0].checklist, report.projects[0].plan) = ([], PlanReport([]))
    report.projects[0].macTargets = ["Mixed Mac"]
    report.projects[0].targets = [TargetReport(makeApp(isForIPhone: true, isForIPad: true))]
    let text = try format.render(report, RenderingOptions())
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains("The project has a separate Mac app, target Mixed Mac."))
  }
}
