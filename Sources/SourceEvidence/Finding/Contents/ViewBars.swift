/// Reads the items that SwiftUI code puts into the bars of a screen.
struct ViewBars {
  private let views: ShownViews
  private(set) var items: [CodeBarItem] = []
  /// The title in the place of that of the screen.
  private(set) var title: CodeText?
  /// The control in the place of the title.
  private(set) var titleView: CodeBarItem.Content?
  private var followed: Set<ViewMember> = []
  /// The places where views of the project are shown that were read.
  private var sites: Set<Position> = []
  private var isPossible: Bool
  private var side = CodeBarItem.Place.right
  private var purpose: CodeBarItem.Purpose?
  /// The scope of what code repeats for each of several values, and of a view of the project that was reached
  /// with arguments.
  private var scope: Scope?

  init(_ views: ShownViews, isPossible: Bool, _ scope: Scope? = nil) {
    self.views = views
    self.isPossible = isPossible
    self.scope = scope
  }

  private var runner: CodeRunner { views.runner }
  private var tree: ViewTree { views.tree }

  /// Reads the content of a bar.
  mutating func read(_ nodes: [ViewNode], at side: CodeBarItem.Place? = nil) {
    let before = self.side
    self.side = side ?? before
    for node in nodes { read(node, 0) }
    self.side = before
  }

  private static let deepest = 14

  private mutating func read(_ node: ViewNode, _ depth: Int) {
    guard depth < Self.deepest, tree.isShared(node) else { return }
    switch node.content {
    case .closure(let body), .block(let body): read(body, depth)
    case .branch(let branch, let arms):
      if let index = branch.armOfVersion {
        for arm in arms.dropFirst(index).prefix(1) { read(arm, depth) }
        return
      }
      perhaps { bars in for arm in arms { bars.read(arm, depth) } }
    case .choice(let all): perhaps { bars in for one in all { bars.read(one, depth + 1) } }
    case .several(let all): for one in all { read(one, depth + 1) }
    case .variable, .function, .value, .other: break
    default:
      if let found = tree.member(shownBy: node) {
        guard followed.insert(found.member).inserted else { return }
        readElsewhere(node) { $0.read(found.body, depth) }
      } else if let call = node.made {
        read(call, node, depth)
      }
    }
  }

  private mutating func read(_ body: ViewBody, _ depth: Int) {
    for node in body.nodes { read(node, depth + 1) }
  }

  private mutating func perhaps(_ body: (inout ViewBars) -> Void) {
    let before = isPossible
    isPossible = true
    body(&self)
    isPossible = before
  }

  private mutating func read(_ call: ViewCall, _ node: ViewNode, _ depth: Int) {
    if let name = call.name, Self.holders.contains(name) { return place(call, depth) }
    switch tree.meaning(of: call, in: node.context.typeName) {
    case .own(let view):
      let member = ViewMember(type: view, name: "body")
      guard sites.insert(node.origin).inserted,
        followed.insert(member).inserted || !call.arguments.isEmpty,
        let body = tree.body(of: "body", in: view)
      else { return }
      let before = items.count
      readElsewhere(node) { $0.read(body, depth) }
      guard items.count == before + 1 else { return }
      // What a button in a view of its own does may be an argument of the view.
      let own = item(call, node)
      items[before].title = items[before].title ?? own.title
    case .row(let row): read(row, call, node, depth)
    case .other, .function, .value:
      for argument in call.arguments where argument.isClosure { read(argument.node, depth + 1) }
    }
  }

  private mutating func read(_ row: ViewRow, _ call: ViewCall, _ node: ViewNode, _ depth: Int) {
    switch row.role {
    case .button, .link, .submenu, .action: readButton(call, node)
    case .control where call.name == "EditButton":
      var item = item(call, node)
      item.systemItem = "edit"
      items.append(item)
    case .picker: add(tree.isSegmented(node) ? .segments : .other, call, node)
    case .toggle: add(.toggle, call, node)
    case .slider: add(.slider, call, node)
    case .field: add(.searchField, call, node)
    case .control: add(.other, call, node)
    case .text, .label, .image: show(call, node)
    case .display: break
    case .repetition: repeated(call, node, depth)
    default:
      for argument in call.arguments where argument.isClosure { read(argument.node, depth + 1) }
    }
  }

  /// Reads the code of a property, a function, or another view, in the scope of its arguments.
  private mutating func readElsewhere(_ node: ViewNode, _ body: (inout ViewBars) -> Void) {
    let before = scope
    runner.interpreter.refill()
    scope = views.code(of: node, currentScope(node))?.scope()
    body(&self)
    scope = before
  }

  /// Reads what code repeats, once for each value if all are known.
  private mutating func repeated(_ call: ViewCall, _ node: ViewNode, _ depth: Int) {
    guard let body = call.closure(of: ["", "content"]) else { return }
    let scopes = views.scopes(of: body, repeatedBy: call, currentScope(node))
    guard !scopes.isEmpty else { return read(body, depth) }
    let before = (scope, sites)
    for inner in scopes {
      (scope, sites) = (inner, before.1)
      read(body, depth)
    }
    scope = before.0
  }

  private func currentScope(_ node: ViewNode) -> Scope {
    scope ?? runner.scope(ofType: node.context.type?.name, file: node.context.file)
  }

  private mutating func add(_ content: CodeBarItem.Content, _ call: ViewCall, _ node: ViewNode) {
    var item = item(call, node)
    item.content = content
    items.append(item)
    if side == .center, content != .decoration, !isPossible { titleView = titleView ?? content }
  }

  /// Adds what people only see, which is the title in the middle of a bar.
  private mutating func show(_ call: ViewCall, _ node: ViewNode) {
    guard side != .center else {
      title = title ?? item(call, node).title
      return
    }
    add(.decoration, call, node)
  }

  // MARK: Places

  /// The views that place items.
  private static let holders: Set = ["ToolbarItem", "ToolbarItemGroup"]

  /// Reads items in their place, which is the trailing side unless code says otherwise.
  private mutating func place(_ call: ViewCall, _ depth: Int) {
    let name = call["placement"]?.value.lastName ?? "automatic"
    guard !Self.elsewhere.contains(name) else { return }
    let before = (side, purpose)
    (side, purpose) = (Self.places[name] ?? .right, Self.purposes[name])
    for argument in call.arguments where argument.isClosure { read(argument.node, depth + 1) }
    (side, purpose) = before
  }

  private static let places: [String: CodeBarItem.Place] = [
    "topBarLeading": .left, "navigationBarLeading": .left, "cancellationAction": .left,
    "navigation": .left, "principal": .center, "title": .center, "largeTitle": .center,
    "subtitle": .center, "bottomBar": .bottom, "status": .bottom,
  ]

  private static let elsewhere: Set = ["keyboard", "bottomOrnament"]

  private static let purposes: [String: CodeBarItem.Purpose] = [
    "cancellationAction": .cancels, "confirmationAction": .confirms,
  ]

  // MARK: Items

  /// Adds a button.
  mutating func readButton(_ call: ViewCall, _ node: ViewNode) { items.append(item(call, node)) }

  private func item(_ call: ViewCall, _ node: ViewNode) -> CodeBarItem {
    var item = CodeBarItem(side, at: tree.place(node))
    let scope = currentScope(node)
    runner.interpreter.refill()
    var label = CodeTab(place: item.place)
    fill(&label, call, scope)
    (item.title, item.image) = (label.title, label.image)
    if call.name == "ShareLink" { item.systemItem = "action" }
    item.isPossible = isPossible
    if tree.role(of: node) == .button {
      item.selector = call.action.flatMap { Self.others.contains($0) ? nil : $0 }
    }
    item.purpose = purpose ?? self.purpose(of: call)
    item.label = accessibilityLabel(of: node, scope)
    item.menu = tree.role(of: node) == .submenu ? titles(in: call) : []
    return item
  }

  /// Returns the accessibility label of a button, which its image may have.
  func accessibilityLabel(of node: ViewNode, _ scope: Scope) -> CodeText? {
    let content = ["label", "content", ""].lazy.compactMap { node.made?.closure($0)?.nodes }.first
    let labels = ([node] + (content ?? [])).lazy.compactMap { node in
      node.modifiers.first { $0.name == "accessibilityLabel" }?.leading
    }
    return labels.first.flatMap { runner.commandTitle($0, scope, runner.shownText) }
  }

  /// Functions whose names do not say what a button does.
  private static let others: Set = [
    "toggle", "send", "append", "insert", "remove", "removeAll", "removeLast", "dispatch", "print",
    "dismiss", "accept", "Task", "withAnimation", "run", "callAsFunction",
  ]

  private func fill(_ label: inout CodeTab, _ call: ViewCall, _ scope: Scope) {
    let labels = ViewLabels(views: views, areCommands: true)
    labels.fill(&label, call, scope)
    for name in ["label", "content"] where label.title == nil && label.image == nil {
      call.closure(name).map { labels.fill(&label, $0, scope) }
    }
    // `Button(action: add) { Text("Add") }`
    guard label.title == nil, label.image == nil,
      ["action", "destination", "value"].contains(where: { call[$0] != nil }),
      let content = call.closure()
    else { return }
    labels.fill(&label, content, scope)
  }

  private func purpose(of call: ViewCall) -> CodeBarItem.Purpose? {
    switch call["role"]?.value.lastName {
    case "cancel"?: return .cancels
    case "close"?: return .closes
    case "confirm"?: return .confirms
    default: return call.action == "dismiss" ? .closes : nil
    }
  }

  /// Returns the titles of the commands in a menu.
  private func titles(in menu: ViewCall) -> [CodeText] {
    var inner = ViewBars(views, isPossible: isPossible)
    inner.scope = scope
    inner.readMenu(menu)
    return inner.items.flatMap { $0.menu.isEmpty ? [$0.title].compactMap(\.self) : $0.menu }
  }

  /// Reads the commands of a menu, or of a modifier that shows some.
  mutating func readMenu(_ menu: ViewCall) {
    for argument in menu.arguments
    where argument.isClosure && !Self.besides.contains(argument.label) {
      read(argument.node, 1)
    }
  }

  /// The closures of menus and dialogs that hold no commands.
  private static let besides: Set = ["label", "preview", "message", "primaryAction"]
}

extension ViewCall {
  /// The name of the only function that a button calls.
  var action: String? {
    if let action = self["action"]?.value.lastName { return action }
    guard let body = closure(of: ["action", ""]), body.nodes.count == 1 else { return nil }
    return (body.nodes[0].modifiers.last ?? body.nodes[0].made)?.callee.lastName
  }
}
