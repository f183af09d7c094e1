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
      return tree.symbols.declares(view) && lists.isMember("body", of: view, 0)
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
    case .named(let name), .member(_, let name): isMember(name, of: node.context.typeName, depth)
    case .called(let call): isList(call, node, depth)
    default: false
    }
  }

  private mutating func isList(_ call: ViewCall, _ node: ViewNode, _ depth: Int) -> Bool {
    switch tree.meaning(of: call, in: node.context.typeName) {
    case .own(let view): return isMember("body", of: view, depth)
    case .function(let name): return isMember(name, of: node.context.typeName, depth)
    case .row(let row): return isList(row, call, depth)
    case .other, .value: return false
    }
  }

  private mutating func isList(_ row: ViewRow, _ call: ViewCall, _ depth: Int) -> Bool {
    switch row.role {
    case .list: return offersChoice(call)
    case .wrapper, .frame, .rows:
      if let content = call.closure(of: row.content) { return isList(content.nodes, depth + 1) }
      return row.role == .wrapper && isList(call.arguments.prefix(1).map(\.node), depth + 1)
    default: return false
    }
  }

  private mutating func isMember(_ name: String, of type: String?, _ depth: Int) -> Bool {
    guard let type, seen.insert(ViewMember(type: type, name: name)).inserted,
      let body = tree.body(of: name, in: type)
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
    return list.closure()?.nodes.contains { $0.contains(where: isChoice) } ?? false
  }

  private func isChoice(_ node: ViewNode) -> Bool {
    switch node.made?.callee.lastName.flatMap(tree.table.view)?.role {
    case .repetition, .link: true
    default: false
    }
  }
}
