import ArgumentParser
import Foundation
import Reports

/// How text looks on a terminal.
struct DisplayOptions: ParsableArguments {
  /// When there is color.
  enum ColorChoice: String, WordArgument { case auto, always, never }

  @Option(name: .long, help: "Color: on a terminal only, always, or never.")
  var color = ColorChoice.auto

  /// The options for text that goes to standard output, or to a file.
  func rendering(toFile: Bool) -> RenderingOptions {
    let isTerminal = !toFile && isatty(STDOUT_FILENO) == 1
    return RenderingOptions(width: isTerminal ? terminalWidth : 80, color: color(isTerminal))
  }

  private func color(_ isTerminal: Bool) -> Bool {
    switch color {
    case .always: return true
    case .never: return false
    case .auto:
      let environment = ProcessInfo.processInfo.environment
      let isRefused = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
      return isTerminal && !isRefused && environment["TERM"] != "dumb"
    }
  }

  /// Long lines are hard to read: a wide terminal is not filled.
  private var terminalWidth: Int { min(columns(of: STDOUT_FILENO), 100) }
}

/// How many columns a terminal has; 80 where that is not known.
func columns(of terminal: Int32) -> Int {
  var size = winsize()
  let isKnown = ioctl(terminal, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
  return isKnown ? Int(size.ws_col) : 80
}
