/// The reason why a file of a project cannot be read.
package struct ProjectError: Error, Sendable, Hashable {
  /// The path of the file, as the caller passed it.
  package var file: String
  /// The line number, starting at 1.
  package var line: Int
  /// The message, as a sentence.
  package var message: String

  /// Creates an error.
  package init(file: String, line: Int = 1, message: String) {
    self.file = file
    self.line = line
    self.message = message
  }
}

/// The reason why data is not a property list.
struct PropertyListError: Error {
  enum Place {
    /// The offset of the first byte that is not expected.
    case offset(Int)
    /// A line number, starting at 1.
    case line(Int)
  }

  var place: Place
  /// The reason, as a sentence.
  var message: String
}

extension PropertyListError {
  init(offset: Int, message: String) { self.init(place: .offset(offset), message: message) }

  /// Returns the line number in a text.
  func line(in bytes: [UInt8]) -> Int {
    switch place {
    case .offset(let offset): TextEncoding.line(at: offset, in: bytes)
    case .line(let line): line
    }
  }
}
