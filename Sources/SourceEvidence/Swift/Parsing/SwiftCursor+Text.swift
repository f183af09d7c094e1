/// What tokens say, and what is around them.
extension SwiftCursor {
  /// The text of a part of the file.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes(range), as: UTF8.self) }

  /// The bytes of a part of the file.
  func bytes(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: source[range.clamped(to: source.indices)])
  }

  /// The text of a token; a name without the backticks around it.
  func text(_ token: SwiftToken) -> String { text(nameRange(token)) }

  /// Where the name in a token is: without the backticks around it.
  func nameRange(_ token: SwiftToken) -> Range<Int> {
    let isQuoted =
      token.kind == .identifier && token.end - token.start > 2
      && source[token.start] == UInt8(ascii: "`")
    return isQuoted ? token.start + 1..<token.end - 1 : token.start..<token.end
  }

  /// Whether a token has a spelling.
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

  /// Takes the next token if it is an operator with a spelling.
  func take(operator spelling: StaticString) -> Bool {
    guard isOperator(next, spelling) else { return false }
    take()
    return true
  }

  // MARK: - Brackets and nesting

  /// Takes everything up to the bracket that closes the next one, which opens.
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

  /// The token behind the bracket that closes the next one.
  func tokenBehindBrackets() -> SwiftToken {
    ahead {
      skipBrackets()
      return next
    }
  }

  /// Where the bracket ends that closes the block around the next token, in bytes.
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

  /// Passes over a token that is not understood.
  func passOver() {
    hasErrors = true
    take()
  }

  /// Passes over what is not understood, with everything in its brackets.
  func skipUnknown() {
    hasErrors = true
    switch next.kind {
    case .leftParenthesis, .leftBracket, .leftBrace: skipBrackets()
    default: take()
    }
  }

  /// How deep expressions and statements may be nested before what is inside is passed over.
  private static let depthLimit = 200

  /// Goes one level deeper, or passes over what is next.
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

  /// Reads `#if` to `#endif`.
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

  /// Takes the condition of `#if`, which ends with its line.
  func skipCondition() {
    var isOpen = true
    while !isAtEnd, isOpen || !next.startsLine {
      let token = take()
      isOpen = isOperator(token, "&&") || isOperator(token, "||")
    }
  }
}
