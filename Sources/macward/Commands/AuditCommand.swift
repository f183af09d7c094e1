import ArgumentParser
import Foundation
import Guidance
import MigrationStrategy
import NavigationGraph
import Projects
import Reports

/// The command `macward audit`.
struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Reviews many projects at once, with an index of all of them.",
    discussion: """
      For each project in the folders, the audit writes a review (Markdown) and a report (JSON) \
      into a folder in OUT/projects. OUT/index.md, index.html, index.json and index.csv show which \
      projects need the most work, and what all of them need.

      An interrupted audit leaves only complete files. Run the same command with --resume to \
      process the projects that are missing or have changed.

      EXAMPLES
        macward audit ~/Projects --output audit
        macward audit ~/Projects --output audit --resume
        macward audit ~/Projects --output audit --format html
        macward audit ~/Projects --output audit --fail-on required
      """)

  @Argument(help: "The folders that contain the projects.", completion: .directory)
  var paths: [String]

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The folder to write into.", valueName: "out"),
    completion: .directory)
  var output: String

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The number of projects to process at a time (default: the number of cores).",
      valueName: "number"))
  var jobs: Int?

  @Flag(name: .long, help: "Process only projects that are missing in OUT or have changed.")
  var resume = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Process only one part of the projects, such as 2/4.", valueName: "i/n", visibility: .hidden))
  var shard: ShardChoice?

  @Flag(name: .long, help: "Write pictures beside each review.")
  var pictures = false

  /// The forms of the reviews.
  enum Format: String, ExpressibleByArgument, CaseIterable { case markdown, html }

  @Option(name: .shortAndLong, help: "The format of the reviews; html is in addition to Markdown.")
  var format = Format.markdown

  @Flag(name: .long, help: "Print no progress and no errors in single files.")
  var quiet = false

  @OptionGroup(title: "Over time") var budget: BudgetOptions
  @OptionGroup(title: "Over time") var history: HistoryOptions
  @OptionGroup(title: "Reading") var files: ReadingOptions
  @OptionGroup(title: "Documents") var filter: FilterOptions
  @OptionGroup(title: "Advice") var targets: TargetOptions
  @OptionGroup(title: "Advice") var platform: PlatformOptions
  @OptionGroup(title: "Advice") var failing: FailOnOptions
  @OptionGroup(title: "Guidance") var guidance: GuidanceOptions

  func validate() throws {
    if paths.isEmpty { throw ValidationError("Name a folder with projects.") }
    if let jobs, jobs < 1 { throw ValidationError("--jobs must be 1 or more.") }
    if shard != nil, history.history != nil {
      throw ValidationError("A part has no history: use --history with macward merge.")
    }
  }

  func run() throws {
    try history.check()
    let present = Reading.existing(paths)
    var reader = files.reader(threads: threads)
    reader.readsAppsApart = true
    var projects = reader.projects(below: present)
    let team = try TeamFiles(beside: projects, below: present)
    for index in projects.indices {
      projects[index].apply(team.filter(for: projects[index]))
      projects[index].apply(filter.filter(at: projects[index].root))
    }
    let all = try tasks(for: projects, below: present, team)
    let folder = try AuditFolder(preparedAt: output)
    let index = try write(all, team.shared, into: folder)
    if index.totals.projects == 0, all.allSatisfy(\.project.isSourceAlone) { throw nothingToRead }
    if present.count < paths.count { throw ExitCode.unreadable }
    try index.exit(failingOn: limits(for: all, team), budget)
  }

  /// Returns the lowest severity at which each project fails, by its folder in the output. It is
  /// from the command line, or else from `.macward.yml`.
  private func limits(for tasks: [AuditTask], _ team: TeamFiles) -> [String: FailOn] {
    let limits = tasks.map { task in
      let own = team.configurations[task.project.folder] ?? team.shared
      return (AuditFolder.folder(of: task.name), failing.limit(for: own))
    }
    return Dictionary(limits) { first, _ in first }
  }

  private var threads: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }

  private func tasks(
    for projects: [DiscoveredProject], below paths: [String], _ team: TeamFiles
  ) throws -> [AuditTask] {
    var builders = AuditBuilders(guidance, for: targets, platform: platform.platform)
    let tasks = AuditTask.all(projects)
    guard !tasks.isEmpty else { throw paths.isEmpty ? ExitCode.unreadable : nothingToRead }
    return try tasks.map { task in
      var task = task
      task.builder = try builders.builder(for: task.project, team)
      return task
    }
  }

  private var nothingToRead: ExitCode {
    failure("\(paths.joined(separator: ", ")): \(Reading.nothing).")
  }

  /// Writes the reports of the selected part and its index.
  private func write(
    _ all: [AuditTask], _ team: Configuration?, into folder: AuditFolder
  ) throws -> AuditIndex {
    let tasks = shard?.part(of: all) ?? all
    let platform = platform.platform ?? team?.platform
    let edition = guidance.edition(for: team)
    let audit = Audit(
      folder: folder, jobs: threads, isResumed: resume,
      reader: files.reader(threads: 1), hasPictures: pictures, hasPages: format == .html,
      digest: Digest(
        platform: platform, edition: edition, language: files.language,
        rules: guidance.rules, targets: targets.targets ?? "",
        hasPictures: pictures, hasPages: format == .html, readsSource: !files.noSource,
        largestDocument: files.maxFileSize,
        globs: filter.include.map { "+" + $0 } + filter.exclude.map { "-" + $0 }))
    let progress = AuditProgress(total: tasks.count, isQuiet: quiet)
    Interruption.handle { status in folder.files.stop(status: status, progress.stop) }
    let index = AuditIndex(
      audit.run(tasks, progress), platform: platform, edition: edition,
      language: files.language, version: Macward.version, shard: shard.map { part(of: all, $0) })
    try folder.finish(with: index, try history.record(index))
    progress.end("macward: \(index.summary): \(output)/index.md")
    return index
  }

  private func part(of tasks: [AuditTask], _ shard: ShardChoice) -> AuditIndex.Shard {
    var digest = Digest()
    if let rules = guidance.rules { digest.add(folderAt: rules) }
    for task in tasks {
      for text in [task.project.root, task.project.name, task.name] { digest.add(text) }
    }
    return AuditIndex.Shard(number: shard.number, count: shard.count, projects: digest.text)
  }
}
