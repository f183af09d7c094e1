/// Evaluates conditions as far as the source code determines them.
struct ConditionEvaluator {
  let evaluator: any Evaluating

  /// Returns whether a condition is met, or `nil` if that is undecided.
  ///
  /// Only values that cannot change at run time decide a condition: constants, parameters, and
  /// enumeration cases. The initial value of a property does not.
  func isMet(_ condition: Expression, _ scope: Scope) -> Bool? {
    if let isMet = condition.isMetFromLeftToRight { return isMet }
    // In Objective-C, an absent value is false.
    if entries.isAbsent(condition, scope) { return false }
    if let isMet = EmptyListEvaluator(evaluator: evaluator).isMet(condition, scope) { return isMet }
    switch condition.kind {
    case .literal("true"): return true
    // Only Objective-C, in its initializers, asks whether there is an object.
    case .name("self") where scope.frame.me.object != nil: return true
    case .literal("false"): return false
    case .operation(let operands, let operators): return isMet(operands, operators, scope)
    case .tuple(let parts) where parts.count == 1: return isMet(parts[0].value, scope)
    case .choice(let sides, nil):
      return sides.first { !entries.isAbsent($0, scope) }.flatMap { isMet($0, scope) }
    default:
      return isStable(condition, scope) ? evaluator.evaluate(condition, scope).flag : nil
    }
  }

  /// Evaluates the entries of dictionaries.
  private var entries: EntryEvaluator { EntryEvaluator(evaluator: evaluator) }

  /// Returns whether an expression with a value is not nil, or `nil` if that is undecided.
  func exists(_ expression: Expression, _ value: Value, _ scope: Scope) -> Bool? {
    if entries.isAbsent(expression, scope) { return false }
    return isStable(expression, scope) ? value.exists : nil
  }

  private func isMet(
    _ operands: [Expression], _ operators: [String], _ scope: Scope
  ) -> Bool? {
    switch operators.first {
    case "!" where operators.count == 1:
      return conjunction(operands, scope).map { !$0 }
    case "&&" where operators.allSatisfy { $0 == "&&" }:
      return conjunction(operands, scope)
    case "||" where operators.allSatisfy { $0 == "||" }:
      return Truth.any(operands.map { isMet($0, scope) })
    case "==" where operands.count == 2: return isEqual(operands, scope)
    case "!=" where operands.count == 2: return isEqual(operands, scope).map { !$0 }
    default: return nil
    }
  }

  private func conjunction(_ operands: [Expression], _ scope: Scope) -> Bool? {
    Truth.all(operands.map { isMet($0, scope) })
  }

  private func isEqual(_ operands: [Expression], _ scope: Scope) -> Bool? {
    guard operands.allSatisfy({ isStable($0, scope) }) else { return nil }
    if let isEqual = entries.isEqual(operands, scope) { return isEqual }
    return evaluator.evaluate(operands[0], scope)
      .isEqual(to: evaluator.evaluate(operands[1], scope))
  }

  /// Whether an expression has the same value whenever the code runs.
  func isStable(_ expression: Expression, _ scope: Scope, depth: Int = 0) -> Bool {
    guard depth < 12 else { return false }
    switch expression.kind {
    case .literal, .string, .member(nil, _): return true
    case .name("self"): return scope.frame.me.object == nil
    case .name(let name): return scope.isStable(name) ?? isStableMember(name, scope)
    case .tuple(let parts):
      return parts.allSatisfy { isStable($0.value, scope, depth: depth + 1) }
    case .member(let base?, _), .cast(let base, _): return isStable(base, scope, depth: depth + 1)
    case .subscripted(let base, let arguments):
      return isStable(base, scope, depth: depth + 1)
        && arguments.allSatisfy { isStable($0.value, scope, depth: depth + 1) }
    case .call(let callee, let arguments):
      return isStable(callee, scope, depth: depth + 1)
        && arguments.allSatisfy { isStable($0.value, scope, depth: depth + 1) }
    default: return false
    }
  }

  private func isStableMember(_ name: String, _ scope: Scope) -> Bool {
    if name.startsUppercase { return true }
    return scope.frame.me.object == nil && scope.frame.type != nil
  }
}

extension Expression {
  /// Whether a condition about the writing direction is met in left-to-right languages, or `nil` if
  /// the condition is about something else.
  fileprivate var isMetFromLeftToRight: Bool? {
    switch kind {
    case .name, .member: direction == .right ? false : nil
    case .call(let callee, _): callee.direction == .right ? false : nil
    case .operation(let operands, ["=="]):
      operands.lazy.compactMap(\.direction).first.map { $0 == .left }
    case .operation(let operands, ["!="]):
      operands.lazy.compactMap(\.direction).first.map { $0 == .right }
    default: nil
    }
  }

  private enum Direction { case left, right }

  /// The writing direction that a name denotes.
  private var direction: Direction? {
    guard let name = lastName?.lowercased() else { return nil }
    if name.hasSuffix("righttoleft") || name == "isrtl" || name.hasPrefix("isrighttoleft") {
      return .right
    }
    return name.hasSuffix("directionlefttoright") || name == "lefttoright" ? .left : nil
  }
}
