import Foundation
import Guidance
import TestSupport
import Testing

@testable import Drawings
@testable import Reports

/// Two samples have their review beside them, and the review is what the program writes. Of all
/// samples, the values are compared.
@Suite struct SampleReviewTests {
  @Test func thereAreEnoughSamples() {
    #expect(Repository.samples.count >= 9)
  }

  @Test(arguments: ["DeepTabs", "FieldNotes"])
  func theReviewIsTrue(of sample: String) throws {
    let report = try makeReport(onSample: sample)
    let pictures = ReportPictures(report, folder: "Review-pictures")
    let folder = Repository.root.appending(path: "Samples/\(sample)")
    try Golden(folder.appending(path: "Review.md"))
      .expect(try ReportFormat.markdown.render(report, RenderingOptions(pictures: pictures)))
    let drawings = folder.appending(path: pictures.folder)
    for picture in pictures.all {
      try Golden(drawings.appending(path: picture.fileName)).expect(picture.svg)
    }
    try removeOrReport(otherFilesIn: drawings, than: pictures.all.map(\.fileName))
  }

  /// One sample has a review for all targets as well.
  @Test func theReviewForAllTargetsIsTrue() throws {
    let report = try makeReportForAllTargets(onSample: "FieldNotes")
    let file = Repository.root.appending(path: "Samples/FieldNotes/Targets.md")
    try Golden(file).expect(try ReportFormat.markdown.render(report, RenderingOptions()))
  }

  @Test(arguments: Repository.samples)
  func theValuesAreThoseOfBefore(of sample: String) throws {
    let report = try makeReportForAllTargets(onSample: sample)
    try Golden(named: "Values/\(sample).txt").expect(ReportValues(report).text)
  }

  @Test func theGuidanceOf2019HasOtherValues() throws {
    let report = try makeReport(onSample: "DeepTabs", edition: .year2019)
    try Golden(named: "Values/DeepTabs.2019.txt").expect(ReportValues(report).text)
    let text = try ReportFormat.terminal.render(report, RenderingOptions())
    #expect(text.contains("2019 edition"))
  }

  /// Pictures that no review shows any more; `make goldens` removes them.
  private func removeOrReport(otherFilesIn folder: URL, than names: [String]) throws {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let others = files.filter { !names.contains($0) }
    if ProcessInfo.processInfo.environment["MACWARD_WRITE_GOLDENS"] != nil {
      for other in others { try FileManager.default.removeItem(at: folder.appending(path: other)) }
    } else {
      #expect(others == [])
    }
  }

  /// What the samples are there to show; the reviews tell the rest.
  @Test(arguments: [
    ("FlatTabs", "tab-bar", "AQl-00-L0E", "segmented-control"),
    ("DeepTabs", "tab-bar", "P01-ts-gb0", "sidebar"),
    ("ListsAndSegments", "tab-bar", "m2n-Ml-qGh", "sidebar"),
    ("PostRoom", "split-view", "lU5-2S-5c8", "keep"),
    ("Ticker", "navigation-stack", "qZi-oI-tqP", "sidebar"),
    ("DeepSettings", "navigation-stack", "Awq-RY-xBX", "sidebar"),
    ("FieldNotes", "tab-bar", "bMi-dA-0wI", "sidebar"),
    ("FieldNotes", "tab-bar", "Kvk-g1-8KY", "ignore"),
    ("Trailhead", "tab-bar", "Y70-oN-vdX", "sidebar"),
    ("Couch", "tab-bar", "fQO-wG-cyB", "undecided"),
    ("Workshop", "tab-bar", "vm7-8z-tR7", "sidebar"),
    ("Workshop", "tab-bar", "YF6-Xe-LmJ", "tab-view-in-place"),
  ])
  func theOutcomeIs(sample: String, kind: String, object: String, outcome: Outcome) throws {
    let structures = try makeReport(onSample: sample).projects.flatMap(\.structures)
    let structure = try #require(structures.first { $0.object == object && $0.kind == kind })
    #expect(structure.decision?.outcome == outcome)
  }

  @Test(arguments: [
    ("Ticker", "page-control/next-previous", "next-previous-buttons"),
    ("Ticker", "page-control/view-menu-commands", "next-previous-commands"),
    ("Postcards", "page-control/next-previous", "next-previous-buttons"),
    ("Postcards", "page-control/onboarding", "note"),
    ("PostRoom", "split-view/third-column", "third-column"),
    ("FieldNotes", "tab-bar/settings-tab", "settings-window"),
    ("FieldNotes", "tab-bar/action-tab", "toolbar-item"),
    ("FieldNotes", "tab-bar/search-tab", "search-field"),
    ("Workshop", "modal/settings-sheet", "settings-window"),
    ("Couch", "tvos/no-catalyst", "note"),
    ("ListsAndSegments", "tab-bar/segmented-plus-sidebar", "segmented-control-and-sidebar"),
  ])
  func itRecommends(sample: String, rule: String, equivalent: String) throws {
    let recommendations = try makeReport(onSample: sample).projects.flatMap(\.recommendations)
    #expect(
      recommendations.contains {
        zip($0.rules, $0.equivalents).contains { $0 == (rule, equivalent) }
      })
  }
}
