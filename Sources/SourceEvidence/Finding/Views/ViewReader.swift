import FileReading

/// Reads the parts of a property or function with SwiftUI code, and how each part appears.
struct ViewReader {
  private let program: Program
  private let symbols: SymbolTable
  private let member: ViewMember
  /// The index of the file.
  private let file: Int
  /// The functions and properties of other types that return views, by name.
  private let builders: [String: [ViewMember]]
  /// Where tab bars are that are made by hand.
  private let sections: Set<SourceLocation>
  private(set) var parts: [ViewPart] = []
  /// The titles of the content in place.
  private(set) var titles: [ViewTitle] = []
  /// Whether the current code is in a navigation stack.
  private var isInStack = false
  /// The types of closure parameters.
  private var types: [String: String] = [:]

  init(
    _ program: Program, _ symbols: SymbolTable, _ member: ViewMember, file: Int,
    builders: [String: [ViewMember]], sections: Set<SourceLocation>
  ) {
    self.sections = sections
    self.builders = builders
    self.program = program
    self.symbols = symbols
    self.member = member
    self.file = file
  }

  /// Reads the statements of a view builder.
  mutating func read(_ body: [Statement], _ step: ViewStep = .inPlace) {
    for statement in body {
      switch statement.kind {
      case .expression(let expression), .returning(let expression?): read(expression, step)
      case .branch(let branch): read(branch, step)
      case .block(let body): read(body, step)
      case .variable(let variable): variable.value.map { read($0, step) }
      case .function(let function): read(function.body, step)
      default: break
      }
    }
  }

  private mutating func read(_ branch: Branch, _ step: ViewStep) {
    for variable in branch.variablesAfter { variable.value.map { read($0, step) } }
    let origin = branch.subject.map { Position(file: file, offset: $0.offset) }
    guard let origin, !sections.isEmpty, sections.contains(program.place(origin)) else {
      return read(branch.arms, step)
    }
    add(.container(origin), step)
    read(branch.arms, max(step, .contained))
  }

  private mutating func read(_ arms: [Branch.Arm], _ step: ViewStep) {
    for arm in arms { read(arm.body, step) }
  }

  private mutating func add(_ kind: ViewPart.Kind, _ step: ViewStep) {
    parts.append(ViewPart(kind: kind, step: step, isInStack: isInStack))
  }

  // MARK: Expressions

  private mutating func read(_ expression: Expression, _ step: ViewStep) {
    let chain = ModifierChain(expression)
    guard !program.excludes(Position(file: file, offset: chain.core.offset)) else { return }
    readCore(chain, step)
    if let first = chain.modifiers.first, case .name(let name) = chain.core.kind, name != "self",
      !name.startsUppercase
    {
      follow(first.name, of: chain.core, step)
    }
    for modifier in chain.modifiers { read(modifier, step) }
  }

  private mutating func readCore(_ chain: ModifierChain, _ step: ViewStep) {
    switch chain.core.kind {
    case .call(let callee, let arguments):
      guard let name = chain.call?.name ?? callee.lastName else { return read(arguments, step) }
      symbols.isTypeName(name)
        ? readView(name, arguments, chain, step)
        : readCall(name, arguments, at: callee.offset, step)
    case .name("self"): chain.modifiers.first.map { follow($0.name, step) }
    case .name(let name):
      guard name.startsUppercase, !isProperty(name) else { return follow(name, step) }
      chain.modifiers.first.map { follow($0.name, of: chain.core, step) }
    case .member(let base?, let name) where base.lastName == "self": follow(name, step)
    case .member(let base?, let name):
      follow(name, of: base, step)
    case .closure(let closure): read(closure.body, step)
    case .branch(let branch): read(branch, step)
    case .choice(let sides, _): for side in sides { read(side, step) }
    case .cast(let base, _): read(base, step)
    case .array(let all), .other(let all): for one in all { read(one, step) }
    case .tuple(let all): read(all, step)
    default: break
    }
  }

  private mutating func read(_ arguments: [Argument], _ step: ViewStep) {
    for argument in arguments where !Self.actions.contains(argument.label) {
      read(argument.value, step)
    }
  }

  /// Reads a function of the type, or a modifier of the view itself.
  private mutating func readCall(
    _ name: String, _ arguments: [Argument], at offset: Int, _ step: ViewStep
  ) {
    let isOwn = member.type.map { $0 != "View" && isFunction(name, of: $0) } ?? false
    guard isOwn || !Self.isModifier(name) && symbols.types["View"]?.functions[name] == nil else {
      return read(ModifierChain.Modifier(name: name, arguments: arguments, offset: offset), step)
    }
    follow(name, step)
    read(arguments, step)
  }

  private static func isModifier(_ name: String) -> Bool {
    ViewStep(modifier: name) != nil || reactions.contains(name)
  }

  /// Adds a member of the type, or a free function.
  private mutating func follow(_ name: String, _ step: ViewStep) {
    guard name != member.name else { return }
    add(.member(ViewMember(type: member.type, name: name)), step)
  }

  /// Adds a member of another type, if the type is known, or else the only function or property of
  /// the project with that name. A member of an enumeration that returns one of many screens does
  /// not appear in place.
  private mutating func follow(_ name: String, of base: Expression, _ step: ViewStep) {
    let type = base.lastName.flatMap(type)
    guard let type, symbols.variable(name, of: type) != nil || isFunction(name, of: type) else {
      for builder in builders[name] ?? [] { add(builder, step) }
      return
    }
    add(ViewMember(type: type, name: name), step)
  }

  private mutating func add(_ builder: ViewMember, _ step: ViewStep) {
    let isRouter = builder.type.flatMap(symbols.type)?.isEnumeration == true
    add(.member(builder), isRouter ? max(step, .contained) : step)
  }

  private func isFunction(_ name: String, of type: String) -> Bool {
    symbols.type(type)?.functions[name] != nil
  }

  private func isProperty(_ name: String) -> Bool {
    member.type.map { symbols.variable(name, of: $0) != nil } ?? false
  }

  /// Returns the type that a name denotes, or the type of the variable with that name.
  private func type(of name: String) -> String? {
    if name.startsUppercase { return symbols.name(of: name, in: member.type) }
    let written =
      types[name]
      ?? member.type.flatMap { symbols.variable(name, of: $0)?.variable.type }
    return written.flatMap { symbols.name(of: $0, in: member.type) }
  }

  // MARK: Views

  private mutating func readView(
    _ name: String, _ arguments: [Argument], _ chain: ModifierChain, _ step: ViewStep
  ) {
    if let view = symbols.name(of: name, in: member.type), symbols.declares(view) {
      add(.view(view), step)
      return read(arguments, holdsSeveral(view) ? max(step, .contained) : step)
    }
    if let type = member.type, isFunction(name, of: type) {
      return readCall(name, arguments, at: chain.core.offset, step)
    }
    switch name {
    case "TabView": readTabs(arguments, chain, step)
    case "NavigationSplitView": readColumns(arguments, at: chain, step)
    case "NavigationStack", "NavigationView": readStack(name, arguments, at: chain, step)
    case "NavigationLink": readLink(arguments, step)
    case "ScrollView" where ScrolledPages.arePages(chain): readPages(arguments, chain, step)
    case "Button": arguments.closure("label").map { read($0.body, step) }
    case "WindowGroup" where arguments["for"] != nil: read(arguments, .presented)
    case "Settings", "MenuBarExtra": read(arguments, .presented)
    default:
      guard !name.hasSuffix("Controller") else { return }
      read(arguments, step)
    }
  }

  /// Whether a view represents a view controller that contains several others.
  private func holdsSeveral(_ view: String) -> Bool {
    let makers = symbols.type(view)?.functions["makeUIViewController"] ?? []
    return makers.contains { maker in
      switch maker.function.result.flatMap(symbols.kind)?.kind {
      case .tabBar, .splitView, .pageView: true
      default: false
      }
    }
  }

  private mutating func addContainer(_ chain: ModifierChain, _ step: ViewStep) {
    add(.container(Position(file: file, offset: chain.core.offset)), step)
  }

  private mutating func readTabs(
    _ arguments: [Argument], _ chain: ModifierChain, _ step: ViewStep
  ) {
    if SwiftUIFinder.isPaged(chain) { return readPages(arguments, chain, step) }
    addContainer(chain, step)
    read(arguments, max(step, .contained))
  }

  private mutating func readPages(
    _ arguments: [Argument], _ chain: ModifierChain, _ step: ViewStep
  ) {
    addContainer(chain, isInStack ? max(step, .contained) : step)
    read(arguments, max(step, .contained))
  }

  private mutating func readColumns(
    _ arguments: [Argument], at chain: ModifierChain, _ step: ViewStep
  ) {
    addContainer(chain, step)
    read(arguments, max(step, .contained))
  }

  private mutating func readStack(
    _ name: String, _ arguments: [Argument], at chain: ModifierChain, _ step: ViewStep
  ) {
    addContainer(chain, step)
    let content = arguments.closure() ?? arguments.closure("root")
    let isSplit = name == "NavigationView" && content.map(SwiftUIFinder.columns)?.count ?? 0 > 1
    let before = isInStack
    isInStack = !isSplit
    read(arguments, isSplit ? max(step, .contained) : step)
    isInStack = before
  }

  private mutating func readLink(_ arguments: [Argument], _ step: ViewStep) {
    let hasValue = arguments["value"] != nil
    let hasDestination = arguments["destination"] != nil
    let hasLabel = arguments["label"] != nil
    for argument in arguments {
      let isContent =
        argument.label == "label"
        || argument.label.isEmpty && (hasDestination && !hasLabel || hasValue)
      read(argument.value, isContent ? step : max(step, .pushed))
    }
  }

  // MARK: Modifiers

  private mutating func read(_ modifier: ModifierChain.Modifier, _ step: ViewStep) {
    guard !Self.reactions.contains(modifier.name) else { return }
    if step == .inPlace, FrameworkNames.viewTitles.contains(modifier.name),
      let text = modifier.arguments.unlabeled
    {
      titles.append(ViewTitle(expression: text, member: member, file: file))
    }
    var inner = step
    if let own = ViewStep(modifier: modifier.name) {
      inner = max(step, own)
    } else if let own = symbols.types["View"]?.functions[modifier.name] {
      add(.member(ViewMember(type: "View", name: modifier.name)), step)
      inner = max(step, own.map { self.step(of: $0.function) }.max() ?? step)
    }
    let before = types
    bind(modifier)
    read(modifier.arguments, inner)
    types = before
  }

  /// Records the types of closure parameters in modifiers: `for: Route.self`, `item: $sheet`.
  private mutating func bind(_ modifier: ModifierChain.Modifier) {
    let value = modifier.arguments["for"] ?? modifier.arguments["item"]
    let name = value.flatMap { $0.names?.last { $0 != "self" } }
    guard let name = name.map({ $0.hasPrefix("$") ? String($0.dropFirst()) : $0 }),
      let type = type(of: name)
    else { return }
    for argument in modifier.arguments {
      guard case .closure(let closure) = argument.value.kind else { continue }
      types[closure.parameters.first ?? "$0"] = type
    }
  }

  /// Returns how the content of a modifier of the project appears, from the modifiers in its code.
  private func step(of modifier: Function, depth: Int = 0) -> ViewStep {
    var (step, types): (ViewStep, [String]) = (.inPlace, [])
    CodeVisitor(visit: { expression, _ in
      guard case .call(let callee, _) = expression.kind, let name = callee.lastName else {
        return true
      }
      step = max(step, ViewStep(modifier: name) ?? .inPlace)
      if name.startsUppercase { types.append(name) }
      return true
    }).walk(modifier.body, CodeContext())
    guard depth == 0 else { return step }
    // The modifier may be a type of its own.
    let inner = types.flatMap { symbols.type($0)?.functions["body"] ?? [] }
    return inner.reduce(step) { max($0, self.step(of: $1.function, depth: 1)) }
  }

  /// Modifiers whose closures contain no views.
  private static let reactions: Set = [
    "task", "onAppear", "onDisappear", "onChange", "onReceive", "onTapGesture", "onOpenURL",
    "onLongPressGesture", "onContinueUserActivity", "gesture", "alert", "confirmationDialog",
    "actionSheet", "commands", "refreshable", "onDrop", "onDrag", "onSubmit", "simultaneousGesture",
  ]

  /// Labels of closures that contain no views.
  private static let actions: Set = ["action", "onDismiss", "perform", "isPresented", "item"]
}
