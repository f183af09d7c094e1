import ArgumentParser
import Foundation

/// An error that ends a command, told in a sentence.
struct Failure: Error, CustomStringConvertible {
  /// The sentence.
  var description: String

  init(_ description: String) { self.description = description }
}

extension ExitCode {
  /// Open recommendations at or above `--fail-on`.
  static let findings = ExitCode(1)
  /// Something could not be read.
  static let unreadable = ExitCode(2)
}

/// Writes a line to standard error.
func tell(_ message: String) {
  FileHandle.standardError.write(Data((message + "\n").utf8))
}
