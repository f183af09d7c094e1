/// All that is wrong with the files of a catalog.
package struct CatalogErrors: Error, CustomStringConvertible {
  /// One thing that is wrong.
  package struct Entry: Sendable, Hashable, Comparable {
    /// The file.
    package var file: String
    /// The line, counted from 1.
    package var line: Int
    /// The column, counted from 1.
    package var column: Int
    /// What is wrong, and what was expected.
    package var message: String

    /// By file, line and column.
    package static func < (a: Entry, b: Entry) -> Bool {
      (a.file, a.line, a.column, a.message) < (b.file, b.line, b.column, b.message)
    }
  }

  /// What is wrong, by file and line.
  package var entries: [Entry]

  /// Creates the error from what is wrong.
  package init(_ entries: [Entry]) { self.entries = Set(entries).sorted() }

  /// Creates the error from one thing that is wrong.
  init(_ file: String, line: Int = 1, column: Int = 1, _ message: String) {
    entries = [Entry(file: file, line: line, column: column, message: message)]
  }

  /// A line for each: file, line, column and message.
  package var description: String {
    entries.map { "\($0.file):\($0.line):\($0.column): error: \($0.message)" }
      .joined(separator: "\n")
  }
}
