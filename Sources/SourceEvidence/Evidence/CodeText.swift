/// A text that code shows to people.
package struct CodeText: Sendable, Hashable {
  /// The text itself; for a localized text, what is shown where no translation is found.
  package var literal: String?
  /// The key into a table of translations.
  package var key: String?
  /// The table's name, where it is not the standard one.
  package var table: String?
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
}
