/// Views of which one is shown for the section that people choose with buttons: a tab bar that is made by hand.
struct SectionSwitch {
  /// What holds the section.
  let selection: SectionPath
  /// The `switch`, the `if`, the `TabView` without items, or what holds views of which one is opaque.
  let shown: ViewNode
  /// The offset that identifies it: of what decides, or of the `TabView`.
  let offset: Int
  /// The name of the section in the code that shows it, if a view passes it there.
  let parameter: String?
  let buttons: SectionButtons

  /// Finds the switches in a view.
  static func all(in view: TypeDeclaration, _ file: Int, of tree: ViewTree) -> [SectionSwitch] {
    guard view.inherited.contains("View") else { return [] }
    let stored = Set(view.variables.lazy.filter { $0.accessors == nil }.map(\.name))
    guard !stored.isEmpty else { return [] }
    var found: [(names: [String], parameter: String?, offset: Int, shown: ViewNode)] = []
    var passed: [String: [String]] = [:]
    tree.walk(view, file) { node in
      if let (name, names) = node.passedSelection(tree) { passed[name] = names }
      guard let subject = node.sections(tree), let written = subject.selectedNames else {
        return true
      }
      let names = passed[written[0]] ?? written
      if stored.contains(names[0]), !found.contains(where: { $0.names == names }) {
        let offset = node.made == nil ? subject.offset : node.offset
        found.append((names, names == written ? nil : written[0], offset, node))
      }
      return true
    }
    return found.compactMap { names, parameter, offset, shown in
      let selection = SectionPath(names, in: view.qualifiedName)
      return SectionButtons.find(setting: selection, in: view, file, of: tree, besides: shown).map {
        SectionSwitch(
          selection: selection, shown: shown, offset: offset, parameter: parameter, buttons: $0)
      }
    }
  }
}

/// The buttons that choose sections.
struct SectionButtons {
  /// How code makes the buttons.
  enum Form {
    /// A `ForEach` with a button for each section of a list, which has a name in the code of its button.
    case each(in: Expression, named: String, label: ViewBody)
    /// One after the other: each with its section, and the views that show what it is for.
    case oneByOne([(section: Expression, label: ViewBody)])
  }

  let form: Form
  /// The declarations around the buttons.
  let context: ViewContext

  /// Returns the buttons that set the section, which may be in a view inside of the view. Buttons in what is
  /// shown are parts of one section.
  static func find(
    setting selection: SectionPath, in view: TypeDeclaration, _ file: Int, of tree: ViewTree,
    besides shown: ViewNode? = nil, depth: Int = 0
  ) -> SectionButtons? {
    if let own = SectionButtons(setting: selection.names, in: view, file, of: tree, besides: shown)
    {
      return own
    }
    var inner: [SectionPath] = []
    tree.walk(view, file) { node in
      if let path = node.made.flatMap({ selection.selection(through: $0, tree) }) {
        inner.append(path)
      }
      return true
    }
    guard depth < Self.deepest else { return nil }
    return inner.lazy.compactMap { path in
      tree.sectionView(named: path.view).flatMap {
        find(setting: path, in: $0.type, $0.file, of: tree, depth: depth + 1)
      }
    }.first
  }

  /// How many views may stand in each other around the buttons.
  private static let deepest = 3

  private init?(
    setting names: [String], in view: TypeDeclaration, _ file: Int, of tree: ViewTree,
    besides shown: ViewNode? = nil
  ) {
    var found: SectionButtons?
    var single: [(section: Expression, label: ViewBody)] = []
    var context: ViewContext?
    let inside = shown.map(\.ownMembers) ?? []
    tree.walk(view, file) { node in
      if node === shown, node.made == nil { return false }
      if let member = node.context.member, inside.contains(member) { return false }
      found = found ?? SectionButtons(node, setting: names, of: tree)
      guard let button = tree.sectionButton(node, setting: names) else { return found == nil }
      context = node.context
      if !single.contains(where: { $0.section.choiceName == button.section.choiceName }) {
        single.append(button)
      }
      return false
    }
    if let found {
      self = found
    } else if let context, single.count > 1 {
      (form, self.context) = (.oneByOne(single), context)
    } else {
      return nil
    }
  }

  private init?(_ node: ViewNode, setting names: [String], of tree: ViewTree) {
    guard let row = tree.row(of: node), row.role == .repetition, let call = node.made,
      let list = call.leading, let content = call.closure(of: row.content)
    else { return nil }
    let parameter = content.parameters.first ?? "$0"
    var label: ViewBody?
    for view in content.nodes {
      view.walk { part in
        if label == nil { label = Self.label(of: part, in: content, names, parameter, tree) }
        return label == nil
      }
    }
    guard let label else { return nil }
    (form, context) = (.each(in: list, named: parameter, label: label), label.context)
  }

  /// Returns the label of a button, or the tapped content, if the action sets the section of a list.
  private static func label(
    of part: ViewNode, in content: ViewBody, _ names: [String], _ parameter: String,
    _ tree: ViewTree
  ) -> ViewBody? {
    let tap = tree.taps(on: part).first { tap in
      tap.contains { $0.section(setting: names, tree)?.names?.first == parameter }
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

  /// Returns the section that a button, a tapped view, or a view of the project with an action chooses, and
  /// the views that show what it is for.
  fileprivate func sectionButton(
    _ node: ViewNode, setting names: [String]
  ) -> (section: Expression, label: ViewBody)? {
    var calls = taps(on: node)
    if let made = node.made, case .own = meaning(of: made, in: node.context.typeName) {
      calls.append(made)
    }
    for call in calls {
      guard let section = call.section(setting: names, self), section.choiceName != nil else {
        continue
      }
      let own = call === node.made ? call.closure("label") : nil
      return (section, own ?? ViewBody([node.code], in: node.context))
    }
    return nil
  }

  /// Returns the declaration of a type with its file.
  fileprivate func sectionView(named name: String) -> (type: TypeDeclaration, file: Int)? {
    for (file, code) in program.files.enumerated() {
      let type = code.types.first { symbols.name(of: $0.qualifiedName, in: nil) == name }
      if let type, type.kind == .type { return (type, file) }
    }
    return nil
  }
}

extension ViewCall {
  /// Whether an argument, besides the label of a button, contains code.
  fileprivate func contains(where isWanted: (ViewNode) -> Bool) -> Bool {
    arguments.contains { $0.label != "label" && $0.node.contains(where: isWanted) }
  }

  /// Returns the section that the code in an argument chooses.
  fileprivate func section(setting names: [String], _ tree: ViewTree) -> Expression? {
    var found: Expression?
    _ = contains {
      found = found ?? $0.section(setting: names, tree)
      return found != nil
    }
    return found
  }
}

extension ViewNode {
  /// Returns what decides which of several views is shown, or `nil` for other code.
  fileprivate func sections(_ tree: ViewTree) -> Expression? {
    if case .branch(let branch, let arms) = content {
      return arms.count > 1 ? branch.decidingValue : nil
    }
    if tree.role(of: self) == .tabs { return made?["selection"]?.value }
    let compared = layers.compactMap { $0.isOpaque.comparedValue }
    guard let first = compared.first, compared.count > 1,
      compared.allSatisfy({ $0.pathNames == first.pathNames })
    else { return nil }
    return first
  }

  /// The views inside of which one is opaque, as in `.opacity(part == .home ? 1 : 0)`, with their conditions.
  var layers: [(view: ViewNode, isOpaque: Expression)] {
    (made?.closure()?.views ?? []).compactMap { view in
      let opacity = view.modifiers.first { $0.name == "opacity" }
      guard case .choice(_, let condition?)? = opacity?.leading?.kind else { return nil }
      return (view, condition)
    }
  }

  /// Returns the name under which a view of the project passes a selection to the code in its closure, and
  /// the path of the selection: `Bar(selection: $tab) { tab in … }`.
  fileprivate func passedSelection(_ tree: ViewTree) -> (name: String, path: [String])? {
    guard let made, case .own = tree.meaning(of: made, in: context.typeName),
      let bound = made.arguments.lazy.compactMap(\.value.bindingNames).first,
      let name = made.arguments.last?.body?.parameters.first
    else { return nil }
    return (name, bound)
  }

  /// Returns the value that the code, or a function of the view or model that it calls, sets a property to.
  fileprivate func section(setting names: [String], _ tree: ViewTree) -> Expression? {
    if let value = value(setting: names) { return value }
    guard let (call, type, inner) = setter(of: names, tree), let name = call.name,
      let found = tree.symbols.function(name, of: type, labels: call.written.map(\.label))
    else { return nil }
    let body = tree.body(of: found)
    let parameter = found.function.parameters.first { parameter in
      body.nodes.contains { node in
        node.contains { $0.value(setting: inner)?.names == [parameter.name] }
      }
    }
    return parameter.flatMap { call[$0.label]?.value }
  }

  /// Returns the call of a function that may set a property, the type of the function, and the names of the
  /// property in its code.
  private func setter(
    of names: [String], _ tree: ViewTree
  ) -> (call: ViewCall, type: String, names: [String])? {
    guard let type = context.typeName else { return nil }
    if let made, case .function = tree.meaning(of: made, in: type) { return (made, type, names) }
    let model = Array(names.dropLast())
    guard let call = modifiers.first, !model.isEmpty, expression?.pathNames == model,
      let owner = SectionPath(model, in: type).sectionType(tree.symbols)
    else { return nil }
    return (call, owner, Array(names.suffix(1)))
  }

  private func value(setting names: [String]) -> Expression? {
    guard case .assignment(let target, let value, _) = code.kind, target.pathNames == names else {
      return nil
    }
    return value
  }

  /// Whether the code sets a property.
  func assigns(to property: String) -> Bool { value(setting: [property]) != nil }

  /// The names of the properties and functions of the view that the code contains.
  fileprivate var ownMembers: Set<String> {
    var names: Set<String> = []
    walk {
      if let name = $0.ownMember { names.insert(name) }
      return true
    }
    return names
  }
}

extension Branch {
  /// The value that decides which arm is taken: that of a `switch`, or what the first arm of an `if` compares.
  var decidingValue: Expression? {
    subject ?? arms.first.flatMap { $0.expressions.first?.comparedValue }
  }
}

extension Expression {
  /// The value that is compared with another one: `tab` in `tab == .home`.
  fileprivate var comparedValue: Expression? {
    if case .operation(let sides, ["=="]) = kind { sides.first } else { nil }
  }

  /// The name of a case, or a number or text, that a choice is written as.
  fileprivate var choiceName: String? {
    switch kind {
    case .member(_, let name): name
    case .literal(let value), .string(let value): value
    default: nil
    }
  }
}
