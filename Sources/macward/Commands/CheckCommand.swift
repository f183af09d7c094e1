import ArgumentParser
import Foundation
import Guidance
import MigrationStrategy
import Reports

/// The command `macward check`.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Tells which tasks of a plan are done, open, or changed, and what is new.",
    discussion: """
      A task is done where the app has what the advice describes, in code that it reaches, or where a finding is \
      no longer found although what it was about is still there. Without an older report, the project is judged \
      as it is. With one, tasks whose subject is gone, and tasks that answers rule out, do not count as done.

      OLDER is a report written with --format json, or a baseline. Lines and words may differ.

      EXAMPLES
        macward check MyApp
        macward report MyApp --format json > before.json
        macward check MyApp --since before.json
        macward check MyApp --since before.json --task tab-bar/to-sidebar
        macward check MyApp --since before.json --fail-on required
      """)

  @Argument(
    help: "The projects, folders or documents to read; by default the current folder.",
    completion: .file())
  var paths: [String] = ["."]

  @Option(
    name: .long,
    help: ArgumentHelp("Compare with this report or baseline.", valueName: "older"),
    completion: .file())
  var since: String?

  @Option(
    name: .customLong("task"),
    help: ArgumentHelp(
      "Show this task only, and exit with status 1 unless it is done; can be repeated.",
      valueName: "id"))
  var tasks: [String] = []

  @Option(name: .shortAndLong, help: "The format of the check.")
  var format = CheckFormat.terminal

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write the check to a file.", valueName: "file"), completion: .file())
  var output: String?

  @OptionGroup(title: "Documents") var filter: FilterOptions
  @OptionGroup(title: "Reading") var files: ReadingOptions
  @OptionGroup(title: "Reading") var running: RunningOptions
  @OptionGroup(title: "Advice") var targets: TargetOptions
  @OptionGroup(title: "Advice") var platform: PlatformOptions
  @OptionGroup(title: "Advice") var failing: FailOnOptions
  @OptionGroup(title: "Guidance") var guidance: GuidanceOptions
  @OptionGroup(title: "Display") var display: DisplayOptions

  func run() throws {
    let past = try since.map { try Self.past(in: $0) }
    let threads = ProcessInfo.processInfo.activeProcessorCount
    let reading = try Reading(
      paths, with: files.reader(threads: threads), filter: filter, running: running,
      for: (guidance, targets))
    let report = try reading.report(
      guidance, for: targets, platform: platform.platform, threads: threads, with: .ruledOut)
    let catalog = try reading.strategies(guidance, for: targets)[0].catalog
    var builder = CheckBuilder(
      report, since: past, catalog, below: ReportCommand.base(of: paths))
    var check = builder.check()
    let areDone = try narrow(&check)
    try write(try format.render(check, display.rendering(toFile: output != nil)), to: output)
    if reading.lostInput || report.lostInput { throw ExitCode.unreadable }
    let isReached = failing.limit(for: reading.team.shared).isReached(by: check.highestNewSeverity)
    if !areDone || isReached { throw ExitCode.findings }
  }

  /// Keeps the tasks of the command line.
  ///
  /// - Returns: Whether all of them are done.
  private func narrow(_ check: inout CheckReport) throws -> Bool {
    guard !tasks.isEmpty else { return true }
    let known = check.projects.flatMap(\.tasks).map(\.id)
    if let unknown = tasks.first(where: { !known.contains($0) }) {
      let near = nearest(to: unknown, among: known).map { "; did you mean \($0)?" }
      throw failure("there is no task \(unknown)\(near ?? ".")")
    }
    for index in check.projects.indices {
      check.projects[index].tasks.removeAll { !tasks.contains($0.id) }
    }
    return check.projects.flatMap(\.tasks).allSatisfy { $0.state == .done }
  }

  private static func past(in file: String) throws -> PastFindings {
    let input =
      file == "-"
      ? JSONInput(try standardInput(), named: "standard input")
      : JSONInput(try contents(of: file), named: file)
    do throws(UnreadableJSON) {
      return try PastFindings(input)
    } catch {
      throw failure(in: error)
    }
  }
}

extension CheckFormat: ExpressibleByArgument {}
