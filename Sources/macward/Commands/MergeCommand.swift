import ArgumentParser
import Foundation
import Guidance
import Reports

/// The command `macward merge`.
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merges the parts of an audit.",
    discussion: """
      The parts are the output folders of macward audit --shard, all of them, in any order. The \
      result is the same as that of an audit without --shard.

      EXAMPLES
        macward merge part-1 part-2 --output audit
      """, shouldDisplay: false)

  @Argument(help: "The output folders of all parts.", completion: .directory)
  var parts: [String]

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The folder to write into.", valueName: "out"),
    completion: .directory)
  var output: String

  @Option(
    name: .long, help: "Exit with status 1 if there are recommendations of this severity or above."
  )
  var failOn = FailOn.never

  @OptionGroup(title: "Over time") var budget: BudgetOptions
  @OptionGroup(title: "Over time") var history: HistoryOptions

  func run() throws {
    try history.check()
    let indexes = try parts.map(index)
    let whole = try merged(indexes)
    let folder = try AuditFolder(preparedAt: output)
    var gone = Set(folder.projects)
    for (part, index) in zip(parts, indexes) {
      for project in index.projects where project.failure == nil {
        gone.remove(try copy(project, part, folder))
      }
    }
    // These are projects of an earlier audit.
    for name in gone.sorted() { folder.remove(name) }
    try folder.finish(with: whole, try history.record(whole))
    printError("macward: \(whole.summary): \(output)/index.md")
    let limits = whole.projects.map { ($0.folder, failOn) }
    try whole.exit(failingOn: Dictionary(limits) { first, _ in first }, budget)
  }

  private func index(of part: String) throws -> AuditIndex {
    let file = "\(part)/\(AuditIndex.fileName)"
    do {
      return try AuditIndex(json: try Data(contentsOf: URL(fileURLWithPath: file)))
    } catch {
      throw failure("\(file): not the index of an audit: run the part again with --resume.")
    }
  }

  private func merged(_ indexes: [AuditIndex]) throws -> AuditIndex {
    do throws(AuditIndex.Mismatch) {
      return try AuditIndex(merging: indexes)
    } catch {
      switch error {
      case .foreign(let position):
        throw failure(
          "\(parts[position]): not a part of the same audit as \(parts[0]): all parts need the same "
            + "projects, options and version, and --shard.")
      case .repeated(let part): throw failure("part \(part) is given twice.")
      case .missing(let parts, let count):
        throw failure(
          "of \(count) parts, these are missing: " + parts.map(String.init).joined(separator: ", ")
            + (count - indexes.count > parts.count ? " and others." : "."))
      }
    }
  }

  /// Copies the files of a project, and returns the project's name in the folder.
  private func copy(
    _ project: AuditedProject, _ part: String, _ folder: AuditFolder
  ) throws -> String {
    let name = (project.folder as NSString).lastPathComponent
    do {
      let source = AuditFolder(path: part)
      let texts = try source.outputs(of: name)
        .map { try String(contentsOfFile: $0, encoding: .utf8) }
      try folder.pictures(of: name).copy(source.pictures(of: name))
      let page = try project.page.map {
        try String(contentsOfFile: "\(part)/\($0)", encoding: .utf8)
      }
      try folder.write(review: texts[0], report: texts[1], page: page, of: name)
      return name
    } catch {
      throw failure("\(part)/\(project.folder) cannot be copied to \(output).")
    }
  }
}
