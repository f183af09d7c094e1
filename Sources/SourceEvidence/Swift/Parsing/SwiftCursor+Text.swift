/// The text of tokens and their surroundings.
extension SwiftCursor {
  /// Returns the text of a range.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes(range), as: UTF8.self) }

  /// Returns the bytes of a range.
  func bytes(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: source[range.clamped(to: source.indices)])
  }

  /// Returns the text of a token, without backticks.
  func text(_ token: SwiftToken) -> String { text(nameRange(token)) }

  /// Returns the range of the name in a token, without backticks.
  func nameRange(_ token: SwiftToken) -> Range<Int> {
    let isQuoted =
      token.kind == .identifier && token.end - token.start > 2
      && source[token.start] == UInt8(ascii: "`")
    return isQuoted ? token.start + 1..<token.end - 1 : token.start..<token.end
  }

  /// Whether the text of a token equals a spelling.
  func isSpelled(_ token: SwiftToken, _ spelling: StaticString) -> Bool {
    let count = spelling.utf8CodeUnitCount
    guard token.end - token.start == count else { return false }
    for offset in 0..<count where source[token.start + offset] != spelling.utf8Start[offset] {
      return false
    }
    return true
  }

  /// Whether a token is an operator with a spelling.
  func isOperator(_ token: SwiftToken, _ spelling: StaticString) -> Bool {
    token.kind == .operator && isSpelled(token, spelling)
  }

  /// Whether a token is one of several words.
  func isOne(_ token: SwiftToken, of words: NameSet) -> Bool {
    guard let start = source.baseAddress, token.end > token.start else { return false }
    return words.mark(start + token.start, token.end - token.start) != nil
  }

  /// Consumes the next token if it is an operator with a spelling.
  func take(operator spelling: StaticString) -> Bool {
    guard isOperator(next, spelling) else { return false }
    take()
    return true
  }

  // MARK: - Brackets and nesting

  /// Consumes the next token, an opening bracket, and everything up to its closing bracket.
  func skipBrackets() {
    var depth = 0
    while !isAtEnd {
      switch take().kind {
      case .leftParenthesis, .leftBracket, .leftBrace: depth += 1
      case .rightParenthesis, .rightBracket, .rightBrace: depth -= 1
      default: break
      }
      if depth <= 0 { return }
    }
  }

  /// Returns the token after the closing bracket of the next token.
  func tokenBehindBrackets() -> SwiftToken {
    ahead {
      skipBrackets()
      return next
    }
  }

  /// Returns the end of the block around the next token, in bytes.
  func endOfBlock() -> Int {
    ahead {
      while !isAtEnd {
        switch next.kind {
        case .leftParenthesis, .leftBracket, .leftBrace: skipBrackets()
        case .rightParenthesis, .rightBracket, .rightBrace: return take().end
        default: take()
        }
      }
      return lastEnd
    }
  }

  /// Skips a token that is not recognized.
  func passOver() {
    hasErrors = true
    take()
  }

  /// Skips a token that is not recognized, with the contents of its brackets.
  func skipUnknown() {
    hasErrors = true
    switch next.kind {
    case .leftParenthesis, .leftBracket, .leftBrace: skipBrackets()
    default: take()
    }
  }

  /// The maximum nesting depth of expressions and statements. Deeper code is skipped.
  private static let depthLimit = 200

  /// Parses nested code, or skips it if it is too deep.
  func deeper<Result>(_ fallback: Result, _ body: () -> Result) -> Result {
    guard depth < Self.depthLimit else {
      isCut = true
      let before = index
      skipBrackets()
      if index == before { take() }
      return fallback
    }
    depth += 1
    defer { depth -= 1 }
    return body()
  }

  // MARK: - Conditional compilation

  /// Reads all sides of an `#if`.
  ///
  /// - Parameter side: Reads one side.
  func eachSide(_ side: () -> Void) {
    while !isAtEnd, next.kind != .poundEndif {
      if take().kind != .poundElse { skipCondition() }
      side()
      while !isAtEnd, !next.endsSide { skipUnknown() }
    }
    take()
  }

  /// Reads the condition of an `#if`, which ends with its line.
  func skipCondition() {
    var isOpen = true
    while !isAtEnd, isOpen || !next.startsLine {
      let token = take()
      isOpen = isOperator(token, "&&") || isOperator(token, "||")
    }
  }
}
