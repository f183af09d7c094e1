import ArgumentParser
import Foundation
import Reports

/// The options for text on a terminal.
struct DisplayOptions: ParsableArguments {
  /// The condition under which text is colored.
  enum ColorChoice: String, ExpressibleByArgument, CaseIterable { case auto, always, never }

  @Option(name: .long, help: "Use color on terminals only, always, or never.")
  var color = ColorChoice.auto

  /// Returns the rendering options for text on standard output, or in a file.
  func rendering(toFile: Bool) -> RenderingOptions {
    let isTerminal = !toFile && StandardStreams.current.isTerminal(.output)
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

  /// The width of the text. It is limited, because very long lines are hard to read.
  private var terminalWidth: Int { min(StandardStreams.current.columns(of: .output), 100) }
}
