import Guidance
import MigrationStrategy
import NavigationGraph
import Projects
import Testing

@testable import Reports

/// What one rule finds in one part of a report is told once.
@Suite struct RecommendationGroupTests {
  @Test func everyRuleIsOneGroupInTheOrderOfItsFirstFinding() {
    let groups = project([
      finding("bar", "A", "“A” has a bar.", severity: .required), finding("list", "B", "A list."),
      finding("bar", "C", "“C” has a bar."), finding("list", "D", "Another list."),
    ]).otherGroups
    #expect(groups.map(\.first.subject.scene) == ["A", "B"])
    #expect(groups.map(\.severity) == [.required, .consider])
    #expect(groups.map(\.others.count) == [1, 1])
  }

  @Test func messagesThatDifferInTheSceneAloneAreNotRepeated() {
    let group = project([
      finding("bar", "A", "“A” has a bar."), finding("bar", "B", "“B” has a bar."),
    ]).otherGroups[0]
    #expect(group.others[0].message == nil)
    #expect(group.others[0].scene == "B")
    #expect(group.others[0].place == "B.storyboard:1")
  }

  @Test func otherMessagesAreReportedWithTheirSceneUnlessTheyNameIt() {
    let others = project([
      finding("bar", "A", "1 bar."), finding("bar", "B", "2 bars."),
      finding("bar", "C", "“C” has 3 bars."),
    ]).otherGroups[0].others
    #expect(others.map(\.message) == ["2 bars.", "“C” has 3 bars."])
    #expect(others.map(\.scene) == ["B", nil])
  }

  @Test func belowItsStructureAFindingNeedsNoPlace() throws {
    let known = try explainedBefore { $0.message = "Another." }
      .filter { $0.first.rule.hasPrefix("navigation-stack/") }
    #expect(!known.isEmpty)
    #expect(known.allSatisfy { $0.short.place == nil && $0.short.scene == nil })
    #expect(known.allSatisfy { $0.short.message != nil })
  }

  @Test func whatWasSaidInTheSameWordsIsNotSaidAgain() throws {
    let known = try explainedBefore()
    #expect(!known.isEmpty)
    #expect(known.allSatisfy { $0.short.message == nil })
  }

  /// The groups of a sample's structures for a second finding of each rule.
  private func explainedBefore(
    changing change: (inout RecommendationReport) -> Void = { _ in }
  ) throws -> [RecommendationGroup] {
    var report = try makeReport(onSample: "Trailhead").projects[0]
    let count = report.recommendations.count
    for index in 0..<count {
      var second = report.recommendations[index]
      second.isRepeated = true
      change(&second)
      report.recommendations.append(second)
    }
    for index in report.structures.indices {
      report.structures[index].recommendations = report.structures[index].recommendations
        .map { $0 + count }
    }
    return report.structureGroups.flatMap { $0 }.filter(\.isExplainedBefore)
  }

  @Test func aNameThatIsMoreThanTheScenesIsReportedAgain() {
    let group = project([
      finding("bar", "Save", "“Save” holds “Save”."),
      finding("bar", "Edit", "“Edit” holds “Edit”."),
    ]).otherGroups[0]
    #expect(group.others[0].message == "“Edit” holds “Edit”.")
  }

  @Test func aTabOnTheLineOfItsTabBarKeepsItsPlace() throws {
    var report = try makeReport(onSample: "DeepTabs").projects[0]
    let line = report.structures[0].line
    for index in report.recommendations.indices {
      report.recommendations[index].subject.line = line
      for place in report.recommendations[index].places?.indices ?? 0..<0 {
        report.recommendations[index].places?[place].subject.line = line
      }
    }
    let others = report.structureGroups[0].flatMap(\.others)
    #expect(!others.isEmpty)
    #expect(others.allSatisfy { $0.place?.hasSuffix(":\(line)") == true && $0.scene != nil })
  }

  @Test(arguments: [ReportFormat.terminal, .markdown], ["Workshop", "Trailhead", "DeepTabs"])
  func everyRuleIsExplainedOnce(format: ReportFormat, sample: String) throws {
    let report = try makeReport(onSample: sample)
    let text = words(try format.render(report, RenderingOptions()))
    for advice in Set(report.projects.flatMap(\.recommendations).map(\.advice)) {
      let shown = words(format == .markdown ? markdown(advice) : advice)
      #expect(text.ranges(of: shown).count == 1, "\(advice)")
    }
  }

  private func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func project(_ recommendations: [RecommendationReport]) -> ProjectReport {
    ProjectReport(
      name: "P", root: ".", kind: .folder, targets: [], macTargets: [], sourceFiles: 0, entries: [],
      summary: .init(severity: [:], effort: [:]),
      structures: [], recommendations: recommendations, presentations: [], menus: [], toolbars: [],
      questions: [], problems: [])
  }

  private func finding(
    _ rule: String, _ scene: String, _ message: String, severity: Severity = .consider
  ) -> RecommendationReport {
    RecommendationReport(
      rule: rule, title: "T", equivalent: "note",
      subject: .init(kind: .scene, file: "\(scene).storyboard", line: 1, object: "o", scene: scene),
      titles: [], message: message, why: "W.", advice: "A.", severity: severity, effort: nil,
      sources: [], question: nil, isRepeated: false, status: .open)
  }
}
