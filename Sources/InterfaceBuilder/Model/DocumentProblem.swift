package import FileReading

/// What could not be read, or was left out, and what to do about it.
package struct DocumentProblem: Sendable, Hashable, Error {
  /// How much a problem matters.
  package enum Level: String, Sendable {
    /// Input is lost: the report is not whole.
    case error
    /// Recognized and left out, or worth knowing.
    case note
  }

  /// Where.
  package var location: SourceLocation
  /// How much it matters.
  package var level: Level
  /// What, and what to do, in one sentence.
  package var message: String

  /// Creates a problem.
  package init(_ level: Level, at location: SourceLocation, _ message: String) {
    self.level = level
    self.location = location
    self.message = message
  }
}
