/// Evaluates whether a list of the object is empty. It stays empty if only the function that runs
/// mentions the list, and no code that ran has filled it.
struct EmptyListEvaluator {
  let evaluator: any Evaluating

  /// Returns whether a condition about a list is met, or `nil` if the list is not known to be
  /// empty.
  func isMet(_ condition: Expression, _ scope: Scope) -> Bool? {
    switch condition.kind {
    case .member(let list?, "isEmpty"): isEmpty(list, scope) ? true : nil
    case .operation(let operands, let operators) where operands.count == 2:
      isMet(operands, operators, scope)
    default: nil
    }
  }

  /// Compares the number of elements, which is 0, with a literal.
  private func isMet(_ operands: [Expression], _ operators: [String], _ scope: Scope) -> Bool? {
    guard case .member(let list?, "count") = operands[0].kind,
      case .literal(let text) = operands[1].kind, let number = Int(text)
    else { return nil }
    let isMet: Bool? =
      switch operators {
      case [">"]: 0 > number
      case [">="]: 0 >= number
      case ["=="]: number == 0
      case ["!="]: number != 0
      default: nil
      }
    return isMet != nil && isEmpty(list, scope) ? isMet : nil
  }

  private func isEmpty(_ list: Expression, _ scope: Scope) -> Bool {
    guard let name = list.lastName, scope[name] == nil, scope.frame.me.object != nil,
      let known = evaluator.evaluate(list, scope).list
    else { return false }
    return known.elements.isEmpty && known.isWhole && !known.isOpen
      && evaluator.mentionsOnlyHere(name, scope)
  }
}
