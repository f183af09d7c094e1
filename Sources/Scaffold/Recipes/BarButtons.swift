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
  /// What names the action or the segue of the button, as code of a property list.
  var value: String
  /// Whether the button performs a segue.
  var isSegue = false
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
          let (command, edit) = try context.command(for: item, label, of: finding, on: node)
          draft.add(command)
          draft.edits += [edit].compactMap(\.self)
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
    guard !buttons.contains(where: { $0.value == command.value }) else { return }
    buttons.append(command)
  }
}

/// Why no command does what a button does.
enum ButtonRefusal: Error {
  case noName, noMethod, isClosure, isChanged, isPrepared(String)
  case isPrivate(String), isElsewhere(String), isConditional(String)

  fileprivate var text: String {
    switch self {
    case .noName:
      "the system has its command, or what it makes has no name, which the command needs"
    case .isClosure: "it has a menu, a closure, or a segue of a kind that no other code can perform"
    case .isChanged: "it performs a segue, and code can disable it"
    case .isPrepared(let name):
      "\(name) prepares its segue with the button, or decides whether it happens"
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
  ) throws(ButtonRefusal) -> (ButtonCommand, Edit?) {
    guard let (menu, title) = factory.menuTitle(ofButton: label, making: finding.noun) else {
      throw .noName
    }
    guard let selector = item.selector else {
      let segue = try segue(of: item, label, on: node)
      return (
        ButtonCommand(title: title, menu: menu, value: segue.value, isSegue: true), segue.edit
      )
    }
    let value = "NSStringFromSelector(#selector(\(try action(selector, of: node))))"
    return (ButtonCommand(title: title, menu: menu, value: value), nil)
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
      guard !method.isPrivate else { throw .isPrivate("\(type).\(method.name)") }
      guard !method.isConditional, !method.modifiers.contains("available") else {
        throw .isConditional("\(type).\(method.name)")
      }
      try check(code, member: method.name)
      return "\(type).\(method.parameters.isEmpty ? method.name : method.fullName)"
    }
    throw .noMethod
  }

  /// Checks that the app delegate can name a class, and a member of it, in each build.
  func check(_ code: ClassCode, member: String) throws(ButtonRefusal) {
    let name = "\(code.name).\(member)"
    let isNested = app.project.source?.classes.declarations[code.name]?.isNested == true
    guard !code.declaration.isPrivate, !isNested else { throw .isPrivate(name) }
    guard !code.declaration.modifiers.contains("available") else { throw .isConditional(name) }
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
