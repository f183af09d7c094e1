import ArgumentParser
import Foundation
import Guidance
import MigrationStrategy
import NavigationGraph
import Projects
import Reports

/// The command `macward report`.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract:
      "Describes an app's navigation, and advises what it should become on the Mac, or elsewhere.",
    discussion: """
      A path names the folder of a project, any other folder, a storyboard or a xib. A folder may \
      contain several projects; each has a separate report. A file .macward.yml beside a project \
      configures its report; macward init writes one.

      The formats sarif, xcode, github and checkstyle list the findings by file, for editors and \
      build servers. Their file names are relative to the path; in the format xcode they are \
      absolute if the path is.

      A Markdown review that is written to a file has pictures in a folder beside it: for each \
      structure, the current screen and the proposed Mac window. An HTML review is one file that \
      includes its pictures, for a browser or for printing.

      EXAMPLES
        macward report                            the project in the current folder
        macward report MyApp
        macward report MyApp --format markdown --output review.md
        macward report MyApp --format markdown --pictures drawings > review.md
        macward report MyApp --format html --output review.html
        macward report MyApp --format markdown --section overview,questions
        macward report MyApp --platform swiftui --edition 2019
        macward report MyApp --platform all --format markdown
        macward report MyApp --for ipad,vision
        macward report MyApp --for all --format markdown --output review.md
        macward report MyApp --language de
        macward report MyApp --running running.txt
        macward report MyApp --format json | jq '.projects[].structures[].kind'
        macward report . --format sarif --output macward.sarif
        macward report . --format github          in a GitHub workflow
        macward report MyApp --fail-on required   exit status 1 if there are any
        macward report MyApp --write-baseline known.json
        macward report MyApp --baseline known.json --fail-on consider
      """)

  @Argument(
    help: "The projects, folders or documents to read; by default the current folder.",
    completion: .file())
  var paths: [String] = ["."]

  @Option(name: .shortAndLong, help: "The format of the report.")
  var format = ReportFormat.terminal

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write the report to a file.", valueName: "file"), completion: .file())
  var output: String?

  @Option(
    name: .long, help: ArgumentHelp("The number of files to read at a time.", valueName: "number"))
  var jobs: Int?

  @Flag(
    name: .long,
    help: ArgumentHelp("Write absolute paths in the format xcode.", visibility: .hidden))
  var absolutePaths = false

  @Flag(
    name: .long,
    help: ArgumentHelp(
      "Write warnings in place of errors in the format xcode.", visibility: .hidden))
  var noErrors = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Also write an empty file once everything is read, for build systems.", valueName: "file",
      visibility: .hidden),
    completion: .file())
  var stamp: String?

  @Flag(name: .long, help: "Print no errors in single files; the report contains them.")
  var quiet = false

  @OptionGroup(title: "Parts of a report") var sections: SectionOptions
  @OptionGroup(title: "Parts of a report") var narrowing: NarrowingOptions
  @OptionGroup(title: "Documents") var filter: FilterOptions
  @OptionGroup(title: "Baseline") var baseline: BaselineOptions
  @OptionGroup(title: "Baseline") var budget: BudgetOptions
  @OptionGroup(title: "Reading") var files: ReadingOptions
  @OptionGroup(title: "Reading") var running: RunningOptions
  @OptionGroup(title: "Advice") var targets: TargetOptions
  @OptionGroup(title: "Advice") var platform: PlatformOptions
  @OptionGroup(title: "Advice") var failing: FailOnOptions
  @OptionGroup(title: "Guidance") var guidance: GuidanceOptions
  @OptionGroup(title: "Pictures") var pictures: PictureOptions
  @OptionGroup(title: "Display") var display: DisplayOptions

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs must be 1 or more.") }
    if let stamp, [output, baseline.writeBaseline].contains(stamp) {
      throw ValidationError("--stamp names a file that something else is written to.")
    }
    if absolutePaths || noErrors, format != .xcode {
      throw ValidationError("--absolute-paths and --no-errors are for --format xcode.")
    }
    try sections.validate(for: format)
    if let output, output == baseline.writeBaseline {
      throw ValidationError("--output and --write-baseline name the same file.")
    }
  }

  /// Returns what the format shows besides the advice.
  private func extras(_ sections: Set<ReviewSection>) -> ReportExtras {
    guard format.isReview else { return format == .json ? [.ruledOut] : [] }
    var extras: ReportExtras = sections.contains(.map) ? [.maps] : []
    if sections.contains(.scaffold) { extras.insert(.scaffold) }
    if format == .html, sections.contains(.brief) { extras.insert(.prototype) }
    return extras
  }

  func run() throws {
    let written = try baseline.read()
    let threads = jobs ?? ProcessInfo.processInfo.activeProcessorCount
    let chosen = sections.chosen(for: narrowing.part, as: format)
    let reading = try Reading(
      paths, with: files.reader(threads: threads), isQuiet: quiet, filter: filter,
      running: running,
      for: (guidance, targets))
    let all = try reading.report(
      guidance, for: targets, platform: platform.platform, threads: threads,
      with: extras(chosen))
    let known = written.map { baseline.updated($0, for: all) }
    let whole = known.map { all.compared(with: $0) } ?? all
    let part = try narrowing.narrowed(whole)
    let report = chosen == [.handout] ? part.ofApps : part
    var rendering = display.rendering(toFile: output != nil)
    rendering.threads = threads
    rendering.sections = chosen
    rendering.isSummary = showsSummary
    rendering.paths = paths
    rendering.apps = narrowing.apps
    let isDefault = report.projects.first?.target.isDefault == true
    rendering.given = isDefault && !report.hasSeveralTargets ? given : target + given
    rendering.base = Self.base(of: paths)
    rendering.hasNoErrors = noErrors || buildStamp != nil
    rendering.absoluteFolder = hasAbsolutePaths ? Self.absolute(rendering.base) : nil
    rendering.drawsPictures = !pictures.noPictures
    // Pictures are written first, so that a review never refers to missing files.
    rendering.pictures = try pictures.write(report, format, output: output)
    try write(try format.render(report, rendering), to: output)
    try baseline.save(whole)
    if reading.lostInput || whole.lostInput { throw ExitCode.unreadable }
    if let file = stamp ?? buildStamp { try write("", to: file) }
    if let known { baseline.printResolved(of: known, in: whole) }
    try budget.check(
      report.projects.map { app in
        (AuditedProject.title(ofProject: app.name, in: app.root), app.open)
      })
    if failing.limit(for: reading.team.shared).isReached(by: report.highestSeverity) {
      throw ExitCode.findings
    }
  }
}

extension ReportCommand {
  /// Whether a terminal shows a summary: nothing in particular is asked for.
  private var showsSummary: Bool {
    !sections.details && sections.sections == nil && !narrowing.part.selectsFindings
  }

  /// Whether the format has absolute paths: a build of Xcode names its folder by such a path.
  private var hasAbsolutePaths: Bool {
    absolutePaths || format == .xcode && paths.count == 1 && paths[0].hasPrefix("/")
  }

  /// The empty file that the build-tool plug-in wants once everything is read. In its builds, findings are
  /// no errors.
  private var buildStamp: String? {
    format == .xcode ? ProcessInfo.processInfo.environment["MACWARD_STAMP"] : nil
  }

  /// The option for the targets, if it is given.
  private var target: [String] { targets.targets.map { ["--for \(PastedPath.quoted($0))"] } ?? [] }

  /// The other given options that change what is read and advised.
  private var given: [String] {
    let values: [(String, [String])] = [
      ("--platform", [platform.platform?.rawValue].compactMap { $0 }),
      ("--include", filter.include), ("--exclude", filter.exclude),
      ("--language", [files.language?.code].compactMap { $0 }), ("--running", running.running),
      ("--rules", [guidance.rules].compactMap { $0 }),
      ("--edition", [guidance.edition?.rawValue].compactMap { $0 }),
      ("--baseline", [baseline.baseline].compactMap { $0 }),
    ]
    return values.flatMap { name, values in values.map { "\(name) \(PastedPath.quoted($0))" } }
      + (files.noSource ? ["--no-source"] : [])
  }

  /// The folder that the paths of projects are relative to. Several paths are parts of them already.
  static func base(of paths: [String]) -> String {
    guard let path = paths.first, paths.count == 1 else { return "" }
    let folder = folder(of: NamedProject.folder(path))
    let trimmed = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    return trimmed == "." ? "" : trimmed
  }

  /// Returns the absolute path of a folder. An empty path is the current folder.
  private static func absolute(_ folder: String) -> String {
    URL(fileURLWithPath: folder.isEmpty ? "." : folder).standardizedFileURL.path
  }
}

extension ReportFormat: ExpressibleByArgument {}
