import FileReading
import Guidance
package import InterfaceBuilder
package import MigrationStrategy
import NavigationGraph
package import Projects
import Threads

/// Creates reports on the projects that were read.
package struct ReportBuilder: Sendable {
  /// The strategy that gives the advice.
  package var strategy: Strategy
  /// The version of the program.
  package var version: String
  /// The number of threads.
  package var threads: Int
  /// The configurations of the projects.
  package var configurations: Configurations
  /// Whether the report contains maps. Its JSON does not.
  package var drawsMaps = true

  /// Creates a builder.
  package init(
    _ strategy: Strategy, version: String,
    threads: Int, configurations: Configurations = Configurations()
  ) {
    self.strategy = strategy
    self.configurations = configurations
    self.version = version
    self.threads = threads
  }

  /// Returns the report on everything that was read.
  package func report(on input: Input) -> Report {
    let advised = advised(input)
    let reports = withStaleComments(advised)
    let projects = reports.filter { !$0.isEmptyRest || reports.count == 1 }
    let notes = reports.filter { $0.isEmptyRest && reports.count > 1 }.flatMap { rest in
      rest.problems.map { problem in
        var problem = problem
        problem.file = rest.path(of: problem.file)
        return problem
      }
    }
    let shared = configurations.sharedNotes(advised.map { ($0.folder, $0.stale) })
    return Report(
      tool: Report.Tool(version: version),
      platform: .shared(by: projects.map(\.platform)), edition: strategy.edition,
      language: input.language?.code, statistics: StatisticsReport(input.statistics),
      projects: projects,
      equivalents: equivalents(named: projects),
      rules: RulesReport(strategy.catalog.rules, projects), sources: sources(of: projects),
      problems: (input.problems + shared).map { ProblemReport($0) } + notes)
  }

  /// A project with its report, and the stale entries of its configuration and comments in its code.
  private struct Advised: Sendable {
    var folder: String
    var report: ProjectReport
    var stale: [DocumentProblem]
    var comments: [DocumentProblem]
    /// The comments that decline a finding.
    var usedComments: [SourceLocation]

    /// Returns a location with its path from the requested folder.
    func located(_ location: SourceLocation) -> SourceLocation {
      SourceLocation(
        file: report.path(of: location.file), line: location.line, column: location.column)
    }
  }

  /// Returns the reports with notes about comments that decline nothing in any of the projects,
  /// which may share files.
  private func withStaleComments(_ advised: [Advised]) -> [ProjectReport] {
    let used = Set(advised.flatMap { part in part.usedComments.map(part.located) })
    return advised.map { part in
      var report = part.report
      report.problems += part.comments.filter { !used.contains(part.located($0.location)) }
        .map { ProblemReport($0) }
      return report
    }
  }

  /// Creates the reports in parallel. The largest project comes first, so that it is not the last
  /// one to start.
  private func advised(_ input: Input) -> [Advised] {
    let order = input.projects.indices.sorted {
      input.projects[$0].documents.count > input.projects[$1].documents.count
    }
    let projects = Dictionary(input.projects.map { ($0.folder, 1) }, uniquingKeysWith: +)
    let isOnly = projects.count == 1
    let reports = inParallel(order.count, threads: threads) {
      {
        let project = input.projects[order[$0]]
        return advised(project, isAlone: projects[project.folder] == 1, isOnly: isOnly)
      }
    }
    return zip(order, reports).sorted { $0.0 < $1.0 }.map(\.1)
  }

  private func advised(_ project: Project, isAlone: Bool, isOnly: Bool) -> Advised {
    let configuration = configurations[project.folder]
    let advice = strategy.advice(for: project, configuration)
    var report = ProjectReport(advice, configuration)
    report.routes = advice.routes.map { RouteReport($0, strategy.catalog.plan) }
    report.plan = PlanBuilder(strategy.catalog).plan(for: report)
    if drawsMaps { report.map = NavigationMap(advice) }
    report.teamFile = TeamFileReport(
      of: project, configuration, isShared: configurations.isForOneFolder && !isOnly)
    if report.questions.contains(where: { $0.answer == .screenForEach }) {
      report.screens = advice.graph.screenNames
    }
    let stale = configuration.map { advice.staleChoices(of: $0) } ?? []
    // An entry of a shared configuration is stale only if it is stale for all of its projects.
    if isAlone, !configurations.isShared(project.folder) {
      report.problems += stale.map { ProblemReport($0) }
    }
    return Advised(
      folder: project.folder, report: report, stale: stale,
      comments: advice.staleComments(strategy.catalog, configuration),
      usedComments: advice.recommendations.compactMap(\.decision?.comment))
  }

  private func sources(of projects: [ProjectReport]) -> [String: CitedSource] {
    let ids = projects.reduce(into: Set<String>()) { $0.formUnion($1.citations) }
    return Dictionary(
      uniqueKeysWithValues: ids.compactMap { id in strategy.catalog.cited(id).map { (id, $0) } })
  }

  private func equivalents(named projects: [ProjectReport]) -> [String: Equivalent] {
    let names = Set(projects.flatMap(\.recommendations).flatMap(\.equivalents))
    return Dictionary(
      uniqueKeysWithValues: strategy.catalog.equivalents
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
  /// Creates the report of a problem.
  package init(_ problem: DocumentProblem) {
    file = problem.location.file
    line = problem.location.line
    level = problem.level == .error ? .error : .note
    message = problem.message
  }
}

extension ProjectReport {
  /// Whether the project consists of documents that belong to no app, and its report is empty but
  /// for files that were not read.
  fileprivate var isEmptyRest: Bool {
    kind == .rest && structures.allSatisfy(\.isRoutine) && recommendations.isEmpty
      && questions.isEmpty
  }
}
