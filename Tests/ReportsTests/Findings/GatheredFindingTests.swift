import Guidance
import MigrationStrategy
import Testing

@testable import Reports

/// What a rule finds in many places is one finding, and so is what several rules say about one fact.
@Suite struct GatheredFindingTests {
  private let findings = ["p", "q", "r"].map { object in
    makeFinding {
      $0.subject.object = object
      $0.message = "M \(object)."
    }
  }

  @Test func oneFindingHasTheOtherPlaces() throws {
    let (gathered, positions) = RecommendationReport.gathered(findings, of: ["a/b"])
    #expect(gathered.count == 1 && positions == [0, 0, 0])
    #expect(gathered[0].places?.map(\.subject.object) == ["q", "r"])
    #expect(gathered[0].single.map(\.message) == ["M p.", "M q.", "M r."])
    #expect(RecommendationReport.gathered(findings, of: []).findings.count == 3)
  }

  @Test func whatTheTeamDecidedStaysByItself() {
    var findings = findings
    findings[1].status = .declined
    let (gathered, positions) = RecommendationReport.gathered(findings, of: ["a/b"])
    #expect(gathered.count == 2 && positions == [0, 1, 0])
  }

  @Test func aBaselineKnowsEachPlace() {
    let gathered = RecommendationReport.gathered(findings, of: ["a/b"]).findings
    let report = makeReport(of: gathered)
    let all = Baseline(report)
    #expect(all.findings.count == 3 && all == Baseline(makeReport(of: findings)))
    #expect(report.compared(with: all).projects[0].recommendations.map(\.isKnown) == [true])
    let some = Baseline(makeReport(of: [findings[1]]))
    let mixed = report.compared(with: some).projects[0].recommendations
    #expect(mixed.map(\.isKnown) == [false, true])
    #expect(mixed.map { $0.single.map(\.subject.object) } == [["p", "r"], ["q"]])
  }

  @Test func toolsGetALineForEachPlace() throws {
    let gathered = RecommendationReport.gathered(findings, of: ["a/b"]).findings
    for format in [ReportFormat.xcode, .github, .checkstyle] {
      #expect(
        try format.render(makeReport(of: gathered), RenderingOptions())
          == format.render(makeReport(of: findings), RenderingOptions()))
    }
  }

  @Test func partsAndPlacesAreTheFindingsOfEarlierReports() throws {
    var whole = RecommendationReport.gathered(findings, of: ["a/b"]).findings[0]
    whole.parts = [
      PartReport(
        rule: "c/d", title: "T", equivalent: "note", advice: "B.", severity: .consider,
        effort: nil, sources: [])
    ]
    var others = findings
    for index in others.indices { others[index].rule = "c/d" }
    let old = makeReport(of: findings + others)
    let new = makeReport(of: [whole])
    let totals = Comparison(try snapshot(of: old), try snapshot(of: new)).totals
    #expect(totals.done == 0 && totals.new == 0 && totals.unchanged == 6)
    #expect(Baseline(old).countOfGone(in: new) == 0)
  }

  @Test(arguments: [ReportFormat.terminal, .markdown, .html])
  func reviewsNameThePlacesAndTheParts(format: ReportFormat) throws {
    let project = try makeReport(onSample: "DeepTabs").projects[0]
    let back = try #require(
      project.recommendations.first { $0.rule == "navigation-stack/back-in-toolbar" })
    #expect(back.parts?.map(\.rule) == ["navigation-stack/go-commands"])
    #expect(!project.recommendations.contains { $0.rule == "navigation-stack/go-commands" })
    let text = try format.render(try makeReport(onSample: "DeepTabs"), RenderingOptions())
    #expect(text.contains("navigation-stack/go-commands"))
  }
}
