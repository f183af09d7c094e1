import Foundation
import Guidance
import MigrationStrategy
import TestSupport
import Testing

@testable import Reports

/// What two reports differ in.
@Suite struct ComparisonTests {
  @Test(arguments: Repository.samples)
  func aReportDoesNotDifferFromItself(sample: String) throws {
    let report = try snapshot(of: try makeReport(onSample: sample))
    let comparison = Comparison(report, report)
    let totals = comparison.totals
    #expect(totals.done + totals.new + totals.changed + totals.structures == 0)
    let known = report.projects.flatMap { $0.recommendations + ($0.checklist ?? []) }
    let single = known.map { (1 + ($0.places?.count ?? 0)) * (1 + ($0.parts?.count ?? 0)) }
    #expect(totals.unchanged == single.reduce(0, +))
    #expect(comparison.highestNewSeverity == nil)
  }

  @Test func findingsAreMatchedByRuleFileAndObject() throws {
    let old = ["p", "q", "r"].map { object in makeFinding { $0.subject.object = object } }
    let new = ["q", "r", "s"].map { object in
      makeFinding {
        $0.subject.object = object
        $0.subject.line = 99
        $0.message = "Other."
      }
    }
    let project = try project(old, new)
    #expect(project.done.map(\.subject.object) == ["p"])
    #expect(project.new.map(\.subject.object) == ["s"])
    #expect(project.changed.isEmpty && project.unchanged == 2)
  }

  @Test func whatAnAnswerRulesOutIsNotDone() throws {
    let (old, answered) = (makeFinding(), makeFinding { $0.subject.object = "other" })
    var new = makeReport(of: [])
    new.projects[0].ruledOut = [
      RuledOutFinding(
        rule: answered.rule, file: answered.subject.file, object: answered.subject.object)
    ]
    let project = try compare(makeReport(of: [old, answered]), new).projects[0]
    #expect(project.done.map(\.subject.object) == [old.subject.object])
    #expect(project.ruledOut.map(\.subject.object) == ["other"])
    #expect(
      Wording.counts(project.counts)
        == "1 done, 1 ruled out by an answer, 0 new, 0 changed, 0 as before")
  }

  @Test func onlyWhatIsOpenCounts() throws {
    let project = try project([makeFinding()], [makeFinding { $0.status = .done }])
    #expect(project.done.count == 1 && project.unchanged == 0)
  }

  @Test func whatIsAcceptedIsStillToDo() throws {
    let project = try project([makeFinding()], [makeFinding { $0.status = .accepted }])
    #expect(project.done.isEmpty && project.unchanged == 1)
  }

  @Test(arguments: [Recommendation.Status.declined, .overridden])
  func whatIsDeclinedIsNotDone(status: Recommendation.Status) throws {
    let declined = makeFinding { $0.status = status }
    let project = try project([makeFinding()], [declined])
    #expect(project.done.isEmpty && project.new.isEmpty && project.unchanged == 0)
    let again = try self.project([declined], [makeFinding()])
    #expect(again.new.count == 1)
  }

  @Test func anotherAdviceIsAChange() throws {
    let new = makeFinding {
      $0.severity = .required
      $0.equivalent = "sidebar"
      $0.titles = ["A"]
    }
    let changed = try #require(try project([makeFinding()], [new]).changed.first)
    #expect(changed.severity == Change(.consider, .required))
    #expect(changed.equivalent == Change("note", "sidebar"))
    #expect(changed.titles == Change([], ["A"]))
    let titles = ["note": "Note"]
    #expect(
      Wording.changes(changed, titles) == [
        "Severity: Consider → Required", "Equivalent: Note → sidebar", "Titles: none → “A”",
      ])
  }

  @Test(arguments: [
    (Severity.consider, Severity.required), (.required, .consider),
  ])
  func aNewFindingCountsAndAMoreSevereOneDoesNot(other: Severity, severity: Severity) throws {
    let old = makeReport(of: [makeFinding { $0.severity = other }])
    let changed = makeReport(of: [makeFinding { $0.severity = severity }])
    #expect(try compare(old, changed).highestNewSeverity == nil)
    let added = makeReport(
      of: old.projects[0].recommendations + [
        makeFinding {
          $0.rule = "new/rule"
          $0.severity = severity
        }
      ])
    #expect(try compare(old, added).highestNewSeverity == severity)
  }

  @Test func decisionsAreComparedOneByOne() throws {
    let old = try makeReport(onSample: "DeepTabs")
    var new = old
    new.projects[0].structures[0].decision?.outcome = "keep"
    new.projects[0].structures[1].procedures = []
    new.projects[0].structures[2].line += 1
    let structures = try compare(old, new).projects[0].structures
    #expect(structures.map(\.object) == old.projects[0].structures.prefix(2).map(\.object))
    #expect(
      structures.map { structure in
        structure.decisions.map { Wording.change($0, of: structure.kind) }
      } == [
        ["Sidebar (likely) → Stays as it is (likely)"],
        ["How people get back: Back button in the toolbar (certain) → no decision"],
      ])
  }

  @Test func projectsAreMatchedByRoot() throws {
    var (old, new) = (makeReport(of: [makeFinding()], root: "A"), makeReport(of: []))
    new.projects = ["B", "A"].map { makeReport(of: [makeFinding()], root: $0).projects[0] }
    old.projects.append(makeReport(of: [makeFinding()], root: "C").projects[0])
    let comparison = try compare(old, new)
    #expect(comparison.projects.map(\.root) == ["B", "A", "C"])
    #expect(comparison.projects.map(\.presence) == [.new, .both, .old])
    #expect(comparison.totals == Comparison.Counts(done: 1, new: 1, changed: 0, unchanged: 1))
  }

  @Test func reportsThatWereNotMadeAlikeAreReported() throws {
    let old = makeReport(of: [])
    var new = old
    #expect(Wording.cautions(try compare(old, new)).isEmpty)
    new.tool.version = "1"
    new.edition = .year2019
    new.problems = [ProblemReport(file: "x", line: 1, level: .error, message: "M")]
    #expect(
      Wording.cautions(try compare(old, new)) == [
        "The reports were made with different settings: macward 0 → 1, edition 2027 → 2019.",
        "The new report could not read everything: what it could not read is listed as done.",
      ])
  }

  /// What becomes of a project's findings.
  private func project(
    _ old: [RecommendationReport], _ new: [RecommendationReport]
  ) throws -> ProjectComparison {
    try compare(makeReport(of: old), makeReport(of: new)).projects[0]
  }
}

/// The comparison of two reports that were written and read.
func compare(_ old: Report, _ new: Report) throws -> Comparison {
  Comparison(try snapshot(of: old), try snapshot(of: new))
}

/// A report that was written and read.
func snapshot(of report: Report) throws -> ReportSnapshot {
  let text = try ReportFormat.json.render(report, RenderingOptions())
  return try ReportSnapshot(JSONInput(Data(text.utf8), named: "report.json"))
}
