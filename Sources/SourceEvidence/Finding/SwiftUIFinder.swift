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
  private final class Holder {
    var value: SwiftUIFinder
    init(_ value: SwiftUIFinder) { self.value = value }
  }

  private mutating func look(at expression: Expression, _ context: CodeContext) {
    guard case .call = expression.kind else { return }
    let chain = ModifierChain(expression)
    runner.interpreter.refill()
    let scope = runner.scope(ofType: context.type?.name, file: file)
    for modifier in chain.modifiers where seenModifiers.insert(modifier.offset).inserted {
      present(modifier, context)
    }
    guard let (name, arguments) = chain.call, seen.insert(chain.core.offset).inserted,
      !runner.symbols.declares(name)
    else { return }
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
    container.name = context.type?.name
    container.owner = context.type?.name
    container.conditions = code.conditions(at: offset)
    return container
  }

  private mutating func tabView(
    _ chain: ModifierChain, _ arguments: [Argument], _ scope: Scope, _ context: CodeContext
  ) {
    guard let content = arguments.closure() ?? arguments.closure("content") else { return }
    let style = chain["tabViewStyle"]?.arguments.first?.value
    let isPaged =
      style.map { Self.mentions($0, Self.pageStyles) }
      ?? false
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
    for case (let column, let closure?) in sides {
      container.columns[column] = Self.target(closure) ?? CodeTarget(isSwiftUI: true)
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
    if isSplit {
      let columns: [CodeContainer.Column] =
        views.count > 2 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
      for (column, view) in zip(columns, views) {
        let closure = Closure(parameters: [], body: [view])
        container.columns[column] = Self.target(closure) ?? CodeTarget(isSwiftUI: true)
      }
      container.style = views.count > 2 ? "tripleColumn" : "doubleColumn"
    } else {
      var tab = CodeTab(place: container.place)
      tab.content = Self.target(content)
      if tab.content != nil { container.tabs = [tab] }
      container.knowsAllTabs = tab.content != nil
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
  static let pageStyles: Set = ["page", "PageTabViewStyle", "verticalPage", "carousel"]

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
  static func mentions(_ expression: Expression, _ names: Set<String>) -> Bool {
    if let name = expression.lastName, names.contains(name) { return true }
    return expression.children.contains { mentions($0, names) }
  }
}

extension SwiftUIFinder {
  private mutating func link(_ arguments: [Argument], at offset: Int, _ context: CodeContext) {
    let closure =
      arguments.closure("destination") ?? (arguments["label"] != nil ? arguments.closure() : nil)
    let target: CodeTarget? =
      if let view = arguments["destination"], closure == nil {
        Self.target(Closure(parameters: [], body: [Statement(.expression(view), at: offset)]))
      } else {
        closure.flatMap { Self.target($0) }
          ?? (arguments.first?.label == "" ? arguments.closure().flatMap { Self.target($0) } : nil)
      }
    guard let target, arguments["value"] == nil else { return }
    add(.push, to: target, at: offset, context)
  }

  private mutating func window(_ arguments: [Argument], at offset: Int, _ context: CodeContext) {
    guard let target = arguments.closure().flatMap({ Self.target($0) }) else { return }
    add(.root, to: target, at: offset, context)
  }

  private mutating func present(_ modifier: ModifierChain.Modifier, _ context: CodeContext) {
    let kind: CodeTransition.Kind? =
      switch modifier.name {
      case "sheet", "fullScreenCover": .present
      case "popover": .popover
      case "navigationDestination": .push
      default: nil
      }
    guard let kind, !modifier.arguments.isEmpty,
      let closure = modifier.arguments.closure("content") ?? modifier.arguments.closure()
        ?? modifier.arguments.closure("destination")
    else { return }
    for target in Self.targets(closure) { add(kind, to: target, at: modifier.offset, context) }
    if modifier.name == "fullScreenCover", !transitions.isEmpty,
      transitions.last?.place == place(modifier.offset)
    {
      transitions[transitions.count - 1].presentationStyle = "fullScreen"
    }
  }

  private mutating func add(
    _ kind: CodeTransition.Kind, to target: CodeTarget, at offset: Int, _ context: CodeContext
  ) {
    var transition = CodeTransition(
      kind, from: context.type?.name, target: target, place: place(offset), confidence: .certain)
    transition.conditions = code.conditions(at: offset)
    transitions.append(transition)
  }

  /// The view that a closure shows: the first one that is no mere wrapper.
  static func target(_ closure: Closure, choosing side: Side = { _ in nil }) -> CodeTarget? {
    targets(closure.body, side, depth: 0).first
  }

  /// The side of a branch that is taken; nil if that is open.
  typealias Side = (Branch) -> Branch.Arm?

  /// The views that a closure shows, one for each side of its branches.
  static func targets(_ closure: Closure) -> [CodeTarget] {
    targets(closure.body, { _ in nil }, depth: 0)
  }

  private static func targets(_ body: [Statement], _ side: Side, depth: Int) -> [CodeTarget] {
    guard depth < 8 else { return [] }
    for statement in body {
      switch statement.kind {
      case .expression(let expression), .returning(let expression?):
        if let target = target(expression, side, depth: depth) { return [target] }
      case .branch(let branch):
        let arms = side(branch).map { [$0] } ?? branch.arms
        let all = arms.flatMap { targets($0.body, side, depth: depth + 1) }
        if !all.isEmpty { return all }
      case .block(let inner):
        let all = targets(inner, side, depth: depth + 1)
        if !all.isEmpty { return all }
      default: break
      }
    }
    return []
  }

  private static func target(_ expression: Expression, _ side: Side, depth: Int) -> CodeTarget? {
    let chain = ModifierChain(expression)
    guard let (name, arguments) = chain.call, name.first?.isUppercase == true else { return nil }
    guard wrappers.contains(name) else { return CodeTarget(className: name, isSwiftUI: true) }
    let inner = arguments.closure() ?? arguments.closure("content") ?? arguments.closure("root")
    if var target = inner.flatMap({ targets($0.body, side, depth: depth + 1).first }) {
      if name.hasPrefix("Navigation") { target.isInNavigationController = true }
      return target
    }
    if let only = arguments.first?.value, case .call = only.kind {
      return target(only, side, depth: depth + 1)
    }
    return nil
  }

  private static let wrappers: Set = [
    "NavigationStack", "NavigationView", "Group", "ZStack", "VStack", "HStack", "AnyView",
    "LazyView", "ScrollView", "GeometryReader", "NavigationLazyView", "WithViewStore", "Section",
  ]
}
