import FileReading

/// Finds the containers and transitions in SwiftUI code.
struct SwiftUIFinder {
  let runner: CodeRunner
  let file: Int
  var containers: [CodeContainer] = []
  var transitions: [CodeTransition] = []
  /// The offsets of the views that are already visited.
  private var seen: Set<Int> = []
  private var seenModifiers: Set<Int> = []
  /// The offsets of the tab views whose page style is set on a view around them.
  private var pagedTabViews: Set<Int> = []
  /// Where tab views begin that a view around them gives a height.
  private var heightenedTabViews: Set<Int> = []
  /// Whether the code belongs to a modifier of the project.
  var isInModifier = false

  init(_ runner: CodeRunner, file: Int) {
    self.runner = runner
    self.file = file
  }

  var code: CodeFile { runner.program.files[file] }

  /// Searches a file.
  static func find(_ runner: CodeRunner, file: Int) -> SwiftUIFinder {
    let finder = Holder(SwiftUIFinder(runner, file: file))
    CodeVisitor(
      visit: { expression, context in
        finder.value.look(at: expression, context)
        return true
      }, roles: .view
    ).walk(runner.program.files[file])
    finder.value.findSections()
    return finder.value
  }

  /// A reference to the finder, for closures that change it.
  final class Holder {
    var value: SwiftUIFinder
    init(_ value: SwiftUIFinder) { self.value = value }
  }

  mutating func look(at expression: Expression, _ context: CodeContext) {
    guard case .call = expression.kind else { return }
    let chain = ModifierChain(expression)
    runner.interpreter.refill()
    let scope = runner.scope(ofType: context.type?.name, file: file)
    for modifier in chain.modifiers where seenModifiers.insert(modifier.offset).inserted {
      present(modifier, context)
      expand(modifier, context)
    }
    if Self.isPaged(chain), chain.call?.name != "TabView" {
      pagedTabViews.formUnion(Self.tabViews(in: chain.core))
    }
    if chain.modifiers.contains(where: \.setsHeight), chain.call?.name != "TabView" {
      heightenedTabViews.formUnion(Self.tabViews(in: chain.core))
    }
    guard let (name, arguments) = chain.call, seen.insert(chain.core.offset).inserted,
      !runner.symbols.declares(name)
    else { return }
    if isInModifier {
      // In a modifier of the project, the view that it is applied to has no location.
      let own = ModifierChain.Modifier(name: name, arguments: arguments, offset: chain.core.offset)
      present(own, context)
    }
    switch name {
    case "TabView": tabView(chain, arguments, scope, context)
    case "NavigationSplitView": splitView(chain, arguments, scope, context)
    case "NavigationStack", "NavigationView": stack(chain, name, arguments, scope, context)
    case "ScrollView" where ScrolledPages.arePages(chain):
      containers.append(container(.pageView, at: chain.core.offset, context))
    case "Picker": picker(chain, arguments, scope, context)
    case "NavigationLink": link(arguments, at: chain.core.offset, context)
    case "WindowGroup": window(arguments, at: chain.core.offset, context)
    default: break
    }
  }

  func place(_ offset: Int) -> SourceLocation { code.place(offset) }

  func container(_ kind: CodeContainer.Kind, at offset: Int, _ context: CodeContext)
    -> CodeContainer
  {
    var container = CodeContainer(kind, place: place(offset))
    container.isSwiftUI = true
    container.name = isController(context.type) ? nil : context.type?.name
    (container.owner, container.member) = (context.type?.name, context.function)
    container.conditions = code.conditions(at: offset).union(conditionsOfUses(in: context))
    return container
  }

  /// Returns what must hold wherever a type uses one of its own properties or functions, such as
  /// `if isCatalyst { macView } else { phoneView }`.
  private func conditionsOfUses(in context: CodeContext) -> Set<CodeCondition> {
    guard let type = context.type, let member = context.function, member != "body" else {
      return []
    }
    var uses: [Set<CodeCondition>] = []
    CodeVisitor(visit: { [code] expression, inner in
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

  /// Returns a finder for the targets in views of a type.
  func targets(
    in type: String?, choosing side: @escaping ViewTargets.Side = { _ in nil }
  ) -> ViewTargets {
    ViewTargets(runner.symbols, code, type: type, choosing: side)
  }

  private mutating func tabView(
    _ chain: ModifierChain, _ arguments: [Argument], _ scope: Scope, _ context: CodeContext
  ) {
    guard let content = arguments.closure() ?? arguments.closure("content") else { return }
    let isPaged = Self.isPaged(chain) || pagedTabViews.contains(chain.core.offset)
    var container = container(isPaged ? .pageView : .tabBar, at: chain.core.offset, context)
    var tabs = SwiftUITabs(finder: self, isPaged: isPaged, type: context.type?.name)
    tabs.conditions = container.conditions
    tabs.read(content.body, scope)
    // Without a tab item no bar appears: something else changes the selection.
    guard isPaged || tabs.mayHaveItems else { return }
    container.tabs = tabs.tabs
    container.hasTabSections = tabs.hasSections
    if isPaged, let selection = arguments["selection"], let owner = context.type,
      PageTurning.isBound(selection, besidesTabViewsIn: owner)
    {
      container.pageTurning = .segments
    }
    if isPaged { container.pageTraits = pageTraits(chain, content) }
    if isPaged, let selection = arguments["selection"], let owner = context.type,
      PageTurning.isSet(selection, byButtonsIn: owner)
    {
      container.pageTraits.insert(.chosen)
    }
    container.knowsAllTabs = tabs.isWhole && !tabs.tabs.isEmpty
    if !container.knowsAllTabs || tabs.tabs.contains(where: \.isConditional) {
      container.confidence = .likely
    }
    containers.append(container)
  }

  /// Whether a view has a page style for its tab views.
  static func isPaged(_ chain: ModifierChain) -> Bool {
    chain["tabViewStyle"]?.arguments.first.map { mentions($0.value, pageStyles) } ?? false
  }

  /// What a tab view that shows pages says about them.
  private func pageTraits(_ chain: ModifierChain, _ content: Closure) -> PageTraits {
    var traits: PageTraits = Self.hidesDots(chain) ? [] : .dots
    if chain.modifiers.contains(where: \.setsHeight)
      || heightenedTabViews.contains(chain.core.offset)
    {
      traits.insert(.carousel)
    }
    let views = Self.columns(content)
    if views.count == 1, case .expression(let view) = views[0].kind,
      let name = ModifierChain(view).call?.name, !Self.lists.contains(name)
    {
      traits.insert(.onePage)
    }
    return traits
  }

  /// What may list several pages.
  private static let lists: Set = ["ForEach", "Group", "Section"]

  private static func hidesDots(_ chain: ModifierChain) -> Bool {
    chain["tabViewStyle"]?.arguments.first.map { mentions($0.value, ["never"]) } ?? false
  }

  /// Where the tab views inside of a view begin.
  private static func tabViews(in view: Expression) -> [Int] {
    var found: [Int] = []
    let visitor = CodeVisitor { expression, _ in
      if case .call(let callee, _) = expression.kind, callee.lastName == "TabView" {
        found.append(ModifierChain(expression).core.offset)
      }
      return true
    }
    visitor.walk(view, CodeContext())
    return found
  }

  private mutating func splitView(
    _ chain: ModifierChain, _ arguments: [Argument], _ scope: Scope, _ context: CodeContext
  ) {
    var container = container(.splitView, at: chain.core.offset, context)
    let middle = arguments.closure("content")
    container.style = middle == nil ? "doubleColumn" : "tripleColumn"
    let sides: [(CodeContainer.Column, Closure?)] = [
      (.primary, arguments.closure("sidebar") ?? arguments.closure()), (.supplementary, middle),
      (.secondary, arguments.closure("detail")),
    ]
    let targets = targets(in: context.type?.qualifiedName)
    for case (let column, let closure?) in sides {
      container.columns[column] = self.column(closure, targets, context)
    }
    containers.append(container)
  }

  private func column(
    _ content: Closure, _ targets: ViewTargets, _ context: CodeContext
  ) -> CodeTarget {
    if let target = targets.target(content) { return target }
    var target = CodeTarget(isSwiftUI: true)
    var lists = ViewLists(runner.symbols)
    target.isList = lists.isList(content.body, in: context.type?.qualifiedName)
    return target
  }

  private mutating func stack(
    _ chain: ModifierChain, _ name: String, _ arguments: [Argument], _ scope: Scope,
    _ context: CodeContext
  ) {
    guard let content = arguments.closure() ?? arguments.closure("root"), !chain.isDrawnIntoImage
    else { return }
    let views = Self.columns(content)
    let isSplit = name == "NavigationView" && views.count > 1
    var container = container(
      isSplit ? .splitView : .navigationStack, at: chain.core.offset, context)
    let targets = targets(in: context.type?.qualifiedName)
    if isSplit {
      let columns: [CodeContainer.Column] =
        views.count > 2 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
      for (column, view) in zip(columns, views) {
        let closure = Closure(parameters: [], body: [view])
        container.columns[column] = self.column(closure, targets, context)
        // What a detail column leads to takes its place, with a Back button of its own.
        container.columns[column]?.isInNavigationController = column != .primary
      }
      container.style = views.count > 2 ? "tripleColumn" : "doubleColumn"
    } else {
      var tab = CodeTab(place: container.place)
      // A view that consists only of parts is itself the screen.
      let target = targets.target(content)
      tab.content = target ?? (views.isEmpty ? nil : CodeTarget(isSwiftUI: true))
      if tab.content != nil { container.tabs = [tab] }
      container.knowsAllTabs = target != nil
      container.stackTraits = stackTraits(chain, name, content, in: context.type)
    }
    containers.append(container)
  }

  private func stackTraits(
    _ chain: ModifierChain, _ name: String, _ content: Closure, in type: TypeDeclaration?
  ) -> StackTraits {
    var traits: StackTraits = name == "NavigationView" ? .navigationView : []
    if let style = chain["navigationViewStyle"]?.arguments.first?.value,
      Self.mentions(style, ["stack", "StackNavigationViewStyle"])
    {
      traits.insert(.stackStyle)
    }
    if leadsToUnknown(content, in: type) { traits.insert(.unknownDestinations) }
    // The scenes of an app are several windows, of which a list may be in any.
    let isApp = type?.inherited.contains("App") ?? false
    var lists = ViewLists(runner.symbols)
    if !isApp, lists.isList(content.body, in: type?.qualifiedName) { traits.insert(.list) }
    return traits
  }

  /// Whether code in a stack declares destinations whose views are unknown.
  private func leadsToUnknown(_ content: Closure, in type: TypeDeclaration?) -> Bool {
    let targets = targets(in: type?.qualifiedName)
    var isFound = false
    let visitor = CodeVisitor { expression, _ in
      if case .call(let callee, let arguments) = expression.kind,
        callee.lastName == "navigationDestination", let view = arguments.last(where: \.isClosure)
      {
        isFound = isFound || targets.targets(view.value).isEmpty
      }
      return !isFound
    }
    visitor.walk(content.body, CodeContext())
    return isFound
  }

  private mutating func picker(
    _ chain: ModifierChain, _ arguments: [Argument], _ scope: Scope, _ context: CodeContext
  ) {
    guard let style = chain["pickerStyle"]?.arguments.first?.value,
      Self.mentions(style, ["segmented", "SegmentedPickerStyle"]),
      let content = arguments.closure() ?? arguments.closure("content")
    else { return }
    var container = container(.segmentedControl, at: chain.core.offset, context)
    var tabs = SwiftUITabs(finder: self, isPaged: false, type: context.type?.name)
    tabs.isPicker = true
    tabs.read(content.body, scope)
    container.tabs = tabs.tabs
    container.knowsAllTabs = tabs.isWhole && !tabs.tabs.isEmpty
    if !container.knowsAllTabs { container.confidence = .likely }
    containers.append(container)
  }

  /// The names of styles in which a `TabView` shows pages.
  private static let pageStyles: Set = ["page", "PageTabViewStyle", "verticalPage", "carousel"]

  /// Returns the views in a closure. In a `NavigationView`, several views are columns.
  static func columns(_ content: Closure) -> [Statement] {
    content.body.filter { statement in
      switch statement.kind {
      case .expression, .branch, .returning: true
      default: false
      }
    }
  }

  /// Whether an expression contains one of some names.
  private static func mentions(_ expression: Expression, _ names: Set<String>) -> Bool {
    expression.contains { $0.lastName.map(names.contains) == true }
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
}
