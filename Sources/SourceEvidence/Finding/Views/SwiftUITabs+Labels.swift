extension SwiftUITabs {
  /// Reads a label: `Label`, `Text`, and `Image`, also in other views.
  func fill(
    _ tab: inout CodeTab, label body: [Statement], _ scope: Scope, depth: Int = 0
  ) {
    guard depth < 6 else { return }
    for statement in body where runner.interpreter.burn() {
      switch statement.kind {
      case .expression(let expression), .returning(let expression?):
        fill(&tab, view: expression, scope, depth)
      case .branch(let branch):
        switch runner.interpreter.outcome(of: branch, scope) {
        case .taken(let side): fill(&tab, label: side.arm.body, side.scope, depth: depth + 1)
        case .none: break
        case .open(let sides): fill(&tab, labels: sides, depth)
        }
      case .block(let inner): fill(&tab, label: inner, scope, depth: depth + 1)
      default: break
      }
    }
  }

  /// Reads the labels in the arms of an undecided branch. A title is only known if no label has a different
  /// one.
  private func fill(
    _ tab: inout CodeTab, labels sides: [ArmChoice.Side], _ depth: Int
  ) {
    let labels = sides.map { side in
      var label = tab
      fill(&label, label: side.arm.body, side.scope, depth: depth + 1)
      return label
    }
    tab = labels.first { $0.title != nil } ?? labels.first ?? tab
    let isOneOfSeveral = labels.contains { $0.title != nil && $0.title != tab.title }
    if isOneOfSeveral { (tab.title, tab.hasUnreadTitle) = (nil, true) }
  }

  private func fill(
    _ tab: inout CodeTab, view expression: Expression, _ scope: Scope, _ depth: Int
  ) {
    let chain = ModifierChain(expression)
    if fill(&tab, helper: chain, scope, depth) { return }
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

  /// Reads a label from a function of the type or from a view of the project. Returns `false` if it
  /// is neither.
  private func fill(
    _ tab: inout CodeTab, helper chain: ModifierChain, _ scope: Scope, _ depth: Int
  ) -> Bool {
    if let (name, arguments) = chain.call, name.startsUppercase {
      guard let view = runner.symbols.name(of: name, in: type),
        let body = runner.symbols.variable("body", of: view), let getter = body.variable.getter
      else { return false }
      let me = runner.interpreter.construct(
        view, runner.interpreter.site(arguments, at: chain.core.offset, scope))
      let inner = Scope(.init(me: me, type: view, file: body.file))
      fill(&tab, label: getter, inner, depth: depth + 1)
      return tab.title != nil || tab.image != nil
    }
    let isOwn = if case .name("self") = chain.core.kind { true } else { false }
    guard let call = isOwn ? chain.modifiers.first.map({ ($0.name, $0.arguments) }) : chain.call,
      let owner = scope.frame.type,
      let found = runner.symbols.function(call.0, of: owner, labels: call.1.map(\.label))
    else { return false }
    let inner = Scope(.init(me: scope.frame.me, type: found.type, file: found.file))
    runner.interpreter.declare(call.1, of: found, at: chain.core.offset, scope, in: inner)
    fill(&tab, label: found.function.body, inner, depth: depth + 1)
    return true
  }

  /// Reads a label from a property of the type, or of an enumeration case.
  private func fill(
    _ tab: inout CodeTab, property core: Expression, _ scope: Scope, _ depth: Int
  ) {
    switch core.kind {
    case .name(let name):
      guard let type, let body = runner.symbols.variable(name, of: type)?.variable.getter else {
        return
      }
      fill(&tab, label: body, scope, depth: depth + 1)
    case .member(let base?, let name):
      let value = runner.interpreter.evaluate(base, scope)
      guard case .enumeration(let type?, _, _) = value, let label = label(name, of: type) else {
        return
      }
      fill(
        &tab, label: label.body, Scope(.init(me: value, type: type, file: label.file)),
        depth: depth + 1)
    default: break
    }
  }

  /// Returns the statements of a property or a method, which may be passed as a closure:
  /// `.tabItem(tab.label)`.
  private func label(_ name: String, of type: String) -> (body: [Statement], file: Int)? {
    if let found = runner.symbols.variable(name, of: type), let body = found.variable.getter {
      return (body, found.file)
    }
    return runner.symbols.function(name, of: type, labels: []).map { ($0.function.body, $0.file) }
  }
}
