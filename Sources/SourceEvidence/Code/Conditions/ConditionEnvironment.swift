/// What is known where a condition is evaluated: a scope of running code, a device, or a build.
///
/// The operators of conditions have one meaning everywhere. An environment knows what they apply to.
protocol ConditionEnvironment {
  /// Returns whether a condition without `!`, `&&`, and `||` is met, or `nil` if that is undecided.
  func isMet(_ condition: Expression) -> Bool?

  /// Returns whether two expressions are equal, or `nil` if that is undecided.
  func areEqual(_ first: Expression, _ second: Expression) -> Bool?
}

extension ConditionEnvironment {
  /// Returns whether a condition is met, or `nil` if that is undecided.
  func truth(of condition: Expression) -> Bool? {
    switch condition.kind {
    case .literal("true"): true
    case .literal("false"): false
    case .operation(let operands, let operators): truth(of: operands, operators, in: condition)
    case .tuple(let parts) where parts.count == 1: truth(of: parts[0].value)
    case .choice(let sides, let condition?) where sides.count == 2:
      choice(truth(of: condition), sides)
    default: isMet(condition)
    }
  }

  private func choice(_ isMet: Bool?, _ sides: [Expression]) -> Bool? {
    if let isMet { return truth(of: sides[isMet ? 0 : 1]) }
    let (first, second) = (truth(of: sides[0]), truth(of: sides[1]))
    return first == second ? first : nil
  }

  private func truth(
    of operands: [Expression], _ operators: [String], in condition: Expression
  ) -> Bool? {
    switch operators.first {
    case "!" where operands.count == 1: truth(of: operands[0]).map { !$0 }
    case "&&": Truth.all(operands.lazy.map(truth))
    case "||": Truth.any(operands.lazy.map(truth))
    case "==" where operands.count == 2: equality(operands)
    case "!=" where operands.count == 2: equality(operands).map { !$0 }
    default: isMet(condition)
    }
  }

  private func equality(_ operands: [Expression]) -> Bool? {
    for (side, other) in [(0, 1), (1, 0)] {
      guard case .literal(let text) = operands[side].kind, text == "true" || text == "false" else {
        continue
      }
      return truth(of: operands[other]).map { $0 == (text == "true") }
    }
    return areEqual(operands[0], operands[1])
  }
}
