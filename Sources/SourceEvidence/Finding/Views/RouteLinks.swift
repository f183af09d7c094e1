/// Finds which screen of SwiftUI leads to which one by a value: a link or a path has the case of an
/// enumeration, and a table of destinations shows a view for each case.
struct RouteLinks {
  private let views: ShownViews
  /// The screens for each case, by the full name of the enumeration.
  private var tables: [String: [String: [CodeTarget]]] = [:]
  private var transitions: [CodeTransition] = []

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
    for (index, file) in views.runner.program.files.enumerated() {
      for type in file.types where type.inherited.contains("View") || type.kind == .extension {
        links.readUses(in: type, index)
      }
    }
    return links.transitions
  }

  private init(views: ShownViews) { self.views = views }

  // MARK: Tables

  private mutating func readTables(of node: ViewNode) {
    for modifier in node.modifiers where tree.role(of: modifier) == .destination {
      guard case .member(let base?, "self")? = modifier["for"]?.value.kind,
        let written = base.lastName,
        let type = tree.symbols.name(of: written, in: node.context.typeName),
        tree.symbols.type(type)?.isEnumeration == true,
        let body = modifier.arguments.last(where: \.isClosure)?.body
      else { continue }
      read(body.nodes, type, depth: 0)
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
      if let found = tree.member(shownBy: node) {
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
    guard tree.symbols.hierarchy.conforms(name, to: "View") else { return }
    var roots: [ViewNode] = []
    tree.walk(type, file) { node in
      roots.append(node)
      return false
    }
    for root in roots { read(root, from: name) }
  }

  /// Reads code that runs for a screen. What code in closures does that it gives to another screen, that
  /// screen does.
  private mutating func read(_ node: ViewNode, from screen: String) {
    let calls = [node.made].compactMap(\.self) + node.modifiers
    for call in calls { use(call, node, screen) }
    guard let made = node.made,
      case .own(let view) = tree.meaning(of: made, in: node.context.typeName)
    else {
      for part in node.parts { read(part, from: screen) }
      return
    }
    let name = tree.symbols.hierarchy.name(of: view)
    for argument in made.arguments { read(argument.node, from: argument.isClosure ? name : screen) }
    for modifier in node.modifiers {
      for argument in modifier.arguments { read(argument.node, from: screen) }
    }
  }

  private mutating func use(_ call: ViewCall, _ node: ViewNode, _ screen: String) {
    let value: Expression? =
      if tree.table.view(call.name ?? "")?.role == .link {
        call["value"]?.value
      } else if Self.methods.contains(call.name ?? "") { call.arguments.first?.value } else { nil }
    guard let value, let name = value.caseName else { return }
    let known = tables.filter { table in
      table.value[name] != nil && (value.caseType.map { isName($0, of: table.key) } ?? true)
    }
    guard known.count == 1, let targets = known.first?.value[name] else { return }
    for target in targets where target.className != screen {
      var transition = CodeTransition(
        .push, from: screen, target: target, place: tree.place(node, call.offset),
        confidence: .likely)
      transition.conditions = views.runner.program.conditions(at: node.origin)
      transitions.append(transition)
    }
  }

  private func isName(_ written: String, of type: String) -> Bool {
    type == written || type.hasSuffix("." + written)
  }

  /// The methods of paths and routers that lead to a screen.
  private static let methods: Set = [
    "append", "push", "navigate", "go", "show", "open", "route", "present",
  ]
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

  /// The name of the enumeration that it names.
  fileprivate var caseType: String? {
    switch kind {
    case .member(let base?, _): base.lastName
    case .call(let callee, _): callee.caseType
    default: nil
    }
  }
}
