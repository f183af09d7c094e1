/// The declarations around a visited expression.
struct CodeContext {
  /// The enclosing type.
  var type: TypeDeclaration?
  /// The enclosing function or property.
  var function: String?
}

/// Visits every expression of a file, parents first.
struct CodeVisitor {
  /// Called for each expression. If it returns `false`, the parts of the expression are skipped.
  var visit: (Expression, CodeContext) -> Bool
  /// Called for each assignment.
  var assign: (_ target: Expression, _ value: Expression, CodeContext) -> Void = { _, _, _ in }
  /// Called for each branch, before its parts.
  var branch: (Branch, CodeContext) -> Void = { _, _ in }
  /// What is done with each local variable.
  var declare: (Variable, CodeContext) -> Void = { _, _ in }

  /// What is done with each loop.
  var loop: (Pattern, _ sequence: Expression, CodeContext) -> Void = { _, _, _ in }

  /// Functions and properties without a name of one of these roles are skipped. By default, none
  /// are.
  var roles: FrameworkNames.Roles?

  /// Visits a whole file.
  func walk(_ file: CodeFile) {
    for type in file.types { walk(type) }
    for function in file.functions where isVisited(function.marks) {
      walk(function, CodeContext())
    }
    for variable in file.variables where isVisited(variable.marks) {
      walk(variable, CodeContext())
    }
    if isVisited(file.marks) { walk(file.statements, CodeContext()) }
  }

  /// Visits the members of a type, but not its nested types.
  func walk(_ type: TypeDeclaration) {
    let context = CodeContext(type: type)
    // A tab bar's code that sets its own size needs no special name.
    let visitsAll = type.inherited.contains("UITabBar")
    for variable in type.variables where visitsAll || isVisited(variable.marks) {
      walk(variable, CodeContext(type: type, function: variable.name))
    }
    for function in type.functions where visitsAll || isVisited(function.marks) {
      walk(function, context)
    }
  }

  private func walk(_ function: Function, _ context: CodeContext) {
    var context = context
    context.function = function.name
    for parameter in function.parameters { parameter.defaultValue.map { walk($0, context) } }
    walk(function.body, context)
  }

  private func isVisited(_ marks: [UInt16]) -> Bool {
    roles.map { !FrameworkNames.roles(marks).isDisjoint(with: $0) } ?? true
  }

  private func walk(_ variable: Variable, _ context: CodeContext) {
    variable.value.map { walk($0, context) }
    variable.accessorStatements.map { walk($0, context) }
  }

  /// Visits statements.
  func walk(_ statements: [Statement], _ context: CodeContext) {
    for statement in statements { walk(statement, context) }
  }

  private func walk(_ statement: Statement, _ context: CodeContext) {
    switch statement.kind {
    case .variable(let variable):
      declare(variable, context)
      walk(variable, context)
    case .expression(let expression): walk(expression, context)
    case .assignment(let target, let value, _):
      assign(target, value, context)
      walk(target, context)
      walk(value, context)
    case .returning(let value): value.map { walk($0, context) }
    case .branch(let branch): walk(branch, context)
    case .loop(let pattern, let sequence, let body):
      loop(pattern, sequence, context)
      walk(sequence, context)
      walk(pattern, context)
      walk(body, context)
    case .block(let statements): walk(statements, context)
    case .function(let function): walk(function, context)
    case .type(let type): walk(type)
    }
  }

  private func walk(_ branch: Branch, _ context: CodeContext) {
    self.branch(branch, context)
    branch.subject.map { walk($0, context) }
    for arm in branch.arms {
      for pattern in arm.patterns { walk(pattern, context) }
      for condition in arm.conditions { walk(condition, of: branch, context) }
      walk(arm.body, context)
    }
  }

  private func walk(_ pattern: Pattern, _ context: CodeContext) {
    walk(pattern.expression, context)
    pattern.guardCondition.map { walk($0, context) }
  }

  private func walk(_ condition: Condition, of branch: Branch, _ context: CodeContext) {
    switch condition {
    case .expression(let expression): walk(expression, context)
    case .binding(let variable):
      if branch.isGuard { declare(variable, context) }
      walk(variable, context)
    case .availability: break
    case .match(let pattern, let value):
      walk(value, context)
      walk(pattern, context)
    }
  }

  /// Visits an expression and its parts.
  func walk(_ expression: Expression, _ context: CodeContext) {
    guard visit(expression, context) else { return }
    switch expression.kind {
    case .closure(let closure): walk(closure.body, context)
    case .branch(let branch): walk(branch, context)
    default: for child in expression.children { walk(child, context) }
    }
  }
}

extension Closure {
  /// Whether a name occurs in the closure, including nested statements.
  func mentions(_ name: String) -> Bool {
    var isMentioned = false
    let visitor = CodeVisitor { expression, _ in
      if case .name(name) = expression.kind { isMentioned = true }
      return !isMentioned
    }
    visitor.walk(body, CodeContext())
    return isMentioned
  }
}

extension Expression {
  /// The direct parts of the expression. Statements in closures and branches are not included.
  var children: [Expression] {
    switch kind {
    case .name, .string, .literal, .keyPath, .closure, .branch: []
    case .member(let base, _): base.map { [$0] } ?? []
    case .call(let callee, let arguments), .subscripted(let callee, let arguments):
      [callee] + arguments.map(\.value)
    case .interpolation(let parts), .array(let parts), .other(let parts): parts
    case .dictionary(let pairs): pairs.flatMap { [$0.key, $0.value] }
    case .tuple(let arguments), .macro(_, let arguments): arguments.map(\.value)
    case .cast(let base, _): [base]
    case .choice(let sides, let condition): (condition.map { [$0] } ?? []) + sides
    case .operation(let operands, _): operands
    }
  }

  /// Whether the expression or one of its parts, at any depth, satisfies a condition. Statements in
  /// closures and branches are not searched.
  func contains(where isWanted: (Expression) -> Bool) -> Bool {
    isWanted(self) || children.contains { $0.contains(where: isWanted) }
  }

  /// The last name of the expression: `UIButton`, or `bar` in `foo.bar`.
  var lastName: String? {
    switch kind {
    case .name(let name), .member(_, let name): name
    default: nil
    }
  }

  /// The method name in `#selector(…)` or `@selector(…)`.
  var selectorName: String? {
    if case .macro("selector", let arguments) = kind { arguments.selectorName } else { nil }
  }

  /// Whether the expression is a member of a type, such as `Tab.home`.
  var isTypeMember: Bool {
    guard case .member(let base?, _) = kind else { return false }
    return base.lastName?.startsUppercase == true
  }

  /// The names of a short member chain that begins with a type, or `nil` for other expressions.
  var typeNames: [String]? { firstName?.startsUppercase == true ? names : nil }

  /// The name of a type in another one or in a module, as in `Settings.RootView`, or `nil` for other
  /// expressions. The modules of frameworks are left out.
  var typePath: String? {
    guard case .member(.some, let name) = kind, name.startsUppercase, let names = typeNames,
      names.allSatisfy(\.startsUppercase)
    else { return nil }
    var path = names.joined(separator: ".")
    return path.withUTF8 { TypeName.path(UnsafeRawBufferPointer($0)) }
  }

  private var firstName: String? {
    switch kind {
    case .name(let name), .member(nil, let name): name
    case .member(let base?, _): base.firstName
    default: nil
    }
  }

  /// The names of a short member chain, such as `["R", "string", "title"]`, or `nil` for other
  /// expressions.
  var names: [String]? {
    var (names, next): ([String], Expression) = ([], self)
    while names.count < 6 {
      switch next.kind {
      case .name(let name), .member(nil, let name): return [name] + names
      case .member(let base?, let name):
        names.insert(name, at: 0)
        next = base
      default: return nil
      }
    }
    return nil
  }
}

extension Argument {
  /// Whether the value is a closure.
  var isClosure: Bool { if case .closure = value.kind { true } else { false } }
}

extension [Argument] {
  /// The closure with a label, or else the last closure without one.
  func closure(_ label: String = "") -> Closure? {
    for argument in reversed() where argument.label == label {
      if case .closure(let closure) = argument.value.kind { return closure }
    }
    return nil
  }

  /// The method name in the arguments of `#selector(…)` or `@selector(…)`.
  var selectorName: String? {
    guard let method = first?.value else { return nil }
    if case .call(let callee, _) = method.kind { return callee.lastName }
    return method.lastName ?? method.children.first?.lastName
  }

  /// The value of the argument with a label.
  subscript(label: String) -> Expression? { first { $0.label == label }?.value }

  /// The value of the first argument, if it has no label.
  var unlabeled: Expression? { first.flatMap { $0.label.isEmpty ? $0.value : nil } }

  /// The first closure.
  var closure: Closure? {
    for argument in self {
      if case .closure(let closure) = argument.value.kind { return closure }
    }
    return nil
  }
}
