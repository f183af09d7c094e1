import FileReading

/// Reads the parts of the code of a property or function, and how each part appears.
struct PartReader {
  private let tree: ViewTree
  private let member: ViewMember
  /// The index of the file.
  private let file: Int
  /// The functions and properties of other types that return views, by name.
  private let builders: [String: ViewMember]
  /// Where tab bars are that are made by hand.
  private let sections: Set<SourceLocation>
  private(set) var parts: [ViewPart] = []
  /// The titles of the content in place.
  private(set) var titles: [ViewTitle] = []
  /// Whether the current code is in a navigation stack.
  private var isInStack = false
  /// Whether a window was read.
  private var hasWindow = false
  /// The types of closure parameters.
  private var types: [String: String] = [:]

  init(
    _ tree: ViewTree, _ member: ViewMember, file: Int, builders: [String: ViewMember],
    sections: Set<SourceLocation>
  ) {
    self.tree = tree
    self.member = member
    self.file = file
    self.builders = builders
    self.sections = sections
  }

  private var symbols: SymbolTable { tree.symbols }

  /// Reads the views of a view builder.
  mutating func read(_ body: ViewBody, _ step: ViewStep = .inPlace) {
    for node in body.nodes { read(node, step) }
  }

  private mutating func read(_ node: ViewNode, _ step: ViewStep) {
    guard !node.isView || !tree.program.excludes(node.origin) else { return }
    readContent(node, step)
    if let first = node.modifiers.first, isValue(node), let base = node.expression {
      follow(first, of: base, step)
    }
    for modifier in node.modifiers {
      if let name = modifier.name { read(modifier, named: name, step) }
    }
  }

  /// Whether a node is a value, and no view, whose methods may return views.
  private func isValue(_ node: ViewNode) -> Bool {
    switch node.content {
    case .named(let name): name != "self" && !name.startsUppercase
    case .member, .called:
      node.expression.flatMap(values.type).map { symbols.variable("body", of: $0) == nil } ?? false
    default: false
    }
  }

  private mutating func readContent(_ node: ViewNode, _ step: ViewStep) {
    switch node.content {
    case .called(let call): read(call, node, step)
    case .named("self"): node.modifiers.first?.name.map { follow($0, step) }
    case .named(let name):
      guard name.startsUppercase, !isProperty(name) else { return follow(name, step) }
      guard let first = node.modifiers.first, let base = node.expression else { return }
      follow(first, of: base, step)
    case .member(let base, let name):
      base.lastName == "self" ? follow(name, step) : follow(name, of: base, step)
    case .closure(let body), .block(let body), .function(_, let body): read(body, step)
    case .branch(let branch, let arms): read(branch, arms, node, step)
    case .choice(let all), .several(let all): for one in all { read(one, step) }
    case .variable(_, let value, _): value.map { read($0, step) }
    case .value, .other: break
    }
  }

  private mutating func read(
    _ branch: Branch, _ arms: [ViewBody], _ node: ViewNode, _ step: ViewStep
  ) {
    for value in branch.variablesAfter.compactMap(\.value) {
      read(ViewBuilder(node.context).node(value), step)
    }
    let origin = branch.decidingValue.map {
      Position(file: node.context.file, offset: $0.offset)
    }
    let inner = origin.map { addSections(at: $0, step) } ?? step
    for index in values.arms(of: branch) where arms.indices.contains(index) {
      read(arms[index], inner)
    }
  }

  /// Adds the tab bar that is made by hand at a place, if there is one, and returns the step to its sections.
  private mutating func addSections(at origin: Position, _ step: ViewStep) -> ViewStep {
    guard !sections.isEmpty, sections.contains(tree.program.place(origin)) else { return step }
    add(.container(origin), step)
    return max(step, .contained)
  }

  private mutating func add(_ kind: ViewPart.Kind, _ step: ViewStep) {
    parts.append(ViewPart(kind: kind, step: step, isInStack: isInStack))
  }

  // MARK: Calls

  private mutating func read(_ call: ViewCall, _ node: ViewNode, _ step: ViewStep) {
    let step = tree.role(of: node) == .tabs ? step : addSections(at: node.origin, step)
    switch tree.meaning(of: call, in: member.type) {
    case .own(let view):
      add(.view(view), step)
      readArguments(of: call, holdsSeveral(view) ? max(step, .contained) : step)
    case .row(let row): read(row, call, node, step)
    case .other(let name) where name.hasSuffix("Controller"): break
    case .function(let name): read(name, call, node, step)
    case .other, .value: readArguments(of: call, step)
    }
  }

  /// Reads a function of the type, or a modifier of the view itself.
  private mutating func read(
    _ name: String, _ call: ViewCall, _ node: ViewNode, _ step: ViewStep
  ) {
    let isOwn = member.type.map { $0 != "View" && isFunction(name, of: $0) } ?? false
    guard isOwn || !isModifier(name) else { return read(call, named: name, step) }
    follow(name, step)
    readArguments(of: call, step)
  }

  private func isModifier(_ name: String) -> Bool {
    let role = tree.table.modifier(name)?.role
    return role?.step != nil || role?.isAction == true
      || symbols.types["View"]?.functions[name] != nil
  }

  private mutating func readArguments(of call: ViewCall, _ step: ViewStep) {
    for argument in call.arguments where !argument.isAction {
      read(argument.node, step)
    }
  }

  /// Adds a member of the type, or a free function.
  private mutating func follow(_ name: String, _ step: ViewStep) {
    guard name != member.name else { return }
    add(.member(ViewMember(type: member.type, name: name)), step)
  }

  /// Adds a member of another type, if the type is known, or else the only function or property of
  /// the project with that name.
  private mutating func follow(
    _ name: String, of base: Expression, _ step: ViewStep, _ call: ViewCall? = nil
  ) {
    guard let found = values.member(name, of: base, call) else {
      if let builder = builders[name] { add(builder, step) }
      return
    }
    add(found, step)
  }

  private mutating func follow(_ call: ViewCall, of base: Expression, _ step: ViewStep) {
    if let name = call.name { follow(name, of: base, step, call) }
  }

  private mutating func add(_ builder: ViewMember, _ step: ViewStep) {
    add(.member(builder), isRouter(builder) ? max(step, .contained) : step)
  }

  /// Whether a member is that of an unknown case of an enumeration, which returns one of many screens. It does
  /// not appear in place.
  private func isRouter(_ builder: ViewMember) -> Bool {
    guard let type = builder.type.flatMap(symbols.type), type.isEnumeration else { return false }
    return builder.cases["self"] == nil
      && type.functions[builder.name]?.first?.function.isStatic != true
      && type.variables[builder.name]?.variable.isStatic != true
  }

  private func isFunction(_ name: String, of type: String) -> Bool {
    symbols.type(type)?.functions[name] != nil
  }

  private func isProperty(_ name: String) -> Bool {
    member.type.map { symbols.variable(name, of: $0) != nil } ?? false
  }

  private var values: ViewValues { ViewValues(symbols: symbols, member: member, types: types) }

  // MARK: Views

  private mutating func read(
    _ row: ViewRow, _ call: ViewCall, _ node: ViewNode, _ step: ViewStep
  ) {
    switch row.role {
    case .tabs where !PagedTabs(tree, node).arePages, .columns:
      add(.container(node.origin), step)
      readArguments(of: call, max(step, .contained))
    case .tabs: readPages(call, node, step)
    case .scroll where ScrolledPages(tree).arePages(node): readPages(call, node, step)
    case .stack, .stackOrColumns: readStack(row, call, node, step)
    case .link: readLink(call, step)
    case .button: call.closure("label").map { read($0, step) }
    case .window: readWindow(call, step)
    case .scene: readArguments(of: call, .presented)
    default: readArguments(of: call, step)
    }
  }

  /// Reads a window. One for a value, and one with an identifier after another window, is opened by code.
  private mutating func readWindow(_ call: ViewCall, _ step: ViewStep) {
    let isOpened = call["for"] != nil || hasWindow && call["id"] != nil
    hasWindow = true
    readArguments(of: call, isOpened ? .presented : step)
  }

  /// Whether a view represents a view controller that contains several others.
  private func holdsSeveral(_ view: String) -> Bool {
    let makers = symbols.type(view)?.functions["makeUIViewController"] ?? []
    return makers.contains { $0.function.result.flatMap(symbols.kind)?.kind.holdsSeveral == true }
  }

  private mutating func readPages(_ call: ViewCall, _ node: ViewNode, _ step: ViewStep) {
    add(.container(node.origin), isInStack ? max(step, .contained) : step)
    readArguments(of: call, max(step, .contained))
  }

  private mutating func readStack(
    _ row: ViewRow, _ call: ViewCall, _ node: ViewNode, _ step: ViewStep
  ) {
    add(.container(node.origin), step)
    let views = call.closure(of: row.content)?.views.count ?? 0
    let isSplit = row.role == .stackOrColumns && views > 1
    let before = isInStack
    isInStack = !isSplit
    readArguments(of: call, isSplit ? max(step, .contained) : step)
    isInStack = before
  }

  private mutating func readLink(_ call: ViewCall, _ step: ViewStep) {
    let isShown = call["destination"] != nil && call["label"] == nil || call["value"] != nil
    for argument in call.arguments {
      let isContent = argument.label == "label" || argument.label.isEmpty && isShown
      read(argument.node, isContent ? step : max(step, .pushed))
    }
  }

  // MARK: Modifiers

  private mutating func read(_ modifier: ViewCall, named name: String, _ step: ViewStep) {
    let role = tree.table.modifier(name)?.role
    guard role?.isAction != true else { return }
    if step == .inPlace, role == .title, let text = modifier.leading {
      titles.append(ViewTitle(expression: text, member: member, file: file))
    }
    var inner = step
    if let own = role?.step {
      inner = max(step, own)
    } else if let own = symbols.types["View"]?.functions[name] {
      add(.member(ViewMember(type: "View", name: name)), step)
      inner = max(step, own.map { self.step(of: $0.function, in: $0.file) }.max() ?? step)
      if inner == .inPlace, own.contains(where: \.function.takesBinding) { inner = .presented }
    }
    let before = types
    bind(modifier)
    readArguments(of: modifier, inner)
    types = before
  }

  /// Records the types of closure parameters in modifiers: `for: Route.self`, `item: $sheet`.
  private mutating func bind(_ modifier: ViewCall) {
    let value = modifier["for"] ?? modifier["item"]
    let name = value.flatMap { $0.value.names?.last { $0 != "self" } }
    guard let name = name.map({ $0.hasPrefix("$") ? String($0.dropFirst()) : $0 }),
      let type = values.type(named: name)
    else { return }
    for argument in modifier.arguments {
      if let body = argument.body { types[body.parameters.first ?? "$0"] = type }
    }
  }

  /// Returns how the content of a modifier of the project appears, from the modifiers in its code.
  private func step(of modifier: Function, in file: Int, depth: Int = 0) -> ViewStep {
    let found = DeclaredFunction(modifier, file: file, type: "View")
    var (step, types): (ViewStep, [String]) = (.inPlace, [])
    for node in tree.body(of: found).nodes {
      node.walk { inside in
        for call in inside.modifiers + (inside.made.map { [$0] } ?? []) {
          guard let name = call.callee.lastName else { continue }
          step = max(step, tree.table.modifier(name)?.role.step ?? .inPlace)
          if name.startsUppercase { types.append(name) }
        }
        return true
      }
    }
    guard depth == 0 else { return step }
    // The modifier may be a type of its own.
    let inner = types.flatMap { symbols.type($0)?.functions["body"] ?? [] }
    return inner.reduce(step) { max($0, self.step(of: $1.function, in: $1.file, depth: 1)) }
  }
}

extension ViewRow.Role {
  /// Whether it is a modifier whose closures contain no views.
  fileprivate var isAction: Bool { self == .reaction || self == .commands }
}

extension Function {
  /// Whether a modifier takes a binding, so that it may show its content only for a while.
  fileprivate var takesBinding: Bool { parameters.contains { $0.type == "Binding" } }
}
