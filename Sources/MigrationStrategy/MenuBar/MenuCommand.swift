import FileReading
import Guidance
import NavigationGraph
import SourceEvidence

/// A command that is added to the menu bar.
struct MenuCommand {
  /// The menu item, without its key.
  var item: MenuBar.Item
  /// The menu.
  var menu: MenuName
  /// The preferred key.
  var key: String?
  /// The key to use if the app has another use for the preferred one.
  var alternate: String?
  /// Whether the command is for navigation.
  var navigates = false
  /// The standard command, if it is one.
  private var standard: StandardCommand?
  /// The position in its menu: sections first, then the standard commands in their order, then the
  /// app's own commands.
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

  /// Creates a command of this app.
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

  /// Creates an existing command of the app in its menu. Returns `nil` for a command without a
  /// title, and for one that only closes or confirms a dialog.
  init?(_ own: CodeCommand, _ placement: CommandPlacement) {
    guard let title = own.title?.title, own.isInMenuBar || !own.answersDialog else { return nil }
    let menu = placement.menu(of: own)
    self.init(title, in: menu ?? .actions, reach: .window)
    item.key = own.shownKey
    item.existing = MenuBar.Place(own)
    if menu == nil, let name = own.ownMenu { item.note = "In the menu “\(name)”." }
    isOutsideOfMenus = !own.isInMenuBar
    if isOutsideOfMenus { item.note = own.noteOutsideOfMenus }
  }

  /// Whether it is an existing command of the app that has only a key so far, on its screen.
  private(set) var isOutsideOfMenus = false

  /// Whether the command opens a section that was a tab.
  var isSection: Bool { rank == Self.sectionRank && key != nil }

  /// The words that identify equal commands in code, or none if only the title counts.
  var words: [String] { standard?.words ?? ownWords }
  private var ownWords: [String] = []

  /// The key for deduplicating commands.
  var name: Name { Name(menu: menu, title: item.title.comparedAsTitle) }

  /// The menu and the title of a command, in the form for comparison.
  struct Name: Hashable {
    var menu: MenuName
    var title: String
  }

  /// Returns the standard command with another title, for a similar command of the app.
  func titled(_ title: String) -> MenuCommand {
    var command = self
    (command.item.id, command.item.title) = (nil, title)
    (command.standard, command.ownWords) = (nil, [title])
    return command
  }

  /// Records that the app's code already has the command, with its existing key and title. Settings and
  /// commands of the system keep their standard titles, and sections those of their tabs.
  mutating func noteExisting(_ own: CodeCommand) {
    let isOfSystem = item.isSystem && item.id != KnownCommand.about.rawValue
    let isSettings = item.id == KnownCommand.settings.rawValue
    let isFixed = isOfSystem || isSection || isSettings
    if !isFixed, let title = own.title?.title { item.title = title }
    item.key = own.shownKey ?? (item.isSystem ? key : nil)
    // Another key is that of the section that Settings was.
    if isSettings, !own.isInMenuBar { item.key = key }
    item.existing = MenuBar.Place(own)
    if menu == .actions, let name = own.ownMenu, MenuName(inCode: name) == nil {
      item.note = "In the menu “\(name)”."
    }
    if !own.isInMenuBar { item.note = own.noteOutsideOfMenus }
  }

  /// Records a rule that proposes the command, and a screen that needs it.
  mutating func note(rule: String?, scene: String?) {
    if let rule, !item.rules.contains(rule) { item.rules.append(rule) }
    if let scene, !item.scenes.contains(scene) { item.scenes.append(scene) }
  }
}

extension StandardCommand {
  /// Returns the title in the menu bar of an app.
  fileprivate func title(in app: String) -> String {
    namesApp ? title.replacing("{app}", with: app) : title
  }

  private var namesApp: Bool { title.utf8.contains(UInt8(ascii: "{")) }

  /// The words that identify equal commands in code: its title, and the titles of buttons that do
  /// the same.
  var words: [String] {
    let verb = title.split(separator: " ").first.map(String.init) ?? title
    return (namesApp ? [] : [title.comparedAsTitle]) + buttons
      + (id == KnownCommand.newItem.rawValue ? [verb] : [])
  }
}

extension CodeCommand {
  /// The menu in the code, with its name there, or `nil` if it is unknown.
  var ownMenu: String? {
    menuTitle?.title ?? menu.flatMap { $0.isKeyOfTable ? nil : $0 }
  }

  /// A note about a command that is only a key and in no menu.
  var noteOutsideOfMenus: String {
    let key = shownKey == nil ? keyText.map { " Its key is \($0)." } ?? "" : ""
    return "So far only a key, without a menu command." + key
  }
}

extension MenuBar.Place {
  init(_ command: CodeCommand) {
    self.init(file: command.place.file, line: command.place.line)
  }
}
