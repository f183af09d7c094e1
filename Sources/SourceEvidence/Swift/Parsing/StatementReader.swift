/// Reads statements.
struct StatementReader {
  let cursor: SwiftCursor

  init(_ cursor: SwiftCursor) { self.cursor = cursor }

  private var branches: BranchReader { BranchReader(cursor) }
  private var expressions: ExpressionReader { ExpressionReader(cursor) }
  private var types: TypeReader { TypeReader(cursor: cursor) }

  /// Reads a block in braces. Returns no statements if none is next.
  func block() -> [Statement] { cursor.next.kind == .leftBrace ? inBlock { items() } : [] }

  /// Reads the contents of the next braces.
  func inBlock<Result>(_ body: () -> Result) -> Result {
    cursor.checks.open()
    defer { cursor.checks.close() }
    cursor.take()
    let found = body()
    _ = cursor.take(.rightBrace)
    return found
  }

  /// Reads statements up to the end of the block, or of a side of an `#if`.
  ///
  /// - Parameter isInCase: Whether the next case of a `switch` also ends them.
  /// - Returns: The statements.
  func items(isInCase: Bool = false) -> [Statement] {
    var all: [Statement] = []
    while !cursor.isAtEnd, cursor.next.kind != .rightBrace, !(isInCase && branches.startsCase) {
      switch cursor.next.kind {
      case .semicolon:
        cursor.take()
        continue
      case .poundElseif, .poundElse, .poundEndif: return all
      case .poundIf where isInCase && branches.directiveLeadsToCase: return all
      default: break
      }
      let before = cursor.index
      all += cursor.deeper([]) { item() }
      if cursor.index == before { cursor.skipUnknown() }
    }
    return all
  }

  private func item() -> [Statement] {
    let next = cursor.next
    if next.kind == .poundIf { return [conditional(at: next.start)] }
    return statement(at: next.start) ?? declaration() ?? expression(at: next.start)
  }

  /// Reads all sides of an `#if`.
  private func conditional(at start: Int) -> Statement {
    var all: [Statement] = []
    cursor.eachSide { all += cursor.deeper([]) { items() } }
    return Statement(.block(all), at: start)
  }

  private func declaration() -> [Statement]? {
    switch DeclarationReader(cursor).declaration() {
    case .variables(let variables): variables.map { Statement(.variable($0), at: $0.offset) }
    case .function(let function): [Statement(.function(function), at: function.offset)]
    case .type(let type): [Statement(.type(type), at: type.offset)]
    case .cases, .other: []
    case nil: nil
    }
  }

  /// Reads an expression or an assignment.
  func expression(at start: Int) -> [Statement] {
    let before = cursor.index
    let line = expressions.sequence()
    guard cursor.index > before else { return [] }
    return [line.assignment(at: start) ?? Statement(.expression(line.folded(at: start)), at: start)]
  }

  // MARK: - Statements with keywords

  /// Reads a statement that begins with a keyword or a label, or returns `nil` if none is next.
  func statement(at start: Int) -> [Statement]? {
    let next = cursor.next
    switch next.keyword {
    case .return:
      cursor.take()
      return [Statement(.returning(endsStatement ? nil : expressions.expression()), at: start)]
    case .guard: return [Statement(.branch(branches.guardBranch()), at: start)]
    case .if where cursor.peek().kind != .colon:
      return [Statement(.branch(branches.ifBranch()), at: start)]
    case .switch: return [Statement(.branch(branches.switchBranch()), at: start)]
    case .for: return [forLoop()]
    case .while:
      cursor.take()
      let conditions = branches.conditions()
      let arm = Branch.Arm(conditions: conditions, body: block())
      return [Statement(.branch(Branch(arms: [arm])), at: start)]
    case .repeat where cursor.peek().kind == .leftBrace: return [repeatLoop()]
    case .do: return [doBlock()]
    case .defer:
      cursor.take()
      return [Statement(.block(block()), at: start)]
    case .throw, .break, .continue, .fallthrough: return leaving(next.keyword)
    default: return labeled(next)
    }
  }

  /// Reads a statement that transfers control, which has no other effect.
  private func leaving(_ keyword: SwiftKeyword) -> [Statement] {
    cursor.take()
    if keyword == .throw {
      _ = expressions.expression()
    } else if cursor.next.kind == .identifier, !cursor.next.startsLine {
      cursor.take()
    }
    return []
  }

  /// Whether no value follows `return`.
  private var endsStatement: Bool {
    switch cursor.next.kind {
    case .rightBrace, .semicolon, .at, .end, .poundIf, .poundElse, .poundElseif, .poundEndif: true
    case .keyword:
      cursor.next.startsLine
        && ![.try, .self, .super, .if, .switch, .nil, .true, .false].contains(cursor.next.keyword)
    default: false
    }
  }

  /// Reads a statement with a label, or one with a contextual keyword such as `yield`.
  private func labeled(_ next: SwiftToken) -> [Statement]? {
    guard next.kind == .identifier else { return nil }
    let after = cursor.peek()
    if after.kind == .colon {
      switch cursor.peek(2).keyword {
      case .for, .while, .repeat, .do, .if, .switch: break
      default: return nil
      }
      cursor.take()
      cursor.take()
      return item()
    }
    guard !after.startsLine, after.kind == .identifier || cursor.isOperator(after, "&"),
      cursor.isSpelled(next, "yield")
    else { return nil }
    cursor.take()
    _ = expressions.expression()
    return []
  }

  // MARK: - Loops and blocks

  private func forLoop() -> Statement {
    let start = cursor.take().start
    if cursor.next.keyword == .try { cursor.take() }
    if cursor.next.kind == .identifier, cursor.isSpelled(cursor.next, "await") { cursor.take() }
    var pattern = loopPattern()
    _ = cursor.take(.in)
    let condition = ExpressionReader(cursor, isInCondition: true)
    let sequence = condition.expression()
    if cursor.take(.where) { pattern.guardCondition = condition.expression() }
    return Statement(.loop(pattern, sequence: sequence, body: block()), at: start)
  }

  private func loopPattern() -> Pattern {
    if cursor.take(.case) { return Pattern(expressions.pattern()) }
    if cursor.next.keyword == .let || cursor.next.keyword == .var { cursor.take() }
    let start = cursor.next.start
    let names = types.boundNames()
    if cursor.take(.colon) { types.skip() }
    return Pattern(binding: names, at: start)
  }

  private func repeatLoop() -> Statement {
    let start = cursor.take().start
    let body = block()
    if cursor.take(.while) { _ = expressions.expression() }
    return Statement(.block(body), at: start)
  }

  private func doBlock() -> Statement {
    let start = cursor.take().start
    types.skipEffects()
    let body = block()
    var arms: [Branch.Arm] = []
    while cursor.next.keyword == .catch { arms.append(catchArm()) }
    guard !arms.isEmpty else { return Statement(.block(body), at: start) }
    let handling = Statement(.branch(Branch(handling: arms, at: start)), at: start)
    return Statement(.block(body + [.perhaps([handling], at: start)]), at: start)
  }

  private func catchArm() -> Branch.Arm {
    cursor.take()
    let condition = ExpressionReader(cursor, isInCondition: true)
    var arm = Branch.Arm(body: [])
    while cursor.next.kind != .leftBrace, !cursor.isAtEnd {
      let before = cursor.index
      arm.patterns.append(condition.guardedPattern())
      _ = cursor.take(.comma)
      if cursor.index == before { break }
    }
    arm.body = block()
    return arm
  }
}
