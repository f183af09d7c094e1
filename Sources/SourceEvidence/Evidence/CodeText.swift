/// A text that code shows.
package struct CodeText: Sendable, Hashable {
  /// The text. For a localized text, the fallback if there is no translation.
  package var literal: String?
  /// The localization key.
  package var key: String?
  /// The name of the localization table, or `nil` for the default table.
  package var table: String?
  /// The values of the placeholders in the localized text. A value is `nil` if it is unknown.
  package var arguments: [String?] = []
  /// Whether the text is a literal, or is derived from a name or a computed value.
  package var confidence: Confidence
  /// Whether it is one of several texts that are possible at run time.
  package var isOneOfSeveral = false

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

  /// The text, or the key if there is none.
  package var shown: String? { literal ?? key }

  /// The text if no table has the key: the text itself, or a key that consists of words, such as
  /// `Home` but neither `tab.home` nor `HomeTitle`.
  package var readable: String? {
    if isKeyItself { return key.flatMap { $0.readsAsKey ? nil : $0 } }
    return literal ?? key.flatMap { $0.readsAsTitle ? $0 : nil }
  }

  /// The text, with the literal as its localization key if it has the form of a key, because the
  /// project may have its own function for localization.
  var lookedUp: CodeText {
    guard key == nil, let literal, literal.readsAsKey else { return self }
    var text = self
    text.key = literal
    return text
  }

  /// Whether the literal is the key, as in SwiftUI views.
  package var isKeyItself: Bool { key != nil && literal == key }

  /// Whether the text is only in a localization table, if anywhere.
  package var isInTable: Bool { key != nil && (literal == nil || isKeyItself) }
}

extension String {
  /// Whether a literal can only be a key: `library_title`, `tab.home`.
  fileprivate var readsAsKey: Bool {
    contains { "._".contains($0) } && !contains { $0.isWhitespace } && first?.isLetter == true
      && last?.isPunctuation == false
  }

  /// Whether a key is suitable as a title without a translation: several words, or one word, which may
  /// end with an ellipsis or another mark.
  fileprivate var readsAsTitle: Bool {
    guard startsUppercase, contains(where: \.isLowercase) else { return false }
    return contains(where: \.isWhitespace)
      || !hasWordsWithoutSpaces && !withoutLastMarks.contains { "._/".contains($0) }
  }

  private var withoutLastMarks: Substring {
    self[..<(lastIndex { !$0.isPunctuation }.map(index(after:)) ?? startIndex)]
  }

  /// Whether an uppercase letter follows a lowercase one, as in `HomeTitle`.
  private var hasWordsWithoutSpaces: Bool {
    zip(self, dropFirst()).contains { $0.isLowercase && $1.isUppercase }
  }
}
