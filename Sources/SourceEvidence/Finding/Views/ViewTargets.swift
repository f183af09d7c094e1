import FileReading

/// Finds the view that represents a screen in a view builder: the first view of the project,
/// ignoring views that only arrange others.
struct ViewTargets {
  private let symbols: SymbolTable
  private let code: CodeFile
  /// The type whose code it is.
  private let type: String?
  private let side: Side
  /// The properties and functions that are being followed. A view does not contain itself.
  private var followed: Set<String> = []

  /// Returns the arm of a branch that is taken, or `nil` if that is undecided.
  typealias Side = (Branch) -> Branch.Arm?

  init(
    _ symbols: SymbolTable, _ code: CodeFile, type: String?, choosing side: @escaping Side
  ) {
    self.symbols = symbols
    self.code = code
    self.type = type
    self.side = side
  }

  /// Returns the view in a closure.
  func target(_ closure: Closure) -> CodeTarget? { targets(closure).first }

  /// Returns the views in a closure, one for each arm of its branches.
  func targets(_ closure: Closure) -> [CodeTarget] { targets(closure.body, 0) }

  /// Returns the views in an expression: a view, a closure, or a call that returns one of these.
  func targets(_ expression: Expression) -> [CodeTarget] { targets(expression, 0) }

  private func targets(_ body: [Statement], _ depth: Int) -> [CodeTarget] {
    guard depth < Self.deepest else { return [] }
    for statement in body {
      let found =
        switch statement.kind {
        case .expression(let expression), .returning(let expression?):
          targets(expression, depth)
        case .branch(let branch): targets(branch, depth)
        case .block(let inner): targets(inner, depth + 1)
        default: [CodeTarget]()
        }
      if !found.isEmpty { return found }
    }
    return []
  }

  private func targets(_ branch: Branch, _ depth: Int) -> [CodeTarget] {
    let arms = side(branch).map { [$0] } ?? branch.arms
    return arms.flatMap { targets($0.body, depth + 1) }
  }

  private static let deepest = 8

  private func targets(_ expression: Expression, _ depth: Int) -> [CodeTarget] {
    let chain = ModifierChain(expression)
    switch chain.core.kind {
    case .closure(let closure): return targets(closure.body, depth + 1)
    case .name("self"): return chain.modifiers.first.map { member($0.name, depth) } ?? []
    case .name(let name): return member(name, depth)
    case .member(let base?, let name) where base.lastName == "self": return member(name, depth)
    case .branch(let branch): return targets(branch, depth)
    case .choice(let sides, _): return sides.flatMap { targets($0, depth + 1) }
    default: break
    }
    guard let (name, arguments) = chain.call else { return [] }
    guard symbols.isTypeName(name) else { return member(name, depth) }
    return view(name, arguments, at: chain.core.offset, depth)
  }

  /// Returns the views in a property or function of the type.
  private func member(_ name: String, _ depth: Int) -> [CodeTarget] {
    guard let type, depth < Self.deepest, !followed.contains(name) else { return [] }
    var inner = self
    inner.followed.insert(name)
    if let getter = symbols.variable(name, of: type)?.variable.getter {
      return inner.targets(getter, depth + 2)
    }
    let functions = symbols.type(type)?.functions[name] ?? []
    return functions.first.map { inner.targets($0.function.body, depth + 2) } ?? []
  }

  // MARK: Views

  private func view(
    _ name: String, _ arguments: [Argument], at offset: Int, _ depth: Int
  ) -> [CodeTarget] {
    let inner = arguments.closure() ?? arguments.closure("content") ?? arguments.closure("root")
    let view = symbols.name(of: name, in: type)
    let own = CodeTarget(
      className: view.map(symbols.hierarchy.name) ?? name.lastComponent, isSwiftUI: true)
    if view.map(symbols.declares) == true {
      return [content(inner, depth) ?? wrapped(arguments, depth) ?? own]
    }
    switch name {
    case "TabView", "NavigationSplitView": return [container(at: offset)]
    case "NavigationStack", "NavigationView":
      return (inner.map { targets($0.body, depth + 1) } ?? []).map { inStack($0, at: offset) }
    default: break
    }
    if Self.frames.contains(name) {
      let inside = inner.map { targets($0.body, depth + 1) } ?? []
      return inside.isEmpty ? arguments.first.map { given($0.value, depth) } ?? [] : inside
    }
    if Self.arrangements.contains(name) { return inner.map { only($0.body, depth) } ?? [] }
    if Self.parts.contains(name) { return [] }
    return [own]
  }

  /// Returns the views in the only statement that contains any, or none. Beside a list, a view is a part of
  /// the same screen.
  private func only(_ body: [Statement], _ depth: Int) -> [CodeTarget] {
    let all = body.map { targets([$0], depth + 1) }.filter { !$0.isEmpty }
    return all.count == 1 && !body.contains(where: isList) ? all[0] : []
  }

  private func isList(_ statement: Statement) -> Bool {
    guard case .expression(let expression) = statement.kind else { return false }
    return ["List", "Form", "Table"].contains(ModifierChain(expression).call?.name)
  }

  /// Returns the view that is an argument of another one: `AnyView(Home())`.
  private func given(_ expression: Expression, _ depth: Int) -> [CodeTarget] {
    guard case .call = expression.kind else { return [] }
    return targets(expression, depth + 1)
  }

  /// Returns the content of a view of the project if the content is a screen itself.
  private func content(_ content: Closure?, _ depth: Int) -> CodeTarget? {
    guard let inside = content.flatMap({ targets($0.body, depth + 1).first }) else { return nil }
    return isView(inside) || inside.container != nil ? inside : nil
  }

  /// Returns the only argument of a view if it is a view of the project: `LazyView(Home())`.
  private func wrapped(_ arguments: [Argument], _ depth: Int) -> CodeTarget? {
    guard arguments.count == 1, arguments[0].label.isEmpty else { return nil }
    return given(arguments[0].value, depth).first(where: isView)
  }

  private func isView(_ target: CodeTarget) -> Bool {
    target.className.map { symbols.variable("body", of: $0) != nil } ?? false
  }

  private func container(at offset: Int) -> CodeTarget {
    var target = CodeTarget(isSwiftUI: true)
    target.container = code.place(offset)
    return target
  }

  private func inStack(_ target: CodeTarget, at offset: Int) -> CodeTarget {
    var target = target
    target.isInNavigationController = true
    target.stack = code.place(offset)
    return target
  }

  /// Views that show their content unchanged.
  private static let frames: Set = [
    "Group", "ZStack", "AnyView", "LazyView", "NavigationLazyView", "GeometryReader",
    "ScrollViewReader", "WithViewStore", "EquatableView", "ViewThatFits", "TimelineView",
  ]

  /// Views that arrange several views side by side.
  private static let arrangements: Set = ["VStack", "HStack", "ScrollView"]

  /// Views that are parts of a screen, or of which a screen has many.
  private static let parts: Set = [
    "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "GridRow", "Section", "List",
    "Form", "ForEach", "Table", "Text", "Divider", "Spacer", "Image", "AsyncImage", "Label",
    "Button", "EmptyView", "Color", "Toggle", "TextField", "SecureField", "TextEditor", "Picker",
    "DatePicker", "Stepper", "Slider", "ProgressView", "Menu", "Link", "NavigationLink", "Path",
    "Rectangle", "RoundedRectangle", "Circle", "Ellipse", "Capsule", "LinearGradient",
    "RadialGradient", "DisclosureGroup", "GroupBox", "ControlGroup", "LabeledContent",
    "ContentUnavailableView", "OutlineGroup", "Gauge", "ShareLink", "EditButton",
  ]
}
