package import FileReading

/// What is wrong with a dump, at a line of its file.
package struct RunningProblem: Error, Sendable, Equatable {
  /// The line.
  package var location: SourceLocation
  /// What is wrong, as a sentence.
  package var message: String

  /// Creates a problem.
  package init(_ message: String, at location: SourceLocation) {
    self.message = message
    self.location = location
  }
}
