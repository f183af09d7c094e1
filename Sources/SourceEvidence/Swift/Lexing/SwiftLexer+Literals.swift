/// Names, numbers, strings, regular expressions, and directives.
extension SwiftLexer {
  /// Skips a name or a number.
  mutating func skipName() {
    index += 1
    while index < end, SwiftByte.isNamePart(source[index]) { index += 1 }
  }

  /// Reads a name in backticks.
  mutating func readQuotedName(_ token: inout SwiftToken) {
    token.kind = .identifier
    index += 1
    while index < end, source[index] != UInt8(ascii: "`"), source[index] != UInt8(ascii: "\n") {
      index += 1
    }
    if byte(at: index) == UInt8(ascii: "`") { index += 1 }
  }

  // MARK: - Numbers

  mutating func readNumber(_ token: inout SwiftToken) {
    token.kind = .number
    while index < end {
      let next = source[index]
      let isFraction =
        next == UInt8(ascii: ".") && !afterPeriod(token)
        && SwiftByte.isDigit(byte(at: index + 1))
      let isExponentSign =
        (next == UInt8(ascii: "+") || next == UInt8(ascii: "-")) && isExponent(index - 1, token)
      guard SwiftByte.isNamePart(next) || isFraction || isExponentSign else { return }
      index += 1
    }
  }

  /// Whether a number is the index of a tuple element, as in `pair.0`.
  private func afterPeriod(_ token: SwiftToken) -> Bool {
    token.start > 1 && source[token.start - 1] == UInt8(ascii: ".")
      && source[token.start - 2] != UInt8(ascii: ".")
  }

  private func isExponent(_ index: Int, _ token: SwiftToken) -> Bool {
    let isHexadecimal = byte(at: token.start + 1) | 0x20 == UInt8(ascii: "x")
    return source[index] | 0x20 == (isHexadecimal ? UInt8(ascii: "p") : UInt8(ascii: "e"))
  }

  // MARK: - Directives, strings and regular expressions

  mutating func readPound(_ token: inout SwiftToken) {
    let hashes = hashes
    switch byte(at: index + hashes) {
    case UInt8(ascii: "\""):
      index += hashes
      return readString(&token, hashes: hashes)
    case UInt8(ascii: "/"):
      index += hashes
      return readExtendedExpression(&token, hashes: hashes)
    default: break
    }
    token.kind = .pound
    index += 1
    for (word, kind) in Self.directives where isWord(word) {
      token.kind = kind
      index += word.utf8CodeUnitCount
      return
    }
  }

  /// The number of `#` that follow each other. Literals have no more than a few.
  var hashes: Int {
    var hashes = 0
    while hashes < Self.mostHashes, byte(at: index + hashes) == UInt8(ascii: "#") { hashes += 1 }
    return hashes
  }

  private static let mostHashes = 255

  private static let directives: [(StaticString, SwiftToken.Kind)] = [
    ("if", .poundIf), ("elseif", .poundElseif), ("else", .poundElse), ("endif", .poundEndif),
  ]

  private func isWord(_ word: StaticString) -> Bool {
    for offset in 0..<word.utf8CodeUnitCount
    where byte(at: index + offset) != word.utf8Start[offset] {
      return false
    }
    return !SwiftByte.isNamePart(byte(at: index + word.utf8CodeUnitCount))
  }

  mutating func readString(_ token: inout SwiftToken, hashes: Int) {
    token.kind = .string
    var marks: MarkCollector?
    index = SwiftString.end(of: index, hashes: hashes, in: source, end, &marks)
  }

  /// Reads `#/…/#`.
  private mutating func readExtendedExpression(_ token: inout SwiftToken, hashes: Int) {
    token.kind = .regex
    index += 1
    while index < end {
      if source[index] == UInt8(ascii: "/") {
        var count = 0
        while count < hashes, byte(at: index + 1 + count) == UInt8(ascii: "#") { count += 1 }
        if count == hashes {
          index += 1 + hashes
          return
        }
      }
      index += 1
    }
  }

  /// Reads `/…/` if it is a regular expression, or else an operator.
  mutating func readSlash(_ token: inout SwiftToken) {
    let next = byte(at: index + 1)
    var stop = index + 1
    guard next != UInt8(ascii: " "), next != UInt8(ascii: "\t") else { return readOperator(&token) }
    while stop < end, source[stop] != UInt8(ascii: "\n"), source[stop] != UInt8(ascii: "/") {
      stop += source[stop] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard byte(at: stop) == UInt8(ascii: "/"), source[stop - 1] != UInt8(ascii: " ") else {
      return readOperator(&token)
    }
    token.kind = .regex
    index = stop + 1
  }

  // MARK: - Operators

  mutating func readOperator(_ token: inout SwiftToken) {
    let start = index
    token.kind = .operator
    if token.isLeftBound, isPostfixMark(source[start]) {
      index += 1
      return
    }
    let hasPeriods = source[start] == UInt8(ascii: ".")
    while index < end {
      let next = source[index]
      let isPart = SwiftByte.isOperatorPart(next) || hasPeriods && next == UInt8(ascii: ".")
      let startsComment =
        next == UInt8(ascii: "/") && index > start
        && (byte(at: index + 1) == UInt8(ascii: "/") || byte(at: index + 1) == UInt8(ascii: "*"))
      guard isPart, !startsComment else { break }
      index += 1
    }
    // An invalid character.
    if index == start { index += 1 }
  }

  /// Whether `?` or `!` after an operand is a postfix operator. In `a!=b`, it is not.
  private func isPostfixMark(_ byte: UInt8) -> Bool {
    if byte == UInt8(ascii: "?") { return true }
    guard byte == UInt8(ascii: "!") else { return false }
    return self.byte(at: index + 1) != UInt8(ascii: "=")
      || self.byte(at: index + 2) == UInt8(ascii: "=")
  }
}
