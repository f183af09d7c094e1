import FileReading
import Guidance
import SourceEvidence

/// A command on its way into the menu bar.
struct MenuCommand {
  /// The item of the menu, without its key.
  var item: MenuBar.Item
  /// The menu.
  var menu: MenuName
  /// The preferred key.
  var key: String?
  /// The key to use if the app has another use for the preferred one.
  var alternate: String?
  /// Whether it navigates.
  var navigates = false
  /// The standard command that it is, if it is one.
  private var standard: StandardCommand?
  /// The position among the commands of its menu: the sections, then the standard commands in their
  /// order, then the app's own.
  var rank: Int

  /// The position of the app's own commands.
  static let ownRank = Int.max
  /// The position of sections.
  static let sectionRank = -1

  /// Creates a standard command.
  init(_ command: StandardCommand, rank: Int, app: String) {
    item = MenuBar.Item(
      id: command.id, title: command.title(in: app), key: nil,
      isSystem: command.isSystem, isAlways: command.isAlways, enabled: command.enabled,
      reach: command.reach, scenes: [], rules: [], note: nil)
    menu = command.menu
    (key, alternate, navigates) = (command.key, command.alternate, command.navigates)
    standard = command
    self.rank = rank
  }

  /// Creates a command that only this app has.
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

  /// Creates a command that the app has already, in the menu where it belongs; `nil` for a command
  /// without a title, and for one that only answers what is in front.
  init?(_ own: CodeCommand, _ placement: CommandPlacement) {
    guard let title = own.title?.title, own.isInMenuBar || !own.answersDialog else { return nil }
    let menu = placement.menu(of: own)
    self.init(title, in: menu ?? .actions, reach: .window)
    item.key = own.shownKey
    item.existing = MenuBar.Place(own)
    if menu == nil, let name = own.ownMenu { item.note = "In the menu “\(name)”." }
    if !own.isInMenuBar { item.note = own.noteOutsideOfMenus }
  }

  /// Whether it opens a section that was a tab.
  var isSection: Bool { rank == Self.sectionRank && key != nil }

  /// The words by which commands in code that do the same are recognized; none if only its title
  /// counts.
  var words: [String] { standard?.words ?? ownWords }
  private var ownWords: [String] = []

  /// The key by which commands are deduplicated.
  var name: Name { Name(menu: menu, title: item.title.comparedAsTitle) }

  /// The menu and the title of a command, as they are compared.
  struct Name: Hashable {
    var menu: MenuName
    var title: String
  }

  /// The standard command with a title of the app's own, for something similar.
  func titled(_ title: String) -> MenuCommand {
    var command = self
    (command.item.id, command.item.title) = (nil, title)
    (command.standard, command.ownWords) = (nil, [title])
    return command
  }

  /// Notes that the app's code already has the command, with the key that it has there.
  mutating func noteExisting(_ own: CodeCommand) {
    item.key = own.shownKey ?? (item.isSystem ? key : nil)
    item.existing = MenuBar.Place(own)
    if menu == .actions, let name = own.ownMenu, MenuName(inCode: name) == nil {
      item.note = "In the menu “\(name)”."
    }
    if !own.isInMenuBar { item.note = own.noteOutsideOfMenus }
  }

  /// Notes the rule that proposes it, and the screen that it comes from.
  mutating func note(rule: String?, scene: String?) {
    if let rule, !item.rules.contains(rule) { item.rules.append(rule) }
    if let scene, !item.scenes.contains(scene) { item.scenes.append(scene) }
  }
}

extension StandardCommand {
  /// Its title in the menu bar of an app.
  fileprivate func title(in app: String) -> String {
    namesApp ? title.replacing("{app}", with: app) : title
  }

  private var namesApp: Bool { title.utf8.contains(UInt8(ascii: "{")) }

  /// The words that tell which commands in code are the same: its title, and what buttons that do
  /// the same are called.
  var words: [String] {
    let verb = title.split(separator: " ").first.map(String.init) ?? title
    return (namesApp ? [] : [title.comparedAsTitle]) + buttons
      + (id == KnownCommand.newItem.rawValue ? [verb] : [])
  }
}

extension CodeCommand {
  /// The menu that the code puts it into, as it is called there; none if the code does not show it.
  var ownMenu: String? {
    menuTitle?.title ?? menu.flatMap { $0.isKeyOfTable ? nil : $0 }
  }

  /// What to know about a command that is a key and stands in no menu.
  var noteOutsideOfMenus: String {
    let key = shownKey == nil ? keyText.map { " Its key is \($0)." } ?? "" : ""
    return "A key without a menu command so far." + key
  }
}

extension MenuBar.Place {
  init(_ command: CodeCommand) {
    self.init(file: command.place.file, line: command.place.line)
  }
}
