/// A text with the names of facts in braces.
package struct MessageTemplate: Sendable {
  private enum Part { case text(Substring), placeholder(Substring) }

  private let parts: [Part]

  /// Parses the placeholders of a text.
  package init(_ text: String) {
    var parts: [Part] = []
    var rest = text[...]
    // Searching bytes is faster than searching characters.
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
      let close = rest.utf8[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      parts.append(.text(rest[..<open]))
      parts.append(.placeholder(rest[rest.utf8.index(after: open)..<close]))
      rest = rest[rest.utf8.index(after: close)...]
    }
    parts.append(.text(rest))
    self.parts = parts
  }

  /// The names in braces, in order.
  package var placeholders: [String] {
    parts.compactMap { part in
      if case .placeholder(let name) = part { String(name) } else { nil }
    }
  }

  /// Returns the text with each placeholder replaced.
  ///
  /// - Parameters:
  ///   - unquoted: The values that lose the quotation marks around their placeholder. In quotation marks,
  ///     a name of code would look like a title that people see.
  ///   - value: Returns the value of a placeholder.
  /// - Returns: The text.
  package func filled(
    unquoting unquoted: Set<String> = [], _ value: (String) -> String?
  ) -> String {
    var texts = parts.map { part in
      switch part {
      case .text(let text): String(text)
      case .placeholder(let name): value(String(name)) ?? "{\(name)}"
      }
    }
    for index in texts.indices where unquoted.contains(texts[index]) && isQuoted(index) {
      texts[index - 1].removeLast()
      texts[index + 1].removeFirst()
    }
    return texts.joined()
  }

  /// Whether a part is a placeholder in quotation marks. Texts and placeholders take turns.
  private func isQuoted(_ index: Int) -> Bool {
    guard case .placeholder = parts[index], case .text(let before) = parts[index - 1],
      case .text(let after) = parts[index + 1]
    else { return false }
    return before.hasSuffix("“") && after.hasPrefix("”")
  }
}
