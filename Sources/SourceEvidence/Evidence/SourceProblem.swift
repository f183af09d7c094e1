package import FileReading

/// A source file that could not be read or understood.
package struct SourceProblem: Sendable, Hashable {
  /// Where.
  package var place: SourceLocation
  /// What, and what follows, in one sentence.
  package var message: String

  /// Creates a problem.
  package init(_ place: SourceLocation, _ message: String) {
    self.place = place
    self.message = message
  }
}
