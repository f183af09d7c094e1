package import FileReading
package import Guidance
package import MigrationStrategy
import NavigationGraph
package import Projects
import Scaffold
import Threads

/// Creates reports on the projects that were read.
package struct ReportBuilder: Sendable {
  /// The strategies that give the advice, one for each target. The first one is for the report itself.
  package var strategies: [Strategy]
  /// The version of the program.
  package var version: String
  /// The number of threads.
  package var threads: Int
  /// The configurations of the projects.
  package var configurations: Configurations
  /// What the report contains besides the advice.
  package var extras: ReportExtras = [.maps, .ruledOut]

  /// Creates a builder.
  package init(
    _ strategies: [Strategy], version: String,
    threads: Int, configurations: Configurations = Configurations()
  ) {
    self.strategies = strategies
    self.configurations = configurations
    self.version = version
    self.threads = threads
  }

  /// The tables of what the targets do not have.
  package var tables: [UnavailableAPIs] { strategies.compactMap(\.catalog.unavailable) }

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
      platform: .shared(by: projects.map(\.platform)),
      edition: strategies.first?.edition ?? .current,
      language: input.language?.code, statistics: StatisticsReport(input.statistics),
      projects: projects,
      equivalents: equivalents(named: projects),
      rules: RulesReport(rules, projects.flatMap(\.allTargets)), sources: sources(of: projects),
      problems: (input.problems + shared).map { ProblemReport($0) } + notes)
  }

  /// A project with its report, and the stale entries of its configuration and comments in its code.
  private struct Advised: Sendable {
    var folder: String
    var report: ProjectReport
    var stale: [InputProblem]
    var comments: [InputProblem]
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
    let configuration = configurations[project.folder]?.resolved(in: project)
    let graph = NavigationGraph(project, configuration)
    var asking = strategies
    for index in asking.indices { asking[index].findsVariants = extras.contains(.prototype) }
    let all = Array(zip(strategies, asking.advice(for: graph, configuration)))
    let reports = all.map { strategy, advice in
      var report = self.report(on: advice, by: strategy, configuration)
      report.teamFile = TeamFileReport(
        of: project, configuration, isShared: configurations.isForOneFolder && !isOnly)
      return report
    }
    var report = reports[0]
    report.ruledOut = ruledOut(from: report, on: project, configuration)
    report.others = reports.count > 1 ? Array(reports.dropFirst()) : nil
    let stale = configuration.map { all.stale(in: decisions(of: $0, concerning: all)) } ?? []
    // An entry of a shared configuration is stale only if it is stale for all of its projects.
    if isAlone, !configurations.isShared(project.folder) {
      report.problems += stale.map { ProblemReport($0) }
    }
    return Advised(
      folder: project.folder, report: report, stale: stale,
      comments: all[0].1.staleComments(all[0].0.catalog, configuration),
      usedComments: all.flatMap(\.1.recommendations).compactMap(\.decision?.comment))
  }

  /// Returns the findings that the team's answers and corrections rule out.
  private func ruledOut(
    from report: ProjectReport, on project: Project, _ configuration: Configuration?
  ) -> [RuledOutFinding]? {
    guard extras.contains(.ruledOut), var bare = configuration else { return nil }
    guard !bare.answers.isEmpty || !bare.structures.isEmpty else { return nil }
    (bare.answers, bare.structures) = ([], [])
    let advice = strategies[0].advice(for: NavigationGraph(project, bare), bare)
    return report.ruledOut(from: ProjectReport(advice, bare))
  }

  /// Returns a team's configuration without decisions about the rules and outcomes of other targets.
  private func decisions(
    of configuration: Configuration, concerning all: [(Strategy, Advice)]
  ) -> Configuration {
    var result = configuration
    result.decisions = configuration.decisions.filter { decision in
      all.contains { $0.0.catalog.knows(decision) }
    }
    return result
  }

  /// Creates the report on the advice for one target.
  private func report(
    on advice: Advice, by strategy: Strategy, _ configuration: Configuration?
  ) -> ProjectReport {
    var report = ProjectReport(advice, configuration)
    report.routes = advice.routes.map { RouteReport($0, strategy.catalog.plan) }
    report.edition = strategy.edition
    report.plan = PlanBuilder(strategy.catalog).plan(for: report)
    if report.macApp != nil { report.level = LevelReport(report) }
    if extras.contains(.maps) { report.map = NavigationMap(advice) }
    if extras.contains(.prototype) {
      var builder = PrototypeBuilder(advice, report)
      report.prototype = builder?.prototype()
    }
    if extras.contains(.scaffold), advice.target.isDefault, advice.graph.project.kind != .rest {
      report.scaffold = Scaffolder(.everything, version: version)
        .scaffold(for: advice, strategy.catalog)
    }
    if report.questions.contains(where: { $0.answer == .screenForEach }) {
      report.screens = advice.graph.screenNames
    }
    return report
  }

  /// The rules of all targets, each once.
  private var rules: [Rule] {
    var seen: Set<String> = []
    return strategies.flatMap(\.catalog.rules).filter { seen.insert($0.id).inserted }
  }

  private func sources(of projects: [ProjectReport]) -> [String: CitedSource] {
    let ids = projects.flatMap(\.allTargets).reduce(into: Set<String>()) {
      $0.formUnion($1.citations)
    }
    return Dictionary(
      uniqueKeysWithValues: ids.compactMap { id in
        strategies.lazy.compactMap { $0.catalog.cited(id) }.first.map { (id, $0) }
      })
  }

  /// Returns the equivalents that the recommendations name. Those of further targets have the ID of
  /// the target before theirs.
  private func equivalents(named projects: [ProjectReport]) -> [String: Equivalent] {
    strategies.enumerated().reduce(into: [:]) { found, strategy in
      let (position, catalog) = (strategy.offset, strategy.element.catalog)
      let reports = projects.compactMap { $0.allTargets.dropFirst(position).first }
      let names = Set(reports.flatMap(\.recommendations).flatMap(\.equivalents))
      for equivalent in catalog.equivalents where names.contains(equivalent.id) {
        let prefix = position == 0 ? "" : catalog.target.id + "/"
        found[prefix + equivalent.id] = equivalent
      }
    }
  }
}

extension [(Strategy, Advice)] {
  /// Returns the entries of a team's configuration that match nothing for any target.
  fileprivate func stale(in configuration: Configuration) -> [InputProblem] {
    let all = map { $0.1.staleChoices(of: configuration) }
    return (all.first ?? []).filter { entry in all.allSatisfy { $0.contains(entry) } }
  }
}

extension ProjectReport {
  /// The reports for all targets: this one first.
  var allTargets: [ProjectReport] { [self] + (others ?? []) }

  /// The technologies that the advice for all targets is for.
  var platforms: [TargetPlatform] {
    platform.platforms.filter(target.forms.contains) + (others ?? []).flatMap(\.platforms)
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
    otherPlatforms = statistics.otherPlatforms
  }
}

extension ProblemReport {
  /// Creates the report of a problem.
  package init(_ problem: InputProblem) {
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
      && questions.allSatisfy { $0.places?.isEmpty ?? true }
  }
}
