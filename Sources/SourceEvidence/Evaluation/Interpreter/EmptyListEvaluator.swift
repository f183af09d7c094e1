/// Evaluates whether a list of the object is empty. It stays empty if only the function that runs
/// mentions the list, and no code that ran has filled it.
struct EmptyListEvaluator {
  let evaluator: any Evaluating

  /// Compares the number of elements, which is 0, with a literal. Returns `nil` if the list is not known
  /// to be empty.
  func compare(_ operands: [Expression], _ name: String, _ scope: Scope) -> Bool? {
    guard case .member(let list?, "count") = operands[0].kind,
      case .literal(let text) = operands[1].kind, let number = Int(text)
    else { return nil }
    let isMet: Bool? =
      switch name {
      case ">": 0 > number
      case ">=": 0 >= number
      case "==": number == 0
      default: nil
      }
    return isMet != nil && isEmpty(list, scope) ? isMet : nil
  }

  /// Whether a list is known to be empty.
  func isEmpty(_ list: Expression, _ scope: Scope) -> Bool {
    guard let name = list.lastName, scope[name] == nil, scope.frame.me.object != nil,
      let known = evaluator.evaluate(list, scope).list
    else { return false }
    return known.elements.isEmpty && known.isWhole && !known.isOpen
      && evaluator.mentionsOnlyHere(name, scope)
  }
}
