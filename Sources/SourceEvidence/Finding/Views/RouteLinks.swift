/// Finds which screen of SwiftUI leads to which one by a value: a link or a path has a value of some type or
/// the case of an enumeration, and a table of destinations shows a view for each.
struct RouteLinks {
  private let views: ShownViews
  /// The screens for each case, by the full name of the enumeration. Those for all values of another type have
  /// an empty name.
  private var tables: [String: [String: [CodeTarget]]] = [:]
  /// The names of the properties with the paths of stacks.
  private var paths: Set<String> = []
  private var transitions: [CodeTransition] = []
  /// The types of closure parameters.
  private var types: [String: String] = [:]
  /// The functions of helpers that are being read.
  private var followed: Set<Position> = []
  /// The functions that only one type has, by name.
  private let functions: [String: DeclaredFunction]

  private var tree: ViewTree { views.tree }

  /// Returns the transitions.
  static func transitions(_ views: ShownViews) -> [CodeTransition] {
    var links = RouteLinks(views: views)
    for file in views.runner.program.files.indices {
      views.tree.walk(file, roles: .view) { node in
        links.readTables(of: node)
        return true
      }
    }
    guard !links.tables.isEmpty else { return [] }
    let makers = Set(views.tree.builders.values.compactMap(\.type))
    for (index, file) in views.runner.program.files.enumerated() {
      for type in file.types
      where type.inherited.contains("View") || type.kind == .extension
        || makers.contains(type.qualifiedName)
      {
        links.readUses(in: type, index)
      }
    }
    var seen: Set<CodeTransition> = []
    return links.transitions.filter { seen.insert($0).inserted }
  }

  private init(views: ShownViews) {
    self.views = views
    var all: [String: [DeclaredFunction]] = [:]
    for (type, entry) in views.tree.symbols.types {
      for (function, file) in entry.functions.values.joined() {
        all[function.name, default: []].append(DeclaredFunction(function, file: file, type: type))
      }
    }
    functions = all.compactMapValues { $0.count == 1 ? $0[0] : nil }
  }

  // MARK: Tables

  private mutating func readTables(of node: ViewNode) {
    if tree.role(of: node) == .stack, let path = node.made?["path"]?.value.bindingNames?.last {
      paths.insert(path)
    }
    for modifier in node.modifiers where tree.role(of: modifier) == .destination {
      guard case .member(let base?, "self")? = modifier["for"]?.value.kind,
        let written = base.lastName,
        let type = tree.symbols.name(of: written, in: node.context.typeName),
        let content = modifier.arguments.last(where: \.isClosure) ?? modifier["destination"]
      else { continue }
      if tree.symbols.type(type)?.isEnumeration == true {
        read(content.node, type, depth: 0)
      } else {
        tables[type, default: [:]][""] = ViewTargets(tree).targets(content.node)
      }
    }
  }

  private static let deepest = 5

  private mutating func read(_ nodes: [ViewNode], _ type: String, depth: Int) {
    guard depth < Self.deepest else { return }
    for node in nodes { read(node, type, depth: depth) }
  }

  private mutating func read(_ node: ViewNode, _ type: String, depth: Int) {
    switch node.content {
    case .branch(let branch, let arms):
      for (arm, body) in zip(branch.arms, arms) {
        for name in arm.patterns.compactMap(\.expression.caseName) {
          tables[type, default: [:]][name] = ViewTargets(tree).targets(body.nodes)
        }
      }
    case .closure(let body), .block(let body): read(body.nodes, type, depth: depth + 1)
    case .member(_, let name):
      // `route.view`
      tree.body(of: name, in: type).map { read($0.nodes, type, depth: depth + 1) }
    default:
      if let found = tree.member(shownBy: node) ?? tree.builder(shownBy: node) {
        read(found.body.nodes, type, depth: depth + 1)
      } else if let call = node.made {
        for argument in call.arguments where argument.isClosure {
          read(argument.node, type, depth: depth + 1)
        }
      }
    }
  }

  // MARK: Uses

  private mutating func readUses(in type: TypeDeclaration, _ file: Int) {
    let name = tree.symbols.hierarchy.name(of: type.qualifiedName)
    // A coordinator leads to screens for those that it makes.
    let screen = tree.symbols.hierarchy.conforms(name, to: "View") ? name : nil
    var roots: [ViewNode] = []
    tree.walk(type, file) { node in
      roots.append(node)
      return false
    }
    for root in roots { read(root, from: screen) }
  }

  /// Reads code that runs for a screen. What code in closures does that it gives to another screen, that
  /// screen does.
  private mutating func read(_ node: ViewNode, from screen: String?) {
    let before = types
    defer { types = before }
    bindElement(of: node)
    let calls = [node.made].compactMap(\.self) + node.modifiers
    if let screen {
      for call in calls { use(call, node, screen) }
      for name in calls.compactMap(\.name) + [node.method].compactMap(\.self) {
        action(name, node).map { follow($0, from: screen) }
      }
    }
    guard let made = node.made,
      case .own(let view) = tree.meaning(of: made, in: node.context.typeName)
    else {
      for part in node.parts { read(part, from: screen) }
      return
    }
    let name = tree.symbols.hierarchy.name(of: view)
    for argument in made.arguments {
      action(argument.node).map { follow($0, from: name) }
      read(argument.node, from: argument.isClosure ? name : screen)
    }
    for modifier in node.modifiers {
      for argument in modifier.arguments { read(argument.node, from: screen) }
    }
  }

  /// Reads a function that is called, or given to a view as its action, for a screen.
  private mutating func follow(_ function: DeclaredFunction, from screen: String) {
    guard followed.count < Self.deepest, followed.insert(function.origin).inserted else { return }
    for inner in tree.body(of: function).nodes { read(inner, from: screen) }
    followed.remove(function.origin)
  }

  /// Returns the function that a node names without calling it.
  private func action(_ node: ViewNode) -> DeclaredFunction? {
    guard !node.isCall else { return nil }
    return (node.method ?? node.ownMember).flatMap { action($0, node) }
  }

  /// Returns a function of the type around a node, or else the only one with its name, if it returns no view.
  private func action(_ name: String, _ node: ViewNode) -> DeclaredFunction? {
    guard tree.table.modifier(name) == nil, !Self.methods.contains(name) else { return nil }
    let own = node.context.typeName.flatMap { tree.symbols.function(name, of: $0, labels: nil) }
    return (own ?? functions[name]).flatMap { $0.function.result == nil ? $0 : nil }
  }

  private mutating func use(_ call: ViewCall, _ node: ViewNode, _ screen: String) {
    for target in targets(of: call, node) where target.className != screen {
      var transition = CodeTransition(
        .push, from: screen, target: target, place: tree.place(node, call.offset),
        confidence: .likely)
      transition.conditions = views.runner.program.conditions(at: node.origin)
      transitions.append(transition)
    }
  }

  private func targets(of call: ViewCall, _ node: ViewNode) -> [CodeTarget] {
    let isLink = tree.table.view(call.name ?? "")?.role == .link
    let value: Expression? =
      if isLink {
        call["value"]?.value
      } else if Self.methods.contains(call.name ?? "") { call.arguments.first?.value } else { nil }
    guard let value else { return [] }
    if let targets = value.caseName.flatMap({ targets(ofCase: $0, value) }) { return targets }
    guard isLink || isPath(call.callee) else { return [] }
    return type(of: value, node).flatMap { tables[$0]?[""] } ?? []
  }

  private func targets(ofCase name: String, _ value: Expression) -> [CodeTarget]? {
    let known = tables.filter { table in
      table.value[name] != nil && (value.caseType.map { isName($0, of: table.key) } ?? true)
    }
    return known.count == 1 ? known.first?.value[name] : nil
  }

  /// Whether a method is that of the path of a stack.
  private func isPath(_ callee: Expression) -> Bool {
    guard case .member(let base?, _) = callee.kind else { return false }
    return base.lastName.map(paths.contains) == true
  }

  private func isName(_ written: String, of type: String) -> Bool {
    type == written || type.hasSuffix("." + written)
  }

  /// The methods of paths and routers that lead to a screen.
  private static let methods: Set = [
    "append", "push", "navigate", "go", "show", "open", "route", "present",
  ]

  // MARK: Types of values

  private func values(at node: ViewNode) -> ViewValues {
    let member = ViewMember(type: node.context.typeName, name: node.context.member ?? "")
    return ViewValues(symbols: tree.symbols, member: member, types: types)
  }

  /// Returns the type of a value: one that is made in place, that of a variable, or of a property of one.
  private func type(of value: Expression, _ node: ViewNode) -> String? {
    let values = values(at: node)
    guard case .member(let base?, let name) = value.kind, base.lastName != "self" else {
      return values.type(of: value)
    }
    let written = type(of: base, node)
      .flatMap { tree.symbols.variable(name, of: $0)?.variable.type }
    return written.flatMap { tree.symbols.name(of: $0, in: nil) }
  }

  /// Notes the type of the values for each of which a list repeats its content.
  private mutating func bindElement(of node: ViewNode) {
    guard let call = node.made, let role = tree.role(of: node),
      [.list, .repetition].contains(role),
      let list = call.leading, let body = call.closure(of: ["", "content"]),
      let element = element(of: list, node)
    else { return }
    types[body.parameters.first ?? "$0"] = element
  }

  private func element(of list: Expression, _ node: ViewNode) -> String? {
    // `folders.filter { … }`
    if case .call(let callee, _) = list.kind, case .member(let base?, _) = callee.kind {
      return element(of: base, node)
    }
    guard let name = list.selectedNames?.last else { return nil }
    let owner: String? =
      if case .member(let base?, _) = list.kind, base.lastName != "self" {
        type(of: base, node)
      } else { node.context.typeName }
    let property = owner.flatMap { tree.symbols.variable(name, of: $0)?.variable }
    let written = property?.type.flatMap(TypeName.element) ?? property?.value?.elementType
    return written.flatMap { tree.symbols.name(of: $0, in: owner) }
  }
}

extension ViewNode {
  /// The name of a method of another value: `router.showDetail`.
  fileprivate var method: String? {
    guard case .member(let base, let name) = content, base.lastName != "self" else { return nil }
    return name
  }
}

extension Expression {
  /// The name of the enumeration case that it is: `.home`, `Route.home`, or `.item(id)`.
  fileprivate var caseName: String? {
    switch kind {
    case .member(_, let name): name.startsUppercase ? nil : name
    case .call(let callee, _): callee.caseName
    default: nil
    }
  }

  /// The type of the first element of a list.
  fileprivate var elementType: String? {
    guard case .array(let elements) = kind, case .call(let callee, _)? = elements.first?.kind,
      callee.isType
    else { return nil }
    return callee.lastName
  }

  /// The name of the enumeration that it names.
  fileprivate var caseType: String? {
    switch kind {
    case .member(let base?, _): base.lastName
    case .call(let callee, _): callee.caseType
    default: nil
    }
  }
}
