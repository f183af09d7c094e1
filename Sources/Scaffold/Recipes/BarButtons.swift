import FileReading
import Guidance
import MigrationStrategy
import NavigationGraph
import Projects
import SourceEvidence

/// A command that does what a button in a bar does.
struct ButtonCommand: Sendable, Hashable {
  /// The title.
  var title: String
  /// The menu.
  var menu: MenuName
  /// The action of the button, as code: `List.add(_:)`.
  var action: String
}

/// Commands for the buttons in bars, which find the button in view and do what it does.
struct BarButtonsRecipe: Recipe {
  func add(_ findings: [Recommendation], to draft: inout Draft, in context: ScaffoldContext) {
    for finding in findings {
      guard let node = context.subject(of: finding).node else { continue }
      let wanted = finding.missing.isEmpty ? finding.titles : finding.missing
      for item in context.advice.graph.barItems(of: node) {
        guard let label = item.label, wanted.contains(label) else { continue }
        do throws(ButtonRefusal) {
          draft.add(try context.command(for: item, label, of: finding, on: node))
        } catch {
          draft.notes.append(.button(label, at: item.location, error))
        }
      }
    }
    if draft.buttons.contains(where: { $0.menu == .actions }) { draft.notes.append(.ownMenu) }
  }
}

extension Draft {
  /// Adds a command, unless there is one for the action. Two buttons with one action do the same.
  fileprivate mutating func add(_ command: ButtonCommand) {
    parts[.buttons] = MenuEntry(title: "Buttons")
    guard !buttons.contains(where: { $0.action == command.action }) else { return }
    buttons.append(command)
  }
}

/// Why no command does what a button does.
enum ButtonRefusal: Error {
  case noName, noMethod, isSegue, isPrivate(String), isElsewhere(String), isConditional(String)

  fileprivate var text: String {
    switch self {
    case .noName:
      "the system has its command, or what it makes has no name, which the command needs"
    case .isSegue:
      "it opens its screen by a segue, a menu, or a closure, which no other code can call"
    case .noMethod: "its action is no method of the Swift class of its screen"
    case .isPrivate(let name): "\(name) is private, so that other code cannot name it"
    case .isElsewhere(let name): "\(name) may be in another module than the app's delegate"
    case .isConditional(let name): "\(name) is not there on each system that the app is for"
    }
  }
}

extension ScaffoldContext {
  /// Returns the command for a button.
  fileprivate func command(
    for item: BarItem, _ label: String, of finding: Recommendation, on node: NodeID
  ) throws(ButtonRefusal) -> ButtonCommand {
    guard let selector = item.selector else { throw .isSegue }
    let action = try action(selector, of: node)
    guard let (menu, title) = factory.menuTitle(ofButton: label, making: finding.noun) else {
      throw .noName
    }
    return ButtonCommand(title: title, menu: menu, action: action)
  }

  /// Returns the method of a screen's class, or of one of its superclasses, that has a selector.
  private func action(_ selector: String, of node: NodeID) throws(ButtonRefusal) -> String {
    guard let name = advice.graph.codeClass(of: node), let classes = app.project.source?.classes
    else { throw .noMethod }
    for type in [name] + classes.ancestors(of: name) {
      guard let code = ClassCode(type, in: self) else { continue }
      let methods = code.actions(selector)
      guard let method = methods.first else { continue }
      guard methods.count == 1 else { throw .noMethod }
      try check(code, method)
      return "\(type).\(method.parameters.isEmpty ? method.name : method.fullName)"
    }
    throw .noMethod
  }

  /// Whether the app delegate can name a method in each build.
  private func check(_ code: ClassCode, _ method: CodeDeclaration) throws(ButtonRefusal) {
    let name = "\(code.name).\(method.name)"
    let isNested = app.project.source?.classes.declarations[code.name]?.isNested == true
    guard !method.isPrivate, !code.declaration.isPrivate, !isNested else { throw .isPrivate(name) }
    guard !method.isConditional, !method.modifiers.contains("available"),
      !code.declaration.modifiers.contains("available")
    else { throw .isConditional(name) }
    let folders = [app.delegate?.place.file ?? "", code.place.file].map {
      $0.contains("/") ? $0.prefix { $0 != "/" } : ""
    }
    guard folders[0] == folders[1], code.declaration.access.isEmpty else {
      throw .isElsewhere(name)
    }
  }
}

extension ClassCode {
  /// The actions that a selector names. Code spells it as the name alone.
  fileprivate func actions(_ selector: String) -> [CodeDeclaration] {
    methods.filter { method in
      method.isAction && (method.selector == selector || method.name == selector)
    }
  }
}

extension CodeDeclaration {
  fileprivate var isAction: Bool { !modifiers.isDisjoint(with: ["objc", "IBAction"]) }

  fileprivate var isPrivate: Bool { !modifiers.isDisjoint(with: ["private", "fileprivate"]) }

  /// The selector of a method without a name of its own in Objective-C.
  fileprivate var selector: String {
    guard let first = parameters.first else { return name }
    let label =
      first.label == "_"
      ? ""
      : "With" + first.label.prefix(1).uppercased()
        + first.label.dropFirst()
    return "\(name)\(label):" + parameters.dropFirst().map { $0.label + ":" }.joined()
  }
}

extension Note {
  fileprivate static let ownMenu = Note(
    kind: .advice,
    text:
      "Commands that belong to no menu of the system are in a menu Actions: name it after what they are about."
  )

  fileprivate static func button(
    _ label: String, at place: SourceLocation, _ refusal: ButtonRefusal
  ) -> Note {
    Note(
      kind: .refused, place: place,
      text: "The button “\(label)” has no command in the menu bar: \(refusal.text).")
  }
}
