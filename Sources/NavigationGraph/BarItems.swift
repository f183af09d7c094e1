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
  /// The element of the bar, or of the controller whose bar it is.
  package var holder: Int
  /// Its title, when it has one.
  package var title: String?
  /// One of the system's own items, such as `add`.
  package var systemItem: String?
  /// The image's name.
  package var image: String?
  /// Whether it does something: an action, a segue or an outlet's code.
  package var isConnected: Bool

  /// What it shows when that is a view and no button.
  package var view: BarView?

  /// What people would call it: its title, the system's, or that of its symbol.
  package var label: String? {
    title ?? systemItem.map { Self.systemNames[$0] ?? spelledOut($0) }
      ?? image.flatMap { Self.symbolNames[$0] }
  }

  /// What a report calls it: what people would call it, or else what it shows or its image's name.
  package var name: String? { label ?? view?.name ?? image }

  /// Whether it only shows something, and people cannot use it.
  package var isDecoration: Bool { view?.isDecoration ?? false }

  /// Whether it ends the screen that it stands on.
  package var endsScreen: Bool {
    [systemItem, title].compactMap { $0?.lowercased() }.contains(where: Self.endings.contains)
  }

  private static let endings: Set<String> = ["done", "cancel", "close", "save", "back"]
  private static let systemNames = [
    "action": "Share", "trash": "Delete", "add": "Add", "edit": "Edit", "save": "Save",
    "compose": "Compose", "reply": "Reply", "organize": "Organize", "search": "Search",
    "refresh": "Refresh", "stop": "Stop", "camera": "Camera", "play": "Play", "pause": "Pause",
    "bookmarks": "Bookmarks", "undo": "Undo", "redo": "Redo", "rewind": "Rewind",
    "fastForward": "Fast Forward", "done": "Done", "cancel": "Cancel", "close": "Close",
  ]
  private static let symbolNames = [
    "plus": "Add", "plus.circle": "Add", "trash": "Delete", "square.and.arrow.up": "Share",
    "square.and.pencil": "Compose", "magnifyingglass": "Search", "arrow.clockwise": "Refresh",
    "camera": "Camera", "bookmark": "Bookmarks", "gear": "Settings", "gearshape": "Settings",
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
    let toolbar = around.first { tree.isElement($0, named: .toolbar) }
    return BarItem(
      id: tree[element, .id] ?? "", location: document.location(of: element),
      bar: isNavigation ? .navigationBar : .toolbar, holder: toolbar ?? 0,
      title: document.itemTitle(of: element),
      systemItem: tree[element, .systemItem], image: tree[element, .image],
      isConnected: tree.children(of: element, named: .connections).contains { _ in true },
      view: BarView(in: element, of: document))
  }
}
