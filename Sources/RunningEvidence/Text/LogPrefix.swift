/// What consoles and build servers put in front of each line: times and other numbers, names in brackets,
/// `App[12:34]`, the name of a service before a bar, and marks such as those of a quotation.
///
/// The blanks after it are the indentation of the line.
struct LogPrefix {
  private var rest: Bytes
  private let limit: Int

  /// Returns a line without its prefix.
  static func removed(from line: Bytes) -> Bytes {
    var prefix = Self(rest: line, limit: line.startIndex + 160)
    while prefix.skipPart() {}
    return prefix.rest
  }

  private mutating func skipPart() -> Bool {
    let text = rest.drop { $0.isBlank }
    guard let first = text.first, text.startIndex < limit, let end = end(of: text, first) else {
      return false
    }
    rest = text[end...]
    return true
  }

  /// The end of the part of a prefix with which a text begins, or `nil` if it is none.
  private func end(of text: Bytes, _ first: UInt8) -> Int? {
    if first == UInt8(ascii: "[") { return endOfBrackets(text) }
    let word = text.prefix { !$0.isBlank }
    let isPart =
      first.isDigit || isMark(word) || isProcess(word) || isService(text[word.endIndex...])
    return isPart ? word.endIndex : nil
  }

  /// `[10:11:12]`, `[Step 1/2]:`.
  private func endOfBrackets(_ text: Bytes) -> Int? {
    guard let close = text.prefix(80).firstIndex(of: UInt8(ascii: "]")) else { return nil }
    let end = close + 1
    return end < text.endIndex && text[end] == UInt8(ascii: ":") ? end + 1 : end
  }

  /// A word without letters, digits, and what elements begin with: the arrow, brackets, and quotation marks.
  private func isMark(_ word: Bytes) -> Bool {
    !word.begins(with: "→")
      && word.allSatisfy { !$0.isLetter && !$0.isDigit && !Self.opening.contains($0) }
  }

  private static let opening = Set("<{(\"'".utf8)

  /// `App[12:34]`, whose numbers may be in base 16.
  private func isProcess(_ word: Bytes) -> Bool {
    guard word.last == UInt8(ascii: "]"), let open = word.firstIndex(of: UInt8(ascii: "[")) else {
      return false
    }
    return word[(open + 1)...].dropLast().allSatisfy { $0.isHexDigit || $0 == 0x3A || $0 == 0x78 }
  }

  private func isService(_ after: Bytes) -> Bool {
    after.drop { $0.isBlank }.begins(with: "| ")
  }
}
