import NavigationGraph
import RuleCatalogue
import SourceEvidence

extension SubjectFinder {
  /// Keys of the app's commands that belong to the system, or that two commands share.
  static func addKeys(of project: Project, _ shortcuts: Shortcuts, to subject: inout Subject) {
    let commands = (project.source?.commands ?? []).filter { command in
      command.isInMenuBar
        && command.conditions.isDisjoint(
          with: [.exceptMacCatalyst, .otherPlatform, .never, .preview, .exceptMacIdiom])
    }
    let reserved = Set(shortcuts.reserved.flatMap(\.keys))
    var owners: [String: CodeCommand] = [:]
    var clashes: [(key: String, command: CodeCommand)] = []
    for command in commands {
      guard let key = command.shownKey else { continue }
      let other = owners[key]
      if reserved.contains(key) || other.map({ $0.isAnother(than: command) }) ?? false {
        clashes.append((key, command))
      }
      owners[key] = other ?? command
    }
    subject.facts.set(.keyClashes, clashes.count)
    subject.facts.set(
      .clashingKeys,
      text: clashes.map { "\($0.key) (\($0.command.place.file):\($0.command.place.line))" }
        .joined(separator: ", "))
  }
}

extension CodeCommand {
  /// The key with its modifiers, as menus show it.
  fileprivate var shownKey: String? {
    guard let input, !modifiers.isEmpty else { return nil }
    let marks = modifiers.sorted().map(\.mark).joined()
    return marks + (Self.marks[input] ?? input.uppercased())
  }

  /// Whether it does something else, and not the same in another place.
  fileprivate func isAnother(than other: CodeCommand) -> Bool {
    selector != other.selector || title?.shown != other.title?.shown
  }

  private static let marks = [
    "leftArrow": "←", "rightArrow": "→", "upArrow": "↑", "downArrow": "↓", "escape": "⎋",
    "return": "↩", "delete": "⌫", "tab": "⇥", "space": "Space",
  ]
}

extension CodeCommand.Modifier {
  fileprivate var mark: String {
    switch self {
    case .control: "⌃"
    case .option: "⌥"
    case .shift: "⇧"
    case .command: "⌘"
    }
  }
}
