import Foundation
import Markup
import Reports
import Synchronization

/// Says on standard error how far an audit is: in one line on a terminal, in a line for each project
/// elsewhere.
final class AuditProgress: Sendable {
  private let total: Int
  private let isQuiet: Bool
  private let isTerminal: Bool
  private let done = Mutex(0)

  init(total: Int, isQuiet: Bool) {
    self.total = total
    self.isQuiet = isQuiet
    isTerminal =
      isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// Says that a project is done, and what could not be read.
  func finish(_ project: String, _ outcome: String, errors: [String]) {
    done.withLock { done in
      done += 1
      guard !isQuiet else { return }
      let head = "[\(done)/\(total)] \(harmless(project))"
      let lines = errors.map { harmless($0) + "\n" }.joined()
      write(
        isTerminal
          ? Self.clear + lines + shortened(head) : "\(head): \(harmless(outcome))\n" + lines)
    }
  }

  /// Says how it ended.
  func end(_ message: String) {
    done.withLock { _ in
      if !isQuiet { write((isTerminal ? Self.clear : "") + message + "\n") }
    }
  }

  /// Says where it stopped and how to go on, whoever wants quiet or not.
  func stop() {
    done.withLock { done in
      write(
        (isTerminal ? Self.clear : "")
          + "macward: stopped after \(done) of \(total) projects. What is written is whole; "
          + "the same command with --resume goes on.\n")
    }
  }

  /// Back to the first column, and nothing in the line.
  private static let clear = "\r\u{1B}[K"

  private func write(_ text: String) { tellPart(text) }

  /// A line that does not break on the terminal, where it could not be taken back.
  private func shortened(_ line: String) -> String {
    let width = columns(of: STDERR_FILENO)
    var line = line
    while displayWidth(line) >= width { line.removeLast() }
    return line
  }
}
