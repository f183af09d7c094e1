import Guidance
import NavigationGraph
import Projects

/// Makes the commands of one app from ids and titles.
struct CommandFactory {
  private let shortcuts: Shortcuts
  private let words: Words
  private let app: String

  /// Creates a factory for the app of a graph.
  init(_ catalog: Catalog, for graph: NavigationGraph) {
    shortcuts = catalog.shortcuts
    var words = catalog.words
    words.originals = graph.project.originals
    self.words = words
    app = graph.project.name
  }

  /// The standard command with an id of `shortcuts.yml`.
  func standard(_ id: String) -> MenuCommand? {
    let index = shortcuts.standard.firstIndex { $0.id == id }
    return index.map { MenuCommand(shortcuts.standard[$0], rank: $0, app: app) }
  }

  /// The command of an action: the standard one that does the same, or New Item with the action's
  /// title. A verb alone, such as Scan, names no item that it makes, and has no ⌘N.
  func action(titled title: String) -> MenuCommand? {
    let item = standard(KnownCommand.newItem.rawValue)
    guard !title.isEmpty else { return item }
    if let same = standard(doing: title) { return same }
    var command = item?.titled(title)
    if !title.contains(" ") { command?.key = nil }
    return command
  }

  /// The command of a button: the standard one that does the same, or one of the app's own, which is
  /// in the File menu if it makes something.
  func button(titled title: String) -> MenuCommand? {
    if let same = standard(doing: title) { return same }
    let makes = words.begins(title, with: .actionVerbs) && title.contains(" ")
    return MenuCommand(title, in: makes ? .file : .actions, reach: .screen)
  }

  /// The standard command that does what a button with a title does.
  func standard(doing title: String) -> MenuCommand? {
    let names = words.meanings(of: title).map(\.comparedAsTitle)
    let same = shortcuts.standard.first { command in
      ([command.title] + command.buttons).contains { names.contains($0.comparedAsTitle) }
    }
    return same.flatMap { standard($0.id) }
  }
}
