extension SwiftFileReader {
  /// Reads a block in braces.
  mutating func block() -> [Statement] {
    guard tokens.next.kind == .leftBrace else { return [] }
    blockEnds.append(asksForIdiom ? endOfBrackets() : 0)
    defer { blockEnds.removeLast() }
    tokens.take()
    let all = with(isInCondition: false) { $0.items() }
    _ = tokens.take(.rightBrace)
    return all
  }

  /// Where the bracket ends that closes the next one, in bytes.
  mutating func endOfBrackets() -> Int {
    let index = tokens.index
    defer { tokens.back(to: index) }
    tokens.skipBrackets()
    return tokens.lastEnd
  }

  /// Reads statements up to the end of the block, or of a side of `#if`.
  ///
  /// - Parameter isInCase: Whether the next case of a `switch` ends them too.
  /// - Returns: The statements.
  mutating func items(isInCase: Bool = false) -> [Statement] {
    var all: [Statement] = []
    while !tokens.isAtEnd, tokens.next.kind != .rightBrace, !(isInCase && startsCase) {
      switch tokens.next.kind {
      case .semicolon:
        tokens.take()
        continue
      case .poundElseif, .poundElse, .poundEndif: return all
      case .poundIf where isInCase && directiveLeadsToCase(): return all
      default: break
      }
      let before = tokens.index
      all += deeper([]) { $0.item() }
      if tokens.index == before { skipUnknown() }
    }
    return all
  }

  private mutating func item() -> [Statement] {
    let next = tokens.next
    if next.kind == .poundIf { return [conditional { $0.items() }] }
    let (found, marks) = marked { reader in
      reader.statement(at: next.start) ?? reader.declaration() ?? reader.expressionStatement()
    }
    if !marks.isEmpty, found.contains(where: \.isCode) { file.marks += marks }
    return found
  }

  /// Reads a statement that begins with a keyword.
  private mutating func statement(at start: Int) -> [Statement]? {
    let next = tokens.next
    switch next.keyword {
    case .return:
      tokens.take()
      return [Statement(.returning(endsStatement ? nil : expression()), at: start)]
    case .throw:
      tokens.take()
      _ = expression()
      return []
    case .guard: return guarded()
    case .if where tokens.peek().kind != .colon:
      return [Statement(.branch(ifBranch()), at: start)]
    case .switch: return [Statement(.branch(switchBranch()), at: start)]
    case .for: return [forLoop()]
    case .while:
      tokens.take()
      _ = conditions()
      return [Statement(.block(block()), at: start)]
    case .repeat where tokens.peek().kind == .leftBrace: return [repeatLoop()]
    case .do: return [doBlock()]
    case .defer:
      tokens.take()
      return [Statement(.block(block()), at: start)]
    case .break, .continue, .fallthrough:
      tokens.take()
      if tokens.next.kind == .identifier, !tokens.next.startsLine { tokens.take() }
      return []
    default: return labeled(next)
    }
  }

  /// Whether nothing follows `return`.
  private var endsStatement: Bool {
    switch tokens.next.kind {
    case .rightBrace, .semicolon, .at, .end, .poundIf, .poundElse, .poundElseif, .poundEndif: true
    case .keyword:
      tokens.next.startsLine
        && ![.try, .self, .super, .if, .switch, .nil, .true, .false].contains(tokens.next.keyword)
    default: false
    }
  }

  /// Reads a statement with a label, or one with a word such as `yield`.
  private mutating func labeled(_ next: SwiftToken) -> [Statement]? {
    guard next.kind == .identifier else { return nil }
    let after = tokens.peek()
    if after.kind == .colon {
      switch tokens.peek(2).keyword {
      case .for, .while, .repeat, .do, .if, .switch: break
      default: return nil
      }
      tokens.take()
      tokens.take()
      return item()
    }
    guard isSpelled(next, "yield"), !after.startsLine,
      after.kind == .identifier || after.kind == .operator && isSpelled(after, "&")
    else { return nil }
    tokens.take()
    _ = expression()
    return []
  }

  // MARK: - Expressions as statements

  private mutating func expressionStatement() -> [Statement] {
    let start = tokens.next.start
    let before = tokens.index
    let parts = sequenceParts()
    guard tokens.index > before else { return [] }
    return [
      assignment(parts, at: start) ?? Statement(.expression(folded(parts, at: start)), at: start)
    ]
  }

  private mutating func assignment(_ parts: [SequencePart], at start: Int) -> Statement? {
    guard parts.count >= 3, case .operand(let target, _) = parts[0],
      case .operator(let name) = parts[1], name == "=" || name == "+=",
      case .operand(_, let valueStart) = parts[2]
    else { return nil }
    let value = folded(parts[2...], at: valueStart)
    return Statement(.assignment(target: target, value: value, adds: name == "+="), at: start)
  }

  // MARK: - Loops and blocks

  private mutating func forLoop() -> Statement {
    let start = tokens.take().start
    if tokens.next.keyword == .try { tokens.take() }
    if tokens.next.kind == .identifier, isSpelled(tokens.next, "await") { tokens.take() }
    let names = loopNames()
    _ = tokens.take(.in)
    let sequence = with(isInCondition: true) { $0.expression() }
    if tokens.take(.where) { _ = with(isInCondition: true) { $0.expression() } }
    return Statement(.loop(names: names, sequence: sequence, body: block()), at: start)
  }

  private mutating func loopNames() -> [String] {
    if tokens.take(.case) {
      let pattern = pattern()
      return pattern.boundNames
    }
    if tokens.next.keyword == .let || tokens.next.keyword == .var { tokens.take() }
    let names = boundNames()
    if tokens.take(.colon) { _ = type() }
    return names
  }

  private mutating func repeatLoop() -> Statement {
    let start = tokens.take().start
    let body = block()
    if tokens.take(.while) { _ = expression() }
    return Statement(.block(body), at: start)
  }

  private mutating func doBlock() -> Statement {
    let start = tokens.take().start
    skipEffects()
    var body = block()
    while tokens.take(.catch) {
      while tokens.next.kind != .leftBrace, !tokens.isAtEnd {
        let before = tokens.index
        with(isInCondition: true) { _ = $0.pattern() }
        if tokens.take(.where) { with(isInCondition: true) { _ = $0.expression() } }
        _ = tokens.take(.comma)
        if tokens.index == before { break }
      }
      body += block()
    }
    return Statement(.block(body), at: start)
  }

  // MARK: - Conditions

  /// What a list of conditions checks and binds, and what it says about where the code runs.
  struct Conditions {
    var expressions: [Expression] = []
    var bindings: [Variable] = []
    var sides: ConditionText.Sides = ([], [])
  }

  private mutating func conditions() -> Conditions {
    let start = tokens.next.start
    var all = Conditions()
    repeat {
      let before = tokens.index
      with(isInCondition: true) { $0.condition(into: &all) }
      if tokens.index == before { break }
    } while tokens.take(.comma)
    if asksForIdiom { all.sides = ConditionText.sides(text(start..<tokens.lastEnd)) }
    return all
  }

  private mutating func condition(into all: inout Conditions) {
    let next = tokens.next
    switch next.keyword {
    case .let, .var:
      tokens.take()
      optionalBinding(into: &all, at: next.start)
    case .case:
      tokens.take()
      _ = pattern()
      if tokens.take(.colon) { _ = type() }
      if takeEquals() { all.expressions.append(expression()) }
    default:
      if next.kind == .pound, isAvailability(tokens.peek()) {
        tokens.take()
        tokens.take()
        if tokens.next.kind == .leftParenthesis { tokens.skipBrackets() }
      } else {
        all.expressions.append(expression())
      }
    }
  }

  private func isAvailability(_ token: SwiftToken) -> Bool {
    isSpelled(token, "available") || isSpelled(token, "unavailable")
      || isSpelled(token, "_hasSymbol")
  }

  private mutating func optionalBinding(into all: inout Conditions, at start: Int) {
    let names = boundNames()
    if tokens.take(.colon) { _ = type() }
    let value = takeEquals() ? expression() : nil
    all.bindings += names.map { name in
      Variable(name: name, value: value ?? Expression(.name(name), at: start), offset: start)
    }
  }

  // MARK: - Branches

  /// Reads a `guard`: what it binds, and its other side.
  private mutating func guarded() -> [Statement] {
    let start = tokens.take().start
    let conditions = conditions()
    _ = tokens.take(.else)
    let bodyStart = tokens.next.start
    let body = block()
    note(conditions.sides.other, from: bodyStart, to: tokens.lastEnd)
    if let end = blockEnds.last { note(conditions.sides.met, from: tokens.lastEnd, to: end) }
    // The other side runs if not all hold.
    let failing = Expression(.operation(conditions.expressions, ["!"]), at: start)
    let other = Branch(arms: [.init(conditions: [failing], body: body)])
    return conditions.bindings.map { Statement(.variable($0), at: start) }
      + [Statement(.branch(other), at: start)]
  }

  /// Reads an `if` with all its sides. A long line of `else if` is walked, not nested.
  mutating func ifBranch() -> Branch {
    var branch = Branch(arms: [])
    while tokens.take(.if) {
      let conditions = conditions()
      let start = tokens.next.start
      branch.arms.append(
        .init(conditions: conditions.expressions, bindings: conditions.bindings, body: block()))
      note(conditions.sides.met, from: start, to: tokens.lastEnd)
      guard tokens.take(.else) else { break }
      if tokens.next.keyword == .if { continue }
      let other = tokens.next.start
      branch.arms.append(.init(body: block()))
      note(conditions.sides.other, from: other, to: tokens.lastEnd)
      break
    }
    return branch
  }

  /// Reads a `switch` with all its cases.
  mutating func switchBranch() -> Branch {
    tokens.take()
    let start = tokens.next.start
    let subject = with(isInCondition: true) { $0.expression() }
    let isIdiom =
      asksForIdiom && text(start..<max(start, tokens.lastEnd)).hasSuffix("userInterfaceIdiom")
    var branch = Branch(subject: subject, arms: [])
    guard tokens.take(.leftBrace) else { return branch }
    with(isInCondition: false) { $0.switchCases(into: &branch, isIdiom) }
    _ = tokens.take(.rightBrace)
    return branch
  }

  private mutating func switchCases(into branch: inout Branch, _ isIdiom: Bool) {
    while !tokens.isAtEnd, tokens.next.kind != .rightBrace {
      switch tokens.next.kind {
      case .poundIf, .poundElseif:
        tokens.take()
        skipCondition()
      case .poundElse, .poundEndif: tokens.take()
      default:
        guard startsCase else {
          skipUnknown()
          continue
        }
        switchCase(into: &branch, isIdiom)
      }
    }
  }

  /// Whether `case`, `default` or `@unknown default` is next.
  private var startsCase: Bool {
    let next = tokens.next
    return next.keyword == .case || next.keyword == .default
      || next.kind == .at && tokens.peek(2).keyword == .default
  }

  /// Whether `#if` is next, and a case of the `switch` behind it.
  private mutating func directiveLeadsToCase() -> Bool {
    let index = tokens.index
    defer { tokens.back(to: index) }
    tokens.take()
    skipCondition()
    return startsCase
  }

  private mutating func switchCase(into branch: inout Branch, _ isIdiom: Bool) {
    if tokens.next.kind == .at { _ = attribute() }
    let start = tokens.next.start
    var arm = Branch.Arm(body: [])
    var met: [Set<CodeCondition>] = []
    if tokens.take(.case) {
      repeat {
        let pattern = with(isInCondition: false) { $0.casePattern() }
        arm.patterns.append(pattern.expression)
        if isIdiom {
          met.append(ConditionText.sides("userInterfaceIdiom==" + text(pattern.range)).met)
        }
      } while tokens.take(.comma)
    } else {
      tokens.take()
    }
    _ = tokens.take(.colon)
    arm.body = items(isInCase: true)
    if met.count == 1 { note(met[0], from: start, to: tokens.lastEnd) }
    branch.arms.append(arm)
  }

  private mutating func casePattern() -> (expression: Expression, range: Range<Int>) {
    let start = tokens.next.start
    let found = pattern()
    let range = start..<max(start, tokens.lastEnd)
    if tokens.take(.where) { _ = expression() }
    return (found, range)
  }

  /// Reads a pattern, which ends before `=`.
  mutating func pattern() -> Expression {
    let before = endsAtAssignment
    endsAtAssignment = true
    defer { endsAtAssignment = before }
    let start = tokens.next.start
    switch tokens.next.keyword {
    case .let, .var:
      tokens.take()
      let found = with(isInCondition: isInCondition, bindsNames: true) { $0.expression() }
      guard case .other(let parts) = found.kind else { return found }
      return Expression(.other(parts.map { Expression($0.kind, at: start) }), at: start)
    case .is:
      tokens.take()
      _ = type()
      return Expression(.other([]), at: start)
    default: return expression()
    }
  }
}

extension Statement {
  /// Whether it is more than a declaration.
  fileprivate var isCode: Bool {
    switch kind {
    case .variable, .function, .type: false
    default: true
    }
  }
}

extension Expression {
  /// The names that a pattern binds.
  var boundNames: [String] {
    guard case .other(let parts) = kind else { return [] }
    return parts.compactMap {
      if case .name(let name) = $0.kind { name } else { nil }
    }
  }
}
