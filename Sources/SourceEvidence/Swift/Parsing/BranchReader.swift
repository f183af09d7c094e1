/// Reads `if`, `guard`, and `switch`, and records their checks of the platform.
struct BranchReader {
  let cursor: SwiftCursor

  init(_ cursor: SwiftCursor) { self.cursor = cursor }

  private var statements: StatementReader { StatementReader(cursor) }
  private var types: TypeReader { TypeReader(cursor: cursor) }
  /// A reader of expressions before a body.
  private var inCondition: ExpressionReader { ExpressionReader(cursor, isInCondition: true) }

  // MARK: - Conditions

  /// A condition list, and its checks of the platform.
  struct Conditions {
    var all: [Condition] = []
    var sides: ConditionText.Sides = ([], [])
  }

  /// Reads a condition list.
  func conditions() -> Conditions {
    let start = cursor.next.start
    var found = Conditions()
    repeat {
      let before = cursor.index
      found.all += condition()
      if cursor.index == before { break }
    } while cursor.take(.comma)
    let range = start..<max(start, cursor.lastEnd)
    if mayCheck(range) { found.sides = ConditionText.sides(cursor.text(range)) }
    return found
  }

  /// Whether conditions may be about the idiom or Mac Catalyst, or are never met.
  private func mayCheck(_ range: Range<Int>) -> Bool {
    let code = cursor.bytes(range)
    return code.elementsEqual("false".utf8) || ByteCheck.holds("userInterfaceIdiom", code)
      || ByteCheck.holds("UI_USER_INTERFACE_IDIOM", code) || PlatformNames.mayOccur(in: code)
  }

  private func condition() -> [Condition] {
    let next = cursor.next
    switch next.keyword {
    case .let, .var:
      cursor.take()
      return optionalBinding(at: next.start)
    case .case:
      cursor.take()
      return [match()]
    default:
      guard next.kind == .pound, isAvailability(cursor.peek()) else {
        return [.expression(inCondition.expression())]
      }
      cursor.take()
      let isOld = cursor.isSpelled(cursor.take(), "unavailable")
      if cursor.next.kind == .leftParenthesis { cursor.skipBrackets() }
      // The app is analyzed as it runs on a current system.
      return isOld ? [.expression(Expression(.literal("false"), at: next.start))] : []
    }
  }

  private func match() -> Condition {
    let pattern = Pattern(inCondition.pattern())
    if cursor.take(.colon) { types.skip() }
    let unknown = Expression(.other([]), at: cursor.next.start)
    return .match(pattern, cursor.take(operator: "=") ? inCondition.expression() : unknown)
  }

  private func isAvailability(_ token: SwiftToken) -> Bool {
    cursor.isSpelled(token, "available") || cursor.isSpelled(token, "unavailable")
      || cursor.isSpelled(token, "_hasSymbol")
  }

  private func optionalBinding(at start: Int) -> [Condition] {
    let names = types.boundNames()
    if cursor.take(.colon) { types.skip() }
    let value = cursor.take(operator: "=") ? inCondition.expression() : nil
    // `if let _ = value` asks whether there is a value.
    return (names.isEmpty ? ["_"] : names).map { name in
      .binding(
        Variable(name: name, value: value ?? Expression(.name(name), at: start), offset: start))
    }
  }

  // MARK: - if and guard

  /// Reads a `guard`.
  func guardBranch() -> Branch {
    cursor.take()
    let conditions = conditions()
    _ = cursor.take(.else)
    let bodyStart = cursor.next.start
    let body = statements.block()
    cursor.checks.note(conditions.sides.other, from: bodyStart, to: cursor.lastEnd)
    cursor.checks.note(conditions.sides.met, from: cursor.lastEnd) { cursor.endOfBlock() }
    return Branch(
      arms: [.init(conditions: conditions.all, body: []), .init(body: body)], isGuard: true)
  }

  /// Reads an `if` with all its arms. A chain of `else if` is read in a loop, not recursively.
  func ifBranch() -> Branch {
    var branch = Branch(arms: [])
    while cursor.take(.if) {
      let conditions = conditions()
      let start = cursor.next.start
      branch.arms.append(.init(conditions: conditions.all, body: statements.block()))
      cursor.checks.note(conditions.sides.met, from: start, to: cursor.lastEnd)
      guard cursor.take(.else) else { break }
      if cursor.next.keyword == .if { continue }
      let other = cursor.next.start
      branch.arms.append(.init(body: statements.block()))
      cursor.checks.note(conditions.sides.other, from: other, to: cursor.lastEnd)
      break
    }
    return branch
  }

  // MARK: - switch

  /// Reads a `switch` with all its cases.
  func switchBranch() -> Branch {
    cursor.take()
    let subject = inCondition.expression()
    let isIdiom = subject.lastName == "userInterfaceIdiom"
    var branch = Branch(subject: subject, arms: [])
    guard cursor.take(.leftBrace) else { return branch }
    cases(into: &branch, isIdiom)
    _ = cursor.take(.rightBrace)
    return branch
  }

  private func cases(into branch: inout Branch, _ isIdiom: Bool) {
    while !cursor.isAtEnd, cursor.next.kind != .rightBrace {
      switch cursor.next.kind {
      case .poundIf, .poundElseif:
        cursor.take()
        cursor.skipCondition()
      case .poundElse, .poundEndif: cursor.take()
      default:
        if startsCase { branch.arms.append(arm(isIdiom)) } else { cursor.skipUnknown() }
      }
    }
  }

  /// Whether `case`, `default`, or `@unknown default` is next.
  var startsCase: Bool {
    let next = cursor.next
    return next.keyword == .case || next.keyword == .default
      || next.kind == .at && cursor.peek(2).keyword == .default
  }

  /// Whether an `#if` is next that contains a case of the `switch`.
  var directiveLeadsToCase: Bool {
    cursor.ahead {
      cursor.take()
      cursor.skipCondition()
      return startsCase
    }
  }

  private func arm(_ isIdiom: Bool) -> Branch.Arm {
    if cursor.next.kind == .at { _ = types.attribute() }
    let start = cursor.next.start
    var arm = Branch.Arm(body: [])
    var met: [Set<CodeCondition>] = []
    if cursor.take(.case) {
      repeat {
        let pattern = pattern()
        arm.patterns.append(pattern.pattern)
        if isIdiom {
          met.append(
            ConditionText.sides("userInterfaceIdiom==" + cursor.text(pattern.range)).met)
        }
      } while cursor.take(.comma)
    } else {
      cursor.take()
    }
    _ = cursor.take(.colon)
    arm.body = statements.items(isInCase: true)
    if met.count == 1 { cursor.checks.note(met[0], from: start, to: cursor.lastEnd) }
    return arm
  }

  private func pattern() -> (pattern: Pattern, range: Range<Int>) {
    let start = cursor.next.start
    var pattern = Pattern(ExpressionReader(cursor).pattern())
    let range = start..<max(start, cursor.lastEnd)
    if cursor.take(.where) { pattern.guardCondition = ExpressionReader(cursor).expression() }
    return (pattern, range)
  }
}
