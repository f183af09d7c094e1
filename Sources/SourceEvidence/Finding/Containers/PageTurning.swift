/// Finds the controls with which people turn the pages of a page view, besides swiping.
struct PageTurning {
  let symbols: SymbolTable

  /// Returns the containers with the controls of those that have pages.
  func found(in containers: [CodeContainer]) -> [CodeContainer] {
    let segmented = Set(containers.filter { $0.kind == .segmentedControl }.compactMap(\.owner))
    return containers.map { container in
      guard container.kind == .pageView, container.pageTurning == .none else { return container }
      let owners = [container.name, container.owner].compactMap { $0 }
      var container = container
      if owners.contains(where: segmented.contains) || owners.contains(where: holdsControl) {
        container.pageTurning = .segments
      } else if owners.contains(where: hasButtons) {
        container.pageTurning = .buttons
      }
      return container
    }
  }

  /// Whether a type has a segmented control as a property, such as an outlet.
  private func holdsControl(_ type: String) -> Bool {
    symbols.type(type)?.variables.values.contains { $0.variable.type == "UISegmentedControl" }
      ?? false
  }

  /// Whether the names of a type's actions are those for the next and the previous page.
  private func hasButtons(_ type: String) -> Bool {
    let names = symbols.type(type)?.functionOrder.map { $0.lowercased() } ?? []
    let actions = names.filter { $0.contains("page") }
    return actions.contains { $0.contains("next") || $0.contains("right") }
      && actions.contains { $0.contains("prev") || $0.contains("left") }
  }
}

extension PageTurning {
  /// Whether code of a type binds something else than tab views, such as a picker, to the selection
  /// of a tab view.
  static func isBound(_ selection: Expression, besidesTabViewsIn type: TypeDeclaration) -> Bool {
    guard case .name(let name) = selection.kind, name.hasPrefix("$") else { return false }
    var isFound = false
    let visitor = CodeVisitor(visit: { expression, _ in
      if case .call(let callee, let arguments) = expression.kind, callee.lastName != "TabView" {
        isFound = isFound || arguments.contains { isName(name, $0) && $0.label != "isPresented" }
      }
      return !isFound
    })
    for variable in type.variables {
      variable.accessorStatements.map { visitor.walk($0, CodeContext()) }
    }
    for function in type.functions { visitor.walk(function.body, CodeContext()) }
    return isFound
  }

  private static func isName(_ name: String, _ argument: Argument) -> Bool {
    if case .name(name) = argument.value.kind { true } else { false }
  }
}
