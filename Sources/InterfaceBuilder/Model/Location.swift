/// A place in a file.
package struct Location: Sendable, Hashable, Comparable {
  /// The file's path, relative to the folder that was asked for.
  package var file: String
  /// The line, counted from 1.
  package var line: Int
  /// The column, counted in bytes from 1.
  package var column: Int

  /// Creates a place in a file.
  package init(file: String, line: Int, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// By file, then line, then column.
  package static func < (a: Location, b: Location) -> Bool {
    (a.file, a.line, a.column) < (b.file, b.line, b.column)
  }
}
