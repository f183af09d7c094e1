import FileReading
import Foundation
import Guidance
import MigrationStrategy
import Projects
import TestSupport
import Testing

@testable import Reports

/// How far the tasks of a plan are.
@Suite struct CheckTests {
  private func check(_ report: Report, since old: Report? = nil) throws -> CheckReport {
    var builder = CheckBuilder(
      report, since: old.map { PastFindings($0) }, try Catalog.builtIn(),
      below: Repository.sample("DeepTabs"))
    return builder.check()
  }

  private func state(_ rule: String, _ check: CheckReport) -> CheckedTask.State? {
    check.projects.flatMap(\.tasks).first { $0.rule == rule }?.state
  }

  private static let menu = "tab-bar/view-menu-commands"
  private static let sidebar = "tab-bar/to-sidebar"

  @Test func whatNothingHasChangedIsOpen() throws {
    let report = try makeReport(onSample: "DeepTabs")
    let check = try check(report, since: report)
    #expect(
      check.projects[0].tasks.allSatisfy { $0.state == .open } && check.projects[0].new.isEmpty)
    #expect(check.totals == ["open": check.projects[0].tasks.count])
    let file = Repository.root.appending(path: "Sources/Reports/Formats/JSON/check.schema.json")
    let json = try JSONValue(try CheckFormat.json.render(check, RenderingOptions()))
    #expect(try JSONSchema(file).errors(in: json) == [])
  }

  @Test func whatTheAdviceCallsDoneIsDone() throws {
    let old = try makeReport(onSample: "DeepTabs")
    var new = old
    let index = try #require(new.projects[0].recommendations.firstIndex { $0.rule == Self.menu })
    new.projects[0].recommendations[index].status = .done
    new.projects[0].recommendations[index].evidence = [
      EvidenceReport(text: "a command", file: "App.swift", line: 3)
    ]
    let task = try check(new, since: old).projects[0].tasks.first { $0.rule == Self.menu }
    #expect(task?.state == .done && task?.evidence.map(\.at) == ["App.swift:3"])
  }

  @Test func whatIsNoLongerFoundIsDoneOnlyIfTheRuleNeedsNoEvidence() throws {
    let old = try makeReport(onSample: "DeepTabs")
    var new = old
    let (catalog, open) = (try Catalog.builtIn(), new.projects[0].recommendations)
    let plain = try #require(
      open.first { finding in
        catalog.rule(finding.rule)?.done.isEmpty == true
          && finding.parts == nil
      }?.rule)
    new.projects[0].recommendations.removeAll { $0.rule == plain || $0.rule == Self.sidebar }
    let check = try check(new, since: old)
    #expect(state(plain, check) == .done && state(Self.sidebar, check) == .gone)
  }

  @Test func nothingIsDoneIfNotAllCouldBeRead() throws {
    let old = try makeReport(onSample: "DeepTabs")
    var new = old
    new.projects[0].recommendations = []
    new.projects[0].checklist = []
    new.projects[0].problems.append(
      ProblemReport(
        InputProblem(.error, at: SourceLocation(file: "App.swift", line: 1), "It is broken.")))
    let check = try check(new, since: old)
    #expect(check.projects[0].tasks.allSatisfy { $0.state == .open })
    #expect(check.errors == ["App.swift:1: It is broken."])
  }

  @Test func whatTheTeamRulesOutIsNotDone() throws {
    let old = try makeReport(onSample: "DeepTabs")
    var new = old
    let finding = try #require(
      new.projects[0].recommendations.first { $0.rule == Self.sidebar })
    new.projects[0].recommendations.removeAll { $0.rule == Self.sidebar }
    new.projects[0].ruledOut = [
      RuledOutFinding(
        rule: Self.sidebar, file: finding.subject.file, object: finding.subject.object)
    ]
    #expect(state(Self.sidebar, try check(new, since: old)) == .declined)
  }

  @Test func newFindingsAreListedAndCount() throws {
    let new = try makeReport(onSample: "DeepTabs")
    var old = new
    old.projects[0].recommendations.removeAll { $0.rule == Self.menu }
    let check = try check(new, since: old)
    #expect(check.projects[0].new.map(\.rule) == [Self.menu] && check.highestNewSeverity != nil)
  }

  @Test func aBaselineAndAReportSayTheSame() throws {
    let report = try makeReport(onSample: "DeepTabs")
    let json = try ReportFormat.json.render(report, RenderingOptions())
    let saved = try PastFindings(JSONInput(Data(json.utf8), named: "r.json"))
    let own = PastFindings(report)
    #expect(saved.keys == own.keys && saved.structures == own.structures)
    let baseline = try PastFindings(
      JSONInput(Data(try Baseline(report).text().utf8), named: "b.json"))
    #expect(baseline.keys.isSubset(of: own.keys) && !baseline.keys.isEmpty)
  }
}
