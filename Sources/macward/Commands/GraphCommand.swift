import ArgumentParser
import Foundation
import Guidance
import MigrationStrategy
import NavigationGraph
import Reports

/// The command `macward graph`.
struct GraphCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph",
    abstract: "Draws a map of an app's navigation.",
    discussion: """
      The map shows the scenes by storyboard, the contents of containers, each kind of segue, the \
      entry points, scenes without an incoming segue, unresolved references, cycles, and what \
      replaces tab bars, split views and stacks on the Mac.

      A project with more than 60 scenes or 100 links gets an overview and a map of each \
      storyboard. Several maps are written as one Markdown document with headings, or a folder of \
      files: --output names a folder if it exists or ends in a slash.

      The format svg is a picture with a legend. GitHub, GitLab and many editors show mermaid.

      EXAMPLES
        macward graph MyApp
        macward graph MyApp --output map.mmd
        macward graph MyApp --format svg --output map.svg
        macward graph MyApp --format svg --output maps/
        macward graph MyApp --format json | jq '.projects[].cycles'
      """)

  @Argument(help: "The projects, folders or documents to read.", completion: .file())
  var paths: [String]

  @Option(name: .shortAndLong, help: "The format of the map.")
  var format = MapFormat.mermaid

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write the map to a file, or several maps into a folder.", valueName: "path"),
    completion: .file())
  var output: String?

  @Flag(name: .long, help: "Print no errors in single files.")
  var quiet = false

  @OptionGroup(title: "Documents") var filter: FilterOptions
  @OptionGroup(title: "Reading") var files: ReadingOptions
  @OptionGroup(title: "Reading") var running: RunningOptions
  @OptionGroup(title: "Advice") var targets: TargetOptions
  @OptionGroup(title: "Guidance") var guidance: GuidanceOptions

  func validate() throws {
    if paths.isEmpty { throw ValidationError("Name a project, a folder or a storyboard.") }
  }

  func run() throws {
    let threads = ProcessInfo.processInfo.activeProcessorCount
    let reading = try Reading(
      paths, with: files.reader(threads: threads), isQuiet: quiet, filter: filter,
      running: running)
    let report = try reading.report(
      guidance, for: targets, platform: nil, threads: threads, with: .maps)
    try MapWriter(maps: NavigationMaps(report), format: format, output: output).write()
    if reading.lostInput || report.lostInput { throw ExitCode.unreadable }
  }
}

extension MapFormat: ExpressibleByArgument {
  /// The values that help and completions offer.
  package static var allValueStrings: [String] { ["mermaid", "svg", "json"] }
}
