/// Calls, their arguments, and closures.
extension ExpressionReader {
  func call(_ base: Expression, _ arguments: [Argument]) -> Expression {
    Expression(.call(base, arguments + trailingClosures()), at: base.offset)
  }

  /// Reads arguments in brackets.
  func arguments(_ end: SwiftToken.Kind) -> [Argument] {
    cursor.take()
    let inside = inBrackets
    var all: [Argument] = []
    while !cursor.isAtEnd, cursor.next.kind != end {
      let before = cursor.index
      all.append(inside.argument())
      if !cursor.take(.comma), cursor.next.kind != end {
        if closesOuter(end) { return all }
        if cursor.index == before { cursor.skipUnknown() }
      }
    }
    cursor.take()
    return all
  }

  /// Whether the next closing bracket belongs to an outer bracket, because the current one is not
  /// closed.
  func closesOuter(_ end: SwiftToken.Kind) -> Bool {
    switch cursor.next.kind {
    case .rightParenthesis, .rightBracket, .rightBrace: cursor.next.kind != end
    default: false
    }
  }

  func argument() -> Argument {
    var label = ""
    let next = cursor.next
    if next.isWord, cursor.peek().kind == .colon {
      label = cursor.text(next)
      cursor.take()
      cursor.take()
    }
    return Argument(label: label, value: element())
  }

  /// Reads an element of a list, which may be a pattern.
  func element() -> Expression {
    switch cursor.next.keyword {
    case .let, .var, .is: pattern()
    default: expression()
    }
  }

  // MARK: - Closures

  /// Reads trailing closures.
  func trailingClosures() -> [Argument] {
    guard cursor.next.kind == .leftBrace, isTrailingClosure else { return [] }
    var all = [Argument(label: "", value: closureExpression())]
    while cursor.next.isWord, cursor.peek().kind == .colon, cursor.peek(2).kind == .leftBrace,
      cursor.next.keyword != .default
    {
      let label = cursor.text(cursor.take())
      cursor.take()
      all.append(Argument(label: label, value: closureExpression()))
    }
    return all
  }

  /// Whether the next `{` begins a trailing closure, and not a body or accessors.
  var isTrailingClosure: Bool {
    let next = cursor.next
    guard next.kind == .leftBrace else { return false }
    if isObserver(cursor.peek()), AccessorReader(cursor).startsAccessors { return false }
    guard isInCondition else { return !next.startsLine || cursor.peek().kind != .rightBrace }
    // In a condition, a closure is followed by the rest of the condition or by the body.
    guard !next.startsLine else { return false }
    let after = cursor.tokenBehindBrackets()
    switch after.kind {
    case .comma: return true
    case .leftBrace, .leftBracket, .leftParenthesis, .period, .operator, .colon:
      return !after.startsLine
    case .keyword:
      return after.keyword == .where
        || !after.startsLine && (after.keyword == .is || after.keyword == .as)
    default: return false
    }
  }

  private func isObserver(_ token: SwiftToken) -> Bool {
    token.kind == .identifier
      && (cursor.isSpelled(token, "didSet") || cursor.isSpelled(token, "willSet"))
  }

  func closureExpression() -> Expression {
    let start = cursor.next.start
    let closure = cursor.isSkimming ? Closure(cursor.skipBody(.closure)) : closure()
    return Expression(.closure(closure), at: start)
  }

  /// Reads a closure.
  func closure() -> Closure {
    StatementReader(cursor).inBlock {
      let parameters = closureParameters()
      return Closure(parameters: parameters, body: StatementReader(cursor).items())
    }
  }

  /// Reads the parameters before `in`.
  private func closureParameters() -> [String] {
    let index = cursor.index
    while cursor.next.kind == .at { _ = types.attribute() }
    if cursor.next.kind == .leftBracket { cursor.skipBrackets() }
    let names = cursor.next.kind == .leftParenthesis ? parameterClause() : plainParameters()
    types.skipEffects()
    if cursor.take(operator: "->") { types.skip() }
    if cursor.take(.in) { return names }
    cursor.back(to: index)
    return []
  }

  private func plainParameters() -> [String] {
    var names: [String] = []
    while cursor.next.kind == .identifier, !cursor.isSpelled(cursor.next, "async") {
      names.append(cursor.text(cursor.take()))
      guard cursor.take(.comma) else { break }
    }
    return names
  }

  private func parameterClause() -> [String] {
    let start = cursor.index
    cursor.skipBrackets()
    var names: [String] = []
    var depth = 0
    var isName = true
    for index in start..<cursor.index {
      let token = cursor[index]
      switch token.kind {
      case .leftParenthesis, .leftBracket, .leftBrace: depth += 1
      case .rightParenthesis, .rightBracket, .rightBrace: depth -= 1
      case .comma where depth == 1: isName = true
      case .colon where depth == 1: isName = false
      case .identifier where depth == 1 && isName:
        // If there is a label, the name is second.
        let isLabel = cursor[index + 1].kind == .identifier
        if !isLabel { names.append(cursor.text(token)) }
      case .operator:
        if cursor.source[token.start] == UInt8(ascii: "<") { depth += 1 }
        if cursor.source[token.start] == UInt8(ascii: ">") { depth -= 1 }
      default: break
      }
    }
    return names
  }
}
