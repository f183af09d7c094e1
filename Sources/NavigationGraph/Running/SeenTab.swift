package import FileReading

/// What the running app shows of a tab.
package struct SeenTab: Sendable, Equatable {
  /// The title, if an element tree shows it.
  package var title: String?
  /// The line of the dump.
  package var location: SourceLocation
}
