import FileReading

/// Finds the containers and ways of SwiftUI.
struct SwiftUIFinder {
  let runner: CodeRunner
  let file: Int
  var containers: [CodeContainer] = []
  var transitions: [CodeTransition] = []
  /// Where the views of chains already looked at begin.
  private var seen: Set<Int> = []
  private var seenModifiers: Set<Int> = []
  /// Where tab views begin that show pages because a view around them says so.
  private var pagedTabViews: Set<Int> = []
  /// Whether the code is that of one of the project's modifiers.
  var isInModifier = false

  init(_ runner: CodeRunner, file: Int) {
    self.runner = runner
    self.file = file
  }

  var code: CodeFile { runner.program.files[file] }

  /// Looks at the whole file.
  static func find(_ runner: CodeRunner, file: Int) -> SwiftUIFinder {
    let finder = Holder(SwiftUIFinder(runner, file: file))
    CodeVisitor(
      visit: { expression, context in
        finder.value.look(at: expression, context)
        return true
      }, roles: .view
    ).walk(runner.program.files[file])
    return finder.value
  }

  /// Lets a closure change a value.
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
    if Self.isPaged(chain), chain.call?.name != "TabView" { notePages(in: chain.core) }
    guard let (name, arguments) = chain.call, seen.insert(chain.core.offset).inserted,
      !runner.symbols.declares(name)
    else { return }
    if isInModifier {
      // What it is a modifier of stands nowhere.
      let own = ModifierChain.Modifier(name: name, arguments: arguments, offset: chain.core.offset)
      present(own, context)
    }
    switch name {
    case "TabView": tabView(chain, arguments, scope, context)
    case "NavigationSplitView": splitView(chain, arguments, scope, context)
    case "NavigationStack", "NavigationView": stack(chain, name, arguments, scope, context)
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
    container.conditions = code.conditions(at: offset)
    return container
  }

  /// Whether a type is a view controller: views in its code are those of other ones that it makes.
  private func isController(_ type: TypeDeclaration?) -> Bool {
    type.map { runner.symbols.kind(of: $0.qualifiedName) != nil } ?? false
  }

  /// What views of a type show.
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
    container.tabs = tabs.tabs
    if isPaged, let selection = arguments["selection"], let owner = context.type,
      PageTurning.isBound(selection, besidesTabViewsIn: owner)
    {
      container.pageTurning = .segments
    }
    container.knowsAllTabs = tabs.isWhole && !tabs.tabs.isEmpty
    if !container.knowsAllTabs || tabs.tabs.contains(where: \.isConditional) {
      container.confidence = .likely
    }
    containers.append(container)
  }

  /// Whether a view, or what is inside, shows pages instead of tabs.
  static func isPaged(_ chain: ModifierChain) -> Bool {
    chain["tabViewStyle"]?.arguments.first.map { mentions($0.value, pageStyles) } ?? false
  }

  /// Notes the tab views inside of a view: they have the style that is set around them.
  private mutating func notePages(in view: Expression) {
    var found: [Int] = []
    let visitor = CodeVisitor { expression, _ in
      if case .call(let callee, _) = expression.kind, callee.lastName == "TabView" {
        found.append(ModifierChain(expression).core.offset)
      }
      return true
    }
    visitor.walk(view, CodeContext())
    pagedTabViews.formUnion(found)
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
      container.columns[column] = targets.target(closure) ?? CodeTarget(isSwiftUI: true)
    }
    containers.append(container)
  }

  private mutating func stack(
    _ chain: ModifierChain, _ name: String, _ arguments: [Argument], _ scope: Scope,
    _ context: CodeContext
  ) {
    guard let content = arguments.closure() ?? arguments.closure("root") else { return }
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
        container.columns[column] = targets.target(closure) ?? CodeTarget(isSwiftUI: true)
      }
      container.style = views.count > 2 ? "tripleColumn" : "doubleColumn"
    } else {
      var tab = CodeTab(place: container.place)
      // What consists of parts only is a screen of the view itself.
      let target = targets.target(content)
      tab.content = target ?? (views.isEmpty ? nil : CodeTarget(isSwiftUI: true))
      if tab.content != nil { container.tabs = [tab] }
      container.knowsAllTabs = target != nil
    }
    containers.append(container)
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

  /// The styles of a `TabView` that shows pages.
  private static let pageStyles: Set = ["page", "PageTabViewStyle", "verticalPage", "carousel"]

  /// The views that a closure lists: in a `NavigationView` several are columns.
  static func columns(_ content: Closure) -> [Statement] {
    content.body.filter { statement in
      switch statement.kind {
      case .expression, .branch, .returning: true
      default: false
      }
    }
  }

  /// Whether an expression holds one of some names.
  private static func mentions(_ expression: Expression, _ names: Set<String>) -> Bool {
    expression.contains { $0.lastName.map(names.contains) == true }
  }
}
