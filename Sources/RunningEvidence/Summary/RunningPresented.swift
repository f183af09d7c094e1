package import FileReading

/// A controller that another one presents.
package struct RunningPresented: Sendable, Equatable {
  /// The controller that presents.
  package var presenter: RunningName
  /// The controller that is presented.
  package var controller: RunningName
  /// The first screen inside, if there is one.
  package var root: RunningName?
  /// How it is presented.
  package var presentation: RunningPresentation
  /// The line of the dump.
  package var location: SourceLocation
}
