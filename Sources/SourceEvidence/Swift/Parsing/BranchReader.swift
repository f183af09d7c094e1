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
    cases(into: &branch)
    _ = cursor.take(.rightBrace)
    return branch
  }

  private func cases(into branch: inout Branch) {
    while !cursor.isAtEnd, cursor.next.kind != .rightBrace {
      switch cursor.next.kind {
      case .poundIf, .poundElseif:
        cursor.take()
        cursor.skipCondition()
      case .poundElse, .poundEndif: cursor.take()
      default:
        if startsCase { branch.arms.append(arm(after: branch)) } else { cursor.skipUnknown() }
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

  /// Reads a case. `branch` has the subject and the cases before it.
  private func arm(after branch: Branch) -> Branch.Arm {
    if cursor.next.kind == .at { _ = types.attribute() }
    let start = cursor.next.start
    var arm = Branch.Arm(body: [])
    var met: [Set<CodeCondition>] = []
    if cursor.take(.case) {
      repeat {
        let pattern = ExpressionReader(cursor).guardedPattern()
        arm.patterns.append(pattern)
        branch.subject.map { met.append(ConditionSides(ofCase: pattern, of: $0).met) }
      } while cursor.take(.comma)
    } else {
      cursor.take()
      met = [branch.conditionsOfDefault]
    }
    _ = cursor.take(.colon)
    arm.body = statements.items(isInCase: true)
    if met.count == 1 { cursor.checks.note(met[0], from: start, to: cursor.lastEnd) }
    return arm
  }
}

extension Branch {
  /// What holds if no case of a `switch` is met. The Mac has an idiom of its own, so what no case names is not
  /// known.
  fileprivate var conditionsOfDefault: Set<CodeCondition> {
    guard let subject, !subject.isIdiom else { return [] }
    return arms.flatMap(\.patterns).reduce(into: []) {
      $0.formUnion(ConditionSides(ofCase: $1, of: subject).other)
    }
  }
}
