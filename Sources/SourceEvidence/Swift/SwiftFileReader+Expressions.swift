extension SwiftFileReader {
  /// A part of a line of operands and operators, without their order of precedence.
  enum SequencePart {
    /// An operand, and where it begins, in bytes. A member stands where its name does.
    case operand(Expression, start: Int)
    case `operator`(String)
    /// `as Type`, `as? Type`, `as! Type`.
    case cast(String)
    /// What is between `?` and `:`.
    case ternary(Expression)

    /// Whether it is between `?` and `:`.
    var isTernary: Bool {
      if case .ternary = self { true } else { false }
    }
  }

  /// How many members and calls of a chain are read.
  private static let chainLimit = 500

  /// How many `?` of one line are read.
  private static let ternaryLimit = 100

  /// Reads an expression.
  mutating func expression() -> Expression {
    let start = tokens.next.start
    return folded(sequenceParts(), at: start)
  }

  mutating func sequenceParts() -> [SequencePart] {
    deeper([]) { $0.readSequence() }
  }

  private mutating func readSequence() -> [SequencePart] {
    var parts: [SequencePart] = []
    var start = tokens.next.start
    guard let first = operand() else { return [] }
    parts.append(.operand(first, start: start))
    while let part = sequenceOperator() {
      parts.append(part)
      start = tokens.next.start
      if case .cast = part { continue }
      if case .operator("is") = part {
        parts.append(.operand(Expression(.name(typeName()), at: start), start: start))
        continue
      }
      guard let next = operand() else { break }
      parts.append(.operand(next, start: start))
    }
    return parts
  }

  /// Takes what may stand between two operands.
  private mutating func sequenceOperator() -> SequencePart? {
    let next = tokens.next
    switch next.kind {
    case .operator: return binaryOperator(next)
    case .keyword where next.keyword == .as:
      tokens.take()
      if tokens.next.kind == .operator, tokens.next.isLeftBound { tokens.take() }
      return .cast(typeName())
    case .keyword where next.keyword == .is:
      tokens.take()
      return .operator("is")
    default: return nil
    }
  }

  private mutating func binaryOperator(_ next: SwiftToken) -> SequencePart? {
    if isSpelled(next, "?") { return ternary() }
    if endsAtAssignment, isSpelled(next, "=") { return nil }
    // A prefix operator begins the next statement; a postfix operator was taken with its operand.
    if !next.isLeftBound, next.isRightBound, next.startsLine { return nil }
    if isSpelled(next, "=") || isInfix(next) {
      tokens.take()
      return .operator(text(next))
    }
    return nil
  }

  private func isInfix(_ token: SwiftToken) -> Bool {
    token.isLeftBound == token.isRightBound || !token.isLeftBound && !token.startsLine
  }

  private mutating func ternary() -> SequencePart? {
    tokens.take()
    let value = expression()
    guard tokens.take(.colon) else { return nil }
    return .ternary(value)
  }

  /// Puts a line of operands and operators together.
  func folded(_ parts: some RandomAccessCollection<SequencePart>, at start: Int) -> Expression {
    // Alternatives of alternatives are put together from the last one on.
    let ternaries = parts.indices.filter { parts[$0].isTernary }
    guard let last = ternaries.last else { return foldedPlain(parts, at: start) }
    var result = foldedPlain(parts[parts.index(after: last)...], at: start)
    for (index, ternary) in ternaries.enumerated().reversed() {
      guard case .ternary(let value) = parts[ternary] else { continue }
      let begin = index == 0 ? parts.startIndex : parts.index(after: ternaries[index - 1])
      let condition = foldedPlain(parts[begin..<ternary], at: start)
      // Of a long line only the first ones count.
      result =
        index >= Self.ternaryLimit
        ? Expression(.other([]), at: start)
        : Expression(.choice([value, result], condition: condition), at: start)
    }
    return result
  }

  private func foldedPlain(_ parts: some Collection<SequencePart>, at start: Int)
    -> Expression
  {
    var (operands, operators): ([Expression], [String]) = ([], [])
    for part in parts {
      switch part {
      case .operand(let operand, _): operands.append(operand)
      case .operator(let name): operators.append(name)
      case .cast(let type):
        guard let last = operands.popLast() else { continue }
        operands.append(Expression(.cast(last, type: type), at: start))
      case .ternary: break
      }
    }
    return joined(operands, operators, at: start)
  }

  private func joined(_ operands: [Expression], _ operators: [String], at start: Int) -> Expression
  {
    if operands.count == 1, operators.isEmpty { return operands[0] }
    if operands.isEmpty, operators.isEmpty { return Expression(.other([]), at: start) }
    if !operators.isEmpty, operators.allSatisfy({ $0 == "??" }) {
      return Expression(.choice(operands, condition: nil), at: start)
    }
    return Expression(.operation(operands, operators), at: start)
  }

  // MARK: - Operands

  /// Reads an operand with the words and operators before it; `nil` where none is next.
  private mutating func operand() -> Expression? {
    let next = tokens.next
    switch next.kind {
    case .keyword where next.keyword == .try:
      tokens.take()
      if tokens.next.kind == .operator, tokens.next.isLeftBound { tokens.take() }
      return surrounded(at: next.start)
    case .keyword where next.keyword == .repeat:
      tokens.take()
      return surrounded(at: next.start)
    case .identifier where isOperandPrefix(next):
      tokens.take()
      return surrounded(at: next.start)
    case .operator: return prefixed(next)
    default: return postfix()
    }
  }

  /// Words that stand before an operand and change nothing here.
  private func isOperandPrefix(_ token: SwiftToken) -> Bool {
    let after = tokens.peek()
    let isAwait = isSpelled(token, "await")
    let startsOperand =
      switch after.kind {
      case .identifier: true
      case .keyword: [.try, .self, .super, .`init`, .if, .switch].contains(after.keyword)
      case .leftParenthesis: !after.isLeftBound
      case .period, .leftBracket, .leftBrace, .string, .pound: isAwait && !after.isLeftBound
      case .operator: isAwait && !after.isLeftBound && after.isRightBound
      default: false
      }
    guard startsOperand, isAwait || !after.startsLine else { return false }
    return Self.operandPrefixes.contains(text(token))
  }

  private static let operandPrefixes: Set<String> = [
    "await", "unsafe", "consume", "copy", "each", "any", "some", "borrow", "discard",
  ]

  /// An operand behind something that changes nothing; it begins where that does.
  private mutating func surrounded(at start: Int) -> Expression? {
    deeper(nil) { $0.operand() }.map { $0.surrounded(at: start) }
  }

  private mutating func prefixed(_ next: SwiftToken) -> Expression? {
    if isSpelled(next, "&") {
      tokens.take()
      return surrounded(at: next.start)
    }
    guard next.isRightBound || isSpelled(next, "...") else {
      // An operator as a value: `sorted(by: <)`.
      let after = tokens.peek()
      guard [.rightParenthesis, .rightBracket, .comma].contains(after.kind) else { return nil }
      tokens.take()
      return Expression(.name(text(next)), at: next.start)
    }
    tokens.take()
    guard let inner = deeper(nil, { $0.operand() }) else {
      return Expression(.name(text(next)), at: next.start)
    }
    if case .literal(let text) = inner.kind {
      return Expression(.literal(self.text(next) + text), at: next.start)
    }
    return Expression(.operation([inner], [text(next)]), at: next.start)
  }

  // MARK: - Postfix expressions

  private mutating func postfix() -> Expression? {
    let start = tokens.next.start
    guard var base = primary() else { return nil }
    var length = 0
    while let longer = suffixed(base, from: start) {
      base = longer
      length += 1
      guard length < Self.chainLimit else { return passOverChain(base) }
    }
    return base
  }

  /// Passes over the rest of a chain of members and calls that is too long to be followed.
  private mutating func passOverChain(_ base: Expression) -> Expression {
    file.passOver()
    while suffixed(Expression(.other([]), at: base.offset), from: base.offset) != nil {}
    return base
  }

  /// An expression with one more suffix; `nil` where none follows.
  private mutating func suffixed(_ base: Expression, from start: Int) -> Expression? {
    let next = tokens.next
    switch next.kind {
    case .period: return member(of: base)
    case .leftParenthesis where !next.startsLine: return call(base)
    case .leftBracket where !next.startsLine:
      let arguments = arguments(.rightBracket)
      return Expression(.subscripted(base, arguments), at: start)
    case .leftBrace where isTrailingClosure():
      return call(base, [])
    case .operator where isPostfix(next):
      // A generic function or type with its arguments.
      if source[next.start] == UInt8(ascii: "<") { return specialized(base, from: start) }
      tokens.take()
      return base.surrounded(at: start)
    case .poundIf: return conditionalModifiers(base, from: start)
    default: return nil
    }
  }

  private func isPostfix(_ token: SwiftToken) -> Bool {
    // The generic arguments of a long name may begin a line.
    let startsArguments = token.startsLine && token.isRightBound && isSpelled(token, "<")
    guard token.isLeftBound || startsArguments else { return false }
    switch source[token.start] {
    case UInt8(ascii: "?"), UInt8(ascii: "!"): return token.end - token.start == 1
    case UInt8(ascii: "<"): return true
    default: return !token.isRightBound
    }
  }

  private mutating func specialized(_ base: Expression, from start: Int) -> Expression? {
    let (index, token) = (tokens.index, tokens.next)
    guard base.isName, skipGenericArguments(), endsGenericArguments(tokens.next) else {
      tokens.back(to: index)
      tokens.restore(token, at: index)
      return nil
    }
    return base.surrounded(at: start)
  }

  /// Whether a token shows that `<…>` before it were generic arguments and no comparison.
  private func endsGenericArguments(_ token: SwiftToken) -> Bool {
    switch token.kind {
    case .rightParenthesis, .rightBracket, .leftBrace, .rightBrace, .period, .comma, .semicolon,
      .end, .colon:
      true
    case .leftParenthesis, .leftBracket: !token.startsLine
    case .operator:
      isSpelled(token, "?") || isSpelled(token, "!") || isSpelled(token, "=")
        || isSpelled(token, ">") || isSpelled(token, "==")
    default: token.startsLine
    }
  }

  private mutating func member(of base: Expression?) -> Expression? {
    let name = tokens.peek()
    switch name.kind {
    case .identifier, .keyword, .number:
      tokens.take()
      tokens.take()
      skipArgumentNames()
      return Expression(.member(base, text(name)), at: name.start)
    case .leftParenthesis,
      .leftBracket where base == nil:
      return nil
    default:
      hasErrors = true
      tokens.take()
      return base
    }
  }

  /// Takes the labels of a function that is named in full: `move(to:at:)`.
  private mutating func skipArgumentNames() {
    guard tokens.next.kind == .leftParenthesis, tokens.next.isLeftBound else { return }
    var distance = 1
    while tokens.peek(distance).kind == .identifier || tokens.peek(distance).kind == .keyword,
      tokens.peek(distance + 1).kind == .colon
    {
      distance += 2
      tokens.prepare(distance + 1)
    }
    guard distance > 1, tokens.peek(distance).kind == .rightParenthesis else { return }
    tokens.skipBrackets()
  }

  // MARK: - Calls

  private mutating func call(_ base: Expression) -> Expression {
    call(base, arguments(.rightParenthesis))
  }

  private mutating func call(_ base: Expression, _ arguments: [Argument]) -> Expression {
    Expression(.call(base, arguments + trailingClosures()), at: base.offset)
  }

  /// Reads arguments in brackets.
  mutating func arguments(_ end: SwiftToken.Kind) -> [Argument] {
    tokens.take()
    return with(isInCondition: false, bindsNames: bindsNames) { reader in
      var all: [Argument] = []
      while !reader.tokens.isAtEnd, reader.tokens.next.kind != end {
        let before = reader.tokens.index
        all.append(reader.argument())
        if !reader.tokens.take(.comma), reader.tokens.next.kind != end {
          if reader.closesOuter(end) { return all }
          if reader.tokens.index == before { reader.skipUnknown() }
        }
      }
      reader.tokens.take()
      return all
    }
  }

  /// Whether another bracket is closed than the one that is open, which was not closed then.
  private func closesOuter(_ end: SwiftToken.Kind) -> Bool {
    switch tokens.next.kind {
    case .rightParenthesis, .rightBracket, .rightBrace: tokens.next.kind != end
    default: false
    }
  }

  private mutating func argument() -> Argument {
    var label = ""
    let next = tokens.next
    if next.kind == .identifier || next.kind == .keyword, tokens.peek().kind == .colon {
      label = text(next)
      tokens.take()
      tokens.take()
    }
    return Argument(label: label, value: element())
  }

  /// Reads an element of a list, which may be a pattern.
  private mutating func element() -> Expression {
    switch tokens.next.keyword {
    case .let, .var, .is: pattern()
    default: expression()
    }
  }

  /// Reads the closures behind a call.
  private mutating func trailingClosures() -> [Argument] {
    guard tokens.next.kind == .leftBrace, isTrailingClosure() else { return [] }
    var all = [Argument(label: "", value: closureExpression())]
    while tokens.next.kind == .identifier || tokens.next.keyword != .none,
      tokens.peek().kind == .colon, tokens.peek(2).kind == .leftBrace,
      tokens.next.keyword != .default
    {
      let label = text(tokens.take())
      tokens.take()
      all.append(Argument(label: label, value: closureExpression()))
    }
    return all
  }

  /// Whether `{` begins a closure that is an argument, rather than a body or accessors.
  private mutating func isTrailingClosure() -> Bool {
    let next = tokens.next
    guard next.kind == .leftBrace else { return false }
    if tokens.peek().kind == .identifier, startsAccessors(next), isObserver(tokens.peek()) {
      return false
    }
    guard isInCondition else { return !next.startsLine || tokens.peek().kind != .rightBrace }
    // In a condition only what is followed by more of the condition, or by the body.
    guard !next.startsLine else { return false }
    let after = tokenBehindBrackets()
    switch after.kind {
    case .comma: return true
    case .leftBrace, .leftBracket, .leftParenthesis, .period, .operator, .colon:
      return !after.startsLine
    case .keyword:
      return after.keyword == .where || !after.startsLine && [.is, .as].contains(after.keyword)
    default: return false
    }
  }

  private mutating func tokenBehindBrackets() -> SwiftToken {
    let index = tokens.index
    defer { tokens.back(to: index) }
    tokens.skipBrackets()
    return tokens.next
  }

  private func isObserver(_ token: SwiftToken) -> Bool {
    isSpelled(token, "didSet") || isSpelled(token, "willSet")
  }

  // MARK: - Primary expressions

  private mutating func primary() -> Expression? {
    let next = tokens.next
    let start = next.start
    switch next.kind {
    case .identifier: return name()
    case .keyword: return keyword(next)
    case .number:
      tokens.take()
      return Expression(.literal(text(next)), at: start)
    case .string:
      tokens.take()
      return Expression(string(next.start..<next.end), at: start)
    case .regex:
      tokens.take()
      return Expression(.other([]), at: start)
    case .leftParenthesis: return tuple(at: start)
    case .leftBracket: return list(at: start)
    case .leftBrace: return closureExpression()
    case .period: return member(of: nil)
    case .backslash: return keyPath(at: start)
    // A type with an attribute, as in `(@Sendable () -> Void).self`.
    case .at: return Expression(.name(typeName()), at: start)
    case .pound: return macro(at: start)
    default: return nil
    }
  }

  private mutating func name() -> Expression {
    let token = tokens.take()
    skipArgumentNames()
    let name = text(token)
    if name == "_" { return Expression(.other([]), at: token.start) }
    if bindsNames, isBoundName { return bound(name, at: token.start) }
    return Expression(.name(name), at: token.start)
  }

  /// Whether a name behind `case let` stands alone, so that it is bound.
  private var isBoundName: Bool {
    switch tokens.next.kind {
    case .period, .leftParenthesis: false
    default: true
    }
  }

  private func bound(_ name: String, at start: Int) -> Expression {
    Expression(.other([Expression(.name(name), at: start)]), at: start)
  }

  private mutating func keyword(_ next: SwiftToken) -> Expression? {
    let start = next.start
    switch next.keyword {
    case .self, .super, .`init`:
      tokens.take()
      return Expression(.name(text(next)), at: start)
    case .true, .false, .nil:
      tokens.take()
      return Expression(.literal(text(next)), at: start)
    case .if: return Expression(.branch(ifBranch()), at: start)
    case .switch: return Expression(.branch(switchBranch()), at: start)
    default: return nil
    }
  }

  private mutating func tuple(at start: Int) -> Expression {
    let all = arguments(.rightParenthesis)
    // The type of a function, as in `(Int) -> Void`.
    if takeArrow() { _ = type() }
    if all.count == 1, all[0].label.isEmpty { return all[0].value.surrounded(at: start) }
    return Expression(.tuple(all), at: start)
  }

  /// Reads an array or a dictionary.
  private mutating func list(at start: Int) -> Expression {
    tokens.take()
    if tokens.next.kind == .colon, tokens.peek().kind == .rightBracket {
      tokens.take()
      tokens.take()
      return Expression(.dictionary([]), at: start)
    }
    return with(isInCondition: false, bindsNames: bindsNames) { $0.elements(at: start) }
  }

  private mutating func elements(at start: Int) -> Expression {
    var (values, pairs): ([Expression], [(key: Expression, value: Expression)]) = ([], [])
    while !tokens.isAtEnd, tokens.next.kind != .rightBracket {
      let before = tokens.index
      let element = element()
      if tokens.take(.colon) {
        pairs.append((element, expression()))
      } else {
        values.append(element)
      }
      if !tokens.take(.comma), tokens.next.kind != .rightBracket {
        if closesOuter(.rightBracket) { break }
        if tokens.index == before { skipUnknown() }
      }
    }
    _ = tokens.take(.rightBracket)
    return Expression(pairs.isEmpty ? .array(values) : .dictionary(pairs), at: start)
  }

  private mutating func string(_ range: Range<Int>) -> Expression.Kind {
    let parts = SwiftString.parts(of: range, in: source)
    if parts.count == 1, case .text(let text, _) = parts[0] { return .string(text) }
    return .interpolation(
      parts.map { part in
        switch part {
        case .text(let text, let offset): Expression(.string(text), at: offset)
        case .interpolation(let range): interpolated(range)
        }
      })
  }

  /// Reads the expression in an interpolation.
  private mutating func interpolated(_ range: Range<Int>) -> Expression {
    let outer = tokens
    defer { tokens = outer }
    tokens = SwiftTokens(of: source, in: range)
    return with(isInCondition: false) { $0.argument().value }
  }

  /// Reads a key path: the names of its properties.
  private mutating func keyPath(at start: Int) -> Expression {
    tokens.take()
    var names: [String] = []
    if tokens.next.kind == .identifier || tokens.next.kind == .leftBracket {
      if tokens.next.kind == .leftBracket { tokens.skipBrackets() } else { tokens.take() }
      _ = skipGenericArguments()
    }
    while true {
      let next = tokens.next
      if next.kind == .period, !next.startsLine || names.isEmpty {
        tokens.take()
        if tokens.next.kind == .identifier || tokens.next.kind == .keyword
          || tokens.next.kind == .number
        {
          names.append(text(tokens.take()))
        } else if tokens.next.kind != .leftBracket, tokens.next.kind != .operator {
          break
        }
      } else if next.kind == .leftBracket, next.isLeftBound {
        tokens.skipBrackets()
      } else if next.kind == .operator, next.isLeftBound,
        isSpelled(next, "?") || isSpelled(next, "!")
      {
        tokens.take()
      } else {
        break
      }
    }
    return Expression(.keyPath(names), at: start)
  }

  /// Reads `#selector(…)` and the like.
  private mutating func macro(at start: Int) -> Expression {
    tokens.take()
    let name = text(tokens.take())
    _ = skipGenericArguments()
    let hasArguments = tokens.next.kind == .leftParenthesis && !tokens.next.startsLine
    let all = (hasArguments ? arguments(.rightParenthesis) : []) + trailingClosures()
    if name == "Preview" { note([.preview], from: start, to: tokens.lastEnd) }
    return Expression(.macro(name, all), at: start)
  }

  // MARK: - Closures

  private mutating func closureExpression() -> Expression {
    let start = tokens.next.start
    let closure = isSkimming ? Closure(skipBody(.closure)) : closure()
    return Expression(.closure(closure), at: start)
  }

  /// Reads a closure.
  mutating func closure() -> Closure {
    blockEnds.append(asksForIdiom ? endOfBrackets() : 0)
    defer { blockEnds.removeLast() }
    tokens.take()
    let parameters = closureParameters()
    let body = with(isInCondition: false) { reader in
      reader.items()
    }
    _ = tokens.take(.rightBrace)
    return Closure(parameters: parameters, body: body)
  }

  /// Takes what stands before `in`.
  private mutating func closureParameters() -> [String] {
    let index = tokens.index
    while tokens.next.kind == .at { _ = attribute() }
    if tokens.next.kind == .leftBracket { tokens.skipBrackets() }
    let names = tokens.next.kind == .leftParenthesis ? parameterClause() : plainParameters()
    skipEffects()
    if takeArrow() { _ = type() }
    if let names, tokens.take(.in) { return names }
    tokens.back(to: index)
    return []
  }

  private mutating func plainParameters() -> [String]? {
    var names: [String] = []
    while tokens.next.kind == .identifier, !isSpelled(tokens.next, "async") {
      names.append(text(tokens.take()))
      guard tokens.take(.comma) else { break }
    }
    return names
  }

  private mutating func parameterClause() -> [String]? {
    let start = tokens.index
    tokens.skipBrackets()
    let end = tokens.index
    var names: [String] = []
    var depth = 0
    var isName = true
    for index in start..<end {
      let token = tokens.all[index]
      switch token.kind {
      case .leftParenthesis, .leftBracket, .leftBrace: depth += 1
      case .rightParenthesis, .rightBracket, .rightBrace: depth -= 1
      case .comma where depth == 1: isName = true
      case .colon where depth == 1: isName = false
      case .identifier where depth == 1 && isName:
        // Of a label and a name, the second counts.
        let isLabel = tokens.all[index + 1].kind == .identifier
        if !isLabel { names.append(text(token)) }
      case .operator:
        if source[token.start] == UInt8(ascii: "<") { depth += 1 }
        if source[token.start] == UInt8(ascii: ">") { depth -= 1 }
      default: break
      }
    }
    return names
  }

  // MARK: - Conditional modifiers

  /// Reads `base #if … .modifier() #endif`: the modifiers of all sides are applied.
  private mutating func conditionalModifiers(_ base: Expression, from start: Int) -> Expression? {
    guard hasConditionalModifiers() else { return nil }
    var base = base
    while !tokens.isAtEnd, tokens.next.kind != .poundEndif {
      if tokens.take().kind != .poundElse { skipCondition() }
      while let longer = suffixed(base, from: start) { base = longer }
      while !tokens.isAtEnd, !tokens.next.endsSide { skipUnknown() }
    }
    tokens.take()
    return base
  }

  /// Whether what is between `#if` and `#endif` goes on with the expression.
  private mutating func hasConditionalModifiers() -> Bool {
    let index = tokens.index
    defer { tokens.back(to: index) }
    repeat {
      tokens.take()
      skipCondition()
    } while tokens.next.kind == .poundIf
    return tokens.next.kind == .period
  }
}

extension Expression {
  /// The same with something around it that changes nothing. It begins where that does; a call stands
  /// where its name does.
  func surrounded(at start: Int) -> Expression {
    if case .call(let callee, _) = kind { return Expression(kind, at: callee.offset) }
    return Expression(kind, at: start)
  }

  /// Whether it is a name or a member, which may have generic arguments.
  var isName: Bool {
    switch kind {
    case .name, .member: true
    default: false
    }
  }
}
