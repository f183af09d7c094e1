import FileReading
import Guidance
import NavigationGraph
import SourceEvidence

/// Assigns keys to commands: no reserved key, no key twice, and a substitute for a key that means
/// something else in an app that edits text
/// (How-the-Menu-Bar-Is-Built.md#keys).
struct KeyAssignment {
  private let shortcuts: Shortcuts
  private let editing: TextEditing
  private let own: OwnCommands
  /// The assigned keys, with the titles of their commands.
  private var assigned: [String: String] = [:]
  /// The keys of sections, which come before the keys of single screens.
  private var ofSections: Set<String> = []

  /// Creates an assignment that does not change the keys of the app's own commands.
  init(_ shortcuts: Shortcuts, _ editing: TextEditing, _ own: OwnCommands) {
    self.shortcuts = shortcuts
    self.editing = editing
    self.own = own
  }

  /// Returns the command with its key, and with a note about the key.
  mutating func assigningKey(to command: MenuCommand) -> MenuCommand {
    let command = withKey(command)
    if command.isSection, let key = command.item.key { ofSections.insert(key) }
    return command
  }

  private mutating func withKey(_ command: MenuCommand) -> MenuCommand {
    var command = command
    if command.isOutsideOfMenus, let key = command.item.key, ofSections.contains(key) {
      command.item.note = "\(key) belongs to “\(assigned[key] ?? "")”, except on its screen."
      command.item.key = nil
      return command
    }
    if command.item.existing != nil {
      // This is the app's own command with its existing key. Other commands may have the same
      // title.
      command.item.key.map { assigned[$0] = command.item.title }
      return command
    }
    if let there = own.command(sameAs: command) {
      command.noteExisting(there)
      command.item.key.map { assigned[$0] = command.item.title }
      return command
    }
    guard let wanted = command.key else { return command }
    if let other = owner(of: wanted, otherThan: command) {
      take(command.alternate, for: &command)
      command.item.note = "\(wanted) belongs to \(Self.described(other))."
    } else if let clash = clash(of: wanted, for: command) {
      command.item.title = clash.title ?? command.item.title
      take(clash.instead, for: &command)
      command.item.note = "\(wanted) is for \(clash.clashes) in this app."
    } else if take(wanted, for: &command) {
      command.item.note = warning(about: wanted, for: command)
    } else {
      take(command.alternate, for: &command)
      command.item.note =
        "\(wanted) belongs to \(assigned[wanted].map { "“\($0)”" } ?? systemOwner(of: wanted))."
    }
    return command
  }

  @discardableResult
  private mutating func take(_ key: String?, for command: inout MenuCommand) -> Bool {
    guard let key, assigned[key] == nil, isAllowed(key, for: command),
      owner(of: key, otherThan: command) == nil
    else { return false }
    assigned[key] = command.item.title
    command.item.key = key
    return true
  }

  /// Returns the app's own command with a key, or `nil` for a command of the system, which keeps
  /// its key while a rule reports the conflict.
  private func owner(of key: String, otherThan command: MenuCommand) -> CodeCommand? {
    if command.item.isSystem && command.alternate == nil { return nil }
    return command.isSection
      ? own.command(withKeyOfSection: key) : own.command(withKey: key)
  }

  private static func described(_ own: CodeCommand) -> String {
    let name = own.title?.title.map { "“\($0)”" } ?? "a command of the app"
    return "\(name) (\(own.place.file):\(own.place.line))"
  }

  /// Whether a command may have a key. A reserved key is for its standard command, and ⌘N for a
  /// command that creates an item.
  private func isAllowed(_ key: String, for command: MenuCommand) -> Bool {
    command.menu == .file && key == shortcuts.command(KnownCommand.newItem.rawValue)?.key
      || shortcuts.standard.contains { $0.key == key && $0.id == command.item.id }
      || !shortcuts.reserved.contains { $0.keys.contains(key) }
  }

  private func systemOwner(of key: String) -> String {
    shortcuts.reserved.first { $0.keys.contains(key) }?.owner ?? "something else"
  }

  /// Returns another meaning of a key in an app like this. For its own commands, the system
  /// resolves such conflicts.
  private func clash(of key: String, for command: MenuCommand) -> KeyConflict? {
    guard !command.item.isSystem else { return nil }
    return shortcuts.conflicts.first { $0.key == key && $0.when.holds(for: editing) }
  }

  /// Returns a warning for an app whose texts may have styles, which storyboards often do not show.
  private func warning(about key: String, for command: MenuCommand) -> String? {
    guard editing == .texts, !command.item.isSystem else { return nil }
    let clash = shortcuts.conflicts.first { $0.key == key && $0.when == .editsRichText }
    guard let clash else { return nil }
    let instead = clash.instead.map { "use \($0)" } ?? "leave it without a key"
    return "If people can style text, \(instead), because there \(key) is for \(clash.clashes)."
  }
}

extension AppSituation {
  /// Whether the situation applies to an app with an extent of text editing.
  func holds(for editing: TextEditing) -> Bool {
    switch self {
    case .editsText: editing >= .fields
    case .editsDocuments: editing >= .texts
    case .editsRichText: editing >= .styledTexts
    case .always: true
    }
  }
}
