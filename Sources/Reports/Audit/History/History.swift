import Foundation

/// The history of an audit: a line of JSON for each app and run, the oldest first.
package struct History: Sendable, Equatable {
  /// The line of a history file that is not one.
  package struct Mistake: Error, Hashable {
    /// The number of the line, starting at 1.
    package let line: Int
  }

  /// The entries, in the order of the file.
  package private(set) var entries: [HistoryEntry] = []

  /// Creates an empty history.
  package init() {}

  /// Reads a history. Empty lines are skipped.
  ///
  /// - Throws: The first line that is not an entry.
  package init(_ text: String) throws(Mistake) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.allSatisfy(\.isWhitespace) {
      guard let entry = try? JSONDecoder().decode(HistoryEntry.self, from: Data(line.utf8)) else {
        throw Mistake(line: index + 1)
      }
      entries.append(entry)
    }
  }

  /// Adds the apps of a run. An entry of the same app and run is replaced, so that the same run twice
  /// counts once.
  package mutating func add(_ new: [HistoryEntry]) {
    entries.removeAll { old in new.contains { $0.replaces(old) } }
    entries += new
  }

  /// The history as a file.
  ///
  /// - Throws: An encoding error, which does not occur.
  package func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try entries.map { String(decoding: try encoder.encode($0), as: UTF8.self) + "\n" }
      .joined()
  }
}
