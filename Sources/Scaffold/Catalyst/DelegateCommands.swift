import FileReading
import MigrationStrategy
import ProjectEdits

/// A group of commands that the app delegate adds to the menu bar and performs.
enum DelegatePart: String, CaseIterable, Sendable {
  case refresh, back, find, sections, buttons

  /// The member that adds the commands.
  var adder: String { "add" + rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// The action of the commands.
  var action: String {
    switch self {
    case .refresh: "refreshInView"
    case .back: "goBack"
    case .find: "findInView"
    case .sections: "showSection"
    case .buttons: "pressButton"
    }
  }

  /// Whether the action has something to act on.
  var condition: String {
    switch self {
    case .refresh: "refreshControlInView != nil"
    case .back: "stackInView != nil"
    case .find: "searchBarInView != nil"
    case .sections: "(sender as? UICommand).flatMap { tab(of: $0) } != nil"
    case .buttons: "(sender as? UICommand).map { hasButton(of: $0) } == true"
    }
  }

  /// The call that gives a command its title and state, if they change.
  func validation(of command: String) -> String? {
    switch self {
    case .refresh, .back, .find: nil
    case .sections: "validateSection(\(command))"
    case .buttons: "validateButton(\(command))"
    }
  }
}

/// The commands that the app delegate adds to the menu bar and performs.
///
/// The delegate is the last object that UIKit asks for an action, so that its commands can be reached
/// whatever has the focus. It looks for what they act on among the controllers in view.
struct DelegateCommands {
  private let delegate: ClassCode
  private let parts: [DelegatePart]
  private let draft: Draft
  private let app: AppLayout
  /// The class of the tab bar controller with the sections, if it is one of the app.
  private let bar: ClassCode?

  /// Prepares the commands of a draft. Returns `nil` if the app's delegate cannot be edited.
  init?(_ draft: Draft, _ context: ScaffoldContext) {
    guard let delegate = context.app.delegate, delegate.isExtensible,
      let code = ClassCode(delegate.name, in: context)
    else { return nil }
    self.delegate = code
    self.draft = draft
    app = context.app
    bar = draft.sections.flatMap { table in
      guard case .own(let name, _) = TabBarClass(of: table.bar, in: context) else { return nil }
      return ClassCode(name, in: context)
    }
    parts = DelegatePart.allCases.filter { draft.parts[$0] != nil && !code.declares($0.adder) }
  }

  /// Whether a command for each section is added.
  var addsSections: Bool { parts.contains(.sections) }

  /// What has to be done first, or nothing.
  var notes: [Note] {
    parts.filter { delegate.declares($0.action) }.map { part in
      Note(
        kind: .refused, place: delegate.place,
        text:
          "\(delegate.name) has \(part.action)(_:) already, and macward would write another one: "
          + "add a command of the menu bar for it.")
    }
  }

  /// What an earlier scaffold has written, and this one would change.
  var remarks: [Note] {
    DelegatePart.allCases.filter { draft.parts[$0] != nil && !parts.contains($0) }.map { part in
      Note(
        kind: .refused, place: delegate.place,
        text:
          "\(delegate.name) has \(part.adder)(to:) already: add there what the decision still lacks."
      )
    }
  }

  /// The edits, all in files of the class.
  var edits: [Edit] {
    guard !parts.isEmpty, notes.isEmpty else { return [] }
    return [extensions] + [builder, performer, validator].compactMap(\.self)
  }

  /// Whether a method that the class has cannot be edited.
  var isBlocked: Bool {
    overridden.contains { name in
      delegate.method(name).map { $0.declaration.isConditional || $0.declaration.body == nil }
        ?? false
    }
  }

  private var overridden: [String] {
    [Self.builds, Self.performs] + (validations(of: "").isEmpty ? [] : [Self.validates])
  }

  private static let builds = "buildMenu(with:)"
  private static let performs = "canPerformAction(_:withSender:)"
  private static let validates = "validate(_:)"
}

// MARK: - What is added to the file

extension DelegateCommands {
  private var extensions: Edit {
    let text = Template(text: EmbeddedText.delegateCommandsTemplate).filled(values, flags: flags)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let splice = delegate.code.appending(lines.joined(separator: "\n"))
    return Edit(
      EditedLines(splice: splice, place: delegate.place), of: delegate.name, "extension",
      parts.map { $0.action + "(_:)" }.joined(separator: ", "))
  }

  private var flags: Set<String> {
    var flags = Set(parts.map(\.rawValue)).union(app.versionFlags)
    if delegate.method(Self.builds) == nil { flags.insert("builds") }
    if delegate.method(Self.performs) == nil { flags.insert("performs") }
    if !validations(of: "").isEmpty, delegate.method(Self.validates) == nil {
      flags.insert("validates")
    }
    if !delegate.declares("controllersInView") { flags.insert("views") }
    if hasActions { flags.insert("actions") }
    if draft.buttons.contains(where: \.isSegue) { flags.insert("segues") }
    if draft.parts[.find]?.key != nil { flags.insert("findKey") }
    if let table = draft.sections { flags.formUnion(table.keyFlags) }
    if bar?.declares("selectedIndex") == true { flags.insert("byIndex") }
    if draft.sections?.hasTabObjects == true { flags.insert("tabs") }
    return flags
  }

  private var values: [String: String] {
    var values = [
      "class": delegate.name, "access": delegate.declaration.access,
      "reach": areTogether ? "private " : "",
      "calls": calls(of: "builder"), "conditions": conditions(of: "action", "sender"),
      "validations": validations(of: "command"), "buttons": draft.buttons.code,
    ]
    for (part, entry) in draft.parts {
      values[part.rawValue + "Command"] =
        "let \(part.rawValue) = " + entry.code(performing: part.action)
    }
    return values
  }

  /// Whether a button has an action, and not only a segue.
  private var hasActions: Bool { draft.buttons.contains { !$0.isSegue } }

  /// Whether what the class has of the methods that call new members is in the file of those.
  private var areTogether: Bool {
    overridden.allSatisfy { name in
      delegate.method(name).map { $0.code.path == delegate.code.path } ?? true
    }
  }

  private func calls(of builder: String) -> String {
    parts.map { "\($0.adder)(to: \(builder))" }.joined(separator: "\n")
  }

  private func validations(of command: String) -> String {
    parts.filter { $0 != .buttons || hasActions }
      .compactMap { $0.validation(of: command) }.joined(separator: "\n")
  }

  private func conditions(of action: String, _ sender: String) -> String {
    let version = app.minimum < SystemVersion(numbers: [13]) ? "#available(iOS 13.0, *), " : ""
    return parts.map { part in
      let condition = part.condition.replacing("(sender", with: "(\(sender)")
      return "if \(version)\(action) == #selector(\(part.action)(_:)) { return \(condition) }"
    }.joined(separator: "\n")
  }
}

// MARK: - What is added to methods of the class

extension DelegateCommands {
  private var builder: Edit? {
    edit(Self.builds) { calls(of: $0.first?.name ?? "builder") }
  }

  private var performer: Edit? {
    edit(Self.performs) { conditions(of: $0.first?.name ?? "action", $0.last?.name ?? "sender") }
  }

  private var validator: Edit? {
    guard !validations(of: "").isEmpty else { return nil }
    return edit(Self.validates) { validations(of: $0.first?.name ?? "command") }
  }

  private func edit(
    _ method: String, _ lines: ([(label: String, name: String)]) -> String
  ) -> Edit? {
    guard let (code, declaration) = delegate.method(method) else { return nil }
    let text = lines(declaration.parameters)
    return code.insertion(text, atStartOf: declaration).map {
      Edit($0, of: delegate.name, method, text.split(separator: "\n").joined(separator: "; "))
    }
  }
}

extension MenuEntry {
  /// The command as an expression.
  func code(performing action: String) -> String {
    let start = "title: NSLocalizedString(\(SwiftText.literal(title)), comment: \"Menu command\"),"
    guard let key = key.flatMap({ KeyCode($0) }) else {
      return "UICommand(\n  \(start)\n  action: #selector(\(action)(_:)))"
    }
    return "UIKeyCommand(\n  \(start)\n  action: #selector(\(action)(_:)), input: \(key.input), "
      + "modifierFlags: \(key.modifierFlags))"
  }
}
