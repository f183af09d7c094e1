import Guidance
import MigrationStrategy
import TestSupport
import Testing

@testable import Reports

/// What formats for editors and build servers are made of.
@Suite struct FindingTests {
  @Test(arguments: [
    (Severity.required, Finding.Level.error), (.recommended, .warning), (.consider, .note),
  ])
  func theLevelIsTheSeverity(severity: Severity, level: Finding.Level) {
    let report = makeReport(of: [makeFinding { $0.severity = severity }])
    #expect(Findings(report).all.map(\.level) == [level])
  }

  @Test(arguments: [
    (ProblemReport.Level.error, Finding.Level.error, "input/unread"),
    (.note, .note, "input/note"),
  ])
  func problemsComeLast(level: ProblemReport.Level, expected: Finding.Level, rule: String) {
    var report = makeReport(of: [makeFinding()], root: "App")
    report.projects[0].problems = [
      ProblemReport(file: "B.xib", line: 3, level: level, message: "M")
    ]
    report.problems = [ProblemReport(file: "x", line: 1, level: level, message: "N")]
    let findings = Findings(report).all
    #expect(findings.map(\.message) == ["M.", "M", "N"])
    #expect(findings.map(\.place.path) == ["App/Main.storyboard", "App/B.xib", "x"])
    #expect(findings[1].level == expected && findings[1].rule == rule)
    #expect(findings[1].text == "M")
  }

  @Test func onlyWhatIsToDoIsAFinding() {
    let statuses: [Recommendation.Status] = [.done, .open, .accepted, .declined, .overridden]
    let report = makeReport(of: statuses.map { status in makeFinding { $0.status = status } })
    #expect(Findings(report).all.count == 2)
    #expect(Findings(report).declined.count == 2)
  }

  @Test func theOrderIsThatOfTheReport() throws {
    let report = try makeReport(onSample: "Trailhead")
    let expected =
      report.projects.flatMap { project in
        (project.recommendations.flatMap(\.single) + project.checklist).map(\.message)
          + project.problems.map(\.message)
      }
    #expect(Findings(report).all.map(\.message) == expected)
  }

  @Test(arguments: [
    (".", "a/B.xib", "a/B.xib"), ("App", "a/B.xib", "App/a/B.xib"), ("App", ".", "App"),
    (".", ".", "."),
  ])
  func pathsAreRelativeToWhatWasAskedFor(root: String, file: String, path: String) {
    #expect(makeReport(of: [], root: root).projects[0].path(of: file) == path)
  }

  @Test func aFindingAboutTheProjectStandsAtTheTopOfItsMainFile() throws {
    let report = try makeReport(onSample: "Trailhead")
    let found = try #require(
      Findings(report).recommendations.first { $0.rule == "project/unresolved-placeholder" })
    #expect(
      found.place == Finding.Place(path: "Trailhead/Base.lproj/Main.storyboard", line: 1))
    #expect(found.object?.id == "Trailhead" && found.object?.kind == "project")
  }

  @Test func withoutAnEntryItStandsInAFileThatIsKnown() throws {
    let about = makeFinding { $0.subject.file = "." }
    var sample = try makeReport(onSample: "Trailhead")
    sample.projects[0].entries = []
    sample.projects[0].recommendations = [about]
    #expect(
      Findings(sample).recommendations[0].place.path == sample.projects[0].structures[0].file)
    #expect(
      Findings(makeReport(of: [about, makeFinding()])).recommendations[0].place
        == Finding.Place(path: "Main.storyboard", line: 1))
    #expect(
      Findings(makeReport(of: [about], root: "App")).recommendations[0].place
        == Finding.Place(path: "App", line: 1))
  }

  @Test func theFingerprintHangsOnRuleFileAndObjectAlone() {
    let model = fingerprint()
    let same = fingerprint {
      $0.message = "Other."
      $0.title = "Other"
      $0.advice = "Other."
      $0.severity = .required
      $0.subject.line = 99
      $0.subject.scene = "Other"
    }
    #expect(same == model)
    #expect(fingerprint { $0.rule = "other/rule" } != model)
    #expect(fingerprint { $0.subject.file = "Other.storyboard" } != model)
    #expect(fingerprint { $0.subject.object = "other" } != model)
  }

  @Test func theFingerprintOfAProjectsFindingStaysWhenItsMainFileChanges() throws {
    var report = try makeReport(onSample: "Trailhead")
    let old = Findings(report).recommendations.map(\.object?.fingerprint)
    report.projects[0].entries = []
    #expect(Findings(report).recommendations.map(\.object?.fingerprint) == old)
  }

  @Test(arguments: Repository.samples)
  func noTwoFindingsHaveOneFingerprint(sample: String) throws {
    let all = Findings(try makeReport(onSample: sample)).recommendations
      .compactMap(\.object?.fingerprint)
    #expect(Set(all).count == all.count)
  }

  private func fingerprint(
    _ change: (inout RecommendationReport) -> Void = { _ in }
  ) -> String? {
    Findings(makeReport(of: [makeFinding(change)])).recommendations[0].object?.fingerprint
  }
}
