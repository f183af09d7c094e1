/// The menus, toolbars, and windows in a document for the Mac
/// (Interface-Builder-Format.md#documents-for-the-mac).
///
/// macward gives no advice on such a document. The document shows what the app already has on the
/// Mac.
package struct MacInterface: Sendable {
  /// A command in a menu.
  package struct MenuItem: Sendable, Hashable {
    /// The title in the file.
    package var title: String
    /// The key equivalent in lowercase without its modifiers, or `nil` if there is none.
    package var key: String?
    /// Whether the key equivalent includes the Command key.
    package var usesCommand: Bool
    /// The selector of the item's action, or `nil` if the item has no action.
    package var action: String?
    /// The line the item begins on, starting at 1.
    package var line: Int
  }

  /// A part of a window that is typical of Mac apps.
  package enum Part: Sendable, Hashable {
    /// A column of a split view that is a sidebar, or a list in the sidebar style.
    case sidebar
    /// A column of a split view with a list of content.
    case contentList
    /// A segmented control in a toolbar or above a tab view.
    case toolbarSegments
    /// A search field in a toolbar.
    case toolbarSearch
    /// A window with tabs in its toolbar, such as a Settings window.
    case toolbarTabs
  }

  /// The file's path, relative to the project's root.
  package var file: String
  /// The items of all menus, in file order.
  package private(set) var menuItems: [MenuItem] = []
  /// The labels of toolbar items, each with the line it begins on.
  package private(set) var toolbarLabels: [(label: String, line: Int)] = []
  /// The parts of windows, each with the line it begins on.
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
