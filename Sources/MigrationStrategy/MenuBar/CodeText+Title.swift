import SourceEvidence

extension CodeText {
  /// The text that people see: the literal, or a key that consists of words. Any other key is
  /// unknown, because no table contains it.
  var title: String? {
    let text = literal ?? key.flatMap { Self.readsAsTitle($0) ? $0 : nil }
    return text.flatMap { $0.isKeyOfTable || TextFormat($0).hasPlaceholder ? nil : $0 }
  }

  /// Whether a key consists of words, unlike `tab.home`.
  private static func readsAsTitle(_ key: String) -> Bool {
    !key.contains { "._/".contains($0) } && key.first?.isUppercase == true
      && key.contains { $0.isLowercase }
  }
}

extension String {
  /// Whether the text is a key such as `tab.home` or `LOG_OUT`, and not a text that people see.
  var isKeyOfTable: Bool {
    guard !contains(where: \.isWhitespace) else { return false }
    let isDotted = dropFirst().dropLast().contains(".") && first?.isLowercase == true
    return contains("_") || isDotted
  }
}
