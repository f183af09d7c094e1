/// The code around a word, for searches that do not parse it.
struct WordContext {
  private let bytes: UnsafeRawBufferPointer
  private let word: WrittenWords.Word

  init(_ word: WrittenWords.Word, in file: CodeFile) {
    bytes = file.text.bytes
    self.word = word
  }

  /// Whether the word is a member, as in `.showMap`.
  var isMember: Bool {
    let start = lastByte(before: word.range.lowerBound)
    guard start >= 0, bytes[start] == UInt8(ascii: "`") else { return isSign(".", at: start) }
    return isSign(".", at: lastByte(before: start))
  }

  /// Whether a name is declared, extended, cast to, or called as an initializer, which instantiates
  /// no scene with this name. `init(coder:)` does, however.
  var isDeclaredOrMade: Bool {
    if let before = nameBefore(word.range.lowerBound), Self.keywords.contains(before) {
      return true
    }
    let last = lastByte(before: word.range.lowerBound)
    if isAny("?!", at: last), nameBefore(last) == "as" { return true }
    return isFollowed(by: "(") && !starts(with: "(coder", at: word.range.upperBound)
  }

  private static let keywords: Set<String> = [
    "as", "case", "class", "enum", "extension", "is", "protocol", "struct",
  ]

  /// Whether a sign follows the word directly.
  func isFollowed(by sign: StaticString) -> Bool { isSign(sign, at: word.range.upperBound) }

  /// Whether the word follows the keyword of an enumeration's case.
  var isDeclaredCase: Bool { nameBefore(word.range.lowerBound) == "case" }

  /// Whether a literal is only compared with other texts: `== "Map"`, `case "Map":`,
  /// `isEqualToString:@"Map"`.
  var isCompared: Bool {
    let (start, end) = (self.start, self.end)
    let last = lastByte(before: start)
    if isComparison(last - 1) || isComparison(end) || isDeclaredCase(start) { return true }
    if last >= 0, bytes[last] == UInt8(ascii: ":"), let name = nameBefore(last) {
      return name.hasPrefix("isEqual")
    }
    return starts(with: "isEqual", at: end)
  }

  /// Whether a literal is the key of a dictionary.
  var isKey: Bool {
    guard isSign(":", at: end) else { return false }
    let last = lastByte(before: start)
    return isSign("{", at: last) || isSign("[", at: last) || isSign(",", at: last)
  }

  /// The name of the constant that a literal is the value of, or `nil` if it is not one.
  var constant: String? {
    let line = String(decoding: bytes[lineStart..<start], as: UTF8.self)
    let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ":" || $0 == "#") }
      .map(String.init)
    if words.first == "#define" { return words.count == 2 ? words.last : nil }
    guard isSign("=", at: lastByte(before: start)), !isComparison(lastByte(before: start) - 1),
      let keyword = words.lastIndex(where: Self.declaring.contains)
    else { return nil }
    let declared = words[(keyword + 1)...]
    return declared.first { $0.hasSuffix(":") }.map { String($0.dropLast()) } ?? declared.last
  }

  private static let declaring: Set<String> = ["let", "var", "case", "const", "static", "NSString"]
}

// MARK: - Bytes

extension WordContext {
  /// The start of a literal with its quotation marks.
  private var start: Int {
    var start = word.range.lowerBound
    while start > 0, isAny("\"#@", at: start - 1) { start -= 1 }
    return start
  }

  /// The first byte that is not blank after a literal.
  private var end: Int {
    var end = word.range.upperBound
    while isAny("\"#", at: end) { end += 1 }
    while isAny(" \t\n\r", at: end) { end += 1 }
    return end
  }

  /// The text before the word in its line.
  var lineBefore: String {
    String(decoding: bytes[lineStart..<word.range.lowerBound], as: UTF8.self)
  }

  /// Whether the text before the word in its line contains a text.
  func isPreceded(by text: StaticString) -> Bool {
    ByteCheck.holds(
      text, UnsafeRawBufferPointer(rebasing: bytes[lineStart..<word.range.lowerBound]))
  }

  private var lineStart: Int {
    var start = word.range.lowerBound
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return start
  }

  private func isAny(_ signs: StaticString, at index: Int) -> Bool {
    guard bytes.indices.contains(index) else { return false }
    return (0..<signs.utf8CodeUnitCount).contains { signs.utf8Start[$0] == bytes[index] }
  }

  private func isSign(_ sign: StaticString, at index: Int) -> Bool { isAny(sign, at: index) }

  /// Returns the offset of the last byte before an offset that is not blank, or a negative number.
  private func lastByte(before start: Int) -> Int {
    var index = start - 1
    while isAny(" \t\n\r", at: index) { index -= 1 }
    return index
  }

  /// Whether `==`, `!=`, or `~=` begins at an offset.
  private func isComparison(_ index: Int) -> Bool {
    isAny("=!~", at: index) && isSign("=", at: index + 1)
  }

  private func isDeclaredCase(_ start: Int) -> Bool { nameBefore(start) == "case" }

  /// Returns the name directly before an offset, besides white space.
  private func nameBefore(_ start: Int) -> String? {
    let last = lastByte(before: start)
    var first = last
    while first >= 0, SwiftByte.isNamePart(bytes[first]) { first -= 1 }
    return first < last ? String(decoding: bytes[(first + 1)...last], as: UTF8.self) : nil
  }

  private func starts(with text: StaticString, at index: Int) -> Bool {
    (0..<text.utf8CodeUnitCount).allSatisfy {
      bytes.indices.contains(index + $0) && bytes[index + $0] == text.utf8Start[$0]
    }
  }
}
