import Guidance
import SourceEvidence

extension CodeCommand {
  /// Whether users can find it: a menu shows it, or it has a key.
  var isDiscoverable: Bool {
    isInMenuBar || shownKey != nil || source == .keyCommand || source == .menuItem
  }

  /// The evidence that the command is, in other words if it has no title.
  func evidence(_ untitled: String) -> ExistingWork.Evidence {
    ExistingWork.Evidence(
      text: title?.title.map { "the command “\($0)”" } ?? untitled, location: place)
  }

  /// The purpose of the command, by its key, unless its name says that it is for something else: ⌘R
  /// may be Reply (How-Decisions-Are-Made.md#what-counts-as-done).
  func feature(_ shortcuts: Shortcuts) -> MacFeature? {
    guard modifiers == [.command], let input, let (feature, id) = Self.features[input],
      mayBeAbout(shortcuts.command(id)?.words ?? [])
    else { return nil }
    return feature
  }

  private static let features: [String: (MacFeature, command: String)] = [
    "f": (.findCommand, "find"), "r": (.refreshCommand, "refresh"), "[": (.backCommand, "back"),
    "leftArrow": (.backCommand, "back"), ",": (.settingsWindow, "settings"),
  ]
}

// MARK: - Pages

extension [CodeCommand] {
  /// The evidence of two commands that turn pages: their titles are Next and Previous with the same
  /// words after it, and they either name pages or nothing, or have the arrow keys. Next Song turns
  /// no page.
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
  /// The words after the first word of the title; `nil` if the title begins with another word.
  fileprivate func object(after word: String) -> String? {
    guard let words = title?.title?.comparedAsTitle.split(separator: " "),
      words.first.map(String.init) == word
    else { return nil }
    return words.dropFirst().joined(separator: " ")
  }

  /// Whether its key is the left or the right arrow.
  fileprivate var hasSideArrow: Bool { input == "leftArrow" || input == "rightArrow" }
}
