/// An open menu with the commands for a structure.
package struct MenuPanel: Sendable, Equatable {
  /// A command.
  package struct Item: Sendable, Equatable {
    package var title: String
    /// The key equivalent.
    package var key: String?
    /// Whether the item has a checkmark, because it is the current section.
    package var isChecked = false
    /// Whether a separator precedes the item.
    package var startsGroup = false

    package init(title: String, key: String?, isChecked: Bool = false, startsGroup: Bool = false) {
      (self.title, self.key) = (title, key)
      (self.isChecked, self.startsGroup) = (isChecked, startsGroup)
    }
  }

  /// The menu's title.
  package var name: String
  /// The titles in the menu bar around the menu, including its own.
  package var neighbors: [String]
  /// The first commands.
  package var items: [Item]
  /// The number of further commands.
  package var omitted: Int

  package init(name: String, neighbors: [String], items: [Item], omitted: Int) {
    (self.name, self.neighbors) = (name, neighbors)
    (self.items, self.omitted) = (items, omitted)
  }
}
