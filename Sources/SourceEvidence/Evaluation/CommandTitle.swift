extension CodeRunner {
  /// Returns the title of a command as `read` reads it.
  ///
  /// Of two titles that a condition chooses from, it is the second one, which is mostly that of the state at
  /// first: `isPinned ? "Unpin" : "Pin"`.
  func commandTitle(
    _ expression: Expression, _ scope: Scope, depth: Int = 0,
    _ read: (Expression, Scope) -> CodeText?
  ) -> CodeText? {
    if let text = read(expression, scope) { return text }
    guard depth < Self.deepestTitle else { return nil }
    let inner: Expression? =
      switch expression.kind {
      case .choice(let sides, _): sides.last
      case .branch(let branch): branch.lastOfTwo?.value
      case .name(let name): result(of: name, scope)
      case .member(let base?, let name) where base.lastName == "self": result(of: name, scope)
      case .call(let callee, let arguments) where Self.texts.contains(callee.lastName ?? ""):
        arguments.first?.value
      default: nil
      }
    return inner.flatMap { commandTitle($0, scope, depth: depth + 1, read) }
  }

  private static let deepestTitle = 4

  /// The functions that make a text from another one.
  private static let texts: Set = [
    "NSLocalizedString", "LocalizedStringKey", "LocalizedStringResource", "String", "Text",
  ]

  /// Returns the last value of a computed property of the type whose code runs.
  private func result(of name: String, _ scope: Scope) -> Expression? {
    let found = scope.frame.type.flatMap { symbols.variable(name, of: $0) }
    guard let last = found?.variable.getter?.last else { return nil }
    if case .branch(let branch) = last.kind { return branch.lastOfTwo?.value }
    return last.value
  }
}

extension Branch {
  /// The last statement of the second arm, if there are two.
  fileprivate var lastOfTwo: Statement? { arms.count == 2 ? arms[1].body.last : nil }
}
