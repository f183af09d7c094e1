/// Why a file of a project cannot be read, and where.
package struct ProjectError: Error, Sendable, Hashable {
  /// The file, as the caller named it.
  package var file: String
  /// The line, from 1.
  package var line: Int
  /// What is wrong, in a sentence.
  package var message: String

  /// Creates an error.
  package init(file: String, line: Int = 1, message: String) {
    self.file = file
    self.line = line
    self.message = message
  }
}

/// Why bytes are not a property list, and where.
struct PropertyListError: Error {
  /// The position of the first byte that does not fit.
  var offset: Int
  var message: String
}
