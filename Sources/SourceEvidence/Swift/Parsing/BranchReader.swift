/// Reads `if`, `guard`, and `switch`, and records their checks of the platform.
struct BranchReader {
  let cursor: SwiftCursor

  init(_ cursor: SwiftCursor) { self.cursor = cursor }

  private var statements: StatementReader { StatementReader(cursor) }
  private var types: TypeReader { TypeReader(cursor: cursor) }
  /// A reader of expressions before a body.
  private var inCondition: ExpressionReader { ExpressionReader(cursor, isInCondition: true) }

  // MARK: - Conditions

  /// Reads a condition list.
  func conditions() -> [Condition] {
    var all: [Condition] = []
    repeat {
      let before = cursor.index
      all += condition()
      if cursor.index == before { break }
    } while cursor.take(.comma)
    return all
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
      return [availability()]
    }
  }

  private func availability() -> Condition {
    cursor.take()
    let isOld = cursor.isSpelled(cursor.take(), "unavailable")
    let start = cursor.next.start
    if cursor.next.kind == .leftParenthesis { cursor.skipBrackets() }
    return .availability(cursor.text(start..<max(start, cursor.lastEnd)), isMet: !isOld)
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
    let sides = ConditionSides(of: conditions)
    cursor.checks.note(sides.other, from: bodyStart, to: cursor.lastEnd)
    cursor.checks.note(sides.met, from: cursor.lastEnd) { cursor.endOfBlock() }
    return Branch(
      arms: [.init(conditions: conditions, body: []), .init(body: body)], isGuard: true)
  }

  /// Reads an `if` with all its arms. A chain of `else if` is read in a loop, not recursively.
  func ifBranch() -> Branch {
    var branch = Branch(arms: [])
    while cursor.take(.if) {
      let conditions = conditions()
      let start = cursor.next.start
      branch.arms.append(.init(conditions: conditions, body: statements.block()))
      let sides = ConditionSides(of: conditions)
      cursor.checks.note(sides.met, from: start, to: cursor.lastEnd)
      guard cursor.take(.else) else { break }
      if cursor.next.keyword == .if { continue }
      let other = cursor.next.start
      branch.arms.append(.init(body: statements.block()))
      cursor.checks.note(sides.other, from: other, to: cursor.lastEnd)
      break
    }
    return branch
  }

  // MARK: - switch

  /// Reads a `switch` with all its cases.
  func switchBranch() -> Branch {
    cursor.take()
    let subject = inCondition.expression()
    var branch = Branch(subject: subject, arms: [])
    guard cursor.take(.leftBrace) else { return branch }
    cases(into: &branch, of: subject)
    _ = cursor.take(.rightBrace)
    return branch
  }

  private func cases(into branch: inout Branch, of subject: Expression) {
    var other: Set<CodeCondition> = []
    while !cursor.isAtEnd, cursor.next.kind != .rightBrace {
      switch cursor.next.kind {
      case .poundIf, .poundElseif:
        cursor.take()
        cursor.skipCondition()
      case .poundElse, .poundEndif: cursor.take()
      default:
        if startsCase {
          branch.arms.append(arm(of: subject, &other))
        } else {
          cursor.skipUnknown()
        }
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

  /// Reads a case. `other` is what holds if none of the cases before it is met.
  private func arm(of subject: Expression, _ other: inout Set<CodeCondition>) -> Branch.Arm {
    if cursor.next.kind == .at { _ = types.attribute() }
    let start = cursor.next.start
    var arm = Branch.Arm(body: [])
    var sides: [ConditionSides] = []
    if cursor.take(.case) {
      repeat {
        let pattern = ExpressionReader(cursor).guardedPattern()
        arm.patterns.append(pattern)
        sides.append(ConditionSides(ofCase: pattern.expression, of: subject))
      } while cursor.take(.comma)
    } else {
      cursor.take()
      // The Mac has an idiom of its own, so what no case names is not known.
      sides = subject.lastName == "userInterfaceIdiom" ? [] : [ConditionSides(met: other)]
    }
    _ = cursor.take(.colon)
    arm.body = statements.items(isInCase: true)
    sides.forEach { other.formUnion($0.other) }
    if sides.count == 1 { cursor.checks.note(sides[0].met, from: start, to: cursor.lastEnd) }
    return arm
  }
}
