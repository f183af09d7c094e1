import SwiftSyntax

extension SwiftFileReader {
  /// What a block consists of.
  mutating func block(_ node: CodeBlockSyntax?) -> [Statement] {
    guard let node else { return [] }
    blockEnds.append(node.end)
    defer { blockEnds.removeLast() }
    return statements(node.statements)
  }

  /// What a list of statements consists of.
  mutating func statements(_ items: CodeBlockItemListSyntax) -> [Statement] {
    var all: [Statement] = []
    for item in items { all += statements(of: item) }
    return all
  }

  /// What one item of a block is.
  mutating func statements(of item: CodeBlockItemSyntax) -> [Statement] {
    deeper([]) { reader in
      switch item.item {
      case .decl(let node): reader.declarations(node)
      case .expr(let node): [reader.statement(node)]
      case .stmt(let node): reader.statement(node)
      }
    }
  }

  private mutating func statement(_ node: StmtSyntax) -> [Statement] {
    let start = node.start
    switch node.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node): return [statement(node.expression)]
    case .returnStmt(let node):
      return [Statement(.returning(node.expression.map { expression($0) }), at: start)]
    case .guardStmt(let node): return guarded(node)
    case .forStmt(let node):
      let loop = Statement.Kind.loop(
        names: names(node.pattern), sequence: expression(node.sequence), body: block(node.body))
      return [Statement(loop, at: start)]
    case .whileStmt(let node): return [Statement(.block(block(node.body)), at: start)]
    case .repeatStmt(let node): return [Statement(.block(block(node.body)), at: start)]
    case .deferStmt(let node): return [Statement(.block(block(node.body)), at: start)]
    case .doStmt(let node):
      var body = block(node.body)
      for clause in node.catchClauses { body += block(clause.body) }
      return [Statement(.block(body), at: start)]
    case .labeledStmt(let node): return deeper([]) { $0.statement(node.statement) }
    default: return []
    }
  }

  /// An expression that stands as a statement.
  private mutating func statement(_ node: ExprSyntax) -> Statement {
    let start = node.start
    if let node = node.as(IfExprSyntax.self) { return Statement(.branch(branch(node)), at: start) }
    if let node = node.as(SwitchExprSyntax.self) {
      return Statement(.branch(branch(node)), at: start)
    }
    if let node = node.as(SequenceExprSyntax.self), let assignment = assignment(node) {
      return assignment
    }
    return Statement(.expression(expression(node)), at: start)
  }

  private mutating func assignment(_ node: SequenceExprSyntax) -> Statement? {
    let elements = Array(node.elements)
    guard elements.count >= 3 else { return nil }
    let isPlain = elements[1].is(AssignmentExprSyntax.self)
    let adds = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "+="
    guard isPlain || adds else { return nil }
    let target = expression(elements[0])
    let value = sequence(elements[2...], at: elements[2].start)
    return Statement(.assignment(target: target, value: value, adds: adds), at: node.start)
  }

  /// A `guard`: what it binds, and its other side.
  private mutating func guarded(_ node: GuardStmtSyntax) -> [Statement] {
    let sides = sides(node.conditions)
    note(sides.other, from: node.body.start, to: node.body.end)
    blockEnds.last.map { note(sides.met, from: node.body.end, to: $0) }
    let (conditions, bindings) = conditions(node.conditions)
    let start = node.start
    // The other side runs if not all hold.
    let failing = Expression(.operation(conditions, ["!"]), at: start)
    let other = Branch(arms: [.init(conditions: [failing], body: block(node.body))])
    return bindings.map { Statement(.variable($0), at: start) }
      + [Statement(.branch(other), at: start)]
  }

  private mutating func conditions(_ list: ConditionElementListSyntax)
    -> ([Expression], [Variable])
  {
    var (conditions, bindings): ([Expression], [Variable]) = ([], [])
    for element in list {
      switch element.condition {
      case .expression(let node): conditions.append(expression(node))
      case .optionalBinding(let node):
        for name in names(node.pattern) {
          let value =
            node.initializer.map { expression($0.value) } ?? Expression(.name(name), at: node.start)
          bindings.append(Variable(name: name, value: value, offset: node.start))
        }
      case .matchingPattern(let node): conditions.append(expression(node.initializer.value))
      default: break
      }
    }
    return (conditions, bindings)
  }

  /// An `if` with all its sides. A long line of `else if` is walked, not nested.
  mutating func branch(_ first: IfExprSyntax) -> Branch {
    var branch = Branch(arms: [])
    var next: IfExprSyntax? = first
    while let node = next {
      let sides = sides(node.conditions)
      note(sides.met, from: node.body.start, to: node.body.end)
      let (conditions, bindings) = conditions(node.conditions)
      branch.arms.append(
        .init(conditions: conditions, bindings: bindings, body: block(node.body)))
      next = nil
      switch node.elseBody {
      case .ifExpr(let other): next = other
      case .codeBlock(let body):
        note(sides.other, from: body.start, to: body.end)
        branch.arms.append(.init(body: block(body)))
      case nil: break
      }
    }
    return branch
  }

  /// A `switch` with all its cases.
  mutating func branch(_ node: SwitchExprSyntax) -> Branch {
    let isIdiom = asksForIdiom && text(of: node.subject).hasSuffix("userInterfaceIdiom")
    var branch = Branch(subject: expression(node.subject), arms: [])
    for item in node.cases {
      guard case .switchCase(let item) = item else { continue }
      if case .case(let label) = item.label, isIdiom {
        let conditions = label.caseItems.map {
          ConditionText.sides("userInterfaceIdiom==" + text(of: $0.pattern)).met
        }
        if conditions.count == 1 { note(conditions[0], from: item.start, to: item.end) }
      }
      var arm = Branch.Arm(body: statements(item.statements))
      if case .case(let label) = item.label {
        arm.patterns = label.caseItems.map { pattern($0.pattern) }
      }
      branch.arms.append(arm)
    }
    return branch
  }

  private mutating func pattern(_ node: PatternSyntax) -> Expression {
    if let node = node.as(ExpressionPatternSyntax.self) { return expression(node.expression) }
    if let node = node.as(ValueBindingPatternSyntax.self) { return pattern(node.pattern) }
    return Expression(.other([]), at: node.start)
  }
}
