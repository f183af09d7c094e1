extension SwiftUITabs {
  /// What a label shows: `Label`, `Text`, `Image`, in whatever they stand.
  func fill(
    _ tab: inout CodeTab, label body: [Statement], _ scope: Scope, depth: Int = 0
  ) {
    guard depth < 6 else { return }
    for statement in body where evaluator.burn() {
      switch statement.kind {
      case .expression(let expression), .returning(let expression?):
        fill(&tab, view: expression, scope, depth)
      case .branch(let branch):
        for arm in branch.arms { fill(&tab, label: arm.body, scope, depth: depth + 1) }
      case .block(let inner): fill(&tab, label: inner, scope, depth: depth + 1)
      default: break
      }
    }
  }

  private func fill(
    _ tab: inout CodeTab, view expression: Expression, _ scope: Scope, _ depth: Int
  ) {
    let chain = ModifierChain(expression)
    guard let (name, arguments) = chain.call else {
      return fill(&tab, property: chain.core, scope, depth)
    }
    switch name {
    case "Text":
      if tab.title == nil { tab.title = arguments.first.flatMap { text($0.value, scope) } }
    case "Image":
      if tab.image == nil {
        let isSymbol = arguments["systemName"] != nil
        tab.image = arguments.first.flatMap { image($0.value, symbol: isSymbol, scope) }
      }
    case "Label":
      fill(&tab, arguments, scope)
      for label in ["title", "icon", ""] {
        arguments.closure(label).map { fill(&tab, label: $0.body, scope, depth: depth + 1) }
      }
    default:
      fill(&tab, arguments, scope)
      arguments.closure().map { fill(&tab, label: $0.body, scope, depth: depth + 1) }
    }
  }

  /// A label that a property of the type, or of a case, holds.
  private func fill(
    _ tab: inout CodeTab, property core: Expression, _ scope: Scope, _ depth: Int
  ) {
    switch core.kind {
    case .name(let name):
      guard let type, let body = evaluator.library.variable(name, of: type)?.variable.getter else {
        return
      }
      fill(&tab, label: body, scope, depth: depth + 1)
    case .member(let base?, let name):
      let value = evaluator.evaluate(base, scope)
      if let needs = value.needs { evaluator.needs.insert(needs) }
      guard case .enumeration(let type?, _, _) = value,
        let found = evaluator.library.variable(name, of: type),
        let body = found.variable.getter
      else { return }
      fill(
        &tab, label: body, Scope(.init(me: value, type: type, file: found.file)), depth: depth + 1)
    default: break
    }
  }
}
