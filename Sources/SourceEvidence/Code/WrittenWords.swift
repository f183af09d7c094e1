/// The names and the string literals in the text of code, found without parsing. Comments are left
/// out.
struct WrittenWords {
  /// A name, or the contents of a string literal without interpolations.
  struct Word {
    /// The bytes of the name, or those between the quotation marks.
    var range: Range<Int>
    var isText: Bool
  }

  /// A literal with an open interpolation.
  private struct OpenLiteral {
    var quotes: Int
    var hashes: Int
    /// The number of open parentheses in the interpolation.
    var parentheses = 1
  }

  private let bytes: UnsafeRawBufferPointer
  private let isObjectiveC: Bool
  private var index = 0
  private var open: [OpenLiteral] = []

  /// The maximum nesting depth of literals in interpolations. Deeper ones end too early.
  private static let depthLimit = 64

  private init(_ file: CodeFile) {
    bytes = file.text.bytes
    isObjectiveC = file.isObjectiveC
  }

  /// Passes each word of a file to a closure.
  static func forEach(in file: CodeFile, _ look: (Word) -> Void) {
    var words = WrittenWords(file)
    while let word = words.next() { look(word) }
  }

  private mutating func next() -> Word? {
    while index < bytes.count {
      if let word = step() { return word }
    }
    return nil
  }

  private func byte(_ ahead: Int = 0) -> UInt8 {
    index + ahead < bytes.count ? bytes[index + ahead] : 0
  }

  private mutating func step() -> Word? {
    let first = bytes[index]
    switch first {
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "\""): return literal()
    case UInt8(ascii: "'") where isObjectiveC: skipCharacter()
    case UInt8(ascii: "("):
      if !open.isEmpty { open[open.count - 1].parentheses += 1 }
      index += 1
    case UInt8(ascii: ")"): return closeParenthesis()
    case _ where SwiftByte.isNamePart(first): return name()
    default: index += 1
    }
    return nil
  }

  private mutating func name() -> Word? {
    let start = index
    while index < bytes.count, SwiftByte.isNamePart(bytes[index]) { index += 1 }
    return SwiftByte.isDigit(bytes[start]) ? nil : Word(range: start..<index, isText: false)
  }

  private mutating func skipLine() {
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
  }

  /// Skips a comment. In Swift, comments nest.
  private mutating func skipComment() {
    var depth = 0
    while index < bytes.count {
      let pair = (byte(), byte(1))
      index += 1
      if pair == (UInt8(ascii: "/"), UInt8(ascii: "*")), depth == 0 || !isObjectiveC {
        depth += 1
        index += 1
      } else if pair == (UInt8(ascii: "*"), UInt8(ascii: "/")) {
        depth -= 1
        index += 1
        if depth == 0 { return }
      }
    }
  }

  private mutating func skipCharacter() {
    index += 1
    while index < bytes.count, byte() != UInt8(ascii: "'"), byte() != UInt8(ascii: "\n") {
      index += byte() == UInt8(ascii: "\\") ? 2 : 1
    }
    index += 1
  }
}

// MARK: - Literals

extension WrittenWords {
  private mutating func literal() -> Word? {
    var hashes = 0
    while index - hashes > 0, bytes[index - hashes - 1] == UInt8(ascii: "#") { hashes += 1 }
    let isLong = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"") && !isObjectiveC
    let quotes = isLong ? 3 : 1
    index += quotes
    let start = index
    guard let end = skipText(OpenLiteral(quotes: quotes, hashes: hashes)) else { return nil }
    return Word(range: start..<end, isText: true)
  }

  /// Skips the text of a literal.
  ///
  /// - Returns: The end of the text, or `nil` if an interpolation begins.
  private mutating func skipText(_ literal: OpenLiteral) -> Int? {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\"") where closes(literal):
        let end = index
        index += literal.quotes + literal.hashes
        return end
      case UInt8(ascii: "\n") where literal.quotes == 1: return index
      case UInt8(ascii: "\\") where hasHashes(literal.hashes, at: 1):
        index += 1 + literal.hashes
        let isOpen = byte() == UInt8(ascii: "(") && !isObjectiveC && open.count < Self.depthLimit
        index += 1
        if isOpen {
          open.append(literal)
          return nil
        }
      default: index += 1
      }
    }
    index = bytes.count
    return index
  }

  private func closes(_ literal: OpenLiteral) -> Bool {
    (0..<literal.quotes).allSatisfy { byte($0) == UInt8(ascii: "\"") }
      && hasHashes(literal.hashes, at: literal.quotes)
  }

  private func hasHashes(_ count: Int, at start: Int) -> Bool {
    (0..<count).allSatisfy { byte(start + $0) == UInt8(ascii: "#") }
  }

  /// Ends an interpolation with its last parenthesis, and continues with the text after it.
  private mutating func closeParenthesis() -> Word? {
    index += 1
    guard !open.isEmpty else { return nil }
    open[open.count - 1].parentheses -= 1
    guard open[open.count - 1].parentheses == 0, var literal = open.popLast() else { return nil }
    literal.parentheses = 1
    _ = skipText(literal)
    return nil
  }
}
