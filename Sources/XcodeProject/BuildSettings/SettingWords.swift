/// Splits settings that contain lists.
enum SettingWords {
  /// Splits a text at spaces, except those in quotation marks or after a backslash.
  static func split(_ text: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var rest = Substring(text)
    while let next = rest.popFirst() {
      if next == "\\", let escaped = rest.popFirst() {
        word = (word ?? "") + String(escaped)
      } else if next == quote {
        quote = nil
      } else if quote == nil, next == "\"" || next == "'" {
        quote = next
        word = word ?? ""
      } else if quote == nil, next.isWhitespace {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(next)
      }
    }
    return words + [word].compactMap { $0 }
  }
}
