package import FileReading
import InterfaceBuilder
import Projects

/// A button in a navigation bar or toolbar.
package struct BarItem: Sendable {
  /// The bars an item can stand in.
  package enum Bar: String, Sendable { case navigationBar, toolbar }

  /// The object ID.
  package var id: String
  /// Where it stands.
  package var location: SourceLocation
  /// The bar it stands in.
  package var bar: Bar
  /// The element of the bar, or of the controller whose bar it is.
  package var holder: Int
  /// Its title, when it has one.
  package var title: String?
  /// What the title says in the language the app is written in, where it is read in another one.
  package var originalTitles: Set<String>
  /// One of the system's own items, such as `add`.
  package var systemItem: String?
  /// The image's name.
  package var image: String?
  /// Whether it does something: an action, a segue or an outlet's code.
  package var isConnected: Bool

  /// The selector of its action, when it has one.
  package var selector: String?

  /// What it shows when that is a view and no button.
  package var view: BarView?

  /// What people would call it: its title, the system's, or that of its symbol.
  package var label: String? {
    title ?? systemItem.map { Self.systemNames[$0] ?? spelledOut($0) }
      ?? image.flatMap { Self.symbolNames[$0] }
  }

  /// What a report calls it: what people would call it, or else its image's name.
  package var name: String? { label ?? image }

  /// What a sentence calls it: a name in quotation marks, or what it shows.
  package var phrase: String? { name.map { "“\($0)”" } ?? view?.phrase }

  /// Whether it does something, and does not only show or hold a value.
  package var isButton: Bool { view?.isButton ?? true }

  /// Whether it only shows something, and people cannot use it.
  package var isDecoration: Bool { view?.isDecoration ?? false }

  /// Whether it is drawn as the one that confirms.
  package var isProminent: Bool

  /// Whether it ends the screen that it stands on.
  package var endsScreen: Bool {
    [systemItem, title].compactMap { $0?.lowercased() }.contains(where: Self.endings.contains)
      || originalTitles.contains { Self.endings.contains($0.lowercased()) }
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
    guard let document = file(node).document else { return [] }
    let element = element(of: node)
    // The Back button of an item stands in the bars of the screens that follow.
    let found = document.tree.descendants(of: element, named: .barButtonItem).filter {
      !document.tree.hasValue("backBarButtonItem", for: .key, of: $0)
    }
    guard !found.isEmpty else { return [] }
    let outlets = Set(
      document.tree.descendants(of: element, named: .outlet)
        .compactMap { document.tree[$0, .destination] })
    return found.map { barItem(at: $0, in: document, outlets) }.filter { !$0.isSpace }
  }

  /// An item does something when it is connected, or when code has an outlet to it and it is not
  /// disabled for good.
  private func barItem(at element: Int, in document: Document, _ outlets: Set<String>) -> BarItem {
    let tree = document.tree
    let around = sequence(first: element) { tree.parent(of: $0) }
    let isNavigation = around.contains { tree.isElement($0, named: .navigationItem) }
    let toolbar = around.first { tree.isElement($0, named: .toolbar) }
    let id = tree[element, .id] ?? ""
    let isConnected = tree.children(of: element, named: .connections).contains { _ in true }
    let isDisabled = tree.hasValue("NO", for: .enabled, of: element)
    let title = tree.itemTitle(of: element)
    let action = tree.children(of: element, named: .connections)
      .flatMap { tree.children(of: $0, named: .action) }.first
    return BarItem(
      id: id, location: document.location(of: element),
      bar: isNavigation ? .navigationBar : .toolbar, holder: toolbar ?? 0,
      title: title, originalTitles: title.flatMap { project.originals[$0] } ?? [],
      systemItem: tree[element, .systemItem], image: tree[element, .image],
      isConnected: isConnected || (outlets.contains(id) && !isDisabled),
      selector: action.flatMap { tree[$0, .selector] },
      view: BarView(in: element, of: document),
      isProminent: tree.hasValue("done", for: .style, of: element))
  }
}
