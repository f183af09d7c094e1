/// A text with the names of facts in braces.
package struct MessageTemplate: Sendable {
  private enum Part { case text(Substring), placeholder(Substring) }

  private let parts: [Part]

  /// Finds the placeholders in a text.
  package init(_ text: String) {
    var parts: [Part] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      parts.append(.text(rest[..<open]))
      parts.append(.placeholder(rest[rest.index(after: open)..<close]))
      rest = rest[rest.index(after: close)...]
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

  /// The text with each placeholder replaced.
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
