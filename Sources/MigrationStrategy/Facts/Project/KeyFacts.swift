import FileReading
import Guidance
import SourceEvidence

extension SubjectFacts {
  /// Adds the keys of the app's commands that the system reserves, or that two commands of the menu
  /// bar share.
  static func addKeys(_ own: OwnCommands, _ shortcuts: Shortcuts, to subject: inout Subject) {
    var owners: [String: CodeCommand] = [:]
    var clashes: [(key: String, command: CodeCommand)] = []
    var system = 0
    for command in own.all {
      guard let key = command.shownKey else { continue }
      let other = command.isInMenuBar ? owners[key] : nil
      let isTaken = command.typesLetter || shortcuts.isTaken(key, from: command)
      let isListed = clashes.contains { $0.key == key && $0.command.isSame(as: command) }
      if !isListed, isTaken || other.map({ $0.isAnother(than: command) }) ?? false {
        clashes.append((key, command))
      }
      system += isTaken ? 1 : 0
      if command.isInMenuBar { owners[key] = other ?? command }
    }
    subject.facts[.keyClashes] = clashes.count
    subject.files.add(clashes.map(\.command.place), for: .keyClashes)
    subject.facts[.systemKeys] = system
    subject.facts[.clashingKeys] = clashes.map {
      "\($0.key) (\($0.command.place.file):\($0.command.place.line))"
    }
    .joined(separator: ", ")
  }
}

extension Shortcuts {
  /// Whether a key belongs to another command.
  fileprivate func isTaken(_ key: String, from command: CodeCommand) -> Bool {
    guard let owner = reserved.first(where: { $0.keys.contains(key) }) else { return false }
    return owner.words.isEmpty
      || !command.mayBeAbout(owner.words) && !command.isNamed(owner.titles)
  }
}

extension CodeCommand {
  /// Whether it is a different command, and not the same one at another location. The titles are
  /// compared if both are known, or else the selectors.
  fileprivate func isAnother(than other: CodeCommand) -> Bool {
    if let title = title?.title, let otherTitle = other.title?.title {
      return title.comparedAsTitle != otherTitle.comparedAsTitle
    }
    guard let selector, let other = other.selector else { return false }
    return selector != other
  }

  /// Whether it is the same command at another location.
  fileprivate func isSame(as other: CodeCommand) -> Bool {
    if let title = title?.title, let otherTitle = other.title?.title {
      return title.comparedAsTitle == otherTitle.comparedAsTitle
    }
    return selector != nil && selector == other.selector
  }
}
