/// A source file of a project.
package struct SourceFile: Sendable, Hashable {
  /// The path of the file.
  package var path: String
  /// The name of the file in the evidence, such as its path relative to the project.
  package var name: String

  /// Creates a source file.
  package init(path: String, name: String) {
    self.path = path
    self.name = name
  }

  /// The language, according to the extension, or `nil` if it is not supported.
  var language: SourceLanguage? { SourceLanguage(fileName: path) }

  /// Whether a file with a name is a source file: Swift, Objective-C, or a header.
  package static func isSource(_ name: String) -> Bool { SourceLanguage(fileName: name) != nil }
}

/// The supported languages.
enum SourceLanguage: Sendable {
  case swift, objectiveC

  /// The parser of the language.
  var parser: any CodeParser.Type {
    switch self {
    case .swift: SwiftFileReader.self
    case .objectiveC: ObjectiveCFileReader.self
    }
  }

  init?(fileName: String) {
    guard let dot = fileName.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    switch fileName[dot...].dropFirst() {
    case "swift": self = .swift
    case "m", "mm", "h": self = .objectiveC
    default: return nil
    }
  }
}
