import ArgumentParser
import Foundation
import Reports
import RuleCatalogue

extension ExitCode {
  /// Open recommendations at or above `--fail-on`.
  static let findings = ExitCode(1)
  /// Something could not be read, or not be written.
  static let unreadable = ExitCode(2)
}

/// Writes what is wrong with files to standard error. A file of a project may say anything.
func tell(_ errors: CatalogueErrors) {
  for line in errors.description.split(separator: "\n") { tell(harmless(String(line))) }
}

/// Writes a line to standard error.
func tell(_ message: String) {
  FileHandle.standardError.write(Data((message + "\n").utf8))
}
