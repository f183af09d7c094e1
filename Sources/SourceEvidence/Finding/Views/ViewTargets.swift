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

  /// Returns what views show as one screen: the view that represents it, or views without one that are
  /// written in place.
  func screen(_ nodes: [ViewNode]) -> CodeTarget? {
    if let target = targets(nodes).first { return target }
    guard nodes.contains(where: \.isView) else { return nil }
    var (target, lists) = (CodeTarget(isSwiftUI: true), ViewLists(tree))
    target.isList = lists.isList(nodes.flatMap(contentOfStack))
    target.isEmpty = nodes.filter(\.isView).allSatisfy(\.isEmpty)
    return target
  }

  /// Returns the first screen of a stack, or the view itself.
  private func contentOfStack(_ node: ViewNode) -> [ViewNode] {
    guard let row = tree.row(of: node), row.role == .stack else { return [node] }
    return node.made?.closure(of: row.content)?.nodes ?? [node]
  }

  private func targets(_ nodes: [ViewNode], _ depth: Int) -> [CodeTarget] {
    guard depth < Self.deepest else { return [] }
    return nodes.lazy.map { targets($0, depth) }.first { !$0.isEmpty } ?? []
  }

  private static let deepest = 8

  private func targets(_ node: ViewNode, _ depth: Int) -> [CodeTarget] {
    switch node.content {
    case .closure(let body), .block(let body): targets(body.nodes, depth + 1)
    case .branch(let branch, let arms):
      (side(branch).map { [arms[$0]] } ?? arms).flatMap { targets($0.nodes, depth + 1) }
    case .choice(let sides): sides.flatMap { targets($0, depth + 1) }
    default: member(node, depth) ?? node.made.map { targets($0, node, depth) } ?? []
    }
  }

  /// Returns the views in a property or function of the type.
  private func member(_ node: ViewNode, _ depth: Int) -> [CodeTarget]? {
    guard let found = tree.member(shownBy: node) ?? tree.builder(shownBy: node) else { return nil }
    var inner = self
    guard depth < Self.deepest, inner.followed.insert(found.member).inserted else { return [] }
    return inner.targets(found.body.nodes, depth + 2)
  }

  // MARK: Views

  private func targets(_ call: ViewCall, _ node: ViewNode, _ depth: Int) -> [CodeTarget] {
    switch tree.meaning(of: call, in: node.context.typeName) {
    case .own(let view):
      let own = CodeTarget(className: tree.symbols.hierarchy.name(of: view), isSwiftUI: true)
      return [content(call, depth) ?? wrapped(call, depth) ?? own]
    case .row(let row): return targets(row, call, node, depth)
    case .other(let name) where call.name != nil:
      return [CodeTarget(className: name.lastComponent, isSwiftUI: true)]
    case .other, .function, .value: return []
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

extension ViewNode {
  /// Whether it shows nothing: a color, or a text without characters.
  fileprivate var isEmpty: Bool {
    switch content {
    case .member(let base, _): base.lastName == "Color"
    case .called(let call): call.name == "EmptyView" || call.name == "Color" || call.showsNoText
    case .closure(let body), .block(let body): body.views.allSatisfy(\.isEmpty)
    default: false
    }
  }
}

extension ViewCall {
  fileprivate var showsNoText: Bool {
    guard name == "Text", case .string(let text)? = leading?.kind else { return false }
    return text.allSatisfy(\.isWhitespace)
  }
}
