/// A position in a file of a project, such as a document, a source file, or a property list.
package struct SourceLocation: Sendable, Hashable, Comparable {
  /// The file's path, relative to the project folder.
  package var file: String
  /// The line number, starting at 1.
  package var line: Int
  /// The column number in bytes, starting at 1.
  package var column: Int

  /// Creates a source location.
  package init(file: String, line: Int, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// Orders locations by file, then line, then column.
  package static func < (a: SourceLocation, b: SourceLocation) -> Bool {
    (a.file, a.line, a.column) < (b.file, b.line, b.column)
  }
}
