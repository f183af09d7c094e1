/// A `switch` of a SwiftUI view over the section that people choose with a row of buttons: a tab bar that is
/// made by hand.
struct SectionSwitch {
  /// The property with the section.
  let property: String
  let branch: Branch
  /// The offset of the subject.
  let offset: Int
  let buttons: SectionButtons

  /// Finds the switches in a view.
  static func all(in view: TypeDeclaration, of program: Program) -> [SectionSwitch] {
    guard view.inherited.contains("View") else { return [] }
    let stored = Set(view.variables.lazy.filter { $0.accessors == nil }.map(\.name))
    guard !stored.isEmpty else { return [] }
    var found: [(property: String, branch: Branch, offset: Int)] = []
    CodeVisitor(
      visit: { _, _ in true },
      branch: { branch, _ in
        guard let subject = branch.subject, let property = subject.ownProperty,
          stored.contains(property)
        else { return }
        found.append((property, branch, subject.offset))
      }
    ).walk(view)
    return found.compactMap { property, branch, offset in
      SectionButtons.find(setting: property, in: view, of: program).map {
        SectionSwitch(property: property, branch: branch, offset: offset, buttons: $0)
      }
    }
  }
}

/// A `ForEach` with a button for each section.
struct SectionButtons {
  /// The sections.
  let list: Expression
  /// The name of a section in the code of its button.
  let parameter: String
  /// The views that show what a button is for.
  let label: [Statement]
  /// The view whose code it is.
  let view: String

  /// Returns the buttons that set a property of a view, which may be in another view that is bound to it.
  static func find(
    setting property: String, in view: TypeDeclaration, of program: Program
  ) -> SectionButtons? {
    if let own = SectionButtons(setting: property, in: view) { return own }
    var bound: [(view: String, label: String)] = []
    CodeVisitor(
      visit: { expression, _ in
        if case .call(let callee, let arguments) = expression.kind, let name = callee.lastName {
          bound += arguments.filter { $0.value.lastName == "$" + property }
            .map { (name, $0.label) }
        }
        return true
      }
    ).walk(view)
    return bound.lazy.compactMap { name, label in
      let types = program.files.lazy.flatMap(\.types).filter { $0.name == name }
      return types.compactMap { SectionButtons(setting: label, in: $0) }.first
    }.first
  }

  private init?(setting property: String, in view: TypeDeclaration) {
    var found: SectionButtons?
    CodeVisitor(
      visit: { expression, _ in
        if found == nil { found = SectionButtons(expression, setting: property, in: view) }
        return found == nil
      }
    ).walk(view)
    guard let found else { return nil }
    self = found
  }

  private init?(_ expression: Expression, setting property: String, in view: TypeDeclaration) {
    guard case .call(let callee, let arguments) = expression.kind, callee.lastName == "ForEach",
      let list = arguments.unlabeled,
      let content = arguments.closure() ?? arguments.closure("content")
    else { return nil }
    let parameter = content.parameters.first ?? "$0"
    var label: [Statement]?
    CodeVisitor(visit: { part, _ in
      guard label == nil, case .call(let callee, let inner) = part.kind,
        ["Button", "onTapGesture"].contains(callee.lastName ?? ""),
        inner.contains(where: { Self.sets(property, to: parameter, $0) })
      else { return label == nil }
      let isButton = callee.lastName == "Button"
      label =
        inner.closure("label")?.body
        ?? (isButton ? [Statement(.expression(part), at: part.offset)] : content.body)
      return false
    }).walk(content.body, CodeContext())
    guard let label else { return nil }
    self.init(list: list, parameter: parameter, label: label, view: view.qualifiedName)
  }

  private init(list: Expression, parameter: String, label: [Statement], view: String) {
    (self.list, self.parameter, self.label, self.view) = (list, parameter, label, view)
  }

  /// Whether an action sets a property to a section.
  private static func sets(_ property: String, to parameter: String, _ action: Argument) -> Bool {
    var isFound = false
    CodeVisitor(
      visit: { _, _ in !isFound },
      assign: { target, value, _ in
        isFound = isFound || target.ownProperty == property && value.names?.first == parameter
      }
    ).walk(action.value, CodeContext())
    return action.label != "label" && isFound
  }
}

extension Expression {
  /// The name of a property of the type around the expression, with or without `self`.
  fileprivate var ownProperty: String? {
    let names = names.map { Array($0.drop { $0 == "self" }) } ?? []
    return names.count == 1 ? names[0] : nil
  }
}
