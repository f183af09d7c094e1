import SourceEvidence

extension CodeText {
  /// The text that people see: the literal, or a key that consists of words. Any other key is
  /// unknown, because no table contains it.
  var title: String? {
    readable.flatMap { $0.isKeyOfTable || TextFormat($0).hasPlaceholder ? nil : $0 }
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
