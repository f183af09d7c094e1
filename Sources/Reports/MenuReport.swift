import MigrationStrategy
package import RuleCatalogue

/// A menu of the Mac app with its commands.
package struct MenuReport: Sendable, Encodable {
  /// A command.
  package struct Item: Sendable, Encodable {
    package var title: String
    package var key: String?
    /// Whether the system adds it by itself.
    package var isSystem: Bool
    /// Whether every Mac app has it.
    package var isAlways: Bool
    /// What enables it; always, where nothing is said.
    package var enabled: String?
    /// Who answers it: the app, the window in front, or the screens that bring it.
    package var reach: StandardCommand.Reach
    /// The screens that bring it.
    package var scenes: [String]
    /// The rules that bring it.
    package var rules: [String]
    package var note: String?
  }

  package var menu: MenuName
  package var items: [Item]

  init(_ menu: MenuBar.Menu) {
    self.menu = menu.name
    items = menu.items.map { item in
      Item(
        title: item.title, key: item.key, isSystem: item.isSystem, isAlways: item.isAlways,
        enabled: item.enabled, reach: item.reach, scenes: item.scenes, rules: item.rules,
        note: item.note)
    }
  }
}
