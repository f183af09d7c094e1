import Guidance
import MigrationStrategy

/// The sentences about menus and toolbars.
extension Wording {
  /// Returns the condition that enables a command, its scope, and notes on its key equivalent.
  static func detail(of item: MenuBar.Item) -> String {
    [
      item.existing.map { "Already there (\($0.file):\($0.line))." },
      item.isSystem ? "From the system." : nil, item.enabled,
      item.reach == .screen ? places(item.scenes).map { "\($0)." } : nil, item.note,
    ]
    .compactMap { $0 }.joined(separator: " ")
  }

  /// Returns advice on naming an app-specific menu, or `nil` for standard menus.
  static func advice(on menu: MenuBar.Menu) -> String? {
    menu.name == .actions
      ? "(A better name for this menu is the noun that it acts on, such as Message.)" : nil
  }

  /// Returns the commands of a menu that every app has, or advice on naming an app-specific menu.
  static func common(in menu: MenuBar.Menu) -> String {
    let common = menu.items.filter(\.isAlways)
    if let advice = advice(on: menu) { return advice }
    guard !common.isEmpty else { return "" }
    let titles = common.map { item in item.title + (item.key.map { " \($0)" } ?? "") }
    return "As in every app: " + titles.joined(separator: ", ")
  }

  /// Returns the menu command of a toolbar item, and the screens that it is for.
  static func place(of item: WindowToolbar.Item) -> String {
    let places = places(item.scenes).map { item.command == nil ? $0 : $0.lowercasedFirst }
    return [item.command, places].compactMap { $0 }.joined(separator: ", ")
  }

  /// Returns the items that are hidden first in a narrow window.
  static func overflow(_ overflow: WindowToolbar.Overflow) -> String {
    "In a narrow window, these items of “\(overflow.scene)” move to the overflow menu first: "
      + overflow.titles.map { "“\($0)”" }.joined(separator: ", ") + "."
  }

  /// Returns the names of the first three screens, and the number of the others.
  static func places(_ scenes: [String]) -> String? {
    guard !scenes.isEmpty else { return nil }
    let named = scenes.prefix(3).map { "“\($0)”" }.joined(separator: ", ")
    return "On \(named)" + (scenes.count > 3 ? " and \(scenes.count - 3) more" : "")
  }
}

extension String {
  /// The text with its first letter in uppercase, for the beginning of a line.
  var uppercasedFirst: String { prefix(1).uppercased() + dropFirst() }
}
