extension Evaluator {
  /// Runs a branch: the side that is known to be taken, or all of them.
  func run(_ branch: Branch, _ scope: Scope) -> Flow {
    if let subject = branch.subject {
      let value = evaluate(subject, scope)
      if let arm = decided(branch, value) {
        let inner = scope.nested()
        bindPayload(arm, value, inner)
        return run(arm.body, inner)
      }
    } else if let arm = taken(branch, scope) {
      return run(arm.body, scope.nested())
    }
    if branch.arms.count == 1, isLazy(branch.arms[0]) {
      return run(branch.arms[0].body, scope.nested())
    }
    for arm in branch.arms where branch.subject != nil || isMet(arm, scope) != false {
      undecidedly { runSide(arm, scope) }
    }
    return .next
  }

  /// Whether a branch makes something that is not there yet: `if (!_tabs) { _tabs = … }`.
  private func isLazy(_ arm: Branch.Arm) -> Bool {
    guard arm.conditions.count == 1, arm.bindings.isEmpty,
      case .operation(let operands, let operators) = arm.conditions[0].kind,
      operators == ["!"] && operands.count == 1
        || operators == ["=="] && operands.last?.isNil == true,
      let name = operands[0].lastName
    else { return false }
    return assigns(name, arm.body)
  }

  private func assigns(_ name: String, _ body: [Statement]) -> Bool {
    body.contains { statement in
      switch statement.kind {
      case .assignment(let target, _, _): target.lastName == name
      case .block(let inner): assigns(name, inner)
      default: false
      }
    }
  }

  /// The side of an `if` that is known to be taken; nil if that is open.
  private func taken(_ branch: Branch, _ scope: Scope) -> Branch.Arm? {
    for arm in branch.arms {
      if arm.conditions.isEmpty && arm.bindings.isEmpty { return arm }
      guard let isMet = isMet(arm, scope) else { return nil }
      if isMet { return arm }
    }
    return nil
  }

  private func runSide(_ arm: Branch.Arm, _ scope: Scope) {
    let inner = scope.nested()
    for expression in arm.conditions { _ = evaluate(expression, scope) }
    for variable in arm.bindings {
      let value = variable.value.map { evaluate($0, inner) } ?? .unknown
      inner.declare(variable.name, value)
    }
    if case .returned(let value) = run(arm.body, inner) {
      scope.frame.perhapsReturned.append(value)
    }
  }

  /// The side of a `switch` for a value; nil if that is open.
  private func decided(_ branch: Branch, _ value: Value) -> Branch.Arm? {
    guard isComparable(value) else { return nil }
    for arm in branch.arms {
      if arm.patterns.isEmpty { return arm }
      for pattern in arm.patterns where matches(pattern, value) { return arm }
    }
    return nil
  }

  private func isComparable(_ value: Value) -> Bool {
    switch value {
    case .enumeration, .number, .boolean: true
    case .text(let text): text.literal != nil && text.key == nil
    default: false
    }
  }

  private func matches(_ pattern: Expression, _ value: Value) -> Bool {
    switch (value, pattern.kind) {
    case (.enumeration(_, let name, _), .call(let callee, _)): callee.lastName == name
    case (.enumeration(_, let name, _), _): pattern.lastName == name
    case (.number(let number), .literal(let text)): Int(text) == number
    case (.boolean(let flag), .literal(let text)): String(flag) == text
    case (.text(let text), .string(let other)): text.literal == other
    default: false
    }
  }

  private func bindPayload(_ arm: Branch.Arm, _ value: Value, _ scope: Scope) {
    guard case .enumeration(_, let name, let payload) = value else { return }
    for pattern in arm.patterns {
      guard case .call(let callee, let arguments) = pattern.kind, callee.lastName == name else {
        continue
      }
      for (argument, value) in zip(arguments, payload) {
        let bound = argument.value.lastName ?? argument.value.children.first?.lastName
        bound.map { scope.declare($0, value) }
      }
    }
  }

  /// Whether a side of an `if` is taken; nil if that is open.
  private func isMet(_ arm: Branch.Arm, _ scope: Scope) -> Bool? {
    if arm.conditions.isEmpty, arm.bindings.isEmpty { return nil }
    guard arm.bindings.isEmpty, arm.conditions.count == 1 else { return nil }
    return isMet(arm.conditions[0], scope)
  }

  /// Whether a comparison with a case holds; nil if that is open.
  func isMet(_ condition: Expression, _ scope: Scope) -> Bool? {
    guard case .operation(let operands, let operators) = condition.kind,
      operands.count == 2, operators == ["=="] || operators == ["!="]
    else { return nil }
    let value = evaluate(operands[0], scope)
    guard case .enumeration(let type?, _, _) = value, library.types[type] != nil else { return nil }
    return matches(operands[1], value) == (operators == ["=="])
  }

  /// The value of a branch that is used as an expression.
  func value(of branch: Branch, _ scope: Scope) -> Value {
    func last(_ arm: Branch.Arm, _ inner: Scope) -> Value {
      if case .expression(let only)? = arm.body.last?.kind {
        _ = run(arm.body.dropLast(), inner)
        return evaluate(only, inner)
      }
      if case .returned(let value) = run(arm.body, inner) { return value }
      return .unknown
    }
    if let subject = branch.subject {
      let subject = evaluate(subject, scope)
      if let arm = decided(branch, subject) {
        let inner = scope.nested()
        bindPayload(arm, subject, inner)
        return last(arm, inner)
      }
    }
    if branch.subject == nil, let arm = taken(branch, scope) { return last(arm, scope.nested()) }
    var values: [Value] = []
    for arm in branch.arms { undecidedly { values.append(last(arm, scope.nested())) } }
    return values.first { !$0.isUnknown } ?? .unknown
  }
}
