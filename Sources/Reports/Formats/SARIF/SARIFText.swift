import Markup

/// A text, with an optional version in Markdown.
struct SARIFText: Encodable {
  var text: String
  var markdown: String?

  /// Creates a text of a project or a rule, with all markup escaped.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - markdown: The text in Markdown, with everything escaped that is not meant as markup.
  init(_ text: String, markdown: String? = nil) {
    self.text = Self.literal(text)
    self.markdown = markdown.map(Self.withoutPlaceholders)
  }

  /// Escapes brackets before a parenthesis, which would otherwise be a link.
  private static func literal(_ text: String) -> String {
    var scalars = withoutPlaceholders(text).unicodeScalars
    scalars.replace("](".unicodeScalars, with: "\\](".unicodeScalars)
    return String(scalars)
  }

  /// Doubles braces, which would otherwise contain the numbers of arguments.
  private static func withoutPlaceholders(_ text: String) -> String {
    escaped(text) { $0 == "{" || $0 == "}" ? "\($0)\($0)" : nil }
  }
}
