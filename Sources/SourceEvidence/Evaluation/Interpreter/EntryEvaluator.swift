/// Evaluates whether a dictionary has an entry: `entry["key"]`.
struct EntryEvaluator {
  let evaluator: any Evaluating

  /// Whether an expression is certainly nil, because it is an entry, or a member of an entry, that
  /// the dictionary does not have.
  func isAbsent(_ expression: Expression, _ scope: Scope, depth: Int = 0) -> Bool {
    guard depth < 8 else { return false }
    switch expression.kind {
    case .cast(let base, _), .member(let base?, _):
      return isAbsent(base, scope, depth: depth + 1)
    case .call(let callee, _):
      guard case .member(let base?, _) = callee.kind else { return false }
      return isAbsent(base, scope, depth: depth + 1)
    case .subscripted(let base, let arguments):
      guard arguments.count == 1, let list = dictionary(base, scope) else { return false }
      return list.lacks(evaluator.evaluate(arguments[0].value, scope))
    default: return false
    }
  }

  /// Returns the entries of a local variable or a literal.
  private func dictionary(_ base: Expression, _ scope: Scope) -> ListValue? {
    switch base.kind {
    case .name(let name): scope[name]?.list
    case .dictionary: evaluator.evaluate(base, scope).list
    default: nil
    }
  }

  /// Returns whether two operands are equal if one of them may be an absent entry, or `nil`
  /// otherwise.
  func isEqual(_ operands: [Expression], _ scope: Scope) -> Bool? {
    guard operands.count == 2 else { return nil }
    let absent = operands.map { isAbsent($0, scope) }
    let isNil = operands.map(\.isNil)
    if isNil.contains(true), absent.contains(true) { return true }
    if let place = isNil.firstIndex(of: true), isPresent(operands[1 - place], scope) {
      return false
    }
    return absent == [true, false] || absent == [false, true] ? false : nil
  }

  private func isPresent(_ expression: Expression, _ scope: Scope) -> Bool {
    switch expression.kind {
    case .cast(let base, _): isPresent(base, scope)
    case .subscripted: !evaluator.evaluate(expression, scope).isUnknown
    default: false
    }
  }
}
