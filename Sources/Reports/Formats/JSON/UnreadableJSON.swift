import Markup

/// Why JSON that a command was given is of no use, with its place.
package struct UnreadableJSON: Error, CustomStringConvertible, Equatable {
  /// The file, as the user named it.
  package var name: String
  /// The line, where it is known.
  package var line: Int?
  /// What is wrong, and what to do.
  package var message: String

  /// All that in one line, as compilers write it.
  package var description: String {
    harmless("\(name)\(line.map { ":\($0)" } ?? ""): error: \(message)")
  }
}
