import ArgumentParser
import Foundation
import Guidance
import MigrationStrategy
import NavigationGraph
import Reports

/// `macward report`.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Says what an app's navigation is and what it should become on the Mac.",
    discussion: """
      PATH is a project's folder, any other folder, a storyboard or a xib. A folder may hold \
      several projects; each is reported by itself. What a team says in a file .macward.yml beside \
      a project counts in its report; macward init writes a first one.

      The formats sarif, xcode, github and checkstyle tell what there is to act on, file by file, \
      to editors and build servers. Their paths are relative to PATH.

      A Markdown review in a file gets pictures in a folder beside it: of each structure the screen \
      as it is, and the Mac window as it should become. An HTML review is one file that holds its \
      pictures, to be read in a browser or printed.

      EXAMPLES
        macward report MyApp
        macward report MyApp --format markdown --output review.md
        macward report MyApp --format markdown --pictures drawings > review.md
        macward report MyApp --format html --output review.html
        macward report MyApp --format markdown --sections overview,questions
        macward report MyApp --platform swiftui --edition 2019
        macward report MyApp --platform all --format markdown
        macward report MyApp --language de
        macward report MyApp --format json | jq '.projects[].structures[].kind'
        macward report . --format sarif --output macward.sarif
        macward report . --format github          in a workflow of GitHub
        macward report MyApp --fail-on required   exit status 1 if something is
        macward report MyApp --write-baseline known.json
        macward report MyApp --baseline known.json --fail-on consider
      """)

  @Argument(help: "The projects, folders or documents to read.", completion: .file())
  var paths: [String]

  @Option(name: .shortAndLong, help: "The form of the report.")
  var format = ReportFormat.terminal

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write the report to a file.", valueName: "file"), completion: .file())
  var output: String?

  @Option(
    name: .long, help: ArgumentHelp("How many files to read at a time.", valueName: "number"))
  var threads: Int?

  @Flag(name: .long, help: "Leave errors in single files to the report: none on standard error.")
  var quiet = false

  @OptionGroup var sections: SectionOptions
  @OptionGroup(title: "Documents") var filter: FilterOptions
  @OptionGroup(title: "Baseline") var baseline: BaselineOptions
  @OptionGroup(title: "Reading") var files: ReadingOptions
  @OptionGroup(title: "Advice") var advice: AdviceOptions
  @OptionGroup(title: "Guidance") var guidance: GuidanceOptions
  @OptionGroup(title: "Pictures") var pictures: PictureOptions
  @OptionGroup(title: "Display") var display: DisplayOptions

  func validate() throws {
    if paths.isEmpty { throw ValidationError("Name a project, a folder or a storyboard.") }
    if let threads, threads < 1 { throw ValidationError("--threads takes a number from 1 on.") }
    try sections.validate(for: format)
    if let output, output == baseline.writeBaseline {
      throw ValidationError("--output and --write-baseline name the same file.")
    }
  }

  func run() throws {
    let known = try baseline.read()
    let threads = threads ?? ProcessInfo.processInfo.activeProcessorCount
    let reading = try Reading(
      paths, with: files.reader(threads: threads), isQuiet: quiet, filter: filter)
    let all = try reading.report(
      guidance, platform: advice.platform, threads: threads,
      drawsMaps: format.isReview && sections.chosen.contains(.map))
    let report = known.map { all.compared(with: $0) } ?? all
    var rendering = display.rendering(toFile: output != nil)
    rendering.threads = threads
    rendering.sections = sections.chosen
    rendering.drawsPictures = !pictures.noPictures
    // Pictures first: a review never shows any that are not there.
    rendering.pictures = try pictures.write(report, format, output: output)
    try write(try format.render(report, rendering), to: output)
    try baseline.save(report)
    if reading.lostInput || report.lostInput { throw ExitCode.unreadable }
    if let known { baseline.tellWhatIsGone(of: known, in: report) }
    if advice.limit(for: reading.team.shared).isReached(by: report.highestSeverity) {
      throw ExitCode.findings
    }
  }
}

extension ReportFormat: WordArgument {}
