extension SwiftFileReader {
  /// Takes a type.
  ///
  /// - Returns: Its range in the file; empty where there is none.
  mutating func type() -> Range<Int> {
    let start = tokens.next.start
    skipType()
    let end = tokens.lastEnd
    return start..<max(start, end)
  }

  /// Takes a type, and says how it is looked up.
  mutating func typeName() -> String { TypeName.simple(text(type())) }

  private mutating func skipType() {
    deeper(()) { reader in
      reader.skipTypePrefixes()
      guard reader.skipSimpleType() else { return }
      reader.skipTypeSuffixes()
    }
  }

  /// Takes attributes, and words such as `inout` and `some`.
  private mutating func skipTypePrefixes() {
    while true {
      let next = tokens.next
      if next.kind == .at {
        _ = attribute()
      } else if next.keyword == .inout || next.keyword == .repeat || isTypePrefix(next) {
        tokens.take()
      } else if next.kind == .operator, isSpelled(next, "~") || isSpelled(next, "&") {
        tokens.take()
      } else {
        return
      }
    }
  }

  private func isTypePrefix(_ token: SwiftToken) -> Bool {
    guard token.kind == .identifier, startsType(tokens.peek()), !tokens.peek().startsLine else {
      return false
    }
    return Self.typePrefixes.contains(text(token))
  }

  private static let typePrefixes: Set<String> = [
    "some", "any", "each", "borrowing", "consuming", "sending", "isolated", "__owned", "__shared",
    "nonisolated",
  ]

  private func startsType(_ token: SwiftToken) -> Bool {
    switch token.kind {
    case .identifier, .leftParenthesis, .leftBracket, .at: true
    case .keyword: token.keyword == .`protocol` || token.keyword == .inout
    case .operator: isSpelled(token, "~")
    default: false
    }
  }

  /// Takes a name with generic arguments, a tuple, or an array.
  private mutating func skipSimpleType() -> Bool {
    switch tokens.next.kind {
    case .leftParenthesis, .leftBracket: tokens.skipBrackets()
    case .identifier, .keyword:
      tokens.take()
      _ = skipGenericArguments()
    case .pound:
      tokens.take()
      tokens.take()
    default: return false
    }
    return true
  }

  /// Takes what may follow a type: members, `?`, `&`, `...` and what a function returns.
  private mutating func skipTypeSuffixes() {
    while true {
      let next = tokens.next
      switch next.kind {
      case .period where tokens.peek().kind == .identifier || tokens.peek().kind == .keyword:
        tokens.take()
        tokens.take()
        _ = skipGenericArguments()
      // `>?>` is one operator to the lexer.
      case .operator where next.isLeftBound && isOptionalMark(next): tokens.takeFirstByte()
      case .operator where isSpelled(next, "&"):
        tokens.take()
        return skipType()
      case .operator where isSpelled(next, "->"):
        tokens.take()
        return skipType()
      case .identifier where isSpelled(next, "async") && leadsToArrow: tokens.take()
      case .keyword where (next.keyword == .throws || next.keyword == .rethrows) && leadsToArrow:
        tokens.take()
        if tokens.next.kind == .leftParenthesis { tokens.skipBrackets() }
      default: return
      }
    }
  }

  private func isOptionalMark(_ token: SwiftToken) -> Bool {
    let first = source[token.start]
    return (first == UInt8(ascii: "?") || first == UInt8(ascii: "!"))
      && (token.end - token.start == 1 || source[token.start + 1] == UInt8(ascii: ">")
        || source[token.start + 1] == UInt8(ascii: "?"))
  }

  /// Whether `async` or `throws` belongs to the type of a function, and not to a declaration.
  private var leadsToArrow: Bool {
    mutating get { hasArrow() }
  }

  private mutating func hasArrow() -> Bool {
    tokens.prepare(8)
    var distance = 1
    while distance < 8 {
      let next = tokens.peek(distance)
      if next.kind == .operator, isSpelled(next, "->") { return true }
      guard
        next.keyword == .throws || next.kind == .leftParenthesis || next.kind == .identifier
          || next.kind == .rightParenthesis
      else { return false }
      distance += 1
    }
    return false
  }

  /// Takes `<…>` if it is next.
  ///
  /// - Returns: Whether it was there and closed.
  mutating func skipGenericArguments() -> Bool {
    let (index, first) = (tokens.index, tokens.next)
    guard first.kind == .operator, first.end > first.start, source[first.start] == UInt8(ascii: "<")
    else { return false }
    guard first.end - first.start == 1 || isSpelled(first, "<~") else { return false }
    tokens.takeFirstByte()
    while !tokens.isAtEnd {
      let next = tokens.next
      if next.kind == .operator, source[next.start] == UInt8(ascii: ">") {
        tokens.takeFirstByte()
        return true
      }
      let before = tokens.index
      if next.kind == .comma || next.kind == .number || next.kind == .colon || isEquality(next) {
        tokens.take()
      } else if next.keyword == .let {
        tokens.take()
      } else {
        skipType()
      }
      if tokens.index == before { break }
    }
    tokens.back(to: index)
    tokens.restore(first, at: index)
    return false
  }

  private func isEquality(_ token: SwiftToken) -> Bool {
    token.kind == .operator && (isSpelled(token, "==") || isSpelled(token, "-"))
      || token.keyword == .where
  }
}
