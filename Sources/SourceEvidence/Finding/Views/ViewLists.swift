/// Tells whether a SwiftUI view is a list from which people choose: a `List` with rows that code makes
/// from data, or with links or a selection.
struct ViewLists {
  private let tree: ViewTree
  /// The members that were looked into. Each is looked into once.
  private var seen: Set<ViewMember> = []

  init(_ tree: ViewTree) { self.tree = tree }

  /// Returns the views that are such lists, of some that a project may declare.
  static func lists(among views: Set<String>, _ tree: ViewTree) -> Set<String> {
    views.filter { view in
      var lists = ViewLists(tree)
      return tree.symbols.declares(view) && lists.isBody(of: view, 0)
    }
  }

  /// Whether views are such a list, alone or with other views.
  mutating func isList(_ nodes: [ViewNode]) -> Bool { isList(nodes, 0) }

  private mutating func isList(_ nodes: [ViewNode], _ depth: Int) -> Bool {
    guard depth < 8 else { return false }
    for node in nodes where isList(node, depth) { return true }
    return false
  }

  private mutating func isList(_ node: ViewNode, _ depth: Int) -> Bool {
    switch node.content {
    case .block(let body): isList(body.nodes, depth + 1)
    case .branch(_, let arms): isList(arms.flatMap(\.nodes), depth + 1)
    case .choice(let sides): isList(sides, depth + 1)
    default: isMember(node, depth) || node.made.map { isList($0, node, depth) } ?? false
    }
  }

  private mutating func isList(_ call: ViewCall, _ node: ViewNode, _ depth: Int) -> Bool {
    switch tree.meaning(of: call, in: node.context.typeName) {
    case .own(let view): isBody(of: view, depth)
    case .row(let row): isList(row, call, depth)
    case .function, .other, .value: false
    }
  }

  private mutating func isList(_ row: ViewRow, _ call: ViewCall, _ depth: Int) -> Bool {
    switch row.role {
    case .list: return offersChoice(call)
    case .scroll, .grid: return repeatsLinks(call.closure(of: row.content)?.nodes ?? [])
    case .wrapper, .frame, .rows:
      if let content = call.closure(of: row.content) { return isList(content.nodes, depth + 1) }
      return row.role == .wrapper && isList(call.arguments.prefix(1).map(\.node), depth + 1)
    default: return false
    }
  }

  private mutating func isMember(_ node: ViewNode, _ depth: Int) -> Bool {
    guard let found = tree.member(shownBy: node), seen.insert(found.member).inserted else {
      return false
    }
    return isList(found.body.nodes, depth + 1)
  }

  private mutating func isBody(of view: String, _ depth: Int) -> Bool {
    guard seen.insert(ViewMember(type: view, name: "body")).inserted,
      let body = tree.body(of: "body", in: view)
    else { return false }
    return isList(body.nodes, depth + 1)
  }

  /// Whether a list has data, a selection, or links.
  private func offersChoice(_ list: ViewCall) -> Bool {
    if list.arguments.contains(where: {
      $0.label == "selection" || $0.label.isEmpty && !$0.isClosure
    }) {
      return true
    }
    var isFound = false
    for node in list.closure()?.nodes ?? [] {
      node.walk { inside in
        isFound = isFound || isChoice(inside)
        return !isFound && !inside.isDrawing
      }
    }
    return isFound
  }

  /// Whether views are links, one for each of several values.
  private func repeatsLinks(_ nodes: [ViewNode]) -> Bool {
    nodes.contains { node in
      node.contains { inside in
        tree.role(of: inside) == .repetition
          && inside.parts.contains { $0.contains { tree.role(of: $0) == .link } }
      }
    }
  }

  private func isChoice(_ node: ViewNode) -> Bool {
    switch node.made?.callee.lastName.flatMap(tree.table.view)?.role {
    case .repetition, .link: true
    default: false
    }
  }
}
