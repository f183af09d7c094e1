package import Guidance
package import NavigationGraph
import Projects

/// Creates the commands of an app from ids and titles.
package struct CommandFactory: Sendable {
  private let shortcuts: Shortcuts
  private let words: Words
  private let app: String
  /// The positions of the standard commands, by the titles of the commands and of buttons that do the
  /// same, for comparisons.
  private let positions: [String: Int]
  /// The words that indicate each menu.
  private let menus: [(menu: MenuName, words: [[Substring]])]

  /// Creates a factory for the app in a graph.
  package init(_ catalog: Catalog, for graph: NavigationGraph) {
    shortcuts = catalog.shortcuts
    var words = catalog.words
    words.originals = graph.project.originals
    menus = catalog.shortcuts.menus.map { entry in
      (entry.menu, entry.words.map { $0.lowercased().split(separator: " ") })
    }
    self.words = words
    app = graph.project.name
    let titles = shortcuts.standard.enumerated().flatMap { position, command in
      ([command.title] + command.buttons).map { ($0.comparedAsTitle, position) }
    }
    positions = Dictionary(titles) { first, _ in first }
  }

  /// Returns the standard command with an id of `shortcuts.yml`.
  func standard(_ id: String) -> MenuCommand? {
    let index = shortcuts.standard.firstIndex { $0.id == id }
    return index.map { MenuCommand(shortcuts.standard[$0], rank: $0, app: app) }
  }

  /// Returns the standard command with an id, named after the team's word for what it is about.
  func standard(_ id: String, naming noun: String?) -> MenuCommand? {
    let command = standard(id)
    guard let noun, let word = shortcuts.standard.first(where: { $0.id == id })?.noun else {
      return command
    }
    let name = noun.prefix(1).uppercased() + noun.dropFirst()
    return command.map { $0.titled($0.item.title.replacing(word, with: name)) }
  }

  /// Returns the command of an action: the standard command that does the same, or New Item with
  /// the title of the action. A title that is only a verb, such as Scan, names no new item and gets
  /// no ⌘N.
  func action(titled title: String) -> MenuCommand? {
    let item = standard(KnownCommand.newItem.rawValue)
    guard !title.isEmpty else { return item }
    if let same = standard(doing: title) { return same }
    var command = item?.titled(title)
    if !title.contains(" ") { command?.key = nil }
    return command
  }

  /// Returns the command of a button: the standard command that does the same, or a command of the
  /// app, which is in the menu that its words indicate. Returns `nil` for a button that answers a question or
  /// leads through a task.
  func button(titled title: String) -> MenuCommand? {
    if let same = standard(doing: title) { return same }
    guard !words.contains(title, in: .answers) else { return nil }
    let makes = words.begins(title, with: .actionVerbs) && title.contains(" ")
    let menu = makes ? .file : menu(at: title.wordsOfTitle[...]) ?? .actions
    return MenuCommand(title, in: menu, reach: .screen)
  }

  /// Returns the menu and the title of a new command for a button.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - noun: The team's word for what New makes.
  /// - Returns: The menu and the title, or `nil` if the button is no command, the system has the command,
  ///   or it makes something without a name.
  package func menuTitle(
    ofButton title: String, making noun: String?
  ) -> (menu: MenuName, title: String)? {
    guard let command = button(titled: title), !command.item.isSystem else { return nil }
    guard command.item.id == KnownCommand.newItem.rawValue else {
      return (command.menu, command.item.title)
    }
    return noun.flatMap { standard(KnownCommand.newItem.rawValue, naming: $0) }.map {
      ($0.menu, $0.item.title)
    }
  }

  /// Returns the standard command that does the same as a button with a title.
  func standard(doing title: String) -> MenuCommand? {
    let same = words.meanings(of: title).compactMap { positions[$0.comparedAsTitle] }.min()
    return same.flatMap { standard(shortcuts.standard[$0].id) }
  }

  /// Returns the menu of a title, or `nil` for the app's own menu.
  func menu(ofTitle title: String) -> MenuName? { menu(ofWords: title.wordsOfTitle) }

  /// Returns the menu of the first word or phrase that indicates one. At the same position, the
  /// longest phrase counts.
  func menu(ofWords words: [Substring]) -> MenuName? {
    words.indices.lazy.compactMap { menu(at: words[$0...]) }.first
  }

  private func menu(at words: ArraySlice<Substring>) -> MenuName? {
    let found = menus.flatMap { entry in
      entry.words.filter { words.starts(with: $0) }.map { (entry.menu, $0.count) }
    }
    return found.max { $0.1 < $1.1 }?.0
  }
}

extension String {
  /// The words of a title, in lowercase.
  fileprivate var wordsOfTitle: [Substring] {
    lowercased().split { !$0.isLetter && !$0.isNumber && !"'’".contains($0) }
  }
}
