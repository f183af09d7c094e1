package import FileReading
import InterfaceBuilder

/// What a document for the Mac shows: the commands of its menus, and parts of its windows
/// (Interface-Builder-Format.md#documents-for-the-mac).
package struct MacDocument: Sendable {
  /// A menu item with an action. Others are the titles of menus, or unused items of Xcode's template.
  package struct Command: Sendable {
    /// The title in the file.
    package var title: String
    /// The key in lowercase, or `nil` if there is none with the Command key.
    package var key: String?
    /// The selector of the action.
    package var action: String
    /// The location of the item.
    package var location: SourceLocation
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

  /// The start of the file.
  package let location: SourceLocation
  /// The commands of all menus, in file order.
  package private(set) var commands: [Command] = []
  /// The parts of windows, in file order.
  package private(set) var parts: [(part: Part, location: SourceLocation)] = []

  init(_ interface: MacInterface) {
    location = SourceLocation(file: interface.file, line: 1)
    let tree = interface.tree
    for element in 0..<tree.count {
      let place = SourceLocation(file: interface.file, line: tree.line(of: element))
      Command(element, tree, at: place).map { commands.append($0) }
      Part(element, tree).map { parts.append(($0, place)) }
    }
  }
}

extension MacDocument.Command {
  fileprivate init?(_ element: Int, _ tree: ElementTree, at place: SourceLocation) {
    guard tree.isElement(element, named: .menuItem),
      let title = tree[element, .title]?.trimmedOrNil,
      let action = tree.children(of: element, named: .connections)
        .flatMap({ tree.children(of: $0, named: .action) }).first.flatMap({ tree[$0, .selector] })
    else { return nil }
    let mask = tree.children(of: element, named: .modifierMask).first { _ in true }
    let usesCommand = mask.map { tree.isYes(.command, of: $0) } ?? true
    let key = tree[element, .keyEquivalent].flatMap { $0.isEmpty ? nil : $0.lowercased() }
    self.init(title: title, key: usesCommand ? key : nil, action: action, location: place)
  }
}

extension MacDocument.Part {
  fileprivate init?(_ element: Int, _ tree: ElementTree) {
    switch tree.name(of: element) {
    case .splitViewItem where tree.hasValue("sidebar", for: .behavior, of: element): self = .sidebar
    case .splitViewItem where tree.hasValue("contentList", for: .behavior, of: element):
      self = .contentList
    case .outlineView
    where tree.hasValue("sourceList", for: .selectionHighlightStyle, of: element):
      self = .sidebar
    case .tabViewController where tree.hasValue("toolbar", for: .tabStyle, of: element):
      self = .toolbarTabs
    case .tabViewController
    where tree.hasValue("segmentedControlOnTop", for: .tabStyle, of: element):
      self = .toolbarSegments
    case .segmentedControl where Self.isInToolbar(element, tree): self = .toolbarSegments
    case .searchToolbarItem: self = .toolbarSearch
    case .searchField where Self.isInToolbar(element, tree): self = .toolbarSearch
    default: return nil
    }
  }

  private static func isInToolbar(_ element: Int, _ tree: ElementTree) -> Bool {
    sequence(first: element) { tree.parent(of: $0) }
      .contains { tree.isElement($0, named: .toolbarItem) }
  }
}
