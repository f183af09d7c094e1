package import InterfaceBuilder

/// A button in a navigation bar or toolbar.
package struct BarItem: Sendable {
  /// The bars an item can stand in.
  package enum Bar: String, Sendable { case navigationBar, toolbar }

  /// The object ID.
  package var id: String
  /// Where it stands.
  package var location: Location
  /// The bar it stands in.
  package var bar: Bar
  /// Its title, when it has one.
  package var title: String?
  /// One of the system's own items, such as `add`.
  package var systemItem: String?
  /// The image's name.
  package var image: String?
  /// Whether it does something: an action, a segue or an outlet's code.
  package var isConnected: Bool

  /// What people would call it: its title, the system's, or its image's name.
  package var name: String? {
    title ?? systemItem.map { Self.systemNames[$0] ?? spelledOut($0) } ?? image
  }

  private static let systemNames = [
    "action": "Share", "trash": "Delete", "add": "Add", "edit": "Edit", "save": "Save",
    "compose": "Compose", "reply": "Reply", "organize": "Organize", "search": "Search",
    "refresh": "Refresh", "stop": "Stop", "camera": "Camera", "play": "Play", "pause": "Pause",
    "bookmarks": "Bookmarks", "undo": "Undo", "redo": "Redo", "rewind": "Rewind",
    "fastForward": "Fast Forward",
  ]

  /// Whether it only keeps others apart.
  package var isSpace: Bool { systemItem == "flexibleSpace" || systemItem == "fixedSpace" }
}

extension NavigationGraph {
  /// The buttons in the bars of a screen, in the file's order.
  package func barItems(of node: NodeID) -> [BarItem] {
    let document = document(node)
    let element = element(of: node)
    return document.tree.descendants(of: element, named: .barButtonItem)
      .map { barItem(at: $0, in: document) }
      .filter { !$0.isSpace }
  }

  private func barItem(at element: Int, in document: Document) -> BarItem {
    let tree = document.tree
    let around = sequence(first: element) { tree.parent(of: $0) }
    let isNavigation = around.contains { tree.isElement($0, named: .navigationItem) }
    return BarItem(
      id: tree[element, .id] ?? "", location: document.location(of: element),
      bar: isNavigation ? .navigationBar : .toolbar, title: document.itemTitle(of: element),
      systemItem: tree[element, .systemItem], image: tree[element, .image],
      isConnected: tree.children(of: element, named: .connections).contains { _ in true })
  }
}
