/// Runs statements.
final class StatementRunner {
  private unowned let evaluator: any Evaluating
  private let program: Program
  private let symbols: SymbolTable
  private let limits: Limits
  private let heap: Heap
  private let containers: ContainerEffects

  init(
    _ evaluator: any Evaluating, _ program: Program, _ symbols: SymbolTable, _ limits: Limits,
    _ heap: Heap, _ containers: ContainerEffects
  ) {
    self.evaluator = evaluator
    self.program = program
    self.symbols = symbols
    self.limits = limits
    self.heap = heap
    self.containers = containers
  }

  /// Runs statements in order. Code may call a local function before its declaration.
  func run(_ statements: [Statement], _ scope: Scope) -> Flow {
    for case .function(let function) in statements.lazy.map(\.kind) { declare(function, scope) }
    for statement in statements where !isLeftOut(statement, scope) {
      guard limits.burn() else { return .next }
      if case .returned(let value) = run(statement, scope) { return .returned(value) }
    }
    return .next
  }

  /// Whether the build excludes a statement, but not the function around it.
  private func isLeftOut(_ statement: Statement, _ scope: Scope) -> Bool {
    let conditions = program.conditions(
      at: Position(file: scope.frame.file, offset: statement.offset))
    guard !conditions.isEmpty else { return false }
    return program.excludes(conditions.subtracting(scope.frame.conditions))
  }

  private func run(_ statement: Statement, _ scope: Scope) -> Flow {
    switch statement.kind {
    case .variable(let variable): declare(variable, scope)
    case .expression(let expression): _ = evaluator.evaluate(expression, scope)
    // `title = nil` sets no title, and `badgeValue = nil` no badge.
    case .assignment(let target, let value, _)
    where value.isNil && ["title", "badgeValue"].contains(target.lastName):
      break
    case .assignment(let target, let value, _) where value.isNil && Self.isBar(target):
      assign(.list(ListValue(elements: [])), to: target, adds: false, scope)
    case .assignment(let target, let value, let adds):
      let type = expectedType(target, scope)
      assign(
        evaluator.evaluate(value, scope, expecting: type), to: target, adds: adds, scope)
    case .returning(let value):
      return .returned(value.map { evaluator.evaluate($0, scope) } ?? .unknown)
    case .branch(let branch): return BranchEvaluator(evaluator, limits).run(branch, scope)
    case .loop(let pattern, let sequence, let body): loop(pattern, sequence, body, scope)
    case .block(let statements): return run(statements, scope)
    case .function, .type: break
    }
    return .next
  }

  private func declare(_ function: Function, _ scope: Scope) {
    let closure = Closure(parameters: function.parameters.map(\.name), body: function.body)
    scope.declare(function.name, heap.closure(closure, in: scope))
  }

  private func declare(_ variable: Variable, _ scope: Scope) {
    var value: Value = .unknown
    var isOpen = true
    if let written = variable.value {
      value = evaluator.evaluate(written, scope, expecting: variable.type)
      isOpen = value.isUnknown
    } else if let getter = variable.getter,
      case .returned(let returned) = run(getter, scope.nested())
    {
      (value, isOpen) = (returned, false)
    }
    scope.declare(
      variable.name, isOpen ? heap.value(ofType: variable.type, in: scope.frame.type) : value)
  }

  private func loop(
    _ pattern: Pattern, _ sequence: Expression, _ body: [Statement], _ scope: Scope
  ) {
    let branches = BranchEvaluator(evaluator, limits)
    guard case .list(let list) = evaluator.evaluate(sequence, scope) else {
      return limits.undecidedly { branches.run(body, for: pattern, .unknown, scope) }
    }
    for element in list.elements.prefix(ListValue.mostFollowed) {
      branches.run(body, for: pattern, element, scope)
    }
  }

  // MARK: Results

  /// Returns the value that statements return, or the value of a single expression.
  func result(of body: [Statement], _ scope: Scope, type: String?) -> Value {
    let body = compiled(body, scope)
    if body.count == 1, let only = self.value(of: body[0], scope, type) {
      guard case .branch = body[0].kind else { return only }
      scope.frame.perhapsReturned.append(only)
    } else if case .returned(let returned) = run(body, scope) {
      scope.frame.perhapsReturned.append(returned)
    }
    return oneOf(scope.frame.perhapsReturned)
  }

  /// Returns a result of a function that may return several values, the likeliest one last: the longest of several
  /// lists, a localized text, because the others are fallbacks, or no value if they are different.
  private func oneOf(_ values: [Value]) -> Value {
    let known = values.filter { !$0.isUnknown }
    let likely = known.last { $0.text?.key != nil } ?? known.last ?? .unknown
    if likely.list != nil { return Value(oneOf: values) }
    if likely.differs(fromAny: values) { return .unknown }
    return known.count < values.count ? likely.asOneOfSeveral : likely
  }

  /// Returns the value of the only statement of a function, or `nil` if the statement has none.
  private func value(of statement: Statement, _ scope: Scope, _ type: String?) -> Value? {
    switch statement.kind {
    case .expression(let only), .returning(let only?):
      evaluator.evaluate(only, scope, expecting: type)
    case .branch(let branch) where !branch.arms.isEmpty:
      BranchEvaluator(evaluator, limits).value(of: branch, scope, expecting: type)
    default: nil
    }
  }

  /// Returns the only statement that the build compiles, if the body is an `#if`, or else the body.
  private func compiled(_ body: [Statement], _ scope: Scope) -> [Statement] {
    guard body.count == 1, case .block(let sides) = body[0].kind else { return body }
    let compiled = sides.filter { !isLeftOut($0, scope) }
    return compiled.count == 1 ? compiled : body
  }

  /// Returns the result of a closure. For a result builder, that is the list of its elements.
  func result(ofClosure body: [Statement], _ scope: Scope) -> Value {
    guard body.count > 1, Self.listsExpressions(body, depth: 0) else {
      return result(of: body, scope, type: nil)
    }
    var list = ListValue(elements: [])
    collect(body, into: &list, scope)
    return .list(list)
  }

  private static func listsExpressions(_ body: [Statement], depth: Int) -> Bool {
    body.allSatisfy { statement in
      switch statement.kind {
      case .expression(let expression):
        switch expression.kind {
        case .call(let callee, _):
          callee.lastName?.startsUppercase == true || callee.isTypeMember
        case .member: expression.isTypeMember
        default: false
        }
      case .block(let inner): depth < 4 && listsExpressions(inner, depth: depth + 1)
      case .branch(let branch):
        depth < 4 && branch.arms.allSatisfy { listsExpressions($0.body, depth: depth + 1) }
      default: false
      }
    }
  }

  private func collect(_ body: [Statement], into list: inout ListValue, _ scope: Scope) {
    for statement in body where !isLeftOut(statement, scope) && limits.burn() {
      switch statement.kind {
      case .expression(let expression):
        list.append(ListValue(elements: [evaluator.evaluate(expression, scope)]))
      case .block(let inner): collect(inner, into: &list, scope)
      case .branch(let branch):
        list.isConditional = true
        for arm in branch.arms { collect(arm.body, into: &list, scope) }
      default: break
      }
    }
  }
}

// MARK: - Assignments

extension StatementRunner {
  /// Returns the declared type of the target of an assignment.
  private func expectedType(_ target: Expression, _ scope: Scope) -> String? {
    guard let name = target.lastName else { return nil }
    if let known = Self.frameworkTypes[name] ?? EffectNames.lists[name] { return known }
    return scope.frame.type.flatMap { symbols.variable(name, of: $0)?.variable.type }
  }

  private static let frameworkTypes = [
    "tabBarItem": "UITabBarItem", "rightBarButtonItem": "UIBarButtonItem",
    "leftBarButtonItem": "UIBarButtonItem", "rightBarButtonItems": "[UIBarButtonItem]",
    "leftBarButtonItems": "[UIBarButtonItem]", "toolbarItems": "[UIBarButtonItem]",
  ]

  /// Whether the target of an assignment is the items of a bar.
  private static func isBar(_ target: Expression) -> Bool {
    target.lastName.map(BarNames.properties.contains) ?? false
  }

  /// Assigns a value: `target = value`, `target += value`.
  func assign(_ value: Value, to target: Expression, adds: Bool, _ scope: Scope) {
    if case .subscripted(let base, let arguments) = target.kind, arguments.count == 1,
      case .list(var entries) = evaluator.evaluate(base, scope)
    {
      entries.setEntry(value, for: evaluator.evaluate(arguments[0].value, scope))
      return assign(.list(entries), to: base, adds: false, scope)
    }
    guard let name = target.lastName else { return }
    let value = adds ? added(value, to: evaluator.evaluate(target, scope)) : value
    let origin = Position(file: scope.frame.file, offset: target.offset)
    switch target.kind {
    case .member(let base?, _):
      if let object = evaluator.evaluate(base, scope).object {
        store(name, of: object, to: value, at: origin, scope)
      } else if name == "rootViewController", let root = value.object {
        containers.setRoot(root, of: nil, by: scope.frame.type, at: origin)
      }
    case .name where !scope.assign(name, kept(value)):
      let field = name.hasPrefix("_") ? String(name.dropFirst()) : name
      scope.frame.me.object.map { store(field, of: $0, to: value, at: origin, scope) }
    default: break
    }
  }

  /// Marks a value that is assigned only under a condition. A Boolean may then be either.
  private func kept(_ value: Value) -> Value {
    guard limits.isUndecided else { return value }
    if case .boolean = value { return .unknown }
    return value.asOneOfSeveral
  }

  private func added(_ value: Value, to before: Value) -> Value {
    switch before {
    case .list(var list):
      guard let more = value.list else { return value }
      list.append(more)
      list.isConditional = list.isConditional || limits.isUndecided
      return .list(list)
    case .text, .number: return Value(sumOf: [before, value])
    default: return value
    }
  }

  /// Sets a property of an object.
  private func store(
    _ name: String, of object: CodeObject, to value: Value, at origin: Position, _ scope: Scope
  ) {
    let type = scope.frame.type
    if containers.holdsControllers(name, object) {
      return containers.setControllers(value, of: object, by: type, at: origin)
    }
    if name == "rootViewController", let root = value.object,
      !containers.isBackReference(root, in: object, from: scope.frame.me.object)
    {
      containers.setRoot(root, of: object, by: type, at: origin)
    }
    if name == "title" {
      object.titles.append(WrittenTitle(value, isConditional: limits.isUndecided))
    }
    if BarNames.properties.contains(name) {
      containers.recorder.setBar(
        name, of: object, to: value, isUndecided: limits.isUndecided, at: origin)
    }
    if value.isUnknown, object.fields[name] != nil { return }
    let declared = object.className.flatMap { symbols.variable(name, of: $0) }
    object.fields[name] =
      declared.map { evaluator.typed(kept(value), $0.variable.type, in: $0.type) } ?? kept(value)
    if let declared { observe(declared, of: object) }
    for case .closure(let closure, let outer) in actions(in: value) {
      run(closure, of: outer, given: object, scope)
    }
  }

  /// Returns a closure, or those that a value of a type of the project, which is no screen, consists of.
  private func actions(in value: Value) -> [Value] {
    guard let object = value.object else { return [value] }
    guard !object.isPlaceholder, let name = object.className, symbols.declares(name),
      symbols.kind(of: name) == nil
    else { return [] }
    return object.fields.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Runs a closure that code gives to another screen, which runs it later, or that a screen gives to a helper
  /// of its own, such as a view model.
  private func run(_ closure: Closure, of outer: Scope, given object: CodeObject, _ scope: Scope) {
    guard let name = object.className, let actor = actor(of: name, outer),
      object !== outer.frame.me.object
    else { return }
    let frame = outer.frame.copy
    frame.actor = actor
    limits.undecidedly {
      _ = evaluator.apply(.closure(closure, Scope(frame, inside: outer)), [])
    }
  }

  private func actor(of name: String, _ outer: Scope) -> String? {
    if symbols.isScreen(name) { return name }
    guard symbols.declares(name), symbols.kind(of: name) == nil else { return nil }
    return outer.frame.me.object?.className.flatMap { symbols.isScreen($0) ? $0 : nil }
  }

  /// Runs the observer of a property that was set, if it affects navigation.
  private func observe(_ property: DeclaredVariable, of object: CodeObject) {
    guard property.variable.accessors != nil,
      FrameworkNames.roles(property.variable.marks).contains(.effect),
      let observer = property.variable.observer
    else { return }
    let function = DeclaredFunction(observer, file: property.file, type: property.type)
    _ = limits.once(.init(type: property.type, name: property.variable.name, isMethod: true)) {
      evaluator.call(function, on: .object(object))
    }
  }
}
