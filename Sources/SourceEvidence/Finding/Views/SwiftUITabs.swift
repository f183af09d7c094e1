/// Reads the tabs of a `TabView`, or the segments of a picker.
struct SwiftUITabs {
  let finder: SwiftUIFinder
  /// Whether the views are pages, which have no tab bar items.
  let isPaged: Bool
  /// The type whose code it is.
  let type: String?
  var isPicker = false
  var tabs: [CodeTab] = []
  /// Whether all tabs are known.
  var isWhole = true
  /// Whether a view has a tab bar item, or code that is not read may add one.
  private(set) var mayHaveItems = false
  /// Whether groups of tabs are listed that code computes.
  private(set) var hasSections = false
  /// What must hold for the tab view itself.
  var conditions: Set<CodeCondition> = []
  private var depth = 0
  /// The properties, functions, and views that are being followed. A view does not contain itself.
  private var followed: Set<String> = []
  private var isConditional = false
  private var group: CodeText?

  init(finder: SwiftUIFinder, isPaged: Bool, type: String?) {
    self.finder = finder
    self.isPaged = isPaged
    self.type = type
  }

  var runner: CodeRunner { finder.runner }

  /// Reads the views in a view builder.
  mutating func read(_ body: [Statement], _ scope: Scope) {
    guard depth < 10 else { return }
    depth += 1
    defer { depth -= 1 }
    for statement in body where runner.interpreter.burn() && isShown(statement, scope) {
      read(statement, scope)
    }
  }

  /// Whether a statement applies where the tab view does. Code for iPhone only does not.
  private func isShown(_ statement: Statement, _ scope: Scope) -> Bool {
    let origin = Position(file: scope.frame.file, offset: statement.offset)
    let own = runner.program.conditions(at: origin).subtracting(conditions)
    return !own.contains(.phoneIdiom) && !runner.program.excludes(own)
  }

  private mutating func read(_ statement: Statement, _ scope: Scope) {
    switch statement.kind {
    case .expression(let expression), .returning(let expression?): view(expression, scope)
    case .block(let body): read(body, scope)
    case .branch(let branch):
      switch runner.interpreter.outcome(of: branch, scope) {
      case .taken(let side): read(side.arm.body, side.scope)
      case .none: break
      case .open(let sides):
        let before = isConditional
        isConditional = true
        for side in sides { read(side.arm.body, side.scope) }
        isConditional = before
      }
    case .variable(let variable):
      let value = variable.value.map {
        runner.interpreter.evaluate($0, scope, expecting: variable.type)
      }
      scope.declare(variable.name, value ?? .unknown)
    default: break
    }
  }

  private mutating func view(_ expression: Expression, _ scope: Scope) {
    let chain = ModifierChain(expression)
    if !chain.modifiers.allSatisfy({ Self.plainModifiers.contains($0.name) }) {
      mayHaveItems = true
    }
    switch chain.call?.name {
    case "ForEach"?: forEach(chain, scope)
    case "Group"? where chain["tabItem"] == nil, "Section"? where isPicker:
      chain.call?.arguments.closure().map { read($0.body, scope) }
    case "TabSection"?: section(chain, scope)
    case "Tab"?: tab(chain, scope)
    default:
      if isFollowed(chain), follow(chain.core, scope) { return }
      item(chain, scope)
    }
  }

  /// Modifiers of SwiftUI that add no tab bar item. Any other may be one of the project that does.
  private static let plainModifiers = Set(
    """
    accentColor accessibilityHidden accessibilityIdentifier accessibilityLabel alert animation background
    border buttonStyle clipShape clipped confirmationDialog contentShape cornerRadius disabled
    edgesIgnoringSafeArea environment environmentObject fixedSize font foregroundColor foregroundStyle
    frame fullScreenCover gesture id ignoresSafeArea layoutPriority lineLimit listStyle mask
    multilineTextAlignment navigationBarHidden navigationBarTitle navigationBarTitleDisplayMode
    navigationDestination navigationTitle offset onAppear onChange onDisappear onReceive onTapGesture
    opacity overlay padding position preferredColorScheme refreshable safeAreaInset scaleEffect
    scrollContentBackground scrollDisabled scrollIndicators searchable shadow sheet simultaneousGesture
    tag task tint toolbar transition zIndex
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Views of SwiftUI in which no code can be that adds a tab bar item to them.
  private static let plainViews: Set = [
    "Color", "EmptyView", "Form", "GeometryReader", "HStack", "Image", "LazyHStack", "LazyVGrid",
    "LazyVStack", "List", "ScrollView", "ScrollViewReader", "Spacer", "Text", "VStack", "ZStack",
  ]

  /// Whether the tab bar item is in a property, function, or view that the expression refers to.
  private func isFollowed(_ chain: ModifierChain) -> Bool {
    !isPicker && !isPaged && chain["tabItem"] == nil
  }

  /// Reads the property, function, or view that contains the tab. Returns `false` if there is none, or if
  /// what it contains is unknown.
  private mutating func follow(_ core: Expression, _ scope: Scope) -> Bool {
    guard let type else { return false }
    var name: String?
    switch core.kind {
    case .name(let plain), .member(_?, let plain): name = plain
    case .call(let callee, _): name = callee.lastName
    default: break
    }
    guard let name, followed.insert(name).inserted else { return false }
    defer { followed.remove(name) }
    var body: [Statement]?
    if let found = runner.symbols.variable(name, of: type) {
      body = found.variable.getter
    } else if let found = runner.symbols.function(name, of: type, labels: nil) {
      body = found.function.body
    } else if case .call = core.kind, name.startsUppercase,
      let found = runner.symbols.variable("body", of: name), name != type
    {
      body = found.variable.getter
      guard let body, holdsItems(body) else { return false }
      let before = tabs.count
      let inner = Scope(
        .init(me: runner.interpreter.evaluate(core, scope), type: name, file: found.file))
      read(body, inner)
      for index in tabs.indices.dropFirst(before) where tabs[index].content?.className != name {
        tabs[index].content = CodeTarget(className: name, isSwiftUI: true)
      }
      return tabs.count > before
    }
    guard let body, depth < 8 else { return false }
    let before = tabs.count
    read(body, bound(core, scope))
    return tabs.count > before || !mayHaveItems
  }

  /// Returns a scope with the arguments of a function call.
  private func bound(_ core: Expression, _ scope: Scope) -> Scope {
    let inner = scope.nested()
    guard case .call(let callee, let arguments) = core.kind, let name = callee.lastName, let type,
      let found = runner.symbols.function(name, of: type, labels: arguments.map(\.label))
    else { return inner }
    runner.interpreter.declare(arguments, of: found, at: core.offset, scope, in: inner)
    return inner
  }

  private func holdsItems(_ body: [Statement]) -> Bool {
    var found = false
    CodeVisitor(visit: { expression, _ in
      if case .member(_, "tabItem") = expression.kind { found = true }
      return !found
    }).walk(body, CodeContext())
    return found
  }

  private mutating func forEach(_ chain: ModifierChain, _ scope: Scope) {
    guard let arguments = chain.call?.arguments,
      let closure = arguments.closure() ?? arguments.closure("content")
    else {
      isWhole = false
      return
    }
    let list = arguments.first.map { runner.interpreter.evaluate($0.value, scope) }
    guard case .list(let list)? = list, !list.elements.isEmpty else {
      (isWhole, mayHaveItems) = (false, true)
      if !isPaged && !isPicker { read(closure.body, scope.nested()) }
      return
    }
    if !list.isWhole || list.isConditional { isWhole = false }
    // A list of groups says nothing about the tabs in them.
    if holdsSections(closure.body) {
      (isWhole, mayHaveItems, hasSections) = (false, true, true)
      return
    }
    if list.elements.count > ListValue.mostFollowed { isWhole = false }
    for element in list.elements.prefix(ListValue.mostFollowed) {
      let inner = scope.nested()
      inner.bind(closure.parameters.isEmpty ? ["$0"] : closure.parameters, to: element)
      read(closure.body, inner)
    }
  }

  private func holdsSections(_ body: [Statement]) -> Bool {
    body.contains { statement in
      guard case .expression(let expression) = statement.kind else { return false }
      return ModifierChain(expression).call?.name == "TabSection"
    }
  }

  private mutating func section(_ chain: ModifierChain, _ scope: Scope) {
    guard let arguments = chain.call?.arguments, let closure = arguments.closure() else { return }
    let before = group
    group = arguments.unlabeled.flatMap { text($0, scope) }
    read(closure.body, scope)
    group = before
  }

  func text(_ expression: Expression, _ scope: Scope) -> CodeText? {
    runner.shownText(expression, scope)
  }

  func image(_ expression: Expression, symbol: Bool, _ scope: Scope) -> CodeImage? {
    let value = runner.interpreter.evaluate(expression, scope)
    if let name = value.text?.literal { return symbol ? .symbol(name) : .asset(name) }
    return value.image
  }

  private func makeTab(_ chain: ModifierChain) -> CodeTab {
    var tab = CodeTab(place: finder.place(chain.core.offset))
    tab.isConditional = isConditional
    tab.group = group
    tab.hasBadge = chain["badge"] != nil
    return tab
  }

  /// Reads `Tab("Home", systemImage: "house", value: .home) { … }`.
  private mutating func tab(_ chain: ModifierChain, _ scope: Scope) {
    guard let arguments = chain.call?.arguments else { return }
    mayHaveItems = true
    var tab = makeTab(chain)
    fill(&tab, arguments, scope)
    if let role = arguments["role"]?.lastName, role == "search" { tab.systemItem = "search" }
    if let label = arguments.closure("label") { fill(&tab, label: label.body, scope) }
    tab.content = (arguments.closure() ?? arguments.closure("content")).flatMap {
      finder.targets(in: type).target($0)
    }
    tabs.append(tab)
  }

  /// Reads the title and the image in arguments.
  func fill(_ tab: inout CodeTab, _ arguments: [Argument], _ scope: Scope) {
    if let title = arguments.unlabeled, tab.title == nil { tab.title = text(title, scope) }
    if let title = arguments["title"], tab.title == nil { tab.title = text(title, scope) }
    if let symbol = arguments["systemImage"] { tab.image = image(symbol, symbol: true, scope) }
    if let asset = arguments["image"] { tab.image = image(asset, symbol: false, scope) }
  }

  /// Reads a view with `.tabItem`, a page, or a segment.
  private mutating func item(_ chain: ModifierChain, _ scope: Scope) {
    var tab = makeTab(chain)
    let shown = Closure(
      parameters: [], body: [Statement(.expression(chain.core), at: chain.core.offset)])
    let side = { [runner] (branch: Branch) in runner.interpreter.outcome(of: branch, scope).taken }
    tab.content = finder.targets(in: type, choosing: side).target(shown)
    if isPicker {
      fill(&tab, label: shown.body, scope)
      tab.content = nil
    } else if let item = chain["tabItem"] {
      mayHaveItems = true
      let label = item.arguments.closure() ?? item.arguments.closure("label")
      if let label {
        fill(&tab, label: label.body, scope)
      } else if let view = item.arguments.first?.value {
        fill(&tab, label: [Statement(.expression(view), at: view.offset)], scope)
      }
    } else if !isPaged, tab.content == nil {
      isWhole = false
      if !Self.plainViews.contains(chain.call?.name ?? "") { mayHaveItems = true }
      return
    } else if !isPaged {
      isWhole = false
    }
    tabs.append(tab)
  }
}
