/// A source file to look at.
package struct SourceFile: Sendable, Hashable {
  /// Where it is on disk.
  package var path: String
  /// What it is called in the evidence, such as its path relative to the project.
  package var name: String

  /// Creates a source file.
  package init(path: String, name: String) {
    self.path = path
    self.name = name
  }

  /// The language, by the extension; nil if it is none that is read.
  var language: Language? { Language(fileName: path) }

  /// Whether a file of this name is read at all: Swift, Objective-C, and headers.
  package static func isSource(_ name: String) -> Bool { Language(fileName: name) != nil }
}

/// The languages that are read.
enum Language: Sendable {
  case swift, objectiveC

  init?(fileName: String) {
    guard let dot = fileName.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    switch fileName[dot...].dropFirst() {
    case "swift": self = .swift
    case "m", "mm", "h": self = .objectiveC
    default: return nil
    }
  }
}
