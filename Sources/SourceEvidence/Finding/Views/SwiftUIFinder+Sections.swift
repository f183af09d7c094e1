extension SwiftUIFinder {
  /// Adds a tab bar for each `switch` over sections with a row of buttons in the views of the file.
  mutating func findSections() {
    for view in code.types {
      for section in SectionSwitch.all(in: view, of: runner.program) { add(section, in: view) }
    }
  }

  private mutating func add(_ section: SectionSwitch, in view: TypeDeclaration) {
    runner.interpreter.refill()
    guard let file = runner.symbols.type(section.buttons.view)?.origin?.file else { return }
    let scope = runner.scope(ofType: section.buttons.view, file: file)
    let value = runner.interpreter.evaluate(section.buttons.list, scope)
    guard case .list(let list) = value, list.isWhole, !list.isConditional, list.elements.count > 1
    else { return }
    var container = container(
      .tabBar, at: section.offset, CodeContext(type: view, function: "body"))
    container.tabs = list.elements.prefix(ListValue.mostFollowed)
      .map { tab($0, of: section, in: view, scope) }
    guard container.tabs.allSatisfy({ $0.content != nil }) else { return }
    container.knowsAllTabs = list.elements.count <= ListValue.mostFollowed
    container.confidence = .likely
    container.isMadeByHand = true
    containers.append(container)
  }

  private func tab(
    _ value: Value, of section: SectionSwitch, in view: TypeDeclaration, _ scope: Scope
  ) -> CodeTab {
    var tab = CodeTab(place: place(section.offset))
    let labels = SwiftUITabs(finder: self, isPaged: false, type: section.buttons.view)
    let inner = scope.nested()
    inner.bind([section.buttons.parameter], to: value)
    labels.fill(&tab, label: section.buttons.label, inner)
    let own = runner.scope(ofType: view.qualifiedName, file: file).nested()
    own.declare(section.property, value)
    let side = { [runner] (branch: Branch) in runner.interpreter.outcome(of: branch, own).taken }
    let shown = Statement(.branch(section.branch), at: section.offset)
    tab.content = targets(in: view.qualifiedName, choosing: side)
      .target(Closure(parameters: [], body: [shown]))
    return tab
  }
}
