import FileReading

/// Finds the containers in SwiftUI code.
struct ViewContainers {
  let views: ShownViews
  private(set) var all: [CodeContainer] = []

  init(_ views: ShownViews) { self.views = views }

  private var runner: CodeRunner { views.runner }
  private var tree: ViewTree { views.tree }

  /// Finds the containers and transitions in a file.
  static func find(
    _ views: ShownViews, file: Int
  ) -> (containers: [CodeContainer], transitions: [CodeTransition]) {
    var (containers, transitions) = (ViewContainers(views), ViewTransitions(views))
    views.tree.walk(file, roles: .view) { node in
      transitions.add(of: node)
      containers.add(node)
      return true
    }
    for type in views.runner.program.files[file].types { containers.addSections(in: type, file) }
    return (containers.all, transitions.all)
  }

  /// Adds the container that a view is.
  private mutating func add(_ node: ViewNode) {
    guard let call = node.made, let row = tree.row(of: node) else { return }
    runner.interpreter.refill()
    let body = call.closure(of: row.content)
    let found: CodeContainer? =
      switch row.role {
      case .tabs: body.flatMap { tabView(call, $0, node) }
      case .columns: columns(row, call, node)
      case .stack, .stackOrColumns: node.isDrawnIntoImage ? nil : body.map { stack(row, $0, node) }
      case .scroll: ScrolledPages(tree).arePages(node) ? container(.pageView, node) : nil
      case .picker: body.flatMap { picker($0, node) }
      default: nil
      }
    if let found { all.append(found) }
  }

  private func container(_ kind: CodeContainer.Kind, _ node: ViewNode) -> CodeContainer {
    var container = CodeContainer(kind, place: tree.place(node))
    let type = node.context.type
    container.isSwiftUI = true
    container.name = isController(type) ? nil : type?.name
    (container.owner, container.member) = (type?.name, node.context.member)
    container.conditions = runner.program.conditions(at: node.origin)
      .union(conditionsOfUses(in: node.context))
    return container
  }

  /// Returns what must hold wherever a type uses one of its own properties or functions, such as
  /// `if isCatalyst { macView } else { phoneView }`.
  private func conditionsOfUses(in context: ViewContext) -> Set<CodeCondition> {
    guard let type = context.type, let member = context.member, member != "body" else {
      return []
    }
    var uses: [Set<CodeCondition>] = []
    let code = runner.program.files[context.file]
    CodeVisitor(visit: { expression, inner in
      if inner.function != member, expression.isOwnMember(member) {
        uses.append(code.conditions(at: expression.offset))
      }
      return true
    }).walk(type)
    guard let first = uses.first else { return [] }
    return uses.dropFirst().reduce(first) { $0.intersection($1) }
  }

  /// Whether a type is a view controller. SwiftUI views in its code belong to other controllers
  /// that it creates.
  private func isController(_ type: TypeDeclaration?) -> Bool {
    type.map { runner.symbols.kind(of: $0.qualifiedName) != nil } ?? false
  }

  private func scope(of node: ViewNode) -> Scope {
    runner.scope(ofType: node.context.type?.name, file: node.context.file)
  }

  // MARK: Tabs and pages

  private func tabView(_ call: ViewCall, _ body: ViewBody, _ node: ViewNode) -> CodeContainer? {
    let pages = PagedTabs(tree, node)
    var container = container(pages.arePages ? .pageView : .tabBar, node)
    var tabs = ViewTabs(views, pages.arePages ? .pages : .bar)
    tabs.conditions = container.conditions
    tabs.read(body, scope(of: node))
    // Without a tab item no bar appears: something else changes the selection.
    guard pages.arePages || tabs.mayHaveItems else { return nil }
    container.tabs = tabs.tabs
    container.hasTabSections = tabs.hasSections
    if pages.arePages {
      container.pageTraits = pages.traits(call, body)
      if pages.isBoundElsewhere(call) { container.pageTurning = .segments }
    }
    container.knowsAllTabs = tabs.isWhole && !tabs.tabs.isEmpty
    if !container.knowsAllTabs || tabs.tabs.contains(where: \.isConditional) {
      container.confidence = .likely
    }
    return container
  }

  private func picker(_ body: ViewBody, _ node: ViewNode) -> CodeContainer? {
    guard tree.isSegmented(node) else { return nil }
    var container = container(.segmentedControl, node)
    var tabs = ViewTabs(views, .picker)
    tabs.read(body, scope(of: node))
    container.tabs = tabs.tabs
    container.knowsAllTabs = tabs.isWhole && !tabs.tabs.isEmpty
    if !container.knowsAllTabs { container.confidence = .likely }
    return container
  }

  // MARK: Stacks and columns

  private func columns(_ row: ViewRow, _ call: ViewCall, _ node: ViewNode) -> CodeContainer {
    var container = container(.splitView, node)
    for (column, labels) in row.columns {
      container.columns[column] = call.closure(of: labels).map {
        ViewTargets(tree).screen($0.nodes) ?? CodeTarget(isSwiftUI: true)
      }
    }
    container.style =
      container.columns[.supplementary] == nil ? "doubleColumn" : "tripleColumn"
    return container
  }

  private func stack(_ row: ViewRow, _ body: ViewBody, _ node: ViewNode) -> CodeContainer {
    let views = body.views
    if row.role == .stackOrColumns, views.count > 1 { return columns(views, node) }
    var container = container(.navigationStack, node)
    var tab = CodeTab(place: container.place)
    // A view that consists only of parts is itself the screen.
    let target = ViewTargets(tree).targets(body.nodes).first
    tab.content = target ?? (views.isEmpty ? nil : CodeTarget(isSwiftUI: true))
    if tab.content != nil { container.tabs = [tab] }
    container.knowsAllTabs = target != nil
    container.stackTraits = stackTraits(row, body, node)
    return container
  }

  /// Returns the split view whose columns are the views in a `NavigationView`.
  private func columns(_ views: [ViewNode], _ node: ViewNode) -> CodeContainer {
    var container = container(.splitView, node)
    for (column, view) in zip(CodeContainer.Column.order(of: views.count), views) {
      container.columns[column] = ViewTargets(tree).screen([view])
      // What a detail column leads to takes its place, with a Back button of its own.
      container.columns[column]?.isInNavigationController = column != .primary
    }
    container.style = views.count > 2 ? "tripleColumn" : "doubleColumn"
    container.stackTraits = .navigationView
    return container
  }

  private func stackTraits(_ row: ViewRow, _ body: ViewBody, _ node: ViewNode) -> StackTraits {
    var traits: StackTraits = row.role == .stackOrColumns ? .navigationView : []
    if let style = tree.modifier(.stackStyle, of: node)?.arguments.first?.value,
      style.hasName(in: ["stack", "StackNavigationViewStyle"])
    {
      traits.insert(.stackStyle)
    }
    if node.made?["path"] != nil
      || body.nodes.contains(where: { $0.contains(where: leadsToUnknown) })
    {
      traits.insert(.unknownDestinations)
    }
    var lists = ViewLists(tree)
    if lists.isList(body.nodes) { traits.insert(.list) }
    return traits
  }

  /// Whether code declares destinations whose views are unknown.
  private func leadsToUnknown(_ node: ViewNode) -> Bool {
    node.modifiers.contains { modifier in
      guard tree.role(of: modifier) == .destination,
        let view = modifier.arguments.last(where: \.isClosure)
      else { return false }
      return ViewTargets(tree).targets(view.node).isEmpty
    }
  }

  // MARK: Sections

  /// Adds a tab bar for each choice between sections with buttons in a view.
  private mutating func addSections(in view: TypeDeclaration, _ file: Int) {
    for section in SectionSwitch.all(in: view, file, of: tree) {
      runner.interpreter.refill()
      let place = tree.place(section.shown)
      if let found = tabBar(section), !all.contains(where: { $0.place == place }) {
        all.append(found)
      }
    }
  }

  private func tabBar(_ section: SectionSwitch) -> CodeContainer? {
    let context = section.buttons.context
    let scope = runner.scope(ofType: context.typeName, file: context.file)
    var container = container(.tabBar, section.shown)
    container.place = tree.place(section.shown, section.offset)
    let tabs = sections(section, scope).map { tab($0, of: section, container.place) }
    let isShown = { (tab: CodeTab) in
      tab.content != nil && (tab.title != nil || tab.image != nil || tab.hasUnreadTitle)
    }
    guard tabs.count > 1, tabs.allSatisfy(isShown) else { return nil }
    container.tabs = tabs
    container.knowsAllTabs = tabs.count <= ListValue.mostFollowed
    container.confidence = .likely
    container.isMadeByHand = true
    return container
  }

  /// A section, with the views that show what its button is for.
  private typealias Section = (value: Value, label: ViewBody, scope: Scope)

  private func sections(_ section: SectionSwitch, _ scope: Scope) -> [Section] {
    switch section.buttons.form {
    case .each(let written, let name, let label):
      guard case .list(let list) = runner.interpreter.evaluate(written, scope), list.isWhole,
        !list.isConditional
      else { return [] }
      return list.elements.prefix(ListValue.mostFollowed).map { value in
        let inner = scope.nested()
        inner.bind([name], to: value)
        return (value, label, inner)
      }
    case .oneByOne(let buttons):
      let type = section.selection.sectionType(runner.symbols)
      return buttons.map {
        let value = runner.interpreter.evaluate($0.section, scope, expecting: type)
        return (value, $0.label, scope)
      }
    }
  }

  private func tab(
    _ chosen: Section, of section: SectionSwitch, _ place: SourceLocation
  ) -> CodeTab {
    var tab = CodeTab(place: place)
    ViewLabels(views: views).fill(&tab, chosen.label, chosen.scope)
    tab.content = content(of: chosen.value, in: section)
    return tab
  }

  /// Returns the view that is shown for a section.
  private func content(of value: Value, in section: SectionSwitch) -> CodeTarget? {
    let context = section.shown.context
    let own = runner.scope(ofType: context.typeName, file: context.file).nested()
    let layers = section.shown.layers
    if let body = section.shown.made?.closure(), layers.isEmpty {
      let view = views.views(in: body, own).lazy.compactMap { tagged($0, value, own) }.first
      return view.flatMap { ViewTargets(tree).targets($0).first }
    }
    let names = section.selection.names
    let held = names.dropFirst().reversed().reduce(value) { value, name in
      let model = CodeObject(nil, at: nil)
      model.fields[name] = value
      return .object(model)
    }
    own.declare(names[0], held)
    section.parameter.map { own.declare($0, value) }
    if !layers.isEmpty {
      let environment = RunEnvironment(evaluator: views.runner.interpreter, scope: own)
      let view = layers.first { environment.truth(of: $0.isOpaque) == true }?.view
      return view.flatMap { ViewTargets(tree).targets($0).first }
    }
    let side = { [views] (branch: Branch) in views.runner.interpreter.outcome(of: branch, own).taken
    }
    return ViewTargets(tree, choosing: side).targets(section.shown).first
  }

  /// Returns the view if its tag is a section.
  private func tagged(_ shown: ShownViews.Shown, _ value: Value, _ scope: Scope) -> ViewNode? {
    guard case .view(let node, _) = shown,
      let tag = tree.modifier(.tag, of: node)?.arguments.first?.value
    else { return nil }
    let type = if case .enumeration(let type, _, _) = value { type } else { nil as String? }
    let found = runner.interpreter.evaluate(tag, scope, expecting: type)
    return found.isEqual(to: value) == true ? node : nil
  }
}

extension Expression {
  /// Whether it is a property or function of the type around it, with or without `self`.
  fileprivate func isOwnMember(_ name: String) -> Bool {
    switch kind {
    case .name(let own): own == name
    case .member(let base?, let own): own == name && base.lastName == "self"
    default: false
    }
  }

  /// Whether it contains one of some names.
  func hasName(in names: Set<String>) -> Bool {
    contains { $0.lastName.map(names.contains) == true }
  }
}
