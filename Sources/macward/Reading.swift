import ArgumentParser
import FileReading
import Foundation
import Guidance
import Markup
import MigrationStrategy
import NavigationGraph
import Projects
import Reports

/// The projects that a command reads. Errors are printed to standard error.
struct Reading {
  /// The projects.
  private(set) var input: Input
  /// Whether a requested path could not be read.
  private(set) var lostInput = false
  /// The configuration files of the projects.
  let team: TeamFiles

  /// Reads paths. With options about the advice, code is searched for what their targets do not have.
  ///
  /// - Throws: An exit code, after errors in `.macward.yml` files have been printed.
  init(
    _ paths: [String], with reader: InputReader, isQuiet: Bool = false,
    filter: FilterOptions? = nil, running: RunningOptions? = nil,
    for advice: (guidance: GuidanceOptions, targets: TargetOptions)? = nil
  ) throws {
    var sources = SourceCache()
    try self.init(
      paths, with: reader, isQuiet: isQuiet, filter: filter, running: running, for: advice,
      keeping: &sources)
  }

  /// Reads paths, except for source files that are in a cache.
  init(
    _ paths: [String], with reader: InputReader, isQuiet: Bool = false,
    filter: FilterOptions? = nil, running: RunningOptions? = nil,
    for advice: (guidance: GuidanceOptions, targets: TargetOptions)?,
    keeping sources: inout SourceCache
  ) throws {
    let present = Self.existing(paths)
    lostInput = present.count < Self.distinct(paths).count
    var projects = reader.projects(below: present)
    team = try TeamFiles(beside: projects, below: present)
    for index in projects.indices {
      projects[index].apply(team.filter(for: projects[index]))
      if let filter { projects[index].apply(filter.filter(at: projects[index].root)) }
    }
    let shared = team.shared
    let tables = try advice.map { try $0.guidance.tables(of: $0.targets, for: shared) }
    input = reader.looking(for: tables ?? []).read(projects: projects, keeping: &sources)
    if !isQuiet { printProblems(below: present) }
    attach(running, projects)
    if input.isEmpty && !present.isEmpty {
      printError(
        "macward: \(present.joined(separator: ", ")): \(Self.nothing); name a folder with some.")
      lostInput = true
    }
  }

  /// Reads a folder, including the documents of tests and third-party code.
  init(
    includingExcludedFolders folder: String, with reader: InputReader, running: RunningOptions
  ) throws {
    let projects = reader.projects(below: [folder])
    team = try TeamFiles(beside: projects, below: [folder])
    input = reader.read(projects: projects)
    attach(running, projects)
  }

  /// Adds the screens of the running app.
  private mutating func attach(_ running: RunningOptions?, _ discovered: [DiscoveredProject]) {
    var attachment = RunningAttachment(
      team.configurations, discovered, files: running?.running ?? [],
      redacts: running?.redact ?? false)
    attachment.attach(to: &input.projects)
    lostInput = lostInput || attachment.lostInput
  }

  /// The message for a folder without anything to report on.
  static let nothing = "no storyboards or xibs here, and no code that makes containers"

  /// Returns the paths that exist, each once. Missing ones are reported.
  static func existing(_ paths: [String]) -> [String] {
    distinct(paths).filter { path in
      let exists = FileManager.default.fileExists(atPath: path)
      if !exists { printError("macward: \(path): no such file or folder; check the spelling.") }
      return exists
    }
  }

  /// Returns the paths, of which one is kept for each file or folder, however it is spelled.
  private static func distinct(_ paths: [String]) -> [String] {
    var seen: Set<String> = []
    return paths.map(NamedProject.folder).filter {
      seen.insert(URL(fileURLWithPath: $0).resolvingSymlinksInPath().standardizedFileURL.path)
        .inserted
    }
  }

  private func printProblems(below paths: [String]) {
    var base = paths.count == 1 ? folder(of: paths[0]) : ""
    if base.hasSuffix("/") { base.removeLast() }
    for project in input.projects {
      for problem in project.problems where problem.level == .error {
        let parts = [base, project.root, problem.location.file].filter { !$0.isEmpty && $0 != "." }
        printProblem(problem, at: parts.joined(separator: "/") + ":\(problem.location.line)")
      }
    }
    for problem in input.problems where problem.level == .error {
      printProblem(problem, at: problem.location.file)
    }
  }

  /// Prints a problem. File names may contain anything, even control sequences.
  private func printProblem(_ problem: InputProblem, at location: String) {
    printError(harmless("\(location): error: \(problem.message)"))
  }
}

extension Reading {
  /// Creates the report. Options that are not on the command line are taken from `.macward.yml`.
  ///
  /// - Throws: An exit code, after the errors have been printed: there is nothing to read, or a
  ///   rule or `.macward.yml` contains errors.
  func report(
    _ guidance: GuidanceOptions, for targets: TargetOptions = TargetOptions(),
    platform: PlatformChoice?, threads: Int, with extras: ReportExtras = []
  ) throws -> Report {
    let strategies = try strategies(guidance, for: targets, platform: platform)
    guard !input.isEmpty else { throw ExitCode.unreadable }
    var builder = ReportBuilder(
      strategies, version: Macward.version, threads: threads,
      configurations: team.configurations)
    builder.extras = extras
    return builder.report(on: input)
  }

  /// Returns the strategy for each target.
  ///
  /// - Throws: An exit code, after the errors have been printed.
  func strategies(
    _ guidance: GuidanceOptions, for targets: TargetOptions, platform: PlatformChoice? = nil
  ) throws -> [Strategy] {
    let library = try guidance.read(for: team.shared)
    let chosen = try targets.chosen(from: library, for: team.shared)
    try team.check(with: library, in: input.projects)
    let edition = guidance.edition(for: team.shared)
    return try Self.strategies(
      for: chosen, in: library, edition: edition, platform: platform, shared: team.shared)
  }

  /// Returns the strategy for each of some targets. A technology is that of the targets that can be
  /// built with it. The one of the option must be that of one of them at least.
  static func strategies(
    for targets: [Target], in library: CatalogLibrary, edition: Edition,
    platform: PlatformChoice?, shared: Configuration? = nil
  ) throws -> [Strategy] {
    if case .one(let form) = platform, !targets.contains(where: { $0.forms.contains(form) }) {
      let forms = targets.flatMap(\.forms).map(\.rawValue)
      throw failure(
        "an app for \(targets.map(\.title).joined(separator: ", ")) is not built with "
          + "\(form.rawValue); name one of \(forms.joined(separator: ", ")).")
    }
    return try targets.map { target in
      let catalog = try printingErrors { () throws(CatalogErrors) in
        try library.catalog(for: target)
      }
      return Strategy(
        catalog, edition: edition, platform: (platform ?? shared?.platform)?.applying(to: target))
    }
  }
}
