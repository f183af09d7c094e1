/// Reads `if`, `guard`, and `switch`, and records their checks of the platform.
struct BranchReader {
  let cursor: SwiftCursor

  init(_ cursor: SwiftCursor) { self.cursor = cursor }

  private var statements: StatementReader { StatementReader(cursor) }
  private var types: TypeReader { TypeReader(cursor: cursor) }
  /// A reader of expressions before a body.
  private var inCondition: ExpressionReader { ExpressionReader(cursor, isInCondition: true) }

  // MARK: - Conditions

  /// The expressions and bindings of a condition list, and its checks of the platform.
  struct Conditions {
    var expressions: [Expression] = []
    var bindings: [Variable] = []
    var sides: ConditionText.Sides = ([], [])
  }

  /// Reads a condition list.
  func conditions() -> Conditions {
    let start = cursor.next.start
    var all = Conditions()
    repeat {
      let before = cursor.index
      condition(into: &all)
      if cursor.index == before { break }
    } while cursor.take(.comma)
    let range = start..<max(start, cursor.lastEnd)
    if mayCheck(range) { all.sides = ConditionText.sides(cursor.text(range)) }
    return all
  }

  /// Whether conditions may be about the idiom or Mac Catalyst, or are never met.
  private func mayCheck(_ range: Range<Int>) -> Bool {
    let code = cursor.bytes(range)
    return code.elementsEqual("false".utf8) || ByteCheck.holds("userInterfaceIdiom", code)
      || ByteCheck.holds("UI_USER_INTERFACE_IDIOM", code) || PlatformNames.mayOccur(in: code)
  }

  private func condition(into all: inout Conditions) {
    let next = cursor.next
    switch next.keyword {
    case .let, .var:
      cursor.take()
      optionalBinding(into: &all, at: next.start)
    case .case:
      cursor.take()
      _ = inCondition.pattern()
      if cursor.take(.colon) { types.skip() }
      if cursor.take(operator: "=") { all.expressions.append(inCondition.expression()) }
    default:
      if next.kind == .pound, isAvailability(cursor.peek()) {
        cursor.take()
        let isOld = cursor.isSpelled(cursor.take(), "unavailable")
        if cursor.next.kind == .leftParenthesis { cursor.skipBrackets() }
        // The app is analyzed as it runs on a current system.
        if isOld { all.expressions.append(Expression(.literal("false"), at: next.start)) }
      } else {
        all.expressions.append(inCondition.expression())
      }
    }
  }

  private func isAvailability(_ token: SwiftToken) -> Bool {
    cursor.isSpelled(token, "available") || cursor.isSpelled(token, "unavailable")
      || cursor.isSpelled(token, "_hasSymbol")
  }

  private func optionalBinding(into all: inout Conditions, at start: Int) {
    let names = types.boundNames()
    if cursor.take(.colon) { types.skip() }
    let value = cursor.take(operator: "=") ? inCondition.expression() : nil
    // `if let _ = value` asks whether there is a value.
    all.bindings += (names.isEmpty ? ["_"] : names).map { name in
      Variable(name: name, value: value ?? Expression(.name(name), at: start), offset: start)
    }
  }

  // MARK: - if and guard

  /// Reads a `guard` as its bindings and its other side.
  func guarded() -> [Statement] {
    let start = cursor.take().start
    let conditions = conditions()
    _ = cursor.take(.else)
    let bodyStart = cursor.next.start
    let body = statements.block()
    cursor.checks.note(conditions.sides.other, from: bodyStart, to: cursor.lastEnd)
    cursor.checks.note(conditions.sides.met, from: cursor.lastEnd) { cursor.endOfBlock() }
    // The other side runs if not all conditions are met.
    let checks = conditions.expressions + Self.checks(of: conditions.bindings, at: start)
    let failing = Expression(.operation(checks, ["!"]), at: start)
    let other = Branch(arms: [.init(conditions: [failing], body: body)])
    return conditions.bindings.map { Statement(.variable($0), at: start) }
      + [Statement(.branch(other), at: start)]
  }

  /// Returns the conditions under which the dictionary entries in a `guard let` exist.
  private static func checks(of bindings: [Variable], at start: Int) -> [Expression] {
    guard bindings.contains(where: { $0.value?.isEntry == true }) else { return [] }
    return bindings.map { variable in
      guard let value = variable.value, value.isEntry else {
        return Expression(.other([]), at: start)
      }
      return Expression(
        .operation([value, Expression(.literal("nil"), at: start)], ["!="]), at: start)
    }
  }

  /// Reads an `if` with all its arms. A chain of `else if` is read in a loop, not recursively.
  func ifBranch() -> Branch {
    var branch = Branch(arms: [])
    while cursor.take(.if) {
      let conditions = conditions()
      let start = cursor.next.start
      branch.arms.append(
        .init(
          conditions: conditions.expressions, bindings: conditions.bindings,
          body: statements.block()))
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
        arm.patterns.append(pattern.expression)
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

  private func pattern() -> (expression: Expression, range: Range<Int>) {
    let start = cursor.next.start
    let found = ExpressionReader(cursor).pattern()
    let range = start..<max(start, cursor.lastEnd)
    if cursor.take(.where) { _ = ExpressionReader(cursor).expression() }
    return (found, range)
  }
}

extension Expression {
  /// Whether the expression is an element of a list or a dictionary: `entry["key"] as? String`.
  fileprivate var isEntry: Bool {
    switch kind {
    case .subscripted(let base, _): if case .name = base.kind { true } else { false }
    case .cast(let base, _): base.isEntry
    default: false
    }
  }
}
