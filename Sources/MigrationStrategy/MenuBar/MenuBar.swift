package import Guidance

/// The complete menu bar of a project's Mac app: the commands of every app, and those of the
/// recommendations (How-the-Menu-Bar-Is-Built.md).
package struct MenuBar: Sendable {
  /// A menu with its commands.
  package struct Menu: Sendable, Encodable {
    /// The name of the menu.
    package var name: MenuName
    /// The commands, in order.
    package var items: [Item]

    private enum CodingKeys: String, CodingKey {
      case name = "menu"
      case items
    }
  }

  /// A command.
  package struct Item: Sendable, Encodable {
    /// The id in `shortcuts.yml`, or `nil` for sections and for the app's own commands.
    package var id: String?
    /// The title.
    package var title: String
    /// The key equivalent as menus show it.
    package var key: String?
    /// Whether the system adds the command automatically.
    package var isSystem: Bool
    /// Whether every app has the command.
    package var isAlways: Bool
    /// The condition that enables the command, or `nil` if it is always enabled.
    package var enabled: String?
    /// The objects that handle the command.
    package var reach: StandardCommand.Reach
    /// The screens that need the command, each once.
    package var scenes: [String]
    /// The rules that propose the command.
    package var rules: [String]
    /// A note about the key.
    package var note: String?
    /// The location in the app's code of an existing command, or `nil` for a proposed one.
    package var existing: Place?
  }

  /// A place in a source file.
  package struct Place: Sendable, Encodable, Hashable {
    /// The file, relative to the project's root.
    package var file: String
    /// The line, starting at 1.
    package var line: Int
  }

  /// The menus, in the order of a Mac menu bar, or none if the app needs no command of its own.
  package let menus: [Menu]

  /// Creates a menu bar with some menus.
  package init(menus: [Menu] = []) { self.menus = menus }

  /// Returns the menu and title of a command, as in `View ▸ Back`.
  func path(of command: String) -> String? { path { $0.id == command } }

  /// Returns the menu and title of the command with a button's title.
  func path(titled title: String) -> String? { path { $0.title == title } }

  private func path(where isMeant: (Item) -> Bool) -> String? {
    for menu in menus {
      if let item = menu.items.first(where: isMeant) {
        return "\(menu.name.rawValue) ▸ \(item.title)"
      }
    }
    return nil
  }
}
