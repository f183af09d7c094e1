import Markup

/// A text to be shown, with its form in Markdown where it has one.
struct SARIFText: Encodable {
  var text: String
  var markdown: String?

  /// A text from a project or a rule, with all markup escaped.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - markdown: The same in Markdown, with what is not markup escaped.
  init(_ text: String, markdown: String? = nil) {
    self.text = Self.literal(text)
    self.markdown = markdown.map(Self.withoutPlaceholders)
  }

  /// Brackets before a parenthesis make a link, unless the closing one is escaped.
  private static func literal(_ text: String) -> String {
    var scalars = withoutPlaceholders(text).unicodeScalars
    scalars.replace("](".unicodeScalars, with: "\\](".unicodeScalars)
    return String(scalars)
  }

  /// Braces contain the numbers of arguments unless they are doubled.
  private static func withoutPlaceholders(_ text: String) -> String {
    escaped(text) { $0 == "{" || $0 == "}" ? "\($0)\($0)" : nil }
  }
}
