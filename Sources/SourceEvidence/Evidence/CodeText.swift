/// A text that code shows to people.
package struct CodeText: Sendable, Hashable {
  /// The text itself; for a localized text, what is shown where no translation is found.
  package var literal: String?
  /// The key into a table of translations.
  package var key: String?
  /// The table's name, where it is not the standard one.
  package var table: String?
  /// What the placeholders of the text with the key stand for; nil for what is unknown.
  package var arguments: [String?] = []
  /// Whether the text is written out, or was derived from a name or a computed value.
  package var confidence: Confidence

  /// Creates a text.
  package init(
    literal: String? = nil, key: String? = nil, table: String? = nil,
    confidence: Confidence = .certain
  ) {
    self.literal = literal
    self.key = key
    self.table = table
    self.confidence = confidence
  }

  /// What can be shown as long as the key is not looked up.
  package var shown: String? { literal ?? key }

  /// The text that people read where no table has the key: the text itself, or a key that consists of
  /// words, such as `Home`, and not `tab.home`.
  package var readable: String? {
    if isKeyItself { return key.flatMap { $0.readsAsKey ? nil : $0 } }
    return literal ?? key.flatMap { $0.readsAsTitle ? $0 : nil }
  }

  /// Whether the text that is written out is the key: SwiftUI looks up what a view is given.
  package var isKeyItself: Bool { key != nil && literal == key }
}

extension String {
  /// Whether a text that is written out can only be a key: `library_title`, `tab.home`.
  fileprivate var readsAsKey: Bool {
    contains { "._".contains($0) } && !contains { $0.isWhitespace } && first?.isLetter == true
      && last?.isPunctuation == false
  }

  /// Whether a key is what people see where nobody translates it.
  fileprivate var readsAsTitle: Bool {
    !contains { "._/".contains($0) } && startsUppercase && contains { $0.isLowercase }
  }
}
