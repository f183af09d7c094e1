import ArgumentParser
import Foundation
import Guidance
import Markup
import Reports

extension ExitCode {
  /// Open recommendations at or above `--fail-on`.
  static let findings = ExitCode(1)
  /// Something could not be read, or not be written.
  static let unreadable = ExitCode(2)
  /// Nobody reads standard output any more: 128 and the signal, as shells count.
  static let closedPipe = ExitCode(128 + SIGPIPE)
}

/// Writes what is wrong with files to standard error. A file of a project may say anything.
func tell(_ errors: CatalogErrors) {
  for line in errors.description.split(separator: "\n") { tell(harmless(String(line))) }
}

/// Writes a line to standard error. Where that cannot be written there is nobody to tell.
func tell(_ message: String) { tellPart(message + "\n") }

/// Writes a part of a line to standard error.
func tellPart(_ text: String) {
  _ = try? OutputFile.put(text, to: STDERR_FILENO)
}
