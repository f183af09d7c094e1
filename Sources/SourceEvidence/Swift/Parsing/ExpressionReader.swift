/// Reads expressions: lines of operands and operators.
///
/// What is in brackets, behind an operand, or a closure, is in the other files of its name.
struct ExpressionReader {
  let cursor: SwiftCursor
  /// Whether `{` begins the body of a statement rather than a trailing closure.
  var isInCondition = false
  /// Whether names are bound rather than looked up, as behind `case let`.
  var bindsNames = false
  /// Whether `=` ends an expression, as behind `if case`.
  var endsAtAssignment = false

  init(_ cursor: SwiftCursor, isInCondition: Bool = false) {
    self.cursor = cursor
    self.isInCondition = isInCondition
  }

  var types: TypeReader { TypeReader(cursor: cursor) }

  /// The reader of what is in brackets: a closure in them is no body.
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

  /// Reads a line of operands and operators.
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
      if case .operator("is") = part {
        line.parts.append(.operand(Expression(.name(types.name()), at: start), start: start))
        continue
      }
      guard let next = operand() else { break }
      line.parts.append(.operand(next, start: start))
    }
    return line
  }

  // MARK: - Between operands

  /// Takes what may stand between two operands.
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
      return .operator("is")
    default: return nil
    }
  }

  private func binaryOperator(_ next: SwiftToken) -> OperandSequence.Part? {
    if cursor.isSpelled(next, "?") { return ternary() }
    let isAssignment = cursor.isSpelled(next, "=")
    if endsAtAssignment, isAssignment { return nil }
    // A prefix operator begins the next statement; a postfix operator was taken with its operand.
    if !next.isLeftBound, next.isRightBound, next.startsLine { return nil }
    guard isAssignment || isInfix(next) else { return nil }
    cursor.take()
    return .operator(cursor.text(next))
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

  /// Reads an operand with the words and operators before it; `nil` where none is next.
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

  /// Words that stand before an operand and change nothing here.
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

  /// An operand behind something that changes nothing; it begins where that does.
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
    if case .literal(let text) = inner.kind {
      return Expression(.literal(cursor.text(next) + text), at: next.start)
    }
    return Expression(.operation([inner], [cursor.text(next)]), at: next.start)
  }

  /// An operator as a value: `sorted(by: <)`.
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
  /// The same with something around it that changes nothing. It begins where that does; a call stands
  /// where its name does.
  func surrounded(at start: Int) -> Expression {
    if case .call(let callee, _) = kind { return Expression(kind, at: callee.offset) }
    return Expression(kind, at: start)
  }
}
