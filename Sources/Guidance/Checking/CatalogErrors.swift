/// The errors in the files of a catalog.
package struct CatalogErrors: Error, CustomStringConvertible {
  /// An error.
  package struct Entry: Sendable, Hashable, Comparable {
    /// The file.
    package var file: String
    /// The line number, starting at 1.
    package var line: Int
    /// The column number, starting at 1.
    package var column: Int
    /// The description of the error and of the expected value.
    package var message: String

    /// Orders errors by file, line, and column.
    package static func < (a: Entry, b: Entry) -> Bool {
      (a.file, a.line, a.column, a.message) < (b.file, b.line, b.column, b.message)
    }
  }

  /// The errors, sorted by file, line, and column.
  package var entries: [Entry]

  /// Creates a value with errors, sorted and without duplicates.
  package init(_ entries: [Entry]) { self.entries = Set(entries).sorted() }

  /// Creates a value with a single error.
  init(_ file: String, line: Int = 1, column: Int = 1, _ message: String) {
    entries = [Entry(file: file, line: line, column: column, message: message)]
  }

  /// The errors, one per line, each with its file, line, column, and message.
  package var description: String {
    entries.map { "\($0.file):\($0.line):\($0.column): error: \($0.message)" }
      .joined(separator: "\n")
  }
}
