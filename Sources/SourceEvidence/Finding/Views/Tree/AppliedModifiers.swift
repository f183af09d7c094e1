/// The modifiers of views, with those that the project's own modifiers apply.
extension ShownViews {
  /// A modifier, with the scope in which its arguments are evaluated.
  struct Applied {
    let modifier: ViewCall
    let scope: Scope
  }

  /// Returns the first modifier with a role that applies to a view.
  func modifier(_ role: ViewRow.Role, of node: ViewNode, _ scope: Scope) -> Applied? {
    node.modifiers.lazy
      .compactMap { expanded($0, node, scope, 0).first { tree.role(of: $0.modifier) == role } }
      .first
  }

  /// Whether code contains a modifier with a role, also in modifiers of the project.
  func holds(_ role: ViewRow.Role, in body: ViewBody, depth: Int = 0) -> Bool {
    func isIt(_ call: ViewCall, _ node: ViewNode) -> Bool {
      if tree.role(of: call) == role { return true }
      guard depth < Self.deepest, let own = ownModifier(call, node) else { return false }
      return holds(role, in: tree.body(of: own.code), depth: depth + 1)
    }
    return body.nodes.contains { node in
      node.contains { inside in
        (inside.modifiers + [inside.made].compactMap(\.self)).contains { isIt($0, inside) }
      }
    }
  }

  /// A modifier of the project: a function in an extension of `View`, or the body of a view modifier.
  private struct OwnModifier {
    let code: DeclaredFunction
    /// The name of the view that it modifies.
    let content: String
    /// The call that creates the view modifier, or `nil` for a function.
    var made: ViewCall?
  }

  private static let deepest = 4

  /// Returns the modifiers that a modifier stands for.
  private func expanded(
    _ modifier: ViewCall, _ node: ViewNode, _ scope: Scope, _ depth: Int
  ) -> [Applied] {
    guard depth < Self.deepest, let own = ownModifier(modifier, node) else {
      return [Applied(modifier: modifier, scope: scope)]
    }
    let inner = self.scope(of: own, modifier, scope)
    return views(in: tree.body(of: own.code), inner).lazy.map { shown in
      guard case .view(let view, let scope) = shown else { return [] }
      return applied(to: own.content, in: view, scope, depth + 1) ?? []
    }.first { !$0.isEmpty } ?? []
  }

  private func ownModifier(_ modifier: ViewCall, _ node: ViewNode) -> OwnModifier? {
    guard let name = modifier.name, tree.role(of: modifier) == nil else { return nil }
    if name == "modifier", let made = modifier.arguments.first?.node.made,
      case .own(let type) = tree.meaning(of: made, in: node.context.typeName),
      let body = runner.symbols.function("body", of: type, labels: nil)
    {
      let content = body.function.parameters.first?.name ?? "content"
      return OwnModifier(code: body, content: content, made: made)
    }
    return runner.symbols.function(name, of: "View", labels: modifier.written.map(\.label))
      .map { OwnModifier(code: $0, content: "self") }
  }

  private func scope(of own: OwnModifier, _ modifier: ViewCall, _ scope: Scope) -> Scope {
    let file = own.code.file
    if let made = own.made, let type = own.code.type {
      let site = runner.interpreter.site(made.written, at: made.offset, scope)
      return Scope(.init(me: runner.interpreter.construct(type, site), type: type, file: file))
    }
    let inner = Scope(.init(me: .unknown, type: own.code.type, file: file))
    runner.interpreter.declare(
      modifier.written, of: own.code, at: modifier.offset, scope, in: inner)
    return inner
  }

  /// Returns the modifiers that apply to the content of a modifier, the innermost first, or `nil` if a view
  /// does not contain it.
  private func applied(
    to content: String, in view: ViewNode, _ scope: Scope, _ depth: Int
  ) -> [Applied]? {
    func own(_ call: ViewCall) -> [Applied] { expanded(call, view, scope, depth) }
    let outer = view.modifiers.flatMap(own)
    if case .named(content) = view.content { return outer }
    // `tabItem { … }` in an extension of `View` modifies the view itself.
    if content == "self", let call = view.made, isModifier(call, view) { return own(call) + outer }
    return view.parts.lazy.compactMap { applied(to: content, in: $0, scope, depth) }.first
      .map { $0 + outer }
  }

  private func isModifier(_ call: ViewCall, _ node: ViewNode) -> Bool {
    tree.role(of: call) != nil && tree.row(of: node) == nil || ownModifier(call, node) != nil
  }
}
