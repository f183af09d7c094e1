import FileReading
import Foundation
package import Guidance
import InterfaceBuilder

/// What teams say about the projects of a report, by the projects' folders.
package struct Configurations: Sendable {
  private struct Entry: Sendable {
    /// What counts for the project, relative to its root.
    var configuration: Configuration
    /// The file it comes from, the same for the same file.
    var file: String
  }

  private var entries: [String: Entry] = [:]
  /// How many projects each file counts for.
  private var counts: [String: Int] = [:]

  /// Creates what says nothing.
  package init() {}

  /// Gives a project what a team says about it.
  ///
  /// - Parameters:
  ///   - configuration: What counts for the project, relative to its root.
  ///   - folder: The project's folder.
  package mutating func add(_ configuration: Configuration, for folder: String) {
    if entries[folder] == nil { counts[configuration.path, default: 0] += 1 }
    entries[folder] = Entry(configuration: configuration, file: configuration.path)
  }

  /// What counts for a project, by its folder.
  package subscript(folder: String) -> Configuration? { entries[folder]?.configuration }

  /// Whether the file of a project counts for other projects as well.
  func isShared(_ folder: String) -> Bool {
    guard let file = entries[folder]?.file else { return false }
    return counts[file, default: 0] > 1
  }

  /// What is stale in every project that shares a file, by file and place.
  func sharedNotes(_ notes: [(folder: String, stale: [DocumentProblem])]) -> [DocumentProblem] {
    let shared = notes.filter { isShared($0.folder) }
    let byFile = Dictionary(grouping: shared) { entries[$0.folder]?.file ?? "" }
    return byFile.sorted { $0.key < $1.key }.flatMap { file, notes -> [DocumentProblem] in
      // Who knows only some of the projects cannot tell.
      guard notes.count == counts[file] else { return [] }
      let stale = notes.map { ($0.folder, Set($0.stale.map(Self.ownName))) }
      let all = stale.reduce(into: Set<DocumentProblem>()) { $0.formUnion($1.1) }
      let common = all.filter { note in
        stale.allSatisfy { $1.contains(note) || !mentions(note.location, in: $0) }
      }
      return common.sorted { $0.location < $1.location }
    }
  }

  /// Whether what stands at a place of a file counts for a project.
  private func mentions(_ place: SourceLocation, in folder: String) -> Bool {
    guard let configuration = self[folder] else { return false }
    let places =
      configuration.decisions.map { [$0.line, $0.column] }
      + configuration.answers.map { [$0.line, $0.column] }
      + configuration.tabs.map { [$0.line, $0.column] }
    return places.contains([place.line, place.column])
  }

  /// Notes of several projects are about one file, whatever each of them calls it.
  private static func ownName(_ problem: DocumentProblem) -> DocumentProblem {
    var problem = problem
    problem.location.file = Configuration.fileName
    return problem
  }
}
