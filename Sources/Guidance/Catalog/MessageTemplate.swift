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
  package func filled(_ value: (String) -> String?) -> String {
    parts.map { part in
      switch part {
      case .text(let text): String(text)
      case .placeholder(let name): value(String(name)) ?? "{\(name)}"
      }
    }
    .joined()
  }
}
