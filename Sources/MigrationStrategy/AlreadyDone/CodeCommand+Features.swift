import Guidance
import SourceEvidence

extension CodeCommand {
  /// Whether users can discover the command: it is in a menu, or has a key.
  var isDiscoverable: Bool {
    isInMenuBar || shownKey != nil || source == .keyCommand || source == .menuItem
  }

  /// Returns the command as evidence. The text is used if the command has no title.
  func evidence(_ untitled: String) -> ExistingWork.Evidence {
    let text = title?.title.map { "the command “\($0)”" } ?? untitled
    return ExistingWork.Evidence(
      text: isInMenuBar || text.hasPrefix("the key") ? text : "\(text) of a screen, not of a menu",
      location: place, isInMenuBar: isInMenuBar)
  }

  /// Returns the purpose of the command, according to its key. If its name indicates another
  /// purpose, as in ⌘R for Reply, there is none (How-Decisions-Are-Made.md#what-counts-as-done).
  func feature(_ shortcuts: Shortcuts) -> MacFeature? {
    guard modifiers == [.command], let input, let (feature, id) = Self.features[input],
      mayBeAbout(shortcuts.command(id)?.words ?? []), feature != .backCommand || goesBack
    else { return nil }
    return feature
  }

  /// Whether it is for going back to another screen: Skip Back is for something else.
  private var goesBack: Bool {
    if let title = title?.title?.comparedAsTitle { return Self.backTitles.contains(title) }
    return selector.map { $0.lowercased().contains("back") || $0.lowercased().contains("pop") }
      ?? false
  }

  private static let backTitles: Set = ["back", "go back", "previous screen"]

  private static let features: [String: (MacFeature, command: String)] = [
    "f": (.findCommand, "find"), "r": (.refreshCommand, "refresh"), "[": (.backCommand, "back"),
    "leftArrow": (.backCommand, "back"), ",": (.settingsWindow, "settings"),
  ]
}

// MARK: - Refreshing

extension CodeCommand {
  /// The words for what a command refreshes, in the singular. There are none if it refreshes
  /// everything or what is in view.
  var refreshed: Set<String> {
    let words = title?.title.map(\.nameWords) ?? selector?.nameWords ?? []
    if words.contains("all") { return [] }
    return Set(words.filter { !Self.wordsOfRefreshing.contains($0) }.map(\.singular))
  }

  private static let wordsOfRefreshing: Set = [
    "refresh", "reload", "update", "sync", "synchronize", "check", "page", "tab", "view", "screen",
    "content", "contents", "list", "data", "now", "this", "the", "current", "for", "new", "key",
    "command", "commands", "keyboard", "action", "shortcut", "handle", "handler", "perform", "do",
    "on", "did", "press", "pressed", "tap", "tapped", "pull", "to", "from", "manual", "manually",
    "force", "again",
  ]
}

extension String {
  /// A word without its plural ending.
  var singular: String {
    count > 3 && hasSuffix("s") && !hasSuffix("ss") ? String(dropLast()) : self
  }
}

// MARK: - Histories

extension [CodeCommand] {
  /// Whether a command goes back in a history, such as that of a web view: the same type has one to go
  /// forward. A stack has no way forward.
  func isBackInHistory(_ command: CodeCommand) -> Bool {
    guard command.owner != nil, command.hasCommandKey(in: ["[", "leftArrow"]) else { return false }
    return contains { other in
      other.owner == command.owner && other.hasCommandKey(in: ["]", "rightArrow"])
    }
  }
}

extension CodeCommand {
  fileprivate func hasCommandKey(in keys: Set<String>) -> Bool {
    modifiers == [.command] && input.map(keys.contains) ?? false
  }
}

// MARK: - Pages

extension [CodeCommand] {
  /// The evidence of two commands that turn pages. Their titles are Next and Previous with the same
  /// object, which is a page or empty, or they have the arrow keys. Next Song turns no page.
  var pageTurning: ExistingWork.Evidence? {
    let previousOnes = Dictionary(
      compactMap { command in command.object(after: "previous").map { ($0, command) } },
      uniquingKeysWith: { first, _ in first })
    for next in self {
      guard let object = next.object(after: "next"), let previous = previousOnes[object],
        object.isEmpty || object == "page" || next.hasSideArrow && previous.hasSideArrow
      else { continue }
      let titles = [next, previous].compactMap(\.title?.title).map(quoted)
      return ExistingWork.Evidence(
        text: "the commands " + titles.joined(separator: " and "), location: next.place)
    }
    return nil
  }
}

extension CodeCommand {
  /// Returns the words after the first word of the title, or `nil` if the title begins with another
  /// word.
  fileprivate func object(after word: String) -> String? {
    guard let words = title?.title?.comparedAsTitle.split(separator: " "),
      words.first.map(String.init) == word
    else { return nil }
    return words.dropFirst().joined(separator: " ")
  }

  /// Whether its key is the left or the right arrow.
  fileprivate var hasSideArrow: Bool { input == "leftArrow" || input == "rightArrow" }
}
