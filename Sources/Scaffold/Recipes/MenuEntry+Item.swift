import Guidance
import MigrationStrategy

extension MenuEntry {
  /// Creates the entry for a command of the proposed menu bar.
  init(_ item: MenuBar.Item, in menu: MenuName) {
    title = item.title
    action = item.id.flatMap { Self.actions[$0] } ?? Self.action(for: item.title)
    self.menu = Self.menus[menu] ?? .actions
    key = item.key
  }

  /// The actions that generated code implements, by the ID of the command.
  private static let actions = [
    "back": "goBack", "next-page": "showNextPage", "previous-page": "showPreviousPage",
    "settings": "showSettings",
  ]

  private static let menus: [MenuName: Menu] = [
    .file: .file, .edit: .edit, .format: .format, .view: .view, .go: .view, .window: .window,
    .help: .help,
  ]

  /// Returns the name of an action that nobody implements yet.
  private static func action(for title: String) -> String {
    let name = SwiftText.name(for: title) ?? "performCommand"
    return taken.contains(name) || SwiftText.isKeyword(name) ? name + "Command" : name
  }

  /// The names of actions that UIKit's own responders implement, or that generated code does.
  private static let taken: Set = Set(actions.values).union([
    "copy", "cut", "delete", "duplicate", "export", "find", "move", "open", "paste", "print",
    "redo", "rename", "save", "select", "share", "showSection", "undo",
  ])
}
