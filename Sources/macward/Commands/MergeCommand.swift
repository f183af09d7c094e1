import ArgumentParser
import Foundation
import Guidance
import Reports

/// `macward merge`.
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Puts the parts of an audit together.",
    discussion: """
      The parts are what macward audit --shard has written: each of them, in whatever order. What \
      comes of it is what the audit would have written without --shard.

      EXAMPLES
        macward merge part-1 part-2 --output audit
      """)

  @Argument(help: "The folders of all parts.", completion: .directory)
  var parts: [String]

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The folder to write into.", valueName: "out"),
    completion: .directory)
  var output: String

  @Option(
    name: .long, help: "Exit with status 1 if there are recommendations of this severity, or above."
  )
  var failOn = FailOn.never

  func run() throws {
    let indexes = try parts.map(index)
    let whole = try merged(indexes)
    let folder = try AuditFolder(preparedAt: output)
    var gone = Set(folder.projects)
    for (part, index) in zip(parts, indexes) {
      for project in index.projects where project.failure == nil {
        gone.remove(try copy(project, part, folder))
      }
    }
    // What an earlier audit left is none of this one's.
    for name in gone.sorted() { folder.remove(name) }
    try folder.finish(with: whole)
    tell("macward: \(whole.summary): \(output)/index.md")
    let limits = whole.projects.map { ($0.folder, failOn) }
    try whole.exit(failingOn: Dictionary(limits) { first, _ in first })
  }

  private func index(of part: String) throws -> AuditIndex {
    let file = "\(part)/\(AuditIndex.fileName)"
    do {
      return try AuditIndex(json: try Data(contentsOf: URL(fileURLWithPath: file)))
    } catch {
      tell("macward: \(file): no index of an audit: run the part again, with --resume.")
      throw ExitCode.unreadable
    }
  }

  private func merged(_ indexes: [AuditIndex]) throws -> AuditIndex {
    do throws(AuditIndex.Mismatch) {
      return try AuditIndex(merging: indexes)
    } catch {
      switch error {
      case .foreign(let position):
        tell(
          "macward: \(parts[position]): not a part of the same audit as \(parts[0]): all parts need "
            + "the same projects, options and version, and --shard.")
      case .repeated(let part): tell("macward: part \(part) is there twice.")
      case .missing(let parts, let count):
        tell(
          "macward: of \(count) parts these are missing: "
            + parts.map(String.init).joined(separator: ", ")
            + (count - indexes.count > parts.count ? " and others." : "."))
      }
      throw ExitCode.unreadable
    }
  }

  /// Copies what a part has of a project, and returns the project's name in the folder.
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
      tell("macward: \(part)/\(project.folder) cannot be copied to \(output).")
      throw ExitCode.unreadable
    }
  }
}
