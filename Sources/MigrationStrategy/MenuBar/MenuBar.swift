package import Guidance

/// The menu bar that a project's Mac app needs, as a whole: the commands every app has, and those
/// that the recommendations bring (How-the-Menu-Bar-Is-Built.md).
package struct MenuBar: Sendable {
  /// A menu with its commands.
  package struct Menu: Sendable, Encodable {
    /// The menu.
    package var name: MenuName
    /// Its commands, in order.
    package var items: [Item]

    private enum CodingKeys: String, CodingKey {
      case name = "menu"
      case items
    }
  }

  /// A command.
  package struct Item: Sendable, Encodable {
    /// Its name in `shortcuts.yml`; none for sections and for the app's own commands.
    package var id: String?
    /// Its title.
    package var title: String
    /// Its key equivalent as menus show it.
    package var key: String?
    /// Whether the system adds it by itself.
    package var isSystem: Bool
    /// Whether every app has it, whatever it does.
    package var isAlways: Bool
    /// What enables it; always, if it does not say.
    package var enabled: String?
    /// Who answers it.
    package var reach: StandardCommand.Reach
    /// The screens that it comes from, each once.
    package var scenes: [String]
    /// The rules that bring it.
    package var rules: [String]
    /// What to know about its key.
    package var note: String?
    /// Where the app's code has it already; `nil` for what is proposed.
    package var existing: Place?
  }

  /// A place in a source file.
  package struct Place: Sendable, Encodable, Hashable {
    /// The file, relative to the project's root.
    package var file: String
    /// The line, counted from 1.
    package var line: Int
  }

  /// The menus, in the order of a Mac menu bar; none where the app needs no command of its own.
  package let menus: [Menu]

  /// The menu and title of a command: `View ▸ Back`.
  func path(of command: String) -> String? { path { $0.id == command } }

  /// The menu and title of what a button does.
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
