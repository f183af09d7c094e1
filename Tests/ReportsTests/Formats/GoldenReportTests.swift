import Foundation
import Guidance
import TestSupport
import Testing

@testable import Reports

/// Whole reports, compared byte for byte.
@Suite struct GoldenReportTests {
  @Test(arguments: ["DeepTabs", "FieldNotes", "PostRoom", "Postcards", "Couch"])
  func onATerminal(sample: String) throws {
    let report = try makeReport(onSample: sample)
    try Golden(named: "\(sample)/report.txt")
      .expect(try ReportFormat.terminal.render(report, RenderingOptions()))
  }

  @Test(arguments: ["Trailhead", "Workshop"])
  func asJSON(sample: String) throws {
    let report = try makeReport(onSample: sample)
    try Golden(named: "\(sample)/report.json")
      .expect(try ReportFormat.json.render(report, RenderingOptions()))
  }

  @Test(
    arguments: [
      (ReportFormat.sarif, "report.sarif"), (.xcode, "xcode.txt"), (.github, "github.txt"),
      (.checkstyle, "checkstyle.xml"),
    ], ["Trailhead", "Couch"])
  func forEditorsAndBuildServers(_ form: (format: ReportFormat, file: String), sample: String)
    throws
  {
    let report = try makeReport(onSample: sample)
    try Golden(named: "\(sample)/\(form.file)")
      .expect(try form.format.render(report, RenderingOptions()))
  }

  @Test(arguments: [
    (ReportFormat.terminal, "report.txt"), (.markdown, "report.md"), (.json, "report.json"),
    (.sarif, "report.sarif"),
    (.xcode, "xcode.txt"), (.html, "report.html"),
  ])
  func withWhatATeamSays(_ form: (format: ReportFormat, file: String)) throws {
    let report = try makeReport(onSample: "DeepTabs", team: Self.team)
    try Golden(named: "Team/\(form.file)")
      .expect(try form.format.render(report, RenderingOptions()).withoutStyleAndScript)
  }

  private static let team = """
    answers:
      compare-siblings: yes
      small-window: { DeepTabs/Base.lproj/Main.storyboard#P01-ts-gb0: no }
    decisions:
      - outcome: segmented-control
        structure: DeepTabs/Base.lproj/Main.storyboard#P01-ts-gb0
        status: overridden
        reason: The window is small, and stays so.
        by: https://example.com/decisions/1
        date: "2026-03-01"
      - rule: tab-bar/view-menu-commands
        status: accepted
        by: Kim
      - rule: navigation-stack/keep-state
        status: declined
        reason: People start anew each time.
      - rule: tab-bar/badge
        object: gone
        status: accepted
    """

  /// The style and the script have files of their own, so the expected page is without them.
  @Test func asAPage() throws {
    let page = try ReportFormat.html.render(
      try makeReport(onSample: "FlatTabs"), RenderingOptions())
    try Golden(named: "FlatTabs/report.html").expect(page.withoutStyleAndScript)
  }

  @Test func inColor() throws {
    let report = try makeReport(onSample: "FlatTabs")
    try Golden(named: "FlatTabs/report.color.txt")
      .expect(try ReportFormat.terminal.render(report, RenderingOptions(width: 72, color: true)))
  }

  @Test func withTheGuidanceOf2019() throws {
    let report = try makeReport(onSample: "DeepTabs", edition: .year2019)
    try Golden(named: "DeepTabs/report.2019.txt")
      .expect(try ReportFormat.terminal.render(report, RenderingOptions()))
  }

  @Test(arguments: Repository.samples)
  func noLineIsWiderThanTheTerminal(sample: String) throws {
    let report = try makeReport(onSample: sample)
    let text = try ReportFormat.terminal.render(report, RenderingOptions())
    let wide = text.split(separator: "\n").filter { displayWidth($0) > 80 }
    // An address is never broken.
    #expect(wide.allSatisfy { $0.contains("https://") })
  }

  @Test(arguments: ReportFormat.allCases)
  func theSameInputGivesTheSameBytes(format: ReportFormat) throws {
    let samples = [Repository.root.appending(path: "Samples").path]
    let texts = try [1, 1, 2, 8].map { threads in
      try format.render(try makeReport(on: samples, threads: threads), RenderingOptions())
    }
    #expect(Set(texts).count == 1)
  }
}
