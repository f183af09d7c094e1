package import FileReading

/// What people have to do themselves, or to know.
package struct Note: Sendable, Hashable {
  /// The kind of a note.
  package enum Kind: String, Sendable {
    /// Lines to write in an existing file.
    case lines
    /// A step in Xcode or in the project.
    case step
    /// An edit that is refused.
    case refused
    /// What to look at, without work for sure.
    case advice
  }

  /// The kind.
  package var kind: Kind
  /// The place in the project, or `nil` if the note is about no single place.
  package var place: SourceLocation?
  /// What to do, or why an edit is refused, in sentences.
  package var text: String
  /// The lines to write.
  package var lines: [String] = []
}

extension Note {
  /// Creates a note with lines to write.
  static func write(
    _ lines: String, at place: SourceLocation? = nil, _ text: String
  ) -> Note {
    let lines = lines.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return Note(kind: .lines, place: place, text: text, lines: lines)
  }
}
