import Guidance
import MigrationStrategy
import NavigationGraph
import Projects

@testable import Reports

/// A report on one project with some findings.
func makeReport(
  of recommendations: [RecommendationReport], root: String = "."
) -> Report {
  let project = ProjectReport(
    name: "P", root: root, kind: .folder, targets: [], macTargets: [], sourceFiles: 0, entries: [],
    summary: .init(severity: [:], effort: [:]),
    structures: [], recommendations: recommendations, presentations: [], menus: [], toolbars: [],
    questions: [], problems: [])
  return Report(
    tool: .init(version: "0"), platform: .all, edition: .current,
    statistics: StatisticsReport(
      storyboards: 0, xibs: 0, launchScreens: 0, scenes: 0, controllers: [:], segues: [:],
      relationships: [:], placeholders: .init(resolved: 0, unresolved: 0), otherPlatforms: [:]),
    projects: [project], equivalents: [:], rules: RulesReport([], []), problems: [])
}

/// A finding, with what a test wants to be different.
func makeFinding(
  _ change: (inout RecommendationReport) -> Void = { _ in }
) -> RecommendationReport {
  var finding = RecommendationReport(
    rule: "a/b", title: "T", equivalent: "note",
    subject: .init(kind: .scene, file: "Main.storyboard", line: 7, object: "o", scene: "S"),
    titles: [], message: "M.", why: "W.", advice: "A.", severity: .consider, effort: nil,
    sources: [], question: nil, isRepeated: false, status: .open)
  change(&finding)
  return finding
}
