/// The reason why a file of a project cannot be read, with the line.
package struct ProjectError: Error, Sendable, Hashable {
  /// The file, as the caller named it.
  package var file: String
  /// The line number, starting at 1.
  package var line: Int
  /// The message, a sentence.
  package var message: String

  /// Creates an error.
  package init(file: String, line: Int = 1, message: String) {
    self.file = file
    self.line = line
    self.message = message
  }
}

/// The reason why bytes are not a property list, with the position.
struct PropertyListError: Error {
  enum Place {
    /// The position of the first byte that does not fit.
    case offset(Int)
    /// A line number, starting at 1.
    case line(Int)
  }

  var place: Place
  /// A sentence.
  var message: String
}

extension PropertyListError {
  init(offset: Int, message: String) { self.init(place: .offset(offset), message: message) }

  /// The line number in a text.
  func line(in bytes: [UInt8]) -> Int {
    switch place {
    case .offset(let offset): TextEncoding.line(at: offset, in: bytes)
    case .line(let line): line
    }
  }
}
