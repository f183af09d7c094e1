/// What a document for the Mac shows of an app's menus, toolbars and windows
/// (Interface-Builder-Format.md#documents-for-the-mac).
///
/// macward gives no advice on such a document: it tells what there is on the Mac already.
package struct MacInterface: Sendable {
  /// A command in a menu.
  package struct MenuItem: Sendable, Hashable {
    /// The title, as the file says it.
    package var title: String
    /// The key, in lower case, without its modifiers; `nil` for none.
    package var key: String?
    /// Whether ⌘ is pressed with the key.
    package var usesCommand: Bool
    /// What it calls (`action`, a selector); `nil` for an item that does nothing by itself.
    package var action: String?
    /// The line it begins on.
    package var line: Int
  }

  /// A part of a window that Mac apps are known for.
  package enum Part: Sendable, Hashable {
    /// A column of a split view that is a sidebar, or a list in the style of one.
    case sidebar
    /// A column of a split view with a list of content.
    case contentList
    /// Segments in a toolbar, or above a tab view.
    case toolbarSegments
    /// A search field in a toolbar.
    case toolbarSearch
    /// A window with tabs in its toolbar, as Settings windows have them.
    case toolbarTabs
  }

  /// The file's path, relative to the project's root.
  package var file: String
  /// The commands of all menus, in the file's order.
  package private(set) var menuItems: [MenuItem] = []
  /// The labels of toolbar items, and the line that each begins on.
  package private(set) var toolbarLabels: [(label: String, line: Int)] = []
  /// The parts of windows, and the line that each begins on.
  package private(set) var parts: [(part: Part, line: Int)] = []

  init(_ tree: ElementTree, file: String) {
    self.file = file
    for element in 0..<tree.count { add(element, tree) }
  }

  private mutating func add(_ element: Int, _ tree: ElementTree) {
    let line = tree.line(of: element)
    switch tree.name(of: element) {
    case .menuItem: addMenuItem(element, tree)
    case .toolbarItem:
      if let label = tree[element, .label]?.trimmedOrNil { toolbarLabels.append((label, line)) }
    default: break
    }
    if let part = Self.part(element, tree) { parts.append((part, line)) }
  }

  private mutating func addMenuItem(_ element: Int, _ tree: ElementTree) {
    guard let title = tree[element, .title]?.trimmedOrNil else { return }
    let mask = tree.children(of: element, named: .modifierMask).first { _ in true }
    let actions = tree.children(of: element, named: .connections)
      .flatMap { tree.children(of: $0, named: .action) }
    menuItems.append(
      MenuItem(
        title: title, key: tree[element, .keyEquivalent]?.nonEmpty?.lowercased(),
        usesCommand: mask.map { tree.isYes(.command, of: $0) } ?? true,
        action: actions.first.flatMap { tree[$0, .selector] }, line: tree.line(of: element)))
  }

  private static func part(_ element: Int, _ tree: ElementTree) -> Part? {
    switch tree.name(of: element) {
    case .splitViewItem where tree.hasValue("sidebar", for: .behavior, of: element): .sidebar
    case .splitViewItem where tree.hasValue("contentList", for: .behavior, of: element):
      .contentList
    case .outlineView
    where tree.hasValue("sourceList", for: .selectionHighlightStyle, of: element):
      .sidebar
    case .tabViewController where tree.hasValue("toolbar", for: .tabStyle, of: element):
      .toolbarTabs
    case .tabViewController
    where tree.hasValue("segmentedControlOnTop", for: .tabStyle, of: element):
      .toolbarSegments
    case .segmentedControl where isInToolbar(element, tree): .toolbarSegments
    case .searchToolbarItem: .toolbarSearch
    case .searchField where isInToolbar(element, tree): .toolbarSearch
    default: nil
    }
  }

  private static func isInToolbar(_ element: Int, _ tree: ElementTree) -> Bool {
    sequence(first: element) { tree.parent(of: $0) }
      .contains { tree.isElement($0, named: .toolbarItem) }
  }
}
