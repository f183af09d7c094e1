import FileReading

/// Finds the view that represents a screen: the first view of the project in the place of a view, ignoring
/// views that only arrange others.
struct ViewTargets {
  private let tree: ViewTree
  private let side: Side
  /// The properties and functions that are being followed. A view does not contain itself.
  private var followed: Set<ViewMember> = []

  /// Returns the index of the arm of a branch that is taken, or `nil` if that is undecided.
  typealias Side = (Branch) -> Int?

  init(_ tree: ViewTree, choosing side: @escaping Side = { _ in nil }) {
    self.tree = tree
    self.side = side
  }

  /// Returns the views in the code of a view builder, one for each arm of its branches.
  func targets(_ nodes: [ViewNode]) -> [CodeTarget] { targets(nodes, 0) }

  /// Returns the views in the place of a view.
  func targets(_ node: ViewNode) -> [CodeTarget] { targets(node, 0) }

  private func targets(_ nodes: [ViewNode], _ depth: Int) -> [CodeTarget] {
    guard depth < Self.deepest else { return [] }
    return nodes.lazy.map { targets($0, depth) }.first { !$0.isEmpty } ?? []
  }

  private static let deepest = 8

  private func targets(_ node: ViewNode, _ depth: Int) -> [CodeTarget] {
    switch node.content {
    case .closure(let body), .block(let body): targets(body.nodes, depth + 1)
    case .named("self"): node.modifiers.first?.name.map { member($0, node, depth) } ?? []
    case .named(let name): member(name, node, depth)
    case .member(let base, let name) where base.lastName == "self": member(name, node, depth)
    case .branch(let branch, let arms):
      (side(branch).map { [arms[$0]] } ?? arms).flatMap { targets($0.nodes, depth + 1) }
    case .choice(let sides): sides.flatMap { targets($0, depth + 1) }
    case .called(let call) where call.name != nil: targets(call, node, depth)
    default: []
    }
  }

  /// Returns the views in a property or function of the type.
  private func member(_ name: String, _ node: ViewNode, _ depth: Int) -> [CodeTarget] {
    guard let type = node.context.typeName, depth < Self.deepest else { return [] }
    var inner = self
    guard inner.followed.insert(ViewMember(type: type, name: name)).inserted,
      let body = tree.body(of: name, in: type)
    else { return [] }
    return inner.targets(body.nodes, depth + 2)
  }

  // MARK: Views

  private func targets(_ call: ViewCall, _ node: ViewNode, _ depth: Int) -> [CodeTarget] {
    switch tree.meaning(of: call, in: node.context.typeName) {
    case .function(let name): return member(name, node, depth)
    case .own(let view):
      let own = CodeTarget(className: tree.symbols.hierarchy.name(of: view), isSwiftUI: true)
      return [content(call, depth) ?? wrapped(call, depth) ?? own]
    case .row(let row): return targets(row, call, node, depth)
    case .other(let name):
      return [CodeTarget(className: name.lastComponent, isSwiftUI: true)]
    case .value: return []
    }
  }

  private func targets(
    _ row: ViewRow, _ call: ViewCall, _ node: ViewNode, _ depth: Int
  ) -> [CodeTarget] {
    let inner = call.closure(of: row.content)
    switch row.role {
    case .tabs, .columns: return [container(node)]
    case .stack, .stackOrColumns:
      return (inner.map { targets($0.nodes, depth + 1) } ?? []).map { inStack($0, node) }
    case .wrapper, .frame:
      let inside = inner.map { targets($0.nodes, depth + 1) } ?? []
      return inside.isEmpty ? call.arguments.first.map { given($0, depth) } ?? [] : inside
    case .rows, .line, .scroll: return inner.map { only($0.nodes, depth) } ?? []
    default: return []
    }
  }

  /// Returns the views in the only statement that contains any, or none. Beside a list, a view is a part of
  /// the same screen.
  private func only(_ nodes: [ViewNode], _ depth: Int) -> [CodeTarget] {
    let all = nodes.map { targets([$0], depth + 1) }.filter { !$0.isEmpty }
    return all.count == 1 && !nodes.contains(where: isList) ? all[0] : []
  }

  private func isList(_ node: ViewNode) -> Bool {
    let role = tree.role(of: node)
    return role == .list || role == .form
  }

  /// Returns the view that is an argument of another one: `AnyView(Home())`.
  private func given(_ argument: ViewArgument, _ depth: Int) -> [CodeTarget] {
    argument.node.isCall ? targets(argument.node, depth + 1) : []
  }

  /// Returns the content of a view of the project if the content is a screen itself.
  private func content(_ call: ViewCall, _ depth: Int) -> CodeTarget? {
    let content = call.closure(of: ["", "content", "root"])
    guard let inside = content.flatMap({ targets($0.nodes, depth + 1).first }) else { return nil }
    return isView(inside) || inside.container != nil ? inside : nil
  }

  /// Returns the only argument of a view if it is a view of the project: `LazyView(Home())`.
  private func wrapped(_ call: ViewCall, _ depth: Int) -> CodeTarget? {
    guard call.arguments.count == 1, call.arguments[0].label.isEmpty else { return nil }
    return given(call.arguments[0], depth).first(where: isView)
  }

  private func isView(_ target: CodeTarget) -> Bool {
    target.className.map { tree.symbols.variable("body", of: $0) != nil } ?? false
  }

  private func container(_ node: ViewNode) -> CodeTarget {
    var target = CodeTarget(isSwiftUI: true)
    target.container = tree.place(node)
    return target
  }

  private func inStack(_ target: CodeTarget, _ node: ViewNode) -> CodeTarget {
    var target = target
    target.isInNavigationController = true
    target.stack = tree.place(node)
    return target
  }
}
