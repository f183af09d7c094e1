import Guidance
import MigrationStrategy

/// The sentences about menus and toolbars.
extension Wording {
  /// The condition that enables a command, where it is handled, and notes on its key.
  static func detail(of item: MenuBar.Item) -> String {
    [
      item.existing.map { "Already there (\($0.file):\($0.line))." },
      item.isSystem ? "From the system." : nil, item.enabled,
      item.reach == .screen ? places(item.scenes).map { "\($0)." } : nil, item.note,
    ]
    .compactMap { $0 }.joined(separator: " ")
  }

  /// The commands of a menu that every app has, or how to name a menu that only this one has.
  static func common(in menu: MenuBar.Menu) -> String {
    let common = menu.items.filter(\.isAlways)
    if menu.name == .actions { return "Name this menu after what it acts on, such as Message." }
    guard !common.isEmpty else { return "" }
    let titles = common.map { item in item.title + (item.key.map { " \($0)" } ?? "") }
    return "As in every app: " + titles.joined(separator: ", ")
  }

  /// The menu command of a toolbar item, and the screens it is for.
  static func place(of item: WindowToolbar.Item) -> String {
    let places = places(item.scenes).map { item.command == nil ? $0 : $0.lowercasedFirst }
    return [item.command, places].compactMap { $0 }.joined(separator: ", ")
  }

  /// The items that disappear first in a narrow window.
  static func overflow(_ overflow: WindowToolbar.Overflow) -> String {
    "In a narrow window, these items of “\(overflow.scene)” move to the overflow menu first: "
      + overflow.titles.map { "“\($0)”" }.joined(separator: ", ") + "."
  }

  /// The names of screens: the first three, and how many more there are.
  static func places(_ scenes: [String]) -> String? {
    guard !scenes.isEmpty else { return nil }
    let named = scenes.prefix(3).map { "“\($0)”" }.joined(separator: ", ")
    return "On \(named)" + (scenes.count > 3 ? " and \(scenes.count - 3) more" : "")
  }
}

extension String {
  /// The text for the middle of a sentence.
  var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
