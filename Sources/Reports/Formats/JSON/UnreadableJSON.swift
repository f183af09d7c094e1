import Markup

/// The reason why JSON input cannot be read, with its location.
package struct UnreadableJSON: Error, CustomStringConvertible, Equatable {
  /// The file, as the user named it.
  package var name: String
  /// The line, where it is known.
  package var line: Int?
  /// The message, with the fix.
  package var message: String

  /// All that in one line, as compilers write it.
  package var description: String {
    harmless("\(name)\(line.map { ":\($0)" } ?? ""): error: \(message)")
  }
}
