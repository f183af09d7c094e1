/// Reads expressions: sequences of operands and operators.
///
/// Calls, primary expressions, and suffixes are in the extensions.
struct ExpressionReader {
  let cursor: SwiftCursor
  /// Whether `{` begins the body of a statement and not a trailing closure.
  var isInCondition = false
  /// Whether names are bindings, as after `case let`.
  var bindsNames = false
  /// Whether it reads a pattern, as after `case`: `=` ends it, `_` matches any value, and `?` after it
  /// matches what is not nil.
  var isPattern = false

  init(_ cursor: SwiftCursor, isInCondition: Bool = false) {
    self.cursor = cursor
    self.isInCondition = isInCondition
  }

  var types: TypeReader { TypeReader(cursor: cursor) }

  /// The reader for expressions in brackets, where `{` begins a closure.
  var inBrackets: ExpressionReader {
    var inside = self
    inside.isInCondition = false
    return inside
  }

  /// Reads an expression.
  func expression() -> Expression {
    let start = cursor.next.start
    return sequence().folded(at: start)
  }

  /// Reads a sequence of operands and operators.
  func sequence() -> OperandSequence { cursor.deeper(OperandSequence()) { readSequence() } }

  private func readSequence() -> OperandSequence {
    var line = OperandSequence()
    var start = cursor.next.start
    guard let first = operand() else { return line }
    line.parts.append(.operand(first, start: start))
    while let part = nextOperator() {
      line.parts.append(part)
      start = cursor.next.start
      if case .cast = part { continue }
      if case .operator("is", _) = part {
        line.parts.append(.operand(Expression(.name(types.name()), at: start), start: start))
        continue
      }
      guard let next = operand() else { break }
      line.parts.append(.operand(next, start: start))
    }
    return line
  }

  // MARK: - Between operands

  /// Reads the operator between two operands.
  private func nextOperator() -> OperandSequence.Part? {
    let next = cursor.next
    switch next.kind {
    case .operator: return binaryOperator(next)
    case .keyword where next.keyword == .as:
      cursor.take()
      if cursor.next.kind == .operator, cursor.next.isLeftBound { cursor.take() }
      return .cast(types.name())
    case .keyword where next.keyword == .is:
      cursor.take()
      return .operator("is", .casting)
    default: return nil
    }
  }

  private func binaryOperator(_ next: SwiftToken) -> OperandSequence.Part? {
    if cursor.isSpelled(next, "?") { return ternary() }
    let isAssignment = cursor.isSpelled(next, "=")
    if isPattern, isAssignment { return nil }
    // A prefix operator begins the next statement. A postfix operator has been read with its
    // operand.
    if !next.isLeftBound, next.isRightBound, next.startsLine { return nil }
    guard isAssignment || isInfix(next) else { return nil }
    cursor.take()
    let name = cursor.text(next)
    return .operator(name, .ofSwift(name))
  }

  private func isInfix(_ token: SwiftToken) -> Bool {
    token.isLeftBound == token.isRightBound || !token.isLeftBound && !token.startsLine
  }

  private func ternary() -> OperandSequence.Part? {
    cursor.take()
    let value = expression()
    return cursor.take(.colon) ? .ternary(value) : nil
  }

  // MARK: - Before an operand

  /// Reads an operand with the keywords and operators before it, or returns `nil` if none is next.
  func operand() -> Expression? {
    let next = cursor.next
    switch next.kind {
    case .keyword where next.keyword == .try:
      cursor.take()
      if cursor.next.kind == .operator, cursor.next.isLeftBound { cursor.take() }
      return surrounded(at: next.start)
    case .keyword where next.keyword == .repeat:
      cursor.take()
      return surrounded(at: next.start)
    case .identifier where isOperandPrefix(next):
      cursor.take()
      return surrounded(at: next.start)
    case .operator: return prefixed(next)
    default: return postfix()
    }
  }

  /// Whether a token is a keyword before an operand that has no effect on its value.
  private func isOperandPrefix(_ token: SwiftToken) -> Bool {
    let after = cursor.peek()
    switch after.kind {
    case .identifier, .keyword, .leftParenthesis, .period, .leftBracket, .leftBrace, .string,
      .pound, .operator:
      break
    default: return false
    }
    guard cursor.isOne(token, of: SwiftWords.operandPrefixes) else { return false }
    let isAwait = cursor.isSpelled(token, "await")
    return startsOperand(after, isAwait) && (isAwait || !after.startsLine)
  }

  private func startsOperand(_ token: SwiftToken, _ isAwait: Bool) -> Bool {
    switch token.kind {
    case .identifier: true
    case .keyword: [.try, .self, .super, .`init`, .if, .switch].contains(token.keyword)
    case .leftParenthesis: !token.isLeftBound
    case .period, .leftBracket, .leftBrace, .string, .pound: isAwait && !token.isLeftBound
    case .operator: isAwait && !token.isLeftBound && token.isRightBound
    default: false
    }
  }

  /// Reads an operand after a keyword or operator without effect, which is included in its range.
  private func surrounded(at start: Int) -> Expression? {
    cursor.deeper(nil) { operand() }.map { $0.surrounded(at: start) }
  }

  private func prefixed(_ next: SwiftToken) -> Expression? {
    if cursor.isSpelled(next, "&") {
      cursor.take()
      return surrounded(at: next.start)
    }
    guard next.isRightBound || cursor.isSpelled(next, "...") else { return operatorAsValue(next) }
    cursor.take()
    guard let inner = cursor.deeper(nil, { operand() }) else {
      return Expression(.name(cursor.text(next)), at: next.start)
    }
    if case .literal(let text) = inner.kind, !cursor.isSpelled(next, "!") {
      return Expression(.literal(cursor.text(next) + text), at: next.start)
    }
    return Expression(.operation([inner], [cursor.text(next)]), at: next.start)
  }

  /// Reads an operator as a value: `sorted(by: <)`.
  private func operatorAsValue(_ next: SwiftToken) -> Expression? {
    switch cursor.peek().kind {
    case .rightParenthesis, .rightBracket, .comma:
      cursor.take()
      return Expression(.name(cursor.text(next)), at: next.start)
    default: return nil
    }
  }
}

extension Expression {
  /// Returns the expression with an offset that includes what precedes it. A call keeps the offset
  /// of its name.
  func surrounded(at start: Int) -> Expression {
    if case .call(let callee, _) = kind { return Expression(kind, at: callee.offset) }
    return Expression(kind, at: start)
  }
}
