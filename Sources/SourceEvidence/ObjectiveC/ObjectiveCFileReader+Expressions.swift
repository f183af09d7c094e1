extension ObjectiveCFileReader {
  /// Reads an expression, without assignments.
  mutating func expression() -> Expression {
    let start = offset
    return deeper(Expression(.other([]), at: start)) { $0.operation() }
  }

  /// Reads operands and operators.
  private mutating func operation() -> Expression {
    let start = offset
    var line = OperandSequence()
    line.parts.append(.operand(operand(), start: start))
    while index < tokens.count {
      if take("?") { return choice(line.folded(at: start), start) }
      guard tokens[index].kind == .sign, let precedence = Precedence.ofObjectiveC(next) else {
        break
      }
      line.parts.append(.operator(next, precedence))
      index += 1
      let start = offset
      line.parts.append(.operand(operand(), start: start))
    }
    return line.folded(at: start)
  }

  private mutating func choice(_ condition: Expression, _ start: Int) -> Expression {
    if take(":") {
      return Expression(.choice([condition, expression()], condition: nil), at: start)
    }
    let first = expression()
    _ = take(":")
    return Expression(.choice([first, expression()], condition: condition), at: start)
  }

  private mutating func operand() -> Expression {
    let start = offset
    var prefixes: [String] = []
    while ["!", "-", "+", "*", "&", "~", "++", "--"].contains(next), tokens[index].kind == .sign {
      prefixes.append(next)
      index += 1
      if index >= tokens.count { break }
    }
    var value = primary()
    var length = 0
    while index < tokens.count {
      length += 1
      if length > Self.deepest {
        skip(past: ";")
        index -= 1
        break
      }
      if isSign(".") || isSign("->"), isWord(1) {
        value = Expression(.member(value, text(1)), at: start)
        index += 2
      } else if isSign("[") {
        index += 1
        let position = expression()
        value = Expression(
          .subscripted(value, [Argument(label: "", value: position)]), at: start)
        close("]")
      } else if isSign("(") {
        value = Expression(.call(value, callArguments()), at: start)
      } else if isSign("++") || isSign("--") {
        index += 1
      } else {
        break
      }
    }
    return Self.value(value, after: prefixes, at: start)
  }

  /// Returns an operand with the operators before it. Those that have no effect on the value are left
  /// out.
  private static func value(
    _ value: Expression, after prefixes: [String], at start: Int
  ) -> Expression {
    guard prefixes.count < deepest else { return Expression(.other([]), at: start) }
    return prefixes.reversed().reduce(value) { value, name in
      switch (name, value.kind) {
      case ("-", .literal(let text)): Expression(.literal("-" + text), at: start)
      case ("!", _), ("-", _): Expression(.operation([value], [name]), at: start)
      default: value
      }
    }
  }

  /// Reads a closing bracket, and skips anything before it that was not recognized.
  private mutating func close(_ sign: String) {
    while index < tokens.count, !isSign(sign) {
      if isSign(";") || isSign("}") || next == "@end" { return }
      if isSign("(") || isSign("[") || isSign("{") { skipBrackets() } else { index += 1 }
    }
    index += 1
  }

  private mutating func callArguments() -> [Argument] {
    index += 1
    let values = list(until: ")")
    return values.map { Argument(label: "", value: $0) }
  }

  /// Reads `a, b, c` and the closing bracket.
  private mutating func list(until sign: String) -> [Expression] {
    var values: [Expression] = []
    while index < tokens.count, !isSign(sign), !isSign(";"), !isSign("}") {
      values.append(expression())
      if !take(",") { break }
    }
    close(sign)
    return values
  }

  private mutating func primary() -> Expression {
    let start = offset
    guard index < tokens.count else { return Expression(.other([]), at: start) }
    let token = tokens[index]
    switch token.kind {
    case .string: return strings(start)
    case .number:
      index += 1
      return Expression(.literal(token.text), at: start)
    case .word: return named(token, start)
    case .sign: return signed(token, start)
    }
  }

  private mutating func strings(_ start: Int) -> Expression {
    var text = ""
    while index < tokens.count, tokens[index].kind == .string {
      text += tokens[index].text
      index += 1
    }
    return Expression(.string(text), at: start)
  }

  private mutating func named(_ token: ObjectiveCToken, _ start: Int) -> Expression {
    index += 1
    switch token.text {
    case "YES", "true", "@YES": return Expression(.literal("true"), at: start)
    case "NO", "false", "@NO": return Expression(.literal("false"), at: start)
    case "nil", "NULL", "Nil": return Expression(.literal("nil"), at: start)
    case "@selector":
      let open = index
      skipBrackets()
      let name = tokens[open..<min(index, tokens.count)].dropFirst().dropLast().map(\.text).joined()
      let inner = Expression(.name(name), at: start)
      return Expression(.macro("selector", [Argument(label: "", value: inner)]), at: start)
    default: return Expression(.name(token.text), at: start)
    }
  }

  private mutating func signed(_ token: ObjectiveCToken, _ start: Int) -> Expression {
    switch token.text {
    case "[": return message(start)
    case "(": return parenthesized(start)
    case "^": return closure(start)
    case "@": return boxed(start)
    default:
      if ![")", "]", "}", ";", ",", ":"].contains(token.text) { index += 1 }
      return Expression(.other([]), at: start)
    }
  }

  /// Reads `@[…]`, `@{…}`, `@(…)`, or `@1`.
  private mutating func boxed(_ start: Int) -> Expression {
    index += 1
    if take("[") { return Expression(.array(list(until: "]")), at: start) }
    if take("{") {
      var pairs: [(key: Expression, value: Expression)] = []
      while index < tokens.count, !isSign("}"), !isSign(";") {
        let key = expression()
        guard take(":") else { break }
        pairs.append((key, expression()))
        if !take(",") { break }
      }
      close("}")
      return Expression(.dictionary(pairs), at: start)
    }
    return deeper(Expression(.other([]), at: start)) { $0.primary() }
  }

  /// Reads a cast or a parenthesized expression.
  private mutating func parenthesized(_ start: Int) -> Expression {
    if isSign("{", 1) {
      index += 1
      let body = block()
      close(")")
      let closure = Expression(.closure(Closure(parameters: [], body: body)), at: start)
      return Expression(.call(closure, []), at: start)
    }
    if let type = castType() {
      let value = deeper(Expression(.other([]), at: start)) { $0.operand() }
      return Expression(.cast(value, type: type), at: start)
    }
    index += 1
    let value = expression()
    close(")")
    return value
  }

  /// Reads `(Type *)` if an operand follows, or returns `nil`.
  private mutating func castType() -> String? {
    var end = index + 1
    while end < tokens.count,
      tokens[end].kind == .word || ["*", "<", ">"].contains(tokens[end].text)
    { end += 1 }
    guard end > index + 1, end + 1 < tokens.count, tokens[end].text == ")" else { return nil }
    let after = tokens[end + 1]
    let startsOperand = after.kind != .sign || ["[", "(", "@"].contains(after.text)
    guard startsOperand, let type = Self.type(tokens[(index + 1)..<end]) else { return nil }
    index = end + 1
    return type
  }

  /// Reads `^(Type a) { … }`.
  private mutating func closure(_ start: Int) -> Expression {
    index += 1
    var parameters: [String] = []
    while index < tokens.count, !isSign("{"), !isSign(";"), !isSign(")") {
      if isSign("(") {
        let open = index
        skipBrackets()
        let inside = tokens[open..<min(index, tokens.count)].dropFirst().dropLast()
        parameters = inside.split { $0.text == "," }.compactMap { part in
          part.last { $0.kind == .word }?.text
        }
      } else {
        index += 1
      }
    }
    return Expression(.closure(Closure(parameters: parameters, body: block())), at: start)
  }

  /// Reads `[receiver first:a second:b, c]`.
  private mutating func message(_ start: Int) -> Expression {
    index += 1
    let receiver = expression()
    var (parts, values): ([String], [Expression]) = ([], [])
    while index < tokens.count, !isSign("]"), !isSign(";"), !isSign("}") {
      if isWord(), isSign(":", 1) || parts.isEmpty {
        parts.append(takeWord() ?? "")
        if take(":") { values.append(expression()) }
      } else if take(":") {
        parts.append("")
        values.append(expression())
      } else if take(",") {
        values.append(expression())
      } else {
        break
      }
    }
    close("]")
    return ObjectiveCNames.call(receiver, parts, values, at: start)
  }
}
