extension Expression {
  /// Whether it shows no badge: `nil`, or the count 0.
  var isNoBadge: Bool {
    if case .literal("0") = kind { return true }
    return isNil
  }
}

/// Reads the tabs of a `TabView`, or the segments of a picker.
struct ViewTabs {
  /// What has the tabs.
  enum Kind { case bar, pages, picker }

  let views: ShownViews
  let kind: Kind
  /// What must hold for the tab view itself.
  var conditions: Set<CodeCondition> = []
  private(set) var tabs: [CodeTab] = []
  /// Whether all tabs are known.
  private(set) var isWhole = true
  /// Whether a view has a tab bar item, or code that is not read may add one.
  private(set) var mayHaveItems = false
  /// Whether groups of tabs are listed that code computes.
  private(set) var hasSections = false
  private var depth = 0
  /// The code that is being followed. A view does not contain itself.
  private var followed: Set<Position> = []
  private var isConditional = false
  private var group: CodeText?

  init(_ views: ShownViews, _ kind: Kind) {
    self.views = views
    self.kind = kind
  }

  private var runner: CodeRunner { views.runner }
  private var tree: ViewTree { views.tree }
  private var labels: ViewLabels { ViewLabels(views: views) }

  /// Reads the views in a view builder.
  mutating func read(_ body: ViewBody, _ scope: Scope) {
    guard depth < 10 else { return }
    depth += 1
    defer { depth -= 1 }
    read(views.views(in: body, scope) { isShown($0) })
  }

  private mutating func read(_ shown: [ShownViews.Shown]) {
    for one in shown {
      switch one {
      case .view(let node, let scope): view(node, scope)
      case .either(let sides):
        let before = isConditional
        isConditional = true
        for side in sides { read(side) }
        isConditional = before
      }
    }
  }

  /// Whether code applies where the tab view does. Code for iPhone only does not.
  private func isShown(_ node: ViewNode) -> Bool {
    let own = runner.program.conditions(at: node.origin).subtracting(conditions)
    return !own.contains(.phoneIdiom) && !runner.program.excludes(own)
  }

  private mutating func view(_ node: ViewNode, _ scope: Scope) {
    if !node.modifiers.allSatisfy(isPlain) { mayHaveItems = true }
    let hasItem = views.modifier(.tabItem, of: node, scope) != nil
    if let row = tree.row(of: node), let call = node.made {
      let content = call.closure(of: row.content)
      switch row.role {
      case .repetition: return forEach(call, content, scope)
      case .tabGroup: return section(call, content, scope)
      case .tab: return tab(call, content, node, scope)
      case .wrapper where !hasItem, .section where kind == .picker:
        if let content { return read(content, scope) }
      default: break
      }
    }
    if kind == .bar, !hasItem, follow(node, scope) { return }
    item(node, scope)
  }

  /// Whether a modifier of SwiftUI adds no tab bar item. Any other may be one of the project that does.
  private func isPlain(_ modifier: ViewCall) -> Bool {
    switch tree.role(of: modifier) {
    case nil, .tabItem?, .badge?: false
    default: true
    }
  }

  /// Whether no code can be in a view that adds a tab bar item to it.
  private func isPlain(_ node: ViewNode) -> Bool {
    guard let role = tree.role(of: node) else { return false }
    return !role.isContainer && role != .wrapper
  }

  /// Reads the property, function, or view that contains the tab. Returns `false` if there is none, or if
  /// what it contains is unknown.
  private mutating func follow(_ node: ViewNode, _ scope: Scope) -> Bool {
    guard depth < 8, let code = views.code(of: node, scope) else { return false }
    let place = Position(file: code.body.context.file, offset: code.body.nodes.first?.offset ?? 0)
    guard followed.insert(place).inserted else { return false }
    defer { followed.remove(place) }
    let before = tabs.count
    guard let view = code.view else {
      read(code.body, code.scope())
      return tabs.count > before || !mayHaveItems
    }
    guard views.holds(.tabItem, in: code.body) else { return false }
    read(code.body, code.scope())
    let name = runner.symbols.hierarchy.name(of: view)
    for index in tabs.indices.dropFirst(before) where tabs[index].content?.className != name {
      tabs[index].content = CodeTarget(className: name, isSwiftUI: true)
    }
    return tabs.count > before
  }

  private mutating func forEach(_ call: ViewCall, _ content: ViewBody?, _ scope: Scope) {
    guard let body = content else {
      isWhole = false
      return
    }
    let list = call.arguments.first.map { runner.interpreter.evaluate($0.value, scope) }
    guard case .list(let list)? = list, !list.elements.isEmpty else {
      (isWhole, mayHaveItems) = (false, true)
      if kind == .bar { read(body, scope.nested()) }
      return
    }
    if !list.isWhole || list.isConditional { isWhole = false }
    // A list of groups says nothing about the tabs in them.
    if body.nodes.contains(where: { tree.role(of: $0) == .tabGroup }) {
      (isWhole, mayHaveItems, hasSections) = (false, true, true)
      return
    }
    // Pages for numbers, and pages that all are the same view, are a series.
    if list.elements.count > ListValue.mostFollowed || kind == .pages && isSeries(list, body) {
      isWhole = false
    }
    for element in list.elements.prefix(ListValue.mostFollowed) {
      let inner = scope.nested()
      inner.bind(body.parameters.isEmpty ? ["$0"] : body.parameters, to: element)
      read(body, inner)
    }
  }

  private func isSeries(_ list: ListValue, _ body: ViewBody) -> Bool {
    let areNumbers = list.elements.allSatisfy { if case .number = $0 { true } else { false } }
    return areNumbers || body.views.count == 1 && body.views[0].made != nil
  }

  private mutating func section(_ call: ViewCall, _ content: ViewBody?, _ scope: Scope) {
    guard let body = content else { return }
    let before = group
    group = call.leading.flatMap { runner.shownText($0, scope) }
    read(body, scope)
    group = before
  }

  private func makeTab(_ node: ViewNode) -> CodeTab {
    var tab = CodeTab(place: tree.place(node))
    tab.isConditional = isConditional
    tab.group = group
    tab.hasBadge = tree.modifier(.badge, of: node).map { $0.leading?.isNoBadge != true } ?? false
    return tab
  }

  /// Reads `Tab("Home", systemImage: "house", value: .home) { … }`.
  private mutating func tab(
    _ call: ViewCall, _ content: ViewBody?, _ node: ViewNode, _ scope: Scope
  ) {
    mayHaveItems = true
    var tab = makeTab(node)
    labels.fill(&tab, call, scope)
    let role = call["role"]?.value.lastName
    if role == "search" { tab.systemItem = "search" }
    tab.isProminent = role == "prominent"
    tab.isEnabled = !node.modifiers.contains { $0.name == "disabled" && $0.leading?.isTrue == true }
    if let label = call.closure("label") { labels.fill(&tab, label, scope) }
    tab.content = content.flatMap { ViewTargets(tree).screen($0.nodes) }
    tabs.append(tab)
  }

  /// Reads a view with `.tabItem`, a page, or a segment.
  private mutating func item(_ node: ViewNode, _ scope: Scope) {
    var tab = makeTab(node)
    if kind == .picker {
      labels.fill(&tab, node, scope)
      tabs.append(tab)
      return
    }
    let side = { [views] (branch: Branch) in
      views.runner.interpreter.outcome(of: branch, scope).taken
    }
    let targets = ViewTargets(tree, choosing: side)
    tab.content = targets.targets(node).first
    if let item = views.modifier(.tabItem, of: node, scope) {
      mayHaveItems = true
      tab.content = targets.screen([node])
      if let label = item.modifier.closure(of: ["", "label"]) {
        labels.fill(&tab, label, item.scope)
      } else if let view = item.modifier.arguments.first {
        labels.fill(&tab, view.node, item.scope)
      }
    } else if kind == .bar {
      isWhole = false
      if tab.content == nil {
        if !isPlain(node) { mayHaveItems = true }
        return
      }
    }
    tabs.append(tab)
  }
}
