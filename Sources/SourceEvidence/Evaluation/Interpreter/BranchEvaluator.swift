/// Runs branches: the arm that is taken, or all arms if that is undecided.
struct BranchEvaluator {
  private let evaluator: any Evaluating
  private let limits: Limits
  private let choice: ArmChoice

  init(_ evaluator: any Evaluating, _ limits: Limits) {
    self.evaluator = evaluator
    self.limits = limits
    choice = ArmChoice(evaluator: evaluator)
  }

  /// Runs a branch: the arm that is known to be taken, or all that may be.
  func run(_ branch: Branch, _ scope: Scope) -> Flow {
    run(branch, choice.outcome(of: branch, scope), scope)
  }

  /// Runs the body of a loop with an element, unless the element does not match the pattern of the loop.
  func run(_ body: [Statement], for pattern: Pattern, _ element: Value, _ scope: Scope) {
    let branch = Branch(arms: [.init(patterns: [pattern], body: body)])
    let subject = PatternMatcher.Subject(value: element, isStable: true)
    _ = run(branch, choice.outcome(of: branch, subject, scope), scope)
  }

  private func run(_ branch: Branch, _ outcome: ArmChoice.Outcome, _ scope: Scope) -> Flow {
    switch outcome {
    case .none: return .next
    case .taken(let side):
      if branch.isGuard { scope.declare(side.arm.boundNames, of: side.scope) }
      return evaluator.run(side.arm.body, side.scope)
    case .open(let sides):
      if branch.arms.count == 1, isLazy(branch.arms[0]) {
        return evaluator.run(branch.arms[0].body, scope.nested())
      }
      let before = scope.lists
      if branch.subject == nil, sides.count > 1 {
        runEither(sides, scope)
      } else {
        for side in sides { limits.undecidedly { run(side) } }
      }
      noteChanges(since: before, scope)
      if branch.isGuard { scope.declare(sides[0].arm.boundNames, of: sides[0].scope) }
      return .next
    }
  }

  /// Runs the arms of an `if` of which only one runs in the app. Each begins with the same lists,
  /// and the longest results are kept.
  private func runEither(_ sides: [ArmChoice.Side], _ scope: Scope) {
    let before = scope.lists
    var longest = before
    for side in sides {
      before.forEach { _ = scope.assign($0, .list($1)) }
      limits.undecidedly { run(side) }
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
    guard arm.conditions.count == 1, case .expression(let condition) = arm.conditions[0],
      case .operation(let operands, let operators) = condition.kind,
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

  private func run(_ side: ArmChoice.Side) {
    for expression in side.arm.expressions { _ = evaluator.evaluate(expression, side.scope) }
    if case .returned(let value) = evaluator.run(side.arm.body, side.scope) {
      side.scope.frame.perhapsReturned.append(value)
    }
  }

  /// Returns the value of a branch that is used as an expression of a type.
  func value(of branch: Branch, _ scope: Scope, expecting type: String?) -> Value {
    switch choice.outcome(of: branch, scope) {
    case .taken(let side): return value(of: side.arm, side.scope, type)
    case .none: return .unknown
    case .open(let sides):
      var values: [Value] = []
      for side in sides {
        limits.undecidedly { values.append(value(of: side.arm, side.scope, type)) }
      }
      return Value(oneOf: values)
    }
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
