import ArgumentParser
import Foundation
import Guidance
import Reports

/// The command `macward plan`.
struct PlanCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plan",
    abstract: "Writes the plan of a migration: phases, tasks, and their effort.",
    discussion: """
      All findings of a rule are one task, whose effort grows little with the number of places. A \
      phase names the phases to finish before it. Tasks that the team declines in .macward.yml are \
      not part of the plan.

      The format csv has a row for each task, for spreadsheets and the imports of issue trackers. \
      The format github is a shell script that creates an issue for each task with gh; nothing is \
      sent before you run it. The format markdown has a checkbox for each task.

      EXAMPLES
        macward plan MyApp
        macward plan MyApp --severity recommended --format csv --output plan.csv
        macward plan MyApp --format github --output issues.sh
        macward plan MyApp --format markdown | pbcopy
      """)

  @Argument(
    help: "The projects, folders or documents to read; by default the current folder.",
    completion: .file())
  var paths: [String] = ["."]

  @Option(name: .shortAndLong, help: "The format of the plan.")
  var format = PlanFormat.terminal

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write the plan to a file.", valueName: "file"), completion: .file())
  var output: String?

  @OptionGroup(title: "Parts of a plan") var narrowing: NarrowingOptions
  @OptionGroup(title: "Documents") var filter: FilterOptions
  @OptionGroup(title: "Reading") var files: ReadingOptions
  @OptionGroup(title: "Reading") var running: RunningOptions
  @OptionGroup(title: "Advice") var targets: TargetOptions
  @OptionGroup(title: "Advice") var platform: PlatformOptions
  @OptionGroup(title: "Guidance") var guidance: GuidanceOptions
  @OptionGroup(title: "Display") var display: DisplayOptions

  func run() throws {
    let threads = ProcessInfo.processInfo.activeProcessorCount
    let reading = try Reading(
      paths, with: files.reader(threads: threads), filter: filter, running: running,
      for: (guidance, targets))
    let all = try reading.report(
      guidance, for: targets, platform: platform.platform, threads: threads)
    let report = try narrowing.narrowed(all)
    try write(format.render(report, display.rendering(toFile: output != nil)), to: output)
    if reading.lostInput || all.lostInput { throw ExitCode.unreadable }
  }
}

extension PlanFormat: ExpressibleByArgument {}
