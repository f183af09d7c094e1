/// Finds the views that code shows when it runs: those in the arms of its branches that are taken, and those
/// in the properties, functions, and views of the project that it uses.
struct ShownViews {
  let runner: CodeRunner
  let tree: ViewTree

  /// Creates the tree of a program's views, and the runner of its code.
  init(
    _ program: Program, _ hierarchy: ClassHierarchy, _ resources: any SourceResources,
    _ table: ViewTable = .swiftUI
  ) {
    let symbols = SymbolTable(program, hierarchy)
    tree = ViewTree(program, symbols, table)
    runner = CodeRunner(program, symbols, resources, ViewHosting(tree: tree))
  }

  /// A view, with the scope in which its code runs.
  indirect enum Shown {
    case view(ViewNode, Scope)
    /// The arms of an undecided branch, of which one is shown.
    case either([[Shown]])
  }

  /// The code of a property, a function, or a view of the project.
  struct Code {
    let body: ViewBody
    /// Returns the scope in which the code runs.
    let scope: () -> Scope
    /// The full name of the view, or `nil` for a property or function.
    var view: String?
  }

  /// Returns the views of a view builder that satisfy a condition. Its local variables are declared in the
  /// scope.
  func views(
    in body: ViewBody, _ scope: Scope, where isShown: (ViewNode) -> Bool = { _ in true }
  ) -> [Shown] {
    var all: [Shown] = []
    for node in body.nodes where runner.interpreter.burn() && isShown(node) {
      switch node.content {
      case .block(let inner): all += views(in: inner, scope, where: isShown)
      case .branch(let branch, let arms):
        switch runner.interpreter.outcome(of: branch, scope) {
        case .taken(let side): all += views(in: arms[side.index], side.scope, where: isShown)
        case .none: break
        case .open(let sides):
          all.append(.either(sides.map { views(in: arms[$0.index], $0.scope, where: isShown) }))
        }
      case .variable(let variable, _, _):
        let value = variable.value.map {
          runner.interpreter.evaluate($0, scope, expecting: variable.type)
        }
        scope.declare(variable.name, value ?? .unknown)
      case .function, .other: break
      default: all.append(.view(node, scope))
      }
    }
    return all
  }

  /// Returns the scope of each value for which code repeats a view builder, or none if not all are known.
  func scopes(of body: ViewBody, repeatedBy call: ViewCall, _ outer: Scope) -> [Scope] {
    runner.interpreter.refill()
    guard case .list(let list)? = call.leading.map({ runner.interpreter.evaluate($0, outer) }),
      list.isWhole, !list.isConditional
    else { return [] }
    return list.elements.prefix(ListValue.mostFollowed).map { element in
      let inner = outer.nested()
      inner.bind(body.parameters.isEmpty ? ["$0"] : body.parameters, to: element)
      return inner
    }
  }

  /// Returns the code that a view in the place of another one stands for.
  func code(of node: ViewNode, _ scope: Scope) -> Code? {
    switch node.content {
    case .named("self"): node.modifiers.first.flatMap { function($0, node, scope) }
    case .named(let name): member(name, scope)
    case .member(let base, let name):
      base.lastName == "self" ? member(name, scope) : member(name, of: base, scope)
    case .called(let call): function(call, node, scope) ?? view(call, node, scope)
    default: nil
    }
  }

  /// Returns the code of a property or method of the type whose code runs.
  private func member(_ name: String, _ scope: Scope) -> Code? {
    scope.frame.type.flatMap { code(name, of: $0) { _ in scope.nested() } }
  }

  /// Returns the code of a property or method of an enumeration case: `tab.label`.
  private func member(_ name: String, of base: Expression, _ scope: Scope) -> Code? {
    let value = runner.interpreter.evaluate(base, scope)
    guard case .enumeration(let type?, _, _) = value else { return nil }
    return code(name, of: type) { Scope(.init(me: value, type: type, file: $0)) }
  }

  private func code(
    _ name: String, of type: String, _ scope: @escaping (_ file: Int) -> Scope
  ) -> Code? {
    if let found = runner.symbols.variable(name, of: type) {
      return tree.body(of: found).map { Code(body: $0) { scope(found.file) } }
    }
    return runner.symbols.function(name, of: type, labels: nil).map { found in
      Code(body: tree.body(of: found)) { scope(found.file) }
    }
  }

  /// Returns the code of a called function of the type whose code runs.
  private func function(_ call: ViewCall, _ node: ViewNode, _ scope: Scope) -> Code? {
    guard let name = call.name, let owner = scope.frame.type,
      let found = runner.symbols.function(name, of: owner, labels: call.written.map(\.label))
    else { return nil }
    return Code(body: tree.body(of: found)) {
      let inner = Scope(.init(me: scope.frame.me, type: found.type, file: found.file))
      inner.frame.constants = scope.frame.constants
      runner.interpreter.declare(call.written, of: found, at: node.offset, scope, in: inner)
      return inner
    }
  }

  /// Returns the body of a view of the project.
  private func view(_ call: ViewCall, _ node: ViewNode, _ scope: Scope) -> Code? {
    guard case .own(let view) = tree.meaning(of: call, in: node.context.typeName),
      let found = runner.symbols.variable("body", of: view),
      let body = tree.body(of: found)
    else { return nil }
    let inner = {
      let site = runner.interpreter.site(call.written, at: node.offset, scope)
      let me = runner.interpreter.construct(view, site)
      let inner = Scope(.init(me: me, type: view, file: found.file))
      inner.frame.constants = constants(of: view)
      return inner
    }
    return Code(body: body, scope: inner, view: view)
  }

  /// Returns the properties of a view that only its initializer sets.
  private func constants(of view: String) -> Set<String> {
    let variables = runner.symbols.type(view)?.variables.values.map(\.variable) ?? []
    return Set(variables.filter { $0.isStored && !$0.isWrapped }.map(\.name))
  }
}
