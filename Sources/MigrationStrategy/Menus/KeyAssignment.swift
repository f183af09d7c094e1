import FileReading
import Guidance
import NavigationGraph
import SourceEvidence

/// Gives commands their keys: none that belongs to somebody else, none twice, and where a key means
/// something else in an app that edits text, the one that takes its place
/// (How-the-Menu-Bar-Is-Built.md#keys).
struct KeyAssignment {
  private let shortcuts: Shortcuts
  private let editing: TextEditing
  private let own: OwnCommands
  /// The keys that are given, with the titles of their commands.
  private var given: [String: String] = [:]

  /// Gives no key that the app's own commands have.
  init(_ shortcuts: Shortcuts, _ editing: TextEditing, _ own: OwnCommands) {
    self.shortcuts = shortcuts
    self.editing = editing
    self.own = own
  }

  /// The command with its key, and with what there is to say about it.
  mutating func assigned(_ command: MenuCommand) -> MenuCommand {
    var command = command
    if command.item.existing != nil {
      // It is the app's own, with the key that it has there; others may have the same title.
      command.item.key.map { given[$0] = given[$0] ?? command.item.title }
      return command
    }
    if let there = own.command(sameAs: command) {
      command.isThere(as: there)
      command.item.key.map { given[$0] = command.item.title }
      return command
    }
    guard let wanted = command.key else { return command }
    if let owner = other(with: wanted, than: command) {
      take(command.alternate, for: &command)
      command.item.note = "\(wanted) belongs to \(Self.described(owner))."
    } else if let clash = clash(of: wanted, for: command) {
      command.item.title = clash.title ?? command.item.title
      take(clash.instead, for: &command)
      command.item.note = "\(wanted) is for \(clash.clashes) in this app."
    } else if take(wanted, for: &command) {
      command.item.note = warning(about: wanted, for: command)
    } else {
      take(command.alternate, for: &command)
      command.item.note =
        "\(wanted) belongs to \(given[wanted].map { "“\($0)”" } ?? owner(of: wanted))."
    }
    return command
  }

  @discardableResult
  private mutating func take(_ key: String?, for command: inout MenuCommand) -> Bool {
    guard let key, given[key] == nil, isAllowed(key, for: command),
      other(with: key, than: command) == nil
    else { return false }
    given[key] = command.item.title
    command.item.key = key
    return true
  }

  /// The app's own command that has a key. The system's commands keep theirs; what gives way is told
  /// by a rule.
  private func other(with key: String, than command: MenuCommand) -> CodeCommand? {
    command.item.isSystem && command.alternate == nil ? nil : own.command(withKey: key)
  }

  private static func described(_ own: CodeCommand) -> String {
    let name = own.title?.shown.map { "“\($0)”" } ?? "a command of the app"
    return "\(name) (\(own.place.file):\(own.place.line))"
  }

  /// A reserved key is for the standard command that owns it, and ⌘N for whatever makes an item.
  private func isAllowed(_ key: String, for command: MenuCommand) -> Bool {
    command.menu == .file && key == shortcuts.command("new-item")?.key
      || shortcuts.standard.contains { $0.key == key && $0.id == command.item.id }
      || !shortcuts.reserved.contains { $0.keys.contains(key) }
  }

  private func owner(of key: String) -> String {
    shortcuts.reserved.first { $0.keys.contains(key) }?.owner ?? "something else"
  }

  /// What a key means otherwise in an app like this. The system settles that for its own commands.
  private func clash(of key: String, for command: MenuCommand) -> KeyConflict? {
    guard !command.item.isSystem else { return nil }
    return shortcuts.conflicts.first { $0.key == key && $0.when.holds(for: editing) }
  }

  /// Whether texts can be styled is often said in code.
  private func warning(about key: String, for command: MenuCommand) -> String? {
    guard editing == .texts, !command.item.isSystem else { return nil }
    let clash = shortcuts.conflicts.first { $0.key == key && $0.when == .editsRichText }
    guard let clash else { return nil }
    let instead = clash.instead.map { "use \($0)" } ?? "leave it without a key"
    return "If people can style their texts, \(instead): there \(key) is for \(clash.clashes)."
  }
}

extension AppSituation {
  /// Whether an app that edits text to some extent is in the situation.
  func holds(for editing: TextEditing) -> Bool {
    switch self {
    case .editsText: editing >= .fields
    case .editsDocuments: editing >= .texts
    case .editsRichText: editing >= .styledTexts
    case .always: true
    }
  }
}
