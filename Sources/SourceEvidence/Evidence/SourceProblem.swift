package import FileReading

/// A source file that could not be read or parsed.
package struct SourceProblem: Sendable, Hashable {
  /// The source location.
  package var place: SourceLocation
  /// The description of the problem and its consequence, in one sentence.
  package var message: String

  /// Creates a problem.
  package init(_ place: SourceLocation, _ message: String) {
    self.place = place
    self.message = message
  }
}
