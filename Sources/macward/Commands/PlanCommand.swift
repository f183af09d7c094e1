import ArgumentParser
import Foundation
import Guidance
import MigrationStrategy
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

      The format tasks is JSON with all that it takes to do each task and to check it: places with \
      their text, APIs for the systems of the app, steps, keys in use, what not to do, and what macward \
      scaffold writes. The format briefs is the same as Markdown. Tasks keep their ids when lines change.

      EXAMPLES
        macward plan MyApp
        macward plan MyApp --severity recommended --format csv --output plan.csv
        macward plan MyApp --format github --output issues.sh
        macward plan MyApp --format markdown | pbcopy
        macward plan MyApp --format tasks --output tasks.json
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
      guidance, for: targets, platform: platform.platform, threads: threads,
      with: format.hasPatches ? .scaffold : [])
    let report = try narrowing.narrowed(all)
    try write(try text(of: report, reading), to: output)
    if reading.lostInput || all.lostInput { throw ExitCode.unreadable }
  }

  private func text(of report: Report, _ reading: Reading) throws -> String {
    guard format.hasPatches else {
      return format.render(report, display.rendering(toFile: output != nil))
    }
    let catalog = try reading.strategies(guidance, for: targets)[0].catalog
    var builder = TaskListBuilder(report, catalog, below: ReportCommand.base(of: paths))
    return try format.render(builder.tasks())
  }
}

extension PlanFormat: ExpressibleByArgument {}
