import Algorithms
import FileReading
import NavigationGraph
import SourceEvidence

/// The menu commands that a project already has, by title, by selector, and by key. If several are
/// equal, the first one counts.
struct ExistingCommands {
  typealias Evidence = ExistingWork.Evidence

  private var titles: [String: Evidence] = [:]
  /// The titles in order.
  private var titleList: [(title: String, evidence: Evidence)] = []
  /// The titles of those that the menu bar shows.
  private var inMenuBar: Set<String> = []
  private var selectors: [String: Evidence] = [:]
  private var keys: [String: [KeyedCommand]] = [:]

  /// A command with a key.
  private struct KeyedCommand {
    var title: String?
    /// The type whose code it is, or the file of a document.
    var owner: String
    var evidence: Evidence
    var isInMenuBar: Bool
  }

  /// Collects the commands of menus in code, those of documents for the Mac, which may be another
  /// target's, and the key commands of screens. A command of a menu takes precedence over the same one
  /// with a key alone.
  init(_ documents: [MacDocument], _ own: OwnCommands) {
    for command in own.all where command.isInMenuBar { add(command) }
    for command in documents.flatMap(\.commands) {
      let key = command.key.map { "⌘\($0.uppercased())" }
      add(command.title, key: key, evidence: command.evidence)
      inMenuBar.insert(command.title.comparedAsTitle)
    }
    for command in own.all where !command.isInMenuBar { add(command) }
  }

  private mutating func add(_ command: CodeCommand) {
    add(
      command.isDiscoverable ? command.title?.title : nil,
      selector: command.isDiscoverable ? command.selector : nil,
      evidence: command.evidence("a command"))
    if command.isInMenuBar, let title = command.title?.title {
      inMenuBar.insert(title.comparedAsTitle)
    }
    guard let key = command.shownKey else { return }
    keys[key, default: []].append(
      KeyedCommand(
        title: command.title?.title, owner: command.owner ?? command.place.file,
        evidence: command.evidence("the key \(key)"), isInMenuBar: command.isInMenuBar))
  }

  private mutating func add(
    _ title: String?, selector: String? = nil, key: String? = nil, evidence: Evidence
  ) {
    if let name = title?.comparedAsTitle, titles[name] == nil {
      titles[name] = evidence
      titleList.append((name, evidence))
    }
    if let name = selector?.methodName { selectors[name] = selectors[name] ?? evidence }
    if let key {
      keys[key, default: []].append(
        KeyedCommand(
          title: title, owner: evidence.location.file, evidence: evidence, isInMenuBar: true))
    }
  }

  /// Whether there are none.
  var isEmpty: Bool { titles.isEmpty && selectors.isEmpty && keys.isEmpty }

  /// Returns the command with a title.
  func titled(_ title: String) -> Evidence? { titles[title.comparedAsTitle] }

  /// Returns the command that does what a button does, by its title: it has the same words, or begins
  /// with New instead of Add.
  func doing(_ title: String) -> Evidence? {
    if let same = titled(title) { return same }
    let words = title.comparedAsTitle.split(separator: " ")
    guard let first = words.first else { return nil }
    let isAdding = Self.adding.contains(first)
    return titleList.first { other, _ in
      let others = other.split(separator: " ")
      if isAdding, others.first.map(Self.adding.contains) ?? false {
        return words.count == 1 || others.dropFirst() == words.dropFirst()
      }
      return words.count > 1 && Set(words).isSubset(of: others)
    }?.evidence
  }

  private static let adding: Set<Substring> = ["add", "new", "create"]

  /// Returns whether the menu bar shows a command with a title. A key command of a screen has a key alone.
  func showsInMenuBar(_ title: String) -> Bool { inMenuBar.contains(title.comparedAsTitle) }

  /// Returns the command that calls the method of a selector.
  func calling(_ selector: String) -> Evidence? { selectors[selector.methodName] }

  /// The commands with the keys ⌘1 to ⌘n; empty unless one type has them all, or the menu bar, and one
  /// of them is for a command with one of the titles.
  func numberKeys(for titles: [String]) -> [Evidence] { keyed(titles).map(\.evidence) }

  /// Whether those are commands of the menu bar.
  func hasNumberKeysInMenuBar(for titles: [String]) -> Bool {
    let found = keyed(titles)
    return !found.isEmpty && found.allSatisfy(\.isInMenuBar)
  }

  private func keyed(_ titles: [String]) -> [KeyedCommand] {
    guard titles.count <= 9 else { return [] }
    let all = titles.indices.map { keys["⌘\($0 + 1)"] ?? [] }
    let owners = (all.first ?? []).map(\.owner).uniqued()
    let sets = owners.map { owner in all.compactMap { $0.first { $0.owner == owner } } }
    let found =
      sets.first { $0.count == titles.count && isFor(titles, $0) }
      ?? all.compactMap { $0.first(where: \.isInMenuBar) }
    return found.count == titles.count && isFor(titles, found) ? found : []
  }

  /// Whether one of the commands has one of the titles, or none that is known.
  private func isFor(_ titles: [String], _ found: [KeyedCommand]) -> Bool {
    let names = Set(titles.map(\.comparedAsTitle))
    return found.contains { command in
      command.title.map { names.contains($0.comparedAsTitle) } ?? true
    }
  }
}

extension String {
  /// The name of the selector without its arguments.
  fileprivate var methodName: String { String(prefix { $0 != ":" }) }
}
