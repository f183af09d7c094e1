import Guidance
import NavigationGraph
import Projects

/// Creates the commands of an app from ids and titles.
struct CommandFactory {
  private let shortcuts: Shortcuts
  private let words: Words
  private let app: String
  /// The positions of the standard commands, by the titles of the commands and of buttons that do the
  /// same, for comparisons.
  private let positions: [String: Int]

  /// Creates a factory for the app in a graph.
  init(_ catalog: Catalog, for graph: NavigationGraph) {
    shortcuts = catalog.shortcuts
    var words = catalog.words
    words.originals = graph.project.originals
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
  /// app, which is in the File menu if it creates something.
  func button(titled title: String) -> MenuCommand? {
    if let same = standard(doing: title) { return same }
    let makes = words.begins(title, with: .actionVerbs) && title.contains(" ")
    return MenuCommand(title, in: makes ? .file : .actions, reach: .screen)
  }

  /// Returns the standard command that does the same as a button with a title.
  func standard(doing title: String) -> MenuCommand? {
    let same = words.meanings(of: title).compactMap { positions[$0.comparedAsTitle] }.min()
    return same.flatMap { standard(shortcuts.standard[$0].id) }
  }
}
