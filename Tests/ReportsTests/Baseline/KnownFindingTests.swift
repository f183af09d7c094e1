import Foundation
import Guidance
import TestSupport
import Testing

@testable import Reports

/// How a report tells findings that a baseline holds.
@Suite struct KnownFindingTests {
  /// A sample, of whose findings a baseline holds all but those of one rule.
  private func reportWithNews(_ rule: String = "icons/outline-in-sidebar") throws -> Report {
    let report = try makeReport(onSample: "DeepTabs")
    var known = Baseline(report)
    known.findings = known.findings.filter { !$0.hasPrefix(rule) }
    return report.compared(with: known)
  }

  @Test func linesAndWordsDoNotMakeAFindingNew() {
    let known = Baseline(makeReport(of: [makeFinding()]))
    let changed = makeFinding {
      $0.message = "Other, with 3 of them."
      $0.subject.line = 99
      $0.severity = .required
    }
    let other = makeFinding { $0.subject.object = "p" }
    let report = makeReport(of: [changed, other]).compared(with: known)
    #expect(report.projects[0].recommendations.map(\.isKnown) == [true, false])
  }

  @Test func theProjectsRootCounts() {
    let known = Baseline(makeReport(of: [makeFinding()], root: "A"))
    let report = makeReport(of: [makeFinding()], root: "B").compared(with: known)
    #expect(report.projects[0].recommendations[0].isKnown == false)
    #expect(known.countOfGone(in: report) == 1)
  }

  @Test func onlyWhatIsNewIsAFailure() {
    let required = makeFinding { $0.severity = .required }
    let other = makeFinding { $0.rule = "c/d" }
    let report = makeReport(of: [required, other])
    #expect(report.highestSeverity == .required)
    let some = report.compared(with: Baseline(makeReport(of: [required])))
    #expect(some.highestSeverity == .consider)
    #expect(report.compared(with: Baseline(report)).highestSeverity == nil)
  }

  @Test func withoutABaselineNothingIsSaidOfIt() throws {
    let text = try ReportFormat.json.render(
      try makeReport(onSample: "DeepTabs"), RenderingOptions())
    #expect(!text.contains("isKnown"))
  }

  @Test func whatIsNewIsExplainedAlthoughAKnownFindingComesFirst() throws {
    let findings = ["p", "q"].map { object in makeFinding { $0.subject.object = object } }
    let known = Baseline(makeReport(of: [findings[0]]))
    let project = makeReport(of: findings).compared(with: known).projects[0]
    #expect(project.recommendations.map(\.isRepeated) == [true, false])
    #expect(project.otherGroups.map(\.first.subject.object) == ["q"])
    #expect(project.knownGroups.map(\.short.message) == ["M."])
  }

  @Test(arguments: Repository.samples)
  func nothingIsLost(sample: String) throws {
    let report = try makeReport(onSample: sample)
    let known = report.compared(with: Baseline(report))
    for project in known.projects {
      #expect(project.otherGroups.isEmpty)
      #expect(project.structureGroups.allSatisfy { $0.isEmpty })
      let told = project.knownGroups.reduce(0) { $0 + 1 + $1.others.count }
      #expect(told == project.recommendations.flatMap(\.single).count)
    }
  }

  @Test func whatIsNewComesFirst() throws {
    try Golden(named: "Known/report.txt")
      .expect(try ReportFormat.terminal.render(try reportWithNews(), RenderingOptions()))
  }

  @Test(arguments: [ReportFormat.xcode, .github, .checkstyle])
  func formatsForEditorsTellWhatIsNewOnly(format: ReportFormat) throws {
    var expected = try makeReport(onSample: "DeepTabs")
    expected.projects[0].recommendations = expected.projects[0].recommendations
      .filter { $0.rule == "icons/outline-in-sidebar" }
    expected.projects[0].checklist = []
    let options = RenderingOptions()
    #expect(try format.render(try reportWithNews(), options) == format.render(expected, options))
  }

  @Test func sarifTellsAllAndWhatIsNew() throws {
    let log = try JSONValue(ReportFormat.sarif.render(try reportWithNews(), RenderingOptions()))
    let results = log["runs"]?.array?.first?["results"]?.array ?? []
    #expect(results.count == 12)
    for result in results {
      let isNew = result["ruleId"] == "icons/outline-in-sidebar"
      #expect(result["baselineState"] == (isNew ? "new" : "unchanged"))
    }
  }

  @Test func theReportFitsItsSchema() throws {
    let text = try ReportFormat.json.render(try reportWithNews(), RenderingOptions())
    let schema = Repository.root.appending(path: "Sources/Reports/Formats/JSON/report.schema.json")
    #expect(text.contains("\"isKnown\" : true") && text.contains("\"isKnown\" : false"))
    #expect(try JSONSchema(schema).errors(in: try JSONValue(text)) == [])
  }
}
