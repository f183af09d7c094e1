/// Input that could not be read or was left out, with advice on how to fix it.
package struct InputProblem: Sendable, Hashable, Error {
  /// The severity of a problem.
  package enum Level: String, Sendable {
    /// Input is missing, so the report is incomplete.
    case error
    /// Input was recognized and left out, or there is something worth knowing about it.
    case note
  }

  /// The source location of the problem.
  package var location: SourceLocation
  /// The severity.
  package var level: Level
  /// The description of the problem and of its fix, in one sentence.
  package var message: String

  /// Creates a problem.
  package init(_ level: Level, at location: SourceLocation, _ message: String) {
    self.level = level
    self.location = location
    self.message = message
  }
}
