/// The open menu that holds the commands for a structure.
package struct MenuPanel: Sendable, Equatable {
  /// A command.
  package struct Item: Sendable, Equatable {
    package var title: String
    /// Its key equivalent.
    package var key: String?
    /// Whether it is the current section.
    package var isChecked = false
    /// Whether a line parts it from the one before.
    package var startsGroup = false

    package init(title: String, key: String?, isChecked: Bool = false, startsGroup: Bool = false) {
      (self.title, self.key) = (title, key)
      (self.isChecked, self.startsGroup) = (isChecked, startsGroup)
    }
  }

  /// The menu's title.
  package var name: String
  /// The titles in the menu bar around it, with its own.
  package var neighbors: [String]
  /// Its first commands.
  package var items: [Item]
  /// How many commands follow.
  package var omitted: Int

  package init(name: String, neighbors: [String], items: [Item], omitted: Int) {
    (self.name, self.neighbors) = (name, neighbors)
    (self.items, self.omitted) = (items, omitted)
  }
}
