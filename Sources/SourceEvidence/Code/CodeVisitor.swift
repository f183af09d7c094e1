/// Where in the code a visited expression stands.
struct CodeContext {
  /// The type around it.
  var type: TypeDeclaration?
  /// The function or property around it.
  var function: String?
}

/// Visits every expression of a file, parents first.
struct CodeVisitor {
  /// What is done with each expression; false passes over what is inside.
  var visit: (Expression, CodeContext) -> Bool
  /// What is done with each assignment.
  var assign: (_ target: Expression, _ value: Expression, CodeContext) -> Void = { _, _, _ in }

  /// What the marked names of a function or property must matter to; else it is passed over.
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

  /// Visits the members of a type, without the types inside.
  private func walk(_ type: TypeDeclaration) {
    let context = CodeContext(type: type)
    // What a tab bar does with its own size needs no special name.
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
    case .variable(let variable): walk(variable, context)
    case .expression(let expression): walk(expression, context)
    case .assignment(let target, let value, _):
      assign(target, value, context)
      walk(target, context)
      walk(value, context)
    case .returning(let value): value.map { walk($0, context) }
    case .branch(let branch): walk(branch, context)
    case .loop(_, let sequence, let body):
      walk(sequence, context)
      walk(body, context)
    case .block(let statements): walk(statements, context)
    case .function(let function): walk(function, context)
    case .type(let type): walk(type)
    }
  }

  private func walk(_ branch: Branch, _ context: CodeContext) {
    branch.subject.map { walk($0, context) }
    for arm in branch.arms {
      for expression in arm.patterns + arm.conditions { walk(expression, context) }
      for variable in arm.bindings { walk(variable, context) }
      walk(arm.body, context)
    }
  }

  /// Visits an expression and what is inside.
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
  /// Whether a name occurs in it, at any depth, with the statements inside.
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
  /// What it directly consists of, without statements.
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

  /// Whether it, or something that it consists of at any depth, without statements, satisfies a
  /// condition.
  func contains(where isWanted: (Expression) -> Bool) -> Bool {
    isWanted(self) || children.contains { $0.contains(where: isWanted) }
  }

  /// The name at its end: `UIButton`, `foo.bar` → `bar`.
  var lastName: String? {
    switch kind {
    case .name(let name), .member(_, let name): name
    default: nil
    }
  }

  /// Whether it is a member of a type, such as `Tab.home`.
  var isTypeMember: Bool {
    guard case .member(let base?, _) = kind else { return false }
    return base.lastName?.startsUppercase == true
  }

  /// The names of a short chain of members that begins with a type; nil if it is none.
  var typeNames: [String]? { firstName?.startsUppercase == true ? names : nil }

  private var firstName: String? {
    switch kind {
    case .name(let name), .member(nil, let name): name
    case .member(let base?, _): base.firstName
    default: nil
    }
  }

  /// The names of a short chain of members, such as `["R", "string", "title"]`; nil if it is none.
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

extension [Argument] {
  /// The value with a label.
  subscript(label: String) -> Expression? { first { $0.label == label }?.value }

  /// The first value, if it has no label.
  var unlabeled: Expression? { first.flatMap { $0.label.isEmpty ? $0.value : nil } }

  /// The first closure.
  var closure: Closure? {
    for argument in self {
      if case .closure(let closure) = argument.value.kind { return closure }
    }
    return nil
  }
}
