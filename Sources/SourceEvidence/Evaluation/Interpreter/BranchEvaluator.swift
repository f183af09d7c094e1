/// Runs branches: the arm that is taken, or all arms if that is undecided.
struct BranchEvaluator {
  private let evaluator: any Evaluating
  private let limits: Limits
  private let conditions: ConditionEvaluator

  init(_ evaluator: any Evaluating, _ limits: Limits) {
    self.evaluator = evaluator
    self.limits = limits
    conditions = ConditionEvaluator(evaluator: evaluator)
  }

  /// Runs a branch: the arm that is known to be taken, or all of them.
  func run(_ branch: Branch, _ scope: Scope) -> Flow {
    var arms = branch.arms
    if let subject = branch.subject {
      if let (arm, value) = decided(branch, subject, scope) {
        let inner = scope.nested()
        bindPayload(arm, value, inner)
        return evaluator.run(arm.body, inner)
      }
    } else {
      switch taken(branch, scope) {
      case .arm(let arm): return evaluator.run(arm.body, entered(arm, scope))
      case .none: return .next
      case .open(let open): arms = open
      }
    }
    if branch.arms.count == 1, isLazy(branch.arms[0]) {
      return evaluator.run(branch.arms[0].body, scope.nested())
    }
    let before = scope.lists
    if branch.subject == nil, arms.count > 1 {
      runEither(arms, scope)
    } else {
      for arm in arms { limits.undecidedly { runSide(arm, scope) } }
    }
    noteChanges(since: before, scope)
    return .next
  }

  /// Runs the arms of an `if` of which only one runs in the app. Each begins with the same lists,
  /// and the longest results are kept.
  private func runEither(_ arms: [Branch.Arm], _ scope: Scope) {
    let before = scope.lists
    var longest = before
    for arm in arms {
      before.forEach { _ = scope.assign($0, .list($1)) }
      limits.undecidedly { runSide(arm, scope) }
      longest.merge(scope.lists) { $1.elements.count > $0.elements.count ? $1 : $0 }
    }
    longest.forEach { _ = scope.assign($0, .list($1)) }
  }

  /// Marks the lists that an undecided branch changed.
  private func noteChanges(since before: [String: ListValue], _ scope: Scope) {
    for (name, list) in scope.lists where list.elements.count != before[name]?.elements.count {
      var open = list
      open.isOpen = true
      _ = scope.assign(name, .list(open))
    }
  }

  /// Whether an arm creates a missing value lazily: `if (!_tabs) { _tabs = … }`.
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

  /// The arm of an `if` that is taken.
  private enum Taken {
    case arm(Branch.Arm)
    case none
    /// The arms of which one may be taken.
    case open([Branch.Arm])
  }

  private func taken(_ branch: Branch, _ scope: Scope) -> Taken {
    var open: [Branch.Arm] = []
    for arm in branch.arms {
      switch isMet(arm, scope) {
      case true? where open.isEmpty: return .arm(arm)
      case false?: break
      default: open.append(arm)
      }
    }
    return open.isEmpty ? .none : .open(open)
  }

  private func runSide(_ arm: Branch.Arm, _ scope: Scope) {
    for expression in arm.conditions { _ = evaluator.evaluate(expression, scope) }
    let inner = entered(arm, scope)
    if case .returned(let value) = evaluator.run(arm.body, inner) {
      scope.frame.perhapsReturned.append(value)
    }
  }

  /// Returns the arm of a `switch` that is taken and the value of its subject, or `nil` if that is
  /// undecided.
  private func decided(
    _ branch: Branch, _ subject: Expression, _ scope: Scope
  ) -> (arm: Branch.Arm, value: Value)? {
    let value = evaluator.evaluate(subject, scope)
    guard conditions.isStable(subject, scope), isComparable(value) else { return nil }
    for arm in branch.arms {
      if arm.patterns.isEmpty { return (arm, value) }
      for pattern in arm.patterns where matches(pattern, value) { return (arm, value) }
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

  /// Whether the arm of an `if` is taken, or `nil` if that is undecided.
  private func isMet(_ arm: Branch.Arm, _ scope: Scope) -> Bool? {
    var isOpen = false
    let inner = arm.bindings.isEmpty ? scope : scope.nested()
    for variable in arm.bindings {
      switch variable.value.flatMap({ conditions.isBound($0, inner) }) {
      case false?: return false
      case nil: isOpen = true
      case true?: inner.declare(variable.name, bound(variable, inner))
      }
    }
    for condition in arm.conditions {
      switch conditions.isMet(condition, inner) {
      case false?: return false
      case nil: isOpen = true
      case true?: break
      }
    }
    return isOpen ? nil : true
  }

  private func bound(_ variable: Variable, _ scope: Scope) -> Value {
    variable.value.map { evaluator.evaluate($0, scope) } ?? .unknown
  }

  /// Returns a scope for an arm with the variables that its conditions bind.
  private func entered(_ arm: Branch.Arm, _ scope: Scope) -> Scope {
    let inner = scope.nested()
    for variable in arm.bindings {
      inner.declare(variable.name, bound(variable, scope))
    }
    return inner
  }

  /// Returns the arm that is taken, or `nil` if that is undecided or none is taken.
  func chosen(_ branch: Branch, _ scope: Scope) -> Branch.Arm? {
    if let subject = branch.subject { return decided(branch, subject, scope)?.arm }
    return if case .arm(let arm) = taken(branch, scope) { arm } else { nil }
  }

  /// Returns the value of a branch that is used as an expression of a type.
  func value(of branch: Branch, _ scope: Scope, expecting type: String?) -> Value {
    func last(_ arm: Branch.Arm, _ inner: Scope) -> Value { value(of: arm, inner, type) }
    var arms = branch.arms
    if let subject = branch.subject {
      if let (arm, value) = decided(branch, subject, scope) {
        let inner = scope.nested()
        bindPayload(arm, value, inner)
        return last(arm, inner)
      }
    } else {
      switch taken(branch, scope) {
      case .arm(let arm): return last(arm, entered(arm, scope))
      case .none: return .unknown
      case .open(let open): arms = open
      }
    }
    var values: [Value] = []
    for arm in arms { limits.undecidedly { values.append(last(arm, entered(arm, scope))) } }
    return Value(oneOf: values)
  }

  private func value(of arm: Branch.Arm, _ scope: Scope, _ type: String?) -> Value {
    switch arm.body.last?.kind {
    case .expression(let only):
      _ = evaluator.run(arm.body.dropLast(), scope)
      return evaluator.evaluate(only, scope, expecting: type)
    case .branch(let inner) where arm.body.count == 1 && !inner.arms.isEmpty:
      return value(of: inner, scope, expecting: type)
    default:
      if case .returned(let value) = evaluator.run(arm.body, scope) { return value }
      return .unknown
    }
  }
}
