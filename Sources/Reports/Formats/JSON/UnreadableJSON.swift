import Markup

/// The reason why JSON input cannot be read, with its location.
package struct UnreadableJSON: Error, CustomStringConvertible, Equatable {
  /// The name of the file, as the user entered it.
  package var name: String
  /// The line number, if it is known.
  package var line: Int?
  /// The message, which includes the fix.
  package var message: String

  /// The error in one line, in the format of compiler errors.
  package var description: String {
    harmless("\(name)\(line.map { ":\($0)" } ?? ""): error: \(message)")
  }
}
