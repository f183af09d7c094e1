import ArgumentParser
import Foundation
import Guidance
import Markup
import Reports

extension ExitCode {
  /// There are open recommendations at or above `--fail-on`.
  static let findings = ExitCode(1)
  /// A file could not be read or written.
  static let unreadable = ExitCode(2)
  /// The reader of standard output closed the pipe. The code is 128 plus the signal, as in shells.
  static let closedPipe = ExitCode(128 + SIGPIPE)
}

/// Prints an error message of the program.
///
/// - Returns: The exit code to throw.
func failure(_ message: String) -> ExitCode {
  printError("macward: \(message)")
  return .unreadable
}

/// Prints the errors in files, one per line.
///
/// - Returns: The exit code to throw.
func failure(in errors: some CustomStringConvertible) -> ExitCode {
  // The text may quote a file, which may contain anything.
  for line in errors.description.split(separator: "\n") { printError(harmless(String(line))) }
  return .unreadable
}

/// Returns the catalog that a closure reads or checks.
///
/// - Throws: An exit code, after all errors have been printed.
func printingErrors<Value>(_ body: () throws(CatalogErrors) -> Value) throws -> Value {
  do throws(CatalogErrors) {
    return try body()
  } catch {
    throw failure(in: error)
  }
}

/// Writes a line to standard error. If that fails, the message is lost.
func printError(_ message: String) {
  _ = try? StandardStreams.current.write(message + "\n", to: .errors)
}
