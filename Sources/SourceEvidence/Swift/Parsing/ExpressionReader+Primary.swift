/// Names, literals, lists, patterns, and other starts of operands.
extension ExpressionReader {
  func primary() -> Expression? {
    let next = cursor.next
    let start = next.start
    switch next.kind {
    case .identifier: return name()
    case .keyword: return keyword(next)
    case .number:
      cursor.take()
      return Expression(.literal(cursor.text(next)), at: start)
    case .string:
      cursor.take()
      return Expression(string(next.start..<next.end), at: start)
    case .regex:
      cursor.take()
      return Expression(.other([]), at: start)
    case .leftParenthesis: return tuple(at: start)
    case .leftBracket: return list(at: start)
    case .leftBrace: return closureExpression()
    case .period: return member(of: nil)
    case .backslash: return keyPath(at: start)
    // A type with an attribute, as in `(@Sendable () -> Void).self`.
    case .at: return Expression(.name(types.name()), at: start)
    case .pound: return macro(at: start)
    default: return nil
    }
  }

  private func name() -> Expression {
    let token = cursor.take()
    _ = argumentNames()
    let name = cursor.text(token)
    if name == "_" { return Expression(isPattern ? .name(name) : .other([]), at: token.start) }
    let plain = Expression(.name(name), at: token.start)
    return bindsNames && isBoundName ? Expression(.other([plain]), at: token.start) : plain
  }

  /// Whether a name after `case let` is a binding.
  private var isBoundName: Bool {
    switch cursor.next.kind {
    case .period, .leftParenthesis: false
    default: true
    }
  }

  private func keyword(_ next: SwiftToken) -> Expression? {
    let start = next.start
    switch next.keyword {
    case .self, .super, .`init`:
      cursor.take()
      return Expression(.name(cursor.text(next)), at: start)
    case .true, .false, .nil:
      cursor.take()
      return Expression(.literal(cursor.text(next)), at: start)
    case .if: return Expression(.branch(BranchReader(cursor).ifBranch()), at: start)
    case .switch: return Expression(.branch(BranchReader(cursor).switchBranch()), at: start)
    default: return nil
    }
  }

  // MARK: - Lists

  private func tuple(at start: Int) -> Expression {
    let all = arguments(.rightParenthesis)
    // A function type, as in `(Int) -> Void`.
    if cursor.take(operator: "->") { types.skip() }
    if all.count == 1, all[0].label.isEmpty { return all[0].value.surrounded(at: start) }
    return Expression(.tuple(all), at: start)
  }

  /// Reads an array or a dictionary.
  private func list(at start: Int) -> Expression {
    cursor.take()
    if cursor.next.kind == .colon, cursor.peek().kind == .rightBracket {
      cursor.take()
      cursor.take()
      return Expression(.dictionary([]), at: start)
    }
    return inBrackets.elements(at: start)
  }

  private func elements(at start: Int) -> Expression {
    var (values, pairs): ([Expression], [(key: Expression, value: Expression)]) = ([], [])
    while !cursor.isAtEnd, cursor.next.kind != .rightBracket {
      let before = cursor.index
      let element = element()
      if cursor.take(.colon) {
        pairs.append((element, expression()))
      } else {
        values.append(element)
      }
      if !cursor.take(.comma), cursor.next.kind != .rightBracket {
        if closesOuter(.rightBracket) { break }
        if cursor.index == before { cursor.skipUnknown() }
      }
    }
    _ = cursor.take(.rightBracket)
    return Expression(pairs.isEmpty ? .array(values) : .dictionary(pairs), at: start)
  }

  // MARK: - Strings

  private func string(_ range: Range<Int>) -> Expression.Kind {
    let parts = SwiftString.parts(of: range, in: cursor.source)
    if parts.count == 1, case .text(let text, _) = parts[0] { return .string(text) }
    return .interpolation(
      parts.map { part in
        switch part {
        case .text(let text, let offset): Expression(.string(text), at: offset)
        // An interpolation is an expression, which may have a label.
        case .interpolation(let range):
          cursor.reading(range) { ExpressionReader(cursor).argument().value }
        }
      })
  }

  // MARK: - Key paths and macros

  /// Reads a key path: the names of its properties.
  private func keyPath(at start: Int) -> Expression {
    cursor.take()
    if cursor.next.kind == .leftBracket {
      cursor.skipBrackets()
      _ = types.skipGenericArguments()
    } else if cursor.next.kind == .identifier {
      cursor.take()
      _ = types.skipGenericArguments()
    }
    var names: [String] = []
    while takeKeyPathPart(&names) {}
    return Expression(.keyPath(names), at: start)
  }

  /// Reads a component of a key path.
  ///
  /// - Returns: Whether more may follow.
  private func takeKeyPathPart(_ names: inout [String]) -> Bool {
    let next = cursor.next
    switch next.kind {
    case .period where !next.startsLine || names.isEmpty:
      cursor.take()
      switch cursor.next.kind {
      case .identifier, .keyword, .number: names.append(cursor.text(cursor.take()))
      case .leftBracket, .operator: break
      default: return false
      }
    case .leftBracket where next.isLeftBound: cursor.skipBrackets()
    case .operator where next.isLeftBound:
      guard cursor.isSpelled(next, "?") || cursor.isSpelled(next, "!") else { return false }
      cursor.take()
    default: return false
    }
    return true
  }

  /// Reads `#selector(…)` and similar expressions.
  private func macro(at start: Int) -> Expression {
    cursor.take()
    let name = cursor.text(cursor.take())
    _ = types.skipGenericArguments()
    let hasArguments = cursor.next.kind == .leftParenthesis && !cursor.next.startsLine
    let all = (hasArguments ? arguments(.rightParenthesis) : []) + trailingClosures()
    if name == "Preview" { cursor.checks.note([.preview], from: start, to: cursor.lastEnd) }
    return Expression(.macro(name, all), at: start)
  }

  // MARK: - Patterns

  /// Reads a pattern and the condition after `where`.
  func guardedPattern() -> Pattern {
    let found = pattern()
    return Pattern(found, where: cursor.take(.where) ? expression() : nil)
  }

  /// Reads a pattern.
  func pattern() -> Expression {
    var inside = self
    inside.isPattern = true
    let start = cursor.next.start
    switch cursor.next.keyword {
    case .let, .var:
      cursor.take()
      inside.bindsNames = true
      let found = inside.expression()
      guard case .other(let parts) = found.kind else { return found }
      return Expression(.other(parts.map { Expression($0.kind, at: start) }), at: start)
    case .is:
      cursor.take()
      let type = Expression(.name(types.name()), at: start)
      return Expression(.operation([Expression(.name("_"), at: start), type], ["is"]), at: start)
    default: return inside.expression()
    }
  }
}
