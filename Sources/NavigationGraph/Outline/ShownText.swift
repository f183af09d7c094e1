import InterfaceBuilder

extension String {
  /// Whether the text is a key such as `tab.home` or `LOG_OUT`, and not a text that people see.
  package var isKeyOfTable: Bool {
    guard !contains(where: { $0.isWhitespace || $0 == "@" }) else { return false }
    let isDotted = dropFirst().dropLast().contains(".") && first?.isLowercase == true
    return contains("_") || isDotted
  }

  /// The text as people see it, or `nil` for one that code replaces: a placeholder of Interface Builder, a
  /// key of a table, and a format.
  var shownText: String? {
    guard let text = trimmedOrNil, !Self.placeholders.contains(text), !text.contains("%@"),
      !text.lowercased().hasPrefix("lorem ipsum"), !text.isKeyOfTable
    else { return nil }
    return String(text.prefix(Self.longest))
  }

  private static let placeholders: Set = ["Label", "Title", "Subtitle", "Detail", "Button", "Text"]
  private static let longest = 160
}
