/// Members, calls, subscripts, and other suffixes of operands.
extension ExpressionReader {
  /// The maximum number of members and calls in a chain.
  private static let chainLimit = 500

  /// Reads an operand with its suffixes.
  func postfix() -> Expression? {
    let start = cursor.next.start
    guard var base = primary() else { return nil }
    var length = 0
    while let longer = suffixed(base, from: start) {
      base = longer
      length += 1
      guard length < Self.chainLimit else { return passOverChain(base) }
    }
    return base
  }

  /// Skips the rest of a chain of members and calls that is too long.
  private func passOverChain(_ base: Expression) -> Expression {
    cursor.isCut = true
    while suffixed(Expression(.other([]), at: base.offset), from: base.offset) != nil {}
    return base
  }

  /// Returns an expression with the next suffix, or `nil` if there is none.
  private func suffixed(_ base: Expression, from start: Int) -> Expression? {
    let next = cursor.next
    switch next.kind {
    case .period: return member(of: base)
    case .leftParenthesis where !next.startsLine: return call(base, arguments(.rightParenthesis))
    case .leftBracket where !next.startsLine:
      return Expression(.subscripted(base, arguments(.rightBracket)), at: start)
    case .leftBrace where isTrailingClosure: return call(base, [])
    case .operator where isPostfix(next):
      // A generic function or type with its arguments.
      if cursor.source[next.start] == UInt8(ascii: "<") { return specialized(base, from: start) }
      cursor.take()
      if isPattern, cursor.source[next.start] == UInt8(ascii: "?"), cursor.next.kind != .period {
        return Expression(.operation([base], ["?"]), at: start)
      }
      return base.surrounded(at: start)
    case .poundIf: return conditionalModifiers(base, from: start)
    default: return nil
    }
  }

  private func isPostfix(_ token: SwiftToken) -> Bool {
    // The generic arguments of a long name may be on a new line.
    let startsArguments =
      token.startsLine && token.isRightBound && cursor.isSpelled(token, "<")
    guard token.isLeftBound || startsArguments else { return false }
    switch cursor.source[token.start] {
    case UInt8(ascii: "?"), UInt8(ascii: "!"): return token.end - token.start == 1
    case UInt8(ascii: "<"): return true
    default: return !token.isRightBound
    }
  }

  // MARK: - Members

  func member(of base: Expression?) -> Expression? {
    let name = cursor.peek()
    switch name.kind {
    case .identifier, .keyword, .number:
      cursor.take()
      cursor.take()
      let member = Expression(.member(base, cursor.text(name)), at: name.start)
      let labels = argumentNames()
      return name.keyword == .`init` && !labels.isEmpty ? closure(calling: member, labels) : member
    case .leftParenthesis,
      .leftBracket where base == nil:
      return nil
    default:
      cursor.passOver()
      return base
    }
  }

  /// Reads the labels in the full name of a function: `move(to:at:)`. Returns no labels if they are
  /// arguments.
  func argumentNames() -> [String] {
    guard cursor.next.kind == .leftParenthesis, cursor.next.isLeftBound else { return [] }
    var distance = 1
    while cursor.peek(distance).isWord, cursor.peek(distance + 1).kind == .colon {
      distance += 2
      cursor.prepare(distance + 1)
    }
    guard distance > 1, cursor.peek(distance).kind == .rightParenthesis else { return [] }
    let labels = stride(from: 1, to: distance, by: 2).map { cursor.text(cursor.peek($0)) }
    cursor.skipBrackets()
    return labels
  }

  /// Returns the closure that the full name of an initializer stands for: `Page.init(title:)` is
  /// `{ Page.init(title: $0) }`.
  private func closure(calling callee: Expression, _ labels: [String]) -> Expression {
    let arguments = labels.enumerated().map { index, label in
      Argument(label: label, value: Expression(.name("$\(index)"), at: callee.offset))
    }
    let call = Expression(.call(callee, arguments), at: callee.offset)
    let body = [Statement(.expression(call), at: callee.offset)]
    return Expression(.closure(Closure(parameters: [], body: body)), at: callee.offset)
  }

  private func specialized(_ base: Expression, from start: Int) -> Expression? {
    let (index, token) = (cursor.index, cursor.next)
    guard base.isName, types.skipGenericArguments(), endsGenericArguments(cursor.next) else {
      cursor.restore(token, at: index)
      return nil
    }
    return base.surrounded(at: start)
  }

  /// Whether the token after `<…>` shows that it contains generic arguments and is no comparison.
  private func endsGenericArguments(_ token: SwiftToken) -> Bool {
    switch token.kind {
    case .rightParenthesis, .rightBracket, .leftBrace, .rightBrace, .period, .comma, .semicolon,
      .end, .colon:
      true
    case .leftParenthesis, .leftBracket: !token.startsLine
    case .operator:
      cursor.isSpelled(token, "?") || cursor.isSpelled(token, "!") || cursor.isSpelled(token, "=")
        || cursor.isSpelled(token, ">") || cursor.isSpelled(token, "==")
    default: token.startsLine
    }
  }

  // MARK: - Conditional modifiers

  /// Reads `base #if … .modifier() #endif`. The modifiers of all sides apply.
  private func conditionalModifiers(_ base: Expression, from start: Int) -> Expression? {
    guard hasConditionalModifiers else { return nil }
    var base = base
    cursor.eachSide {
      while let longer = suffixed(base, from: start) { base = longer }
    }
    return base
  }

  /// Whether an `#if` contains suffixes of the expression.
  private var hasConditionalModifiers: Bool {
    cursor.ahead {
      repeat {
        cursor.take()
        cursor.skipCondition()
      } while cursor.next.kind == .poundIf
      return cursor.next.kind == .period
    }
  }
}

extension Expression {
  /// Whether the expression is a name or a member, which may have generic arguments.
  fileprivate var isName: Bool {
    switch kind {
    case .name, .member: true
    default: false
    }
  }
}
