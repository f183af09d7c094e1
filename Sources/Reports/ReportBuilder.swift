package import InterfaceBuilder
package import MigrationStrategy
package import NavigationGraph
import RuleCatalogue

/// Makes the report of what was read.
package struct ReportBuilder: Sendable {
  /// What advises.
  package var strategy: Strategy
  /// What the Mac app is made with.
  package var platform: PlatformChoice
  /// The version of the program.
  package var version: String
  /// How many projects are worked on at a time.
  package var threads: Int

  /// Creates a builder.
  package init(
    _ strategy: Strategy, platform: PlatformChoice = .one(.macCatalyst), version: String,
    threads: Int
  ) {
    self.strategy = strategy
    self.platform = platform
    self.version = version
    self.threads = threads
  }

  /// The report of everything that was read.
  package func report(on input: Input) -> Report {
    let projects = projects(of: input)
    return Report(
      tool: Report.Tool(version: version), platform: platform, edition: strategy.edition,
      language: input.language?.code, statistics: StatisticsReport(input.statistics),
      projects: projects,
      equivalents: equivalents(named: projects),
      rules: RulesReport(strategy.catalogue.rules, projects),
      problems: input.problems.map { ProblemReport($0) })
  }

  /// The largest project comes first, so that no thread begins with it when the others are done.
  private func projects(of input: Input) -> [ProjectReport] {
    let order = input.projects.indices.sorted {
      input.projects[$0].documents.count > input.projects[$1].documents.count
    }
    let reports = inParallel(order.count, threads: threads) {
      { ProjectReport(strategy.advice(for: NavigationGraph(input.projects[order[$0]]))) }
    }
    return zip(order, reports).sorted { $0.0 < $1.0 }.map(\.1)
  }

  private func equivalents(named projects: [ProjectReport]) -> [String: Equivalent] {
    let names = Set(projects.flatMap(\.recommendations).map(\.equivalent))
    return Dictionary(
      uniqueKeysWithValues: strategy.catalogue.equivalents
        .filter { names.contains($0.id) }.map { ($0.id, $0) })
  }
}

extension StatisticsReport {
  init(_ statistics: Statistics) {
    storyboards = statistics.storyboards
    xibs = statistics.xibs
    launchScreens = statistics.launchScreens
    scenes = statistics.scenes
    controllers = statistics.controllers
    segues = statistics.segues
    relationships = statistics.relationships
    placeholders = Placeholders(
      resolved: statistics.resolvedPlaceholders, unresolved: statistics.unresolvedPlaceholders)
    otherPlatforms = Dictionary(
      uniqueKeysWithValues: statistics.otherPlatforms.map { ($0.key.rawValue, $0.value) })
  }
}

extension ProblemReport {
  /// The report of a problem.
  package init(_ problem: DocumentProblem) {
    file = problem.location.file
    line = problem.location.line
    level = problem.level == .error ? .error : .note
    message = problem.message
  }
}
