/// A place in a source file.
package struct CodePlace: Sendable, Hashable, Comparable {
  /// The file's name, as it was given.
  package var file: String
  /// The line, counted from 1.
  package var line: Int
  /// The column, counted in bytes from 1.
  package var column: Int

  /// Creates a place.
  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// By file, then line, then column.
  package static func < (a: CodePlace, b: CodePlace) -> Bool {
    (a.file, a.line, a.column) < (b.file, b.line, b.column)
  }
}
