import ArgumentParser
import Foundation
import Guidance
import MigrationStrategy
import NavigationGraph
import Reports

/// `macward graph`.
struct GraphCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph",
    abstract: "Draws what leads where in an app.",
    discussion: """
      The map shows the scenes by storyboard, what containers hold, each kind of segue, where the \
      app starts, what no segue leads to, references that lead nowhere, rings of screens, and what \
      becomes of tab bars, split views and stacks on the Mac.

      A project with more than 60 scenes or 100 links has an overview and a map of each storyboard. \
      Several maps are one Markdown document with a heading each, one file of DOT, or a folder: \
      --output names a folder if one is there, or if it ends in a slash.

      The format svg is drawn by Graphviz, which must be installed; mermaid is drawn by GitHub, \
      GitLab and many editors.

      EXAMPLES
        macward graph MyApp
        macward graph MyApp --output map.mmd
        macward graph MyApp --format svg --output map.svg
        macward graph MyApp --format svg --output maps/
        macward graph MyApp --format dot | dot -Tpdf > map.pdf
        macward graph MyApp --format json | jq '.projects[].cycles'
      """)

  @Argument(help: "The projects, folders or documents to read.", completion: .file())
  var paths: [String]

  @Option(name: .shortAndLong, help: "The form of the map.")
  var format = MapFormat.mermaid

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write the map to a file, or the maps into a folder.", valueName: "path"),
    completion: .file())
  var output: String?

  @Flag(name: .long, help: "Tell no errors in single files.")
  var quiet = false

  @OptionGroup(title: "Documents") var filter: FilterOptions
  @OptionGroup(title: "Reading") var files: ReadingOptions
  @OptionGroup(title: "Guidance") var guidance: GuidanceOptions

  func validate() throws {
    if paths.isEmpty { throw ValidationError("Name a project, a folder or a storyboard.") }
  }

  func run() throws {
    // Who cannot draw says so before reading.
    let graphviz = format == .svg ? try Graphviz.installed() : nil
    let threads = ProcessInfo.processInfo.activeProcessorCount
    let reading = try Reading(
      paths, with: files.reader(threads: threads), isQuiet: quiet, filter: filter)
    let report = try reading.report(guidance, platform: nil, threads: threads)
    let writer = MapWriter(
      maps: NavigationMaps(report), format: format, output: output, graphviz: graphviz)
    try writer.write()
    if reading.lostInput || report.lostInput { throw ExitCode.unreadable }
  }
}

extension MapFormat: WordArgument {}
