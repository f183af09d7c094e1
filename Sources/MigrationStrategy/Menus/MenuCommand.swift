import RuleCatalogue

/// A command on its way into the menu bar.
struct MenuCommand {
  /// What the menu shows, still without its key.
  var item: MenuBar.Item
  /// The menu it belongs to.
  var menu: MenuName
  /// The key it would like.
  var key: String?
  /// The key it takes where something in the app has its own.
  var alternate: String?
  /// Whether it moves people about.
  var navigates = false
  /// Its place among the commands of its menu: the sections, then the standard commands in their
  /// order, then the app's own.
  var rank: Int

  /// The place of the app's own commands.
  static let ownRank = Int.max
  /// The place of sections.
  static let sectionRank = -1

  /// A standard command.
  init(_ command: StandardCommand, rank: Int, app: String) {
    item = MenuBar.Item(
      id: command.id, title: command.title.replacing("{app}", with: app), key: nil,
      isSystem: command.isSystem, isAlways: command.isAlways, enabled: command.enabled,
      reach: command.reach, scenes: [], rules: [], note: nil)
    menu = command.menu
    (key, alternate, navigates) = (command.key, command.alternate, command.navigates)
    self.rank = rank
  }

  /// A command that only this app has.
  init(
    _ title: String, in menu: MenuName, key: String? = nil, enabled: String? = nil,
    reach: StandardCommand.Reach, rank: Int = ownRank
  ) {
    item = MenuBar.Item(
      id: nil, title: title, key: nil, isSystem: false, isAlways: false, enabled: enabled,
      reach: reach, scenes: [], rules: [], note: nil)
    self.menu = menu
    self.key = key
    self.rank = rank
  }

  /// Whether two commands are one in the menu.
  func isSame(as other: MenuCommand) -> Bool {
    menu == other.menu
      && (item.title == other.item.title || (item.id != nil && item.id == other.item.id))
  }

  /// Notes that a rule brings it, and the screen that it comes from.
  mutating func note(rule: String?, scene: String?) {
    if let rule, !item.rules.contains(rule) { item.rules.append(rule) }
    if let scene, !item.scenes.contains(scene) { item.scenes.append(scene) }
  }
}
