import Foundation
import Markup
import Reports
import Synchronization

/// The progress of an audit on standard error: a single line that is updated on a terminal, or else
/// a line for each project.
final class AuditProgress: Sendable {
  private let total: Int
  private let isQuiet: Bool
  private let isTerminal: Bool
  /// The streams of the run, which the threads of the audit do not know.
  private let streams = StandardStreams.current
  private let done = Mutex(0)

  init(total: Int, isQuiet: Bool) {
    self.total = total
    self.isQuiet = isQuiet
    isTerminal =
      streams.isTerminal(.errors) && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// Reports that a project is done, and the errors in its files.
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

  /// Reports the result of the audit.
  func end(_ message: String) {
    done.withLock { _ in
      if !isQuiet { write((isTerminal ? Self.clear : "") + message + "\n") }
    }
  }

  /// Reports an interruption and how to resume, even if the audit is quiet.
  func stop() {
    done.withLock { done in
      write(
        (isTerminal ? Self.clear : "")
          + "macward: stopped after \(done) of \(total) projects. All written files are complete; "
          + "run the same command with --resume to continue.\n")
    }
  }

  /// The escape sequence that clears the current line of a terminal.
  private static let clear = "\r\u{1B}[K"

  private func write(_ text: String) { _ = try? streams.write(text, to: .errors) }

  /// Returns a line shortened to fit the terminal, because a wrapped line could not be cleared.
  private func shortened(_ line: String) -> String {
    let width = streams.columns(of: .errors)
    var line = line
    while displayWidth(line) >= width { line.removeLast() }
    return line
  }
}
