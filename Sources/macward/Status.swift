import ArgumentParser
import Foundation

extension ExitCode {
  /// Open recommendations at or above `--fail-on`.
  static let findings = ExitCode(1)
  /// Something could not be read, or not be written.
  static let unreadable = ExitCode(2)
}

/// Writes a line to standard error.
func tell(_ message: String) {
  FileHandle.standardError.write(Data((message + "\n").utf8))
}
