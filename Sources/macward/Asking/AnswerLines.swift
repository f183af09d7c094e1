import Foundation
import Reports

/// The lines that a person types, or that another program writes to standard input.
struct AnswerLines {
  private let isTerminal = StandardStreams.current.readsTerminal
  /// Whether a line has been read.
  private(set) var hasRead = false

  /// The width of the questions.
  var width: Int { min(StandardStreams.current.columns(of: .output), 100) }

  /// Prints a hint, and returns the next line without spaces around it, or `nil` at the end.
  mutating func next(_ hint: String) throws -> String? {
    try write(hint, to: nil)
    let line = StandardStreams.current.nextLine()?.trimmingCharacters(in: .whitespaces)
    // A transcript contains what was typed. A terminal shows it already.
    if !isTerminal || line == nil { try write((line ?? "") + "\n", to: nil) }
    if line != nil { hasRead = true }
    return line
  }

  /// The message if there is neither a terminal nor a line.
  static let missing =
    "init --ask needs a terminal, or one answer per line on standard input; without --ask it writes "
    + "the questions to the file."
}
