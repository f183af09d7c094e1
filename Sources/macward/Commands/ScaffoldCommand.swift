import ArgumentParser
import Foundation
import Guidance
import MigrationStrategy
import Projects
import Reports
import Scaffold

/// The command `macward scaffold`.
struct ScaffoldCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scaffold",
    abstract: "Writes the code and the edits that carry out accepted decisions.",
    discussion: """
      Decisions are those that .macward.yml accepts, or all open ones with --all. Nothing in the \
      project is written: without --output the command lists the new files, the edits and what is \
      left to you; with --output it writes the files, a patch for each decision, one patch for all, \
      and a page that explains them into a new folder. The format patch prints the patch for all.

      Edits change the bytes that they are about and no others. What cannot be made exactly is a note \
      with the file, the line, and the lines to write.

      EXAMPLES
        macward scaffold MyApp --all
        macward scaffold MyApp --output mac-half
        macward scaffold MyApp --format patch | git apply --check
        macward scaffold MyApp --all --rule tab-bar/view-menu-commands
      """)

  @Argument(
    help: "The projects, folders or documents to read; by default the current folder.",
    completion: .file())
  var paths: [String] = ["."]

  @Option(name: .shortAndLong, help: "The format of what is printed.")
  var format = ScaffoldFormat.terminal

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write everything into a new folder.", valueName: "folder"),
    completion: .directory)
  var output: String?

  @OptionGroup(title: "Decisions") var part: ScaffoldOptions
  @OptionGroup(title: "Documents") var filter: FilterOptions
  @OptionGroup(title: "Reading") var files: ReadingOptions
  @OptionGroup(title: "Reading") var running: RunningOptions
  @OptionGroup(title: "Advice") var platform: PlatformOptions
  @OptionGroup(title: "Guidance") var guidance: GuidanceOptions
  @OptionGroup(title: "Display") var display: DisplayOptions

  func run() throws {
    let threads = ProcessInfo.processInfo.activeProcessorCount
    let reading = try Reading(
      paths, with: files.reader(threads: threads), filter: filter,
      running: running)
    let scaffolds = try reading.scaffolds(of: part, guidance, platform: platform.platform)
    switch (output, format) {
    case (let folder?, _): try ScaffoldFolder(folder, of: scaffolds).write()
    case (nil, .terminal):
      try write(ScaffoldList(scaffolds, display.rendering(toFile: false)).text, to: nil)
    case (nil, .patch):
      try print(scaffolds.flatMap { ScaffoldPatches($0, by: Macward.program).together })
    }
    if reading.lostInput { throw ExitCode.unreadable }
  }

  /// Prints bytes, which may be in any encoding.
  private func print(_ bytes: [UInt8]) throws {
    do throws(OutputFailure) {
      try StandardStreams.current.write(bytes, to: .output)
    } catch {
      throw ExitCode.closedPipe
    }
  }
}

/// The formats of what `macward scaffold` prints.
enum ScaffoldFormat: String, ExpressibleByArgument, CaseIterable { case terminal, patch }

extension Reading {
  /// Returns the scaffold of each project.
  ///
  /// - Throws: An exit code, after the errors have been printed.
  fileprivate func scaffolds(
    of part: ScaffoldOptions, _ guidance: GuidanceOptions, platform: PlatformChoice?
  ) throws -> [Scaffold] {
    guard !input.isEmpty else { throw ExitCode.unreadable }
    let library = try guidance.read(for: team.shared)
    try team.check(with: library, in: input.projects)
    // Code is written for the default target, the Mac.
    let strategies = try Self.strategies(
      for: Array(library.targets.prefix(1)), in: library,
      edition: guidance.edition(for: team.shared),
      platform: platform, shared: team.shared)
    try part.checkRules(among: strategies.flatMap(\.catalog.rules).map(\.id))
    let projects = try part.chosen(from: input.projects)
    let isChosen = platform != nil || team.shared?.platform != nil
    return try strategies.flatMap {
      try scaffolds(of: part, projects, $0, isPlatformChosen: isChosen)
    }
  }

  private func scaffolds(
    of part: ScaffoldOptions, _ projects: [Project], _ strategy: Strategy, isPlatformChosen: Bool
  ) throws -> [Scaffold] {
    let advice = projects.map { strategy.advice(for: $0, team.configurations[$0.folder]) }
    try part.checkStructures(of: advice)
    var scaffolder = part.scaffolder
    scaffolder.isPlatformChosen = isPlatformChosen
    return advice.map { scaffolder.scaffold(for: $0, strategy.catalog) }
  }
}
