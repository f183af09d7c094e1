/// Splits Swift source code into tokens.
///
/// It follows the rules in "Lexical Structure" of The Swift Programming Language,
/// https://docs.swift.org/swift-book/documentation/the-swift-programming-language/lexicalstructure/.
/// Invalid characters become tokens, too, so that the rest of the file can be read.
struct SwiftLexer {
  let source: UnsafeRawBufferPointer
  let end: Int
  /// The current offset, in bytes.
  var index: Int
  /// Whether there was a previous token, and whether it can end an operand.
  private var hasToken = false
  private(set) var wasOperand = false

  /// Creates a lexer for a part of a file.
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

  /// Returns the next token. After the last one, its kind is `end`.
  mutating func next() -> SwiftToken {
    let endsLine = skipBlanks()
    let start = index
    guard start < end else { return SwiftToken(.end, startsLine: true, end..<end) }
    var token = SwiftToken(.end, startsLine: endsLine || !hasToken, start..<start)
    token.isLeftBound = isBound(before: start)
    read(&token)
    token.end = index
    token.isRightBound = isBound(behind: index, wasOperand)
    hasToken = true
    wasOperand = token.endsOperand
    return token
  }

  /// Continues after a token.
  mutating func move(behind token: SwiftToken) {
    hasToken = true
    wasOperand = token.endsOperand
    index = token.end
  }

  func byte(at index: Int) -> UInt8 { index < end ? source[index] : 0 }

  private mutating func read(_ token: inout SwiftToken) {
    let first = source[index]
    if SwiftByte.isNameStart(first) { return readName(&token) }
    if SwiftByte.isDigit(first) { return readNumber(&token) }
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

  private mutating func readName(_ token: inout SwiftToken) {
    let start = index
    skipName()
    token.kind = .identifier
    let isLower = source[start] &- UInt8(ascii: "a") < 26
    guard isLower, index - start <= 15, let name = source.baseAddress,
      let mark = SwiftWords.keywords.mark(name + start, index - start),
      let keyword = SwiftKeyword(rawValue: UInt8(mark))
    else { return }
    token.kind = .keyword
    token.keyword = keyword
  }
}

// MARK: - What is between tokens

extension SwiftLexer {
  /// Skips white space and comments.
  ///
  /// - Returns: Whether it contains the end of a line.
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

  private mutating func skipLine() {
    while index < end, source[index] != UInt8(ascii: "\n"), source[index] != UInt8(ascii: "\r") {
      index += 1
    }
  }

  /// Skips a comment, including nested comments.
  private mutating func skipComment() -> Bool {
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

  /// Whether the token that ends at an offset is directly followed by something other than white
  /// space, a comment, or a closing bracket.
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
}
