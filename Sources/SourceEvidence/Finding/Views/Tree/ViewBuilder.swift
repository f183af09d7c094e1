/// Resolves code into views. This is the only place that follows the statements of view builders.
struct ViewBuilder {
  let context: ViewContext
  /// The modifiers of the views around the code.
  let around: OuterModifiers?

  init(_ context: ViewContext, _ around: OuterModifiers? = nil) {
    self.context = context
    self.around = around
  }

  // MARK: Statements

  func nodes(_ statements: [Statement]) -> [ViewNode] { statements.map(node) }

  private func node(_ statement: Statement) -> ViewNode {
    switch statement.kind {
    case .expression(let expression), .returning(let expression?): node(expression)
    case .branch(let branch): node(content(branch), statement)
    case .block(let statements): node(.block(body(statements)), statement)
    case .variable(let variable): node(variable)
    case .function(let function): inside(function.name).node(function)
    case .returning(nil), .assignment, .loop, .type: node(.other, statement)
    }
  }

  private func node(_ content: ViewNode.Content, _ statement: Statement) -> ViewNode {
    ViewNode(content, statement, in: context, around)
  }

  private func content(_ branch: Branch) -> ViewNode.Content {
    .branch(branch, branch.arms.map { body($0.body) })
  }

  private func body(_ statements: [Statement]) -> ViewBody {
    ViewBody(statements, in: context, around)
  }

  /// Returns a local variable, or a property whose context this is.
  func node(_ variable: Variable) -> ViewNode {
    let content = ViewNode.Content.variable(
      variable, variable.value.map(node), variable.accessorStatements.map(body))
    return node(content, Statement(.variable(variable), at: variable.offset))
  }

  /// Returns the code of a function whose context this is.
  func node(_ function: Function) -> ViewNode {
    node(
      .function(function, body(function.body)),
      Statement(.function(function), at: function.offset))
  }

  private func inside(_ member: String) -> ViewBuilder {
    ViewBuilder(context.inside(member), around)
  }

  // MARK: Expressions

  /// Returns the view in an expression, with its modifiers.
  func node(_ expression: Expression) -> ViewNode {
    var (core, modifiers): (Expression, [ViewCall]) = (expression, [])
    while case .call(let callee, let arguments) = core.kind,
      case .member(let base?, let name) = callee.kind, callee.typePath == nil,
      callee.initializedType == nil
    {
      modifiers.append(
        ViewCall(name, callee, self.arguments(arguments), at: callee.offset))
      core = base
    }
    modifiers.reverse()
    var inside = self
    if !modifiers.isEmpty {
      let outer = OuterModifiers(modifiers, of: core.calledName, outer: around)
      inside = ViewBuilder(context, outer)
    }
    return ViewNode(
      inside.content(core), Statement(.expression(core), at: core.offset), modifiers, in: context,
      around)
  }

  private func content(_ core: Expression) -> ViewNode.Content {
    switch core.kind {
    case .call(let callee, let arguments):
      .called(
        ViewCall(
          callee.viewName, callee.initializedType ?? callee, self.arguments(arguments),
          at: core.offset))
    case .name(let name): .named(name)
    // `destination: Detail.init`
    case .member where core.initializedType != nil:
      .called(ViewCall(core.viewName, core.initializedType ?? core, [], at: core.offset))
    case .member(let base?, let name): .member(of: base, name)
    case .closure(let closure): .closure(ViewBody(closure, in: context, around))
    case .branch(let branch): content(branch)
    case .choice(let sides, _): .choice(sides.map(node))
    case .cast(let base, _): .several([node(base)])
    case .array(let all), .other(let all): .several(all.map(node))
    case .tuple(let all): .several(all.map { node($0.value) })
    default: .value
    }
  }

  private func arguments(_ all: [Argument]) -> [ViewArgument] {
    all.map { ViewArgument($0, in: context, around) }
  }

  // MARK: Parts

  /// Returns the code inside of a view, in the order of the code.
  func parts(of node: ViewNode) -> [ViewNode] {
    let inside: [ViewNode] =
      switch node.content {
      case .called(let call): callee(call.callee) + parts(of: call)
      case .named: []
      case .member(let base, _): [self.node(base)]
      case .closure(let body), .block(let body): body.nodes
      case .function(let function, let body):
        nodes(in: function.parameters.compactMap(\.defaultValue)) + body.nodes
      case .branch(let branch, let arms): conditions(of: branch) + arms.flatMap(\.nodes)
      case .choice(let sides): condition(of: node) + sides
      case .several(let all): all
      case .variable(_, let value, let body): (value.map { [$0] } ?? []) + (body?.nodes ?? [])
      case .value: node.expression.map { nodes(in: $0.children) } ?? []
      case .other: parts(of: node.code)
      }
    return inside + node.modifiers.flatMap(parts)
  }

  private func parts(of call: ViewCall) -> [ViewNode] {
    call.arguments.filter { !$0.value.isLiteral }.map(\.node)
  }

  /// The views in what is called: `make { One() }()`.
  private func callee(_ callee: Expression) -> [ViewNode] {
    switch callee.kind {
    case .name: []
    case .member where callee.typePath != nil: []
    case .member(let base, _): nodes(in: base.map { [$0] } ?? [])
    default: [node(callee)]
    }
  }

  private func nodes(in expressions: [Expression]) -> [ViewNode] {
    expressions.filter { !$0.isLiteral }.map(node)
  }

  private func condition(of node: ViewNode) -> [ViewNode] {
    guard case .choice(_, let condition?) = node.expression?.kind else { return [] }
    return [self.node(condition)]
  }

  private func conditions(of branch: Branch) -> [ViewNode] {
    let all = branch.arms.flatMap { arm in
      arm.patterns.flatMap(\.parts) + arm.conditions.flatMap(\.parts)
    }
    return nodes(in: (branch.subject.map { [$0] } ?? []) + all)
  }

  private func parts(of statement: Statement) -> [ViewNode] {
    switch statement.kind {
    case .assignment(let target, let value, _): nodes(in: [target, value])
    case .loop(let pattern, let sequence, let body):
      nodes(in: [sequence] + pattern.parts) + nodes(body)
    case .type(let type): members(of: type)
    default: []
    }
  }

  /// Returns the code of the members of a local type.
  private func members(of type: TypeDeclaration) -> [ViewNode] {
    let own = ViewBuilder(ViewContext(file: context.file, type: type, member: nil), around)
    return type.variables.map { own.inside($0.name).node($0) }
      + type.functions.map { own.inside($0.name).node($0) }
  }
}

extension Expression {
  /// Whether there is no code in it.
  fileprivate var isLiteral: Bool {
    switch kind {
    case .string, .literal, .keyPath: true
    default: false
    }
  }

  /// The name of a view or function, with the enclosing types.
  fileprivate var viewName: String? {
    if case .name(let name) = kind { return name }
    return initializedType?.viewName ?? typePath
  }

  /// The type in `Detail.init`.
  fileprivate var initializedType: Expression? {
    guard case .member(let base?, "init") = kind,
      base.viewName?.lastComponent.startsUppercase == true
    else { return nil }
    return base
  }

  /// The name of the view or function that is called.
  fileprivate var calledName: String? {
    if case .call(let callee, _) = kind { callee.viewName } else { nil }
  }
}

extension Pattern {
  fileprivate var parts: [Expression] { [expression] + (guardCondition.map { [$0] } ?? []) }
}

extension Condition {
  fileprivate var parts: [Expression] {
    switch self {
    case .expression(let expression): [expression]
    case .binding(let variable): variable.value.map { [$0] } ?? []
    case .availability: []
    case .match(let pattern, let value): [value] + pattern.parts
    }
  }
}
