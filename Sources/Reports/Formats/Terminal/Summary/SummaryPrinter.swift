import Guidance
import Markup

/// Formats the lines of a summary.
struct SummaryPrinter {
  let layout: TextLayout
  let palette: Palette
  /// The requested path, with which the paths of a project begin.
  let base: String
  /// The requested paths, as words of a command.
  let paths: [String]
  /// The selected apps.
  private let apps: [String]
  /// The other options of the command that repeat themselves in others.
  private let options: [String]

  init(_ options: RenderingOptions) {
    layout = TextLayout(width: max(40, options.width))
    palette = Palette(isOn: options.color)
    base = options.base
    paths = options.paths.map(PastedPath.quoted)
    (apps, self.options) = (options.apps, options.given)
  }

  /// The requested paths, the selected apps, and the other options, as words of a command.
  var selection: String { selection(of: apps) }

  /// Returns the requested paths, some apps, and the other options, as words of a command.
  func selection(of apps: [String], besides left: String? = nil) -> String {
    let others = options.filter { option in left.map { !option.hasPrefix($0 + " ") } ?? true }
    return (paths + apps.map { "--app \(PastedPath.quoted($0))" } + others)
      .joined(separator: " ")
  }

  /// The same for the summary of one target.
  var selectionOfTarget: String { selection(of: apps, besides: "--for") }

  func heading(_ text: String) -> String { palette.heading(harmless(text)) }
  func faint(_ text: String) -> String { palette.faint(harmless(text)) }

  /// Returns a text in one line. A longer one ends with an ellipsis.
  func line(_ text: String, indent: Int = 2) -> String {
    String(repeating: " ", count: indent)
      + Self.fitted(harmless(text), to: layout.width - indent)
  }

  /// Returns a text in as many lines as it needs.
  func lines(_ text: String, first: String, rest: String? = nil) -> [String] {
    layout.wrap(harmless(text), first: first, rest: rest).split(separator: "\n").map(String.init)
  }

  /// Returns a location in a line of its own, which is never cut, so that it can be copied.
  func location(_ path: String, indent: Int = 4) -> String {
    String(repeating: " ", count: indent) + palette.faint(harmless(path))
  }

  /// Returns a text that is at most as wide as a column.
  static func fitted(_ text: String, to width: Int) -> String {
    guard displayWidth(text) > width else { return text }
    var result = ""
    var taken = 0
    for character in text {
      taken += displayWidth(String(character))
      if taken > width - 1 { break }
      result.append(character)
    }
    return result + "…"
  }

  /// Returns a text in a column.
  static func column(_ text: String, _ width: Int) -> String {
    TextLayout.padded(fitted(text, to: width), to: width)
  }
}
