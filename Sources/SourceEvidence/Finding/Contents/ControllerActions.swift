/// Finds the actions that the code of view controllers and their views offers: in menus, in action sheets, on rows,
/// and on buttons.
struct ControllerActions {
  private let runner: CodeRunner

  init(_ runner: CodeRunner) { self.runner = runner }

  /// An action, and the function that makes it, or `nil` for a property.
  typealias Offer = (action: CodeAction, function: String?)

  /// Returns the actions that the members of a type make, in the order of the code. `used` is the names in
  /// its code.
  func actions(
    of type: TypeDeclaration, named name: String, in file: Int, _ used: CallGraph.Names
  ) -> [Offer] {
    let names = used.map(runner.program.calls.text)
    let made = MadeActions(
      type, own: Set(names.filter(isOwnAction)), isButton: isButton,
      usesButtons: names.contains(where: isButton)
    ).actions
    guard !made.isEmpty else { return [] }
    let scope = runner.scope(ofType: name, file: file)
    return made.flatMap { made -> [Offer] in
      let origin = Position(file: file, offset: made.title.offset)
      let conditions = runner.program.conditions(at: origin)
      guard conditions.isOfSharedCode, !runner.program.excludes(conditions) else { return [] }
      runner.interpreter.refill()
      return titles(made, scope).map {
        (CodeAction(made.kind, $0, at: runner.program.place(origin)), made.holder.function)
      }
    }
  }

  /// Whether a name is that of a type of the project that stands for an action.
  private func isOwnAction(_ name: String) -> Bool {
    guard name.startsUppercase, ElementNames.actionWords.contains(where: name.hasSuffix),
      runner.symbols.hierarchy.declarations[name] != nil
    else { return false }
    return !runner.symbols.hierarchy.isScreen(name)
      && !runner.symbols.hierarchy.conforms(name, to: "View")
  }

  /// Whether a name is that of a class of buttons: by its ancestors, or by its last word if no ancestor is
  /// known.
  private func isButton(_ name: String) -> Bool {
    let hierarchy = runner.symbols.hierarchy
    if hierarchy.isKind(name, of: "UIButton") { return true }
    guard name.hasSuffix(ElementNames.buttonWord), ElementNames.actions[name] == nil else {
      return false
    }
    return hierarchy.declarations[name] == nil || hierarchy.isKind(name, of: "UIControl")
  }

  /// Returns the title of an action, or those for each value of a list from which code makes it.
  private func titles(_ made: MadeActions.Made, _ scope: Scope) -> [CodeText] {
    guard let source = made.source,
      case .list(let list) = runner.interpreter.evaluate(source.list, scope)
    else { return [text(made.title, scope)].compactMap(\.self) }
    return list.elements.prefix(ListValue.mostFollowed).compactMap { element in
      let inner = scope.nested()
      inner.bind(source.names, to: element)
      return text(made.title, inner)
    }
  }

  private func text(_ title: Expression, _ scope: Scope) -> CodeText? {
    runner.commandTitle(title, scope) { runner.interpreter.evaluate($0, $1).text }
  }
}
