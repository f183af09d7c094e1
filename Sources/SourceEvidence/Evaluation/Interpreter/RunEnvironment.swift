/// The environment of conditions in code that runs, as far as the source code determines it.
///
/// Only values that cannot change at run time decide a condition: constants, parameters, and enumeration
/// cases. The initial value of a property does not.
struct RunEnvironment: ConditionEnvironment {
  let evaluator: any Evaluating
  let scope: Scope

  /// Evaluates the entries of dictionaries.
  private var entries: EntryEvaluator { EntryEvaluator(evaluator: evaluator) }
  private var lists: EmptyListEvaluator { EmptyListEvaluator(evaluator: evaluator) }

  func isMet(_ condition: Expression) -> Bool? {
    if condition.direction == .right { return false }
    // In Objective-C, an absent value is false.
    if entries.isAbsent(condition, scope) { return false }
    switch condition.kind {
    // Only Objective-C, in its initializers, asks whether there is an object.
    case .name("self") where scope.frame.me.object != nil: return true
    case .member(let list?, "isEmpty") where lists.isEmpty(list, scope): return true
    case .operation(let operands, let operators) where operands.count == 2:
      return compare(operands, operators[0])
    case .choice(let sides, nil):
      return sides.first { !entries.isAbsent($0, scope) }.flatMap { truth(of: $0) }
    default: return value(of: condition)?.flag
    }
  }

  func areEqual(_ first: Expression, _ second: Expression) -> Bool? {
    if let direction = first.direction ?? second.direction { return direction == .left }
    if let isEqual = entries.isEqual([first, second], scope) { return isEqual }
    return compare([first, second], "==")
  }

  /// Returns whether an expression with a value is not nil, or `nil` if that is undecided.
  func exists(_ expression: Expression, _ value: Value) -> Bool? {
    if entries.isAbsent(expression, scope) { return false }
    return isStable(expression) ? value.exists : nil
  }

  /// Returns the value of an expression, or `nil` if it may change.
  private func value(of expression: Expression) -> Value? {
    isStable(expression) ? evaluator.evaluate(expression, scope) : nil
  }

  private func compare(_ operands: [Expression], _ name: String) -> Bool? {
    if let isMet = lists.compare(operands, name, scope) { return isMet }
    guard let first = value(of: operands[0]), let second = value(of: operands[1]) else {
      return nil
    }
    return name == "==" ? first.isEqual(to: second) : first.compare(name, to: second)
  }

  /// Whether an expression has the same value whenever the code runs.
  func isStable(_ expression: Expression, depth: Int = 0) -> Bool {
    func areStable(_ parts: [Expression]) -> Bool {
      parts.allSatisfy { isStable($0, depth: depth + 1) }
    }
    guard depth < 12 else { return false }
    switch expression.kind {
    case .literal, .string, .member(nil, _): return true
    case .name("self"): return scope.frame.me.object == nil
    case .name(let name): return scope.isStable(name) ?? isStableMember(name)
    case .tuple(let parts): return areStable(parts.map(\.value))
    case .member(let base?, let name) where base.lastName == "self" && base.names?.count == 1:
      return isStableMember(name)
    case .member(let base?, _), .cast(let base, _): return areStable([base])
    case .operation(let operands, _): return areStable(operands)
    case .subscripted(let base, let arguments), .call(let base, let arguments):
      return areStable([base] + arguments.map(\.value))
    default: return false
    }
  }

  private func isStableMember(_ name: String) -> Bool {
    if name.startsUppercase || scope.frame.constants.contains(name) { return true }
    return scope.frame.me.object == nil && scope.frame.type != nil
  }
}

extension Value {
  /// Returns whether a comparison with another number holds, or `nil` if it is none of two numbers.
  fileprivate func compare(_ name: String, to other: Value) -> Bool? {
    guard case .number(let first) = self, case .number(let second) = other else { return nil }
    return switch name {
    case "<": first < second
    case "<=": first <= second
    case ">": first > second
    case ">=": first >= second
    default: nil
    }
  }
}

extension Expression {
  fileprivate enum Direction { case left, right }

  /// The writing direction that a name denotes. The app is analyzed in a left-to-right language.
  fileprivate var direction: Direction? {
    if case .call(let callee, _) = kind { return callee.direction }
    guard let name = lastName?.lowercased() else { return nil }
    if name.hasSuffix("righttoleft") || name == "isrtl" || name.hasPrefix("isrighttoleft") {
      return .right
    }
    return name.hasSuffix("directionlefttoright") || name == "lefttoright" ? .left : nil
  }
}
