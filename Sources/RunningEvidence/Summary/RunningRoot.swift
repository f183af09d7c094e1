package import FileReading

/// A screen that fills a window without a container.
package struct RunningRoot: Sendable, Equatable {
  /// The class, or the view of a hosting controller.
  package var name: RunningName
  /// The line of the dump.
  package var location: SourceLocation
}
