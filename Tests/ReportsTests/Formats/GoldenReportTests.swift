import Foundation
import Guidance
import TestSupport
import Testing

@testable import Reports

/// Whole reports, compared byte for byte: each format with one sample. ``SampleReviewTests`` compares
/// the values of all samples.
@Suite struct GoldenReportTests {
  @Test(arguments: [
    (ReportFormat.terminal, "report.txt"), (.json, "report.json"), (.sarif, "report.sarif"),
    (.xcode, "xcode.txt"), (.github, "github.txt"), (.checkstyle, "checkstyle.xml"),
  ])
  func inEachFormat(_ form: (format: ReportFormat, file: String)) throws {
    let report = try makeReport(onSample: "Trailhead")
    try Golden(named: "Trailhead/\(form.file)")
      .expect(try form.format.render(report, RenderingOptions()))
  }

  @Test(arguments: [(ReportFormat.terminal, "report.txt"), (.json, "report.json")])
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

  @Test(arguments: Repository.samples)
  func noLineIsWiderThanTheTerminal(sample: String) throws {
    let report = try makeReport(onSample: sample)
    let text = try ReportFormat.terminal.render(report, RenderingOptions())
    let wide = text.split(separator: "\n").filter { displayWidth($0) > 80 }
    // An address is never broken.
    #expect(wide.allSatisfy { $0.contains("https://") })
  }

  @Test func theSameInputGivesTheSameBytes() throws {
    let samples = [Repository.root.appending(path: "Samples").path]
    let reports =
      try [1, 8].map { try makeReportOnAllSamples(threads: $0) }
      + [makeReport(on: samples, threads: 1)]
    for format in ReportFormat.allCases {
      let texts = try reports.map { try format.render($0, RenderingOptions()) }
      #expect(Set(texts).count == 1, "\(format)")
    }
  }
}
