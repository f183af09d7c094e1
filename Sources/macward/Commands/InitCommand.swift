import ArgumentParser
import Foundation
import Guidance
import Markup
import MigrationStrategy
import NavigationGraph
import Projects
import Reports

/// The command `macward init`.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Writes a .macward.yml for a project, with the open questions of its report.",
    discussion: """
      The file states how the Mac app is built, and contains every open question of the report as \
      a line to complete. Answers apply to all later reports. Until then the file changes nothing.

      EXAMPLES
        macward init
        macward init MyApp --platform swiftui
        macward init MyApp --ask         answer the questions in the terminal

      One file serves all apps in a folder. With --ask, an existing file is kept, and the answers \
      are added to it.
      """)

  @Argument(
    help: "The folder of the project or projects; by default the current folder.",
    completion: .directory)
  var path = "."

  @OptionGroup var targets: TargetOptions

  @Option(name: .long, help: "How the app is built. Default: as the apps suggest.")
  var platform: PlatformChoice?

  @Flag(name: .long, help: ArgumentHelp("Replace an existing file.", visibility: .hidden))
  var force = false

  @Flag(name: .long, help: "Ask the open questions, and show what each answer changes.")
  var ask = false

  func run() throws {
    let reading = try read()
    let library = try CatalogLibrary.builtIn(adding: reading.team?.rulesFolder)
    let chosen = try targets.chosen(from: library, for: reading.team)
    if targets.targets != nil, chosen.count > 1 {
      throw failure("init asks the questions of one target; name one with --for.")
    }
    let strategies = try Reading.strategies(
      for: Array(chosen.prefix(1)), in: library, edition: reading.team?.edition ?? .current,
      platform: nil)
    guard let strategy = strategies.first else { throw ExitCode.unreadable }
    let all = reading.projects.map { project in
      strategy.advice(for: project, reading.configurations[project.folder])
    }
    let full = all.filter { !$0.isEmptyRest }
    let projects = (full.isEmpty ? all : full).map(\.graph.project)
    try writeFile(for: Scope(projects, below: path), strategy)
  }

  /// The projects, and the files that apply to them if their questions are asked.
  private struct Read {
    var projects: [Project]
    var configurations = Configurations()
    var team: Configuration?
  }

  private func read() throws -> Read {
    let reader = InputReader(threads: ProcessInfo.processInfo.activeProcessorCount)
    if ask && !force {
      let reading = try Reading([path], with: reader, isQuiet: true)
      guard !reading.input.projects.isEmpty else { throw ExitCode.unreadable }
      return Read(
        projects: reading.input.projects, configurations: reading.team.configurations,
        team: reading.team.shared)
    }
    let present = Reading.existing([path])
    let input = reader.read(projects: reader.projects(below: present))
    guard !input.projects.isEmpty else {
      throw present.isEmpty
        ? ExitCode.unreadable : failure("\(path): \(Reading.nothing); name a folder with some.")
    }
    return Read(projects: input.projects)
  }

  /// The apps of one file, which is next to them if they share a folder, or else in the requested
  /// folder. Apps below it that have a file of their own keep using that.
  private struct Scope {
    var apps: [(project: Project, folder: String)]
    var file: String

    init(_ projects: [Project], below path: String) {
      let folders = Set(projects.map(\.folder))
      let folder = folders.count == 1 ? folders.first ?? path : TeamFiles.base(path)
      file = TeamFiles.path(in: folder)
      apps = projects.filter { $0.folder == folder || TeamFiles.file(in: $0.folder) == nil }
        .map { ($0, TeamFiles.path(of: $0.folder, below: folder)) }
    }

    /// The number of projects, if there are several.
    var words: String { apps.count == 1 ? "" : " for \(apps.count) projects" }
  }

  private func writeFile(for scope: Scope, _ strategy: Strategy) throws {
    if ask { return try askQuestions(of: scope, strategy) }
    if !force, FileManager.default.fileExists(atPath: scope.file) {
      throw failure(
        "\(scope.file) already exists: edit it, answer its questions with --ask, or remove it "
          + "first.")
    }
    let parts = scope.apps.map {
      ConfigurationDraft.Part(strategy.advice(for: NavigationGraph($0.project)), folder: $0.folder)
    }
    try write(ConfigurationDraft(parts, platform: platform).text, to: scope.file)
    printError(
      "macward: wrote \(scope.file)\(scope.words): answer its questions, then run macward report "
        + "again.")
  }

  /// Asks the questions, and writes the answers.
  private func askQuestions(of scope: Scope, _ strategy: Strategy) throws {
    let file = try AnswerFile(scope.file, isReplaced: force)
    var interview = Interview(apps: scope.apps, strategy: strategy, file: file)
    try interview.run()
    guard !interview.answers.isEmpty else {
      return printError("macward: no answers, so \(scope.file) is not written.")
    }
    let draft = ConfigurationDraft(
      try interview.parts(), platform: platform,
      answered: Set(interview.answers.map(\.question)))
    try file.save(interview.answers, draft: draft)
    printError(
      "macward: wrote \(counted(interview.answers.count, "answer")) to \(scope.file)\(scope.words)."
    )
  }
}
