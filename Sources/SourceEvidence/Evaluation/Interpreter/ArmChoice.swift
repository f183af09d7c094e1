/// Decides which arm of a branch is taken, as far as the source code determines it.
struct ArmChoice {
  /// An arm with the scope of its body, which has the variables that the arm binds.
  struct Side {
    /// The index of the arm.
    let index: Int
    let arm: Branch.Arm
    let scope: Scope
  }

  enum Outcome {
    /// An arm is certainly taken.
    case taken(Side)
    case none
    /// The arms of which one may be taken.
    case open([Side])

    /// The index of the arm that is certainly taken.
    var taken: Int? { if case .taken(let side) = self { side.index } else { nil } }
  }

  private let evaluator: any Evaluating
  private let patterns: PatternMatcher

  init(evaluator: any Evaluating) {
    self.evaluator = evaluator
    patterns = PatternMatcher(evaluator: evaluator)
  }

  private func environment(_ scope: Scope) -> RunEnvironment {
    RunEnvironment(evaluator: evaluator, scope: scope)
  }

  /// Evaluates the subject of patterns.
  func subject(_ expression: Expression, _ scope: Scope) -> PatternMatcher.Subject {
    .init(
      value: evaluator.evaluate(expression, scope),
      isStable: environment(scope).isStable(expression))
  }

  /// Returns the arm that is taken, or those that may be: up to the first one that is taken if no other
  /// is. If no arm of a `switch` seems to match, any may be taken, because one has to.
  func outcome(of branch: Branch, _ scope: Scope) -> Outcome {
    outcome(of: branch, branch.subject.map { subject($0, scope) }, scope)
  }

  /// Returns the arm that is taken for a value, or those that may be.
  func outcome(
    of branch: Branch, _ subject: PatternMatcher.Subject?, _ scope: Scope
  ) -> Outcome {
    var (all, open): ([Side], [Side]) = ([], [])
    for (index, arm) in branch.arms.enumerated() {
      let side = Side(index: index, arm: arm, scope: scope.nested())
      all.append(side)
      switch isTaken(arm, subject, side.scope) {
      case true? where open.isEmpty: return .taken(side)
      case true?: return .open(open + [side])
      case nil: open.append(side)
      case false?: break
      }
    }
    if open.isEmpty { return branch.subject == nil ? .none : .open(all) }
    return .open(open)
  }

  private func isTaken(
    _ arm: Branch.Arm, _ subject: PatternMatcher.Subject?, _ scope: Scope
  ) -> Bool? {
    guard let subject, !arm.patterns.isEmpty else { return areMet(arm.conditions, scope) }
    return Truth.any(arm.patterns.lazy.map { matches($0, subject, scope) })
  }

  private func areMet(_ all: [Condition], _ scope: Scope) -> Bool? {
    Truth.all(all.lazy.map { isMet($0, scope) })
  }

  private func isMet(_ condition: Condition, _ scope: Scope) -> Bool? {
    switch condition {
    case .expression(let expression): environment(scope).truth(of: expression)
    case .match(let pattern, let value): matches(pattern, subject(value, scope), scope)
    case .binding(let variable): isBound(variable, scope)
    case .availability(_, let isMet): isMet
    }
  }

  private func isBound(_ variable: Variable, _ scope: Scope) -> Bool? {
    guard let expression = variable.value else { return nil }
    let value = evaluator.evaluate(expression, scope)
    let isBound = environment(scope).exists(expression, value)
    let isStable = environment(scope).isStable(expression)
    scope.declare(variable.name, value, isStable: isStable)
    return isBound
  }

  private func matches(
    _ pattern: Pattern, _ subject: PatternMatcher.Subject, _ scope: Scope
  ) -> Bool? {
    let matches = patterns.matches(pattern.expression, subject, scope)
    guard let condition = pattern.guardCondition, matches != false else { return matches }
    return Truth.all([matches, environment(scope).truth(of: condition)])
  }
}
