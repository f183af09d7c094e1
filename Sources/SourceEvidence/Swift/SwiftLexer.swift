/// Splits Swift source code into tokens.
///
/// It follows the rules in "Lexical Structure" of The Swift Programming Language,
/// https://docs.swift.org/swift-book/documentation/the-swift-programming-language/lexicalstructure/.
/// What is no Swift becomes tokens all the same, so that the rest of a file can be read.
struct SwiftLexer {
  let source: UnsafeRawBufferPointer
  let end: Int
  /// Where it is, in bytes.
  var index: Int
  /// The token before.
  private var last: SwiftToken?

  /// Splits a part of a file.
  ///
  /// - Parameters:
  ///   - source: The bytes of the file.
  ///   - range: The part.
  init(_ source: UnsafeRawBufferPointer, _ range: Range<Int>) {
    self.source = source
    index = range.lowerBound
    end = range.upperBound
    if index == 0, byte(at: 0) == UInt8(ascii: "#"), byte(at: 1) == UInt8(ascii: "!") { skipLine() }
  }

  /// The next token; behind the last one it is of the kind `end`.
  mutating func next() -> SwiftToken {
    let endsLine = skipBlanks()
    let start = index
    guard start < end else {
      return SwiftToken(kind: .end, startsLine: true, start: end, end: end)
    }
    var token = SwiftToken(kind: .end, start: start, end: start)
    token.startsLine = endsLine || last == nil
    token.isLeftBound = isBound(before: start)
    read(&token)
    token.end = index
    token.isRightBound = isBound(behind: index, wasOperand)
    last = token
    return token
  }

  /// Goes on behind a token.
  mutating func move(behind token: SwiftToken) {
    last = token
    index = token.end
  }

  func byte(at index: Int) -> UInt8 { index < end ? source[index] : 0 }

  /// Skips white space and comments.
  ///
  /// - Returns: Whether a line ends in it.
  mutating func skipBlanks() -> Bool {
    var endsLine = false
    while index < end {
      switch source[index] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        endsLine = true
        index += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 0, 0x0B, 0x0C: index += 1
      case UInt8(ascii: "/") where byte(at: index + 1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where byte(at: index + 1) == UInt8(ascii: "*"):
        if skipComment() { endsLine = true }
      case 0xEF where byte(at: index + 1) == 0xBB && byte(at: index + 2) == 0xBF: index += 3
      default: return endsLine
      }
    }
    return endsLine
  }

  mutating func skipLine() {
    while index < end, source[index] != UInt8(ascii: "\n"), source[index] != UInt8(ascii: "\r") {
      index += 1
    }
  }

  /// Skips a comment with all comments inside.
  mutating func skipComment() -> Bool {
    var (depth, endsLine) = (0, false)
    while index < end {
      let pair = (source[index], byte(at: index + 1))
      if pair == (UInt8(ascii: "/"), UInt8(ascii: "*")) {
        depth += 1
        index += 2
      } else if pair == (UInt8(ascii: "*"), UInt8(ascii: "/")) {
        depth -= 1
        index += 2
        if depth == 0 { break }
      } else {
        if pair.0 == UInt8(ascii: "\n") { endsLine = true }
        index += 1
      }
    }
    index = min(index, end)
    return endsLine
  }

  func isBound(before index: Int) -> Bool {
    guard index > 0 else { return false }
    switch source[index - 1] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"),
      UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
      return false
    case UInt8(ascii: "/"): return !(index > 1 && source[index - 2] == UInt8(ascii: "*"))
    default: return true
    }
  }

  func isBound(behind index: Int, _ wasOperand: Bool) -> Bool {
    switch byte(at: index) {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"),
      UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
      return false
    case UInt8(ascii: "."): return byte(at: index + 1) == UInt8(ascii: ".") || !wasOperand
    case UInt8(ascii: "/"):
      return byte(at: index + 1) != UInt8(ascii: "/") && byte(at: index + 1) != UInt8(ascii: "*")
    default: return true
    }
  }

  /// Whether the last token can end an operand.
  private var wasOperand: Bool { last?.endsOperand ?? false }

  mutating func read(_ token: inout SwiftToken) {
    let first = source[index]
    if Self.isNameStart(first) { return readName(&token) }
    if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) { return readNumber(&token) }
    switch first {
    case UInt8(ascii: "("): take(.leftParenthesis, &token)
    case UInt8(ascii: ")"): take(.rightParenthesis, &token)
    case UInt8(ascii: "["): take(.leftBracket, &token)
    case UInt8(ascii: "]"): take(.rightBracket, &token)
    case UInt8(ascii: "{"): take(.leftBrace, &token)
    case UInt8(ascii: "}"): take(.rightBrace, &token)
    case UInt8(ascii: ","): take(.comma, &token)
    case UInt8(ascii: ";"): take(.semicolon, &token)
    case UInt8(ascii: ":"): take(.colon, &token)
    case UInt8(ascii: "@"): take(.at, &token)
    case UInt8(ascii: "\\"): take(.backslash, &token)
    case UInt8(ascii: "`"): readQuotedName(&token)
    case UInt8(ascii: "#"): readPound(&token)
    case UInt8(ascii: "\""): readString(&token, hashes: 0)
    case UInt8(ascii: ".") where byte(at: index + 1) != UInt8(ascii: "."): take(.period, &token)
    case UInt8(ascii: "/") where !wasOperand: readSlash(&token)
    default: readOperator(&token)
    }
  }

  private mutating func take(_ kind: SwiftToken.Kind, _ token: inout SwiftToken) {
    token.kind = kind
    index += 1
  }

  // MARK: - Names and numbers

  static func isNameStart(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) && byte >= 0x41
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  static func isNamePart(_ byte: UInt8) -> Bool {
    isNameStart(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  mutating func readName(_ token: inout SwiftToken) {
    let start = index
    while index < end, Self.isNamePart(source[index]) { index += 1 }
    token.kind = .identifier
    let isLower = source[start] >= UInt8(ascii: "a") && source[start] <= UInt8(ascii: "z")
    guard isLower, index - start <= 15 else { return }
    let text = String(decoding: source[start..<index], as: UTF8.self)
    guard let keyword = SwiftKeyword.bySpelling[text] else { return }
    token.kind = .keyword
    token.keyword = keyword
  }

  mutating func readQuotedName(_ token: inout SwiftToken) {
    token.kind = .identifier
    index += 1
    while index < end, source[index] != UInt8(ascii: "`"), source[index] != UInt8(ascii: "\n") {
      index += 1
    }
    if byte(at: index) == UInt8(ascii: "`") { index += 1 }
  }

  mutating func readNumber(_ token: inout SwiftToken) {
    token.kind = .number
    while index < end {
      let next = source[index]
      let isFraction =
        next == UInt8(ascii: ".") && !afterPeriod(token)
        && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte(at: index + 1))
      let isExponentSign =
        (next == UInt8(ascii: "+") || next == UInt8(ascii: "-")) && isExponent(index - 1, token)
      guard Self.isNamePart(next) || isFraction || isExponentSign else { return }
      index += 1
    }
  }

  /// Whether a number is the index of a tuple's element, as in `pair.0`.
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
    var hashes = 0
    while byte(at: index + hashes) == UInt8(ascii: "#") { hashes += 1 }
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
      index += word.utf8.count
      return
    }
  }

  private static let directives: [(String, SwiftToken.Kind)] = [
    ("if", .poundIf), ("elseif", .poundElseif), ("else", .poundElse), ("endif", .poundEndif),
  ]

  private func isWord(_ word: String) -> Bool {
    var next = index
    for expected in word.utf8 {
      guard byte(at: next) == expected else { return false }
      next += 1
    }
    return !Self.isNamePart(byte(at: next))
  }

  mutating func readString(_ token: inout SwiftToken, hashes: Int) {
    token.kind = .string
    var marks: MarkCollector?
    index = SwiftString.end(of: index, hashes: hashes, in: source, end, &marks)
  }

  /// Reads `#/…/#`.
  mutating func readExtendedExpression(_ token: inout SwiftToken, hashes: Int) {
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

  /// Reads `/…/` where it is a regular expression, and else an operator.
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
      let isPart = Self.isOperatorPart(next) || hasPeriods && next == UInt8(ascii: ".")
      let startsComment =
        next == UInt8(ascii: "/") && index > start
        && (byte(at: index + 1) == UInt8(ascii: "/") || byte(at: index + 1) == UInt8(ascii: "*"))
      guard isPart, !startsComment else { break }
      index += 1
    }
    // What is no Swift at all, such as a stray character.
    if index == start { index += 1 }
  }

  /// Whether `?` or `!` behind an operand stands for itself. `a!=b` compares.
  private func isPostfixMark(_ byte: UInt8) -> Bool {
    if byte == UInt8(ascii: "?") { return true }
    guard byte == UInt8(ascii: "!") else { return false }
    return self.byte(at: index + 1) != UInt8(ascii: "=")
      || self.byte(at: index + 2) == UInt8(ascii: "=")
  }

  private static func isOperatorPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "?"):
      true
    default: false
    }
  }
}
