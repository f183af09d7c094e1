/// A `switch` of a SwiftUI view over the section that people choose with a row of buttons: a tab bar that is
/// made by hand.
struct SectionSwitch {
  /// The property with the section.
  let property: String
  /// The `switch`.
  let shown: ViewNode
  /// The offset of the subject.
  let offset: Int
  let buttons: SectionButtons

  /// Finds the switches in a view.
  static func all(in view: TypeDeclaration, _ file: Int, of tree: ViewTree) -> [SectionSwitch] {
    guard view.inherited.contains("View") else { return [] }
    let stored = Set(view.variables.lazy.filter { $0.accessors == nil }.map(\.name))
    guard !stored.isEmpty else { return [] }
    var found: [(property: String, offset: Int, shown: ViewNode)] = []
    tree.walk(view, file) { node in
      if case .branch(let branch, _) = node.content, let subject = branch.subject,
        let property = subject.ownProperty, stored.contains(property)
      {
        found.append((property, subject.offset, node))
      }
      return true
    }
    return found.compactMap { property, offset, shown in
      SectionButtons.find(setting: property, in: view, file, of: tree).map {
        SectionSwitch(property: property, shown: shown, offset: offset, buttons: $0)
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
  let label: ViewBody

  /// Returns the buttons that set a property of a view, which may be in another view that is bound to it.
  static func find(
    setting property: String, in view: TypeDeclaration, _ file: Int, of tree: ViewTree
  ) -> SectionButtons? {
    if let own = SectionButtons(setting: property, in: view, file, of: tree) { return own }
    var bound: [(view: String, label: String)] = []
    tree.walk(view, file) { node in
      guard let call = node.made, let name = call.callee.lastName else { return true }
      bound += call.arguments.filter { $0.value.lastName == "$" + property }
        .map { (name, $0.label) }
      return true
    }
    return bound.lazy.compactMap { name, label in
      tree.program.files.indices.lazy.compactMap { file in
        tree.program.files[file].types.lazy.filter { $0.name == name }
          .compactMap { SectionButtons(setting: label, in: $0, file, of: tree) }.first
      }.first
    }.first
  }

  private init?(
    setting property: String, in view: TypeDeclaration, _ file: Int, of tree: ViewTree
  ) {
    var found: SectionButtons?
    tree.walk(view, file) { node in
      if found == nil { found = SectionButtons(node, setting: property, of: tree) }
      return found == nil
    }
    guard let found else { return nil }
    self = found
  }

  private init?(_ node: ViewNode, setting property: String, of tree: ViewTree) {
    guard let row = tree.row(of: node), row.role == .repetition, let call = node.made,
      let list = call.leading, let content = call.closure(of: row.content)
    else { return nil }
    let parameter = content.parameters.first ?? "$0"
    var label: ViewBody?
    for view in content.nodes {
      view.walk { part in
        if label == nil { label = Self.label(of: part, in: content, property, parameter, tree) }
        return label == nil
      }
    }
    guard let label else { return nil }
    (self.list, self.parameter, self.label) = (list, parameter, label)
  }

  /// Returns the label of a button, or the tapped content, if the action sets a property to a section.
  private static func label(
    of part: ViewNode, in content: ViewBody, _ property: String, _ parameter: String,
    _ tree: ViewTree
  ) -> ViewBody? {
    let tap = tree.taps(on: part).first { tap in
      tap.arguments.contains { argument in
        argument.label != "label"
          && argument.node.contains { $0.assigns(parameter, to: property) }
      }
    }
    guard let tap else { return nil }
    if tap !== part.made { return content }
    return tap.closure("label") ?? ViewBody([part.code], in: part.context)
  }
}

extension ViewTree {
  /// Returns the button that a view is, and its modifiers with what a tap does.
  func taps(on node: ViewNode) -> [ViewCall] {
    let buttons = role(of: node) == .button ? [node.made].compactMap { $0 } : []
    return node.modifiers.filter { $0.name == "onTapGesture" } + buttons
  }
}

extension ViewNode {
  /// Whether the code sets a property to a value that begins with a name, or to any.
  func assigns(_ name: String? = nil, to property: String) -> Bool {
    guard case .assignment(let target, let value, _) = code.kind else { return false }
    return target.ownProperty == property && (name == nil || value.names?.first == name)
  }
}

extension Expression {
  /// The name of a property of the type around the expression, with or without `self`.
  fileprivate var ownProperty: String? {
    let names = names.map { Array($0.drop { $0 == "self" }) } ?? []
    return names.count == 1 ? names[0] : nil
  }
}
