import FileReading
import Foundation
package import Guidance

/// The configurations of a report's projects, by project folder.
package struct Configurations: Sendable {
  private struct Entry: Sendable {
    /// The configuration, with paths relative to the project's root.
    var configuration: Configuration
    /// The path of the file, which identifies it.
    var file: String
  }

  private var entries: [String: Entry] = [:]
  /// The number of projects that use each file.
  private var counts: [String: Int] = [:]

  /// Whether all projects are in one requested folder, whose file then applies to all that have
  /// none of their own.
  package var isForOneFolder = false

  /// Creates an empty collection.
  package init() {}

  /// Adds the configuration of a project.
  ///
  /// - Parameters:
  ///   - configuration: The configuration, relative to the project's root.
  ///   - folder: The project's folder.
  package mutating func add(_ configuration: Configuration, for folder: String) {
    if entries[folder] == nil { counts[configuration.path, default: 0] += 1 }
    entries[folder] = Entry(configuration: configuration, file: configuration.path)
  }

  /// The configuration of a project, by its folder.
  package subscript(folder: String) -> Configuration? { entries[folder]?.configuration }

  /// Whether other projects use the same file as a project.
  func isShared(_ folder: String) -> Bool {
    guard let file = entries[folder]?.file else { return false }
    return counts[file, default: 0] > 1
  }

  /// Returns the entries that are stale in every project that shares their file, by file and
  /// location.
  func sharedNotes(_ notes: [(folder: String, stale: [InputProblem])]) -> [InputProblem] {
    let projects = Dictionary(notes.map { ($0.folder, 1) }, uniquingKeysWith: +)
    let shared = notes.filter { isShared($0.folder) || projects[$0.folder, default: 0] > 1 }
    let byFile = Dictionary(grouping: shared) { entries[$0.folder]?.file ?? "" }
    return byFile.sorted { $0.key < $1.key }.flatMap { file, notes -> [InputProblem] in
      // Without all of the projects, it is unknown whether an entry is stale.
      guard Set(notes.map(\.folder)).count == counts[file] else { return [] }
      let stale = notes.map { ($0.folder, $0.stale.map(Self.ownName)) }
      let common = stale.flatMap(\.1).filter { note in
        stale.allSatisfy { folder, own in
          own.contains { $0.location == note.location } || !mentions(note.location, in: folder)
        }
      }
      // Each project spells the places in its own way.
      let first = Dictionary(common.map { ($0.location, $0) }) { first, _ in first }
      return first.values.sorted { $0.location < $1.location }
    }
  }

  /// Whether the entry at a location of a file applies to a project.
  private func mentions(_ place: SourceLocation, in folder: String) -> Bool {
    guard let configuration = self[folder] else { return false }
    let places =
      configuration.decisions.map { [$0.line, $0.column] }
      + configuration.answers.map { [$0.line, $0.column] }
      + configuration.tabs.map { [$0.line, $0.column] }
      + configuration.structures.map { [$0.line, $0.column] }
    return places.contains([place.line, place.column])
  }

  /// Returns the note with the file name alone, because the relative path differs between projects.
  private static func ownName(_ problem: InputProblem) -> InputProblem {
    var problem = problem
    problem.location.file = Configuration.fileName
    return problem
  }
}
