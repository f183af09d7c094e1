import SwiftParser
import SwiftSyntax

extension SwiftFileReader {
  /// What an expression is here.
  mutating func expression(_ node: some ExprSyntaxProtocol) -> Expression {
    let node = ExprSyntax(node)
    let start = node.as(MemberAccessExprSyntax.self)?.declName.start ?? node.start
    return deeper(Expression(.other([]), at: start)) { reader in
      let kind = reader.kind(node)
      // A call stands where its name does: a long chain begins far above it.
      if case .call(let callee, _) = kind { return Expression(kind, at: callee.offset) }
      return Expression(kind, at: start)
    }
  }

  private mutating func kind(_ node: ExprSyntax) -> Expression.Kind {
    switch node.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): return .name(node.baseName.text)
    case .superExpr: return .name("super")
    case .memberAccessExpr(let node):
      return .member(node.base.map { expression($0) }, node.declName.baseName.text)
    case .functionCallExpr(let node): return call(node)
    case .subscriptCallExpr(let node):
      return .subscripted(expression(node.calledExpression), arguments(node.arguments))
    case .stringLiteralExpr(let node): return string(node)
    case .integerLiteralExpr(let node): return .literal(node.literal.text)
    case .floatLiteralExpr(let node): return .literal(node.literal.text)
    case .booleanLiteralExpr(let node): return .literal(node.literal.text)
    case .nilLiteralExpr: return .literal("nil")
    case .arrayExpr(let node): return .array(node.elements.map { expression($0.expression) })
    case .dictionaryExpr(let node): return dictionary(node)
    case .tupleExpr(let node): return tuple(node)
    case .closureExpr(let node): return .closure(closure(node))
    case .sequenceExpr(let node): return sequence(Array(node.elements)[...], at: node.start).kind
    case .ifExpr(let node): return .branch(branch(node))
    case .switchExpr(let node): return .branch(branch(node))
    case .macroExpansionExpr(let node): return macro(node)
    case .keyPathExpr(let node): return keyPath(node)
    case .typeExpr(let node): return .name(TypeName.simple(text(of: node.type)))
    case .postfixIfConfigExpr(let node): return conditionalModifiers(node)
    default: return transparent(node)
    }
  }

  /// What only surrounds another expression, such as `try`, `!` or a generic argument.
  private mutating func transparent(_ node: ExprSyntax) -> Expression.Kind {
    switch node.as(ExprSyntaxEnum.self) {
    case .optionalChainingExpr(let node): return expression(node.expression).kind
    case .forceUnwrapExpr(let node): return expression(node.expression).kind
    case .tryExpr(let node): return expression(node.expression).kind
    case .awaitExpr(let node): return expression(node.expression).kind
    case .inOutExpr(let node): return expression(node.expression).kind
    case .consumeExpr(let node): return expression(node.expression).kind
    case .copyExpr(let node): return expression(node.expression).kind
    case .postfixOperatorExpr(let node): return expression(node.expression).kind
    case .genericSpecializationExpr(let node): return expression(node.expression).kind
    case .prefixOperatorExpr(let node):
      let inner = expression(node.expression)
      if case .literal(let text) = inner.kind { return .literal(node.operator.text + text) }
      return .operation([inner], [node.operator.text])
    case .patternExpr(let node):
      return .other(names(node.pattern).map { Expression(.name($0), at: node.start) })
    default: return .other([])
    }
  }

  private mutating func call(_ node: FunctionCallExprSyntax) -> Expression.Kind {
    var all = arguments(node.arguments)
    if let closure = node.trailingClosure {
      all.append(Argument(label: "", value: expression(closure)))
    }
    for element in node.additionalTrailingClosures {
      all.append(Argument(label: element.label.text, value: expression(element.closure)))
    }
    return .call(expression(node.calledExpression), all)
  }

  private mutating func arguments(_ list: LabeledExprListSyntax) -> [Argument] {
    list.map { Argument(label: $0.label?.text ?? "", value: expression($0.expression)) }
  }

  private mutating func string(_ node: StringLiteralExprSyntax) -> Expression.Kind {
    if let text = node.representedLiteralValue { return .string(text) }
    return .interpolation(
      node.segments.map { segment in
        switch segment {
        case .stringSegment(let text): Expression(.string(text.content.text), at: text.start)
        case .expressionSegment(let part):
          part.expressions.first.map { expression($0.expression) }
            ?? Expression(.other([]), at: part.start)
        }
      })
  }

  private mutating func dictionary(_ node: DictionaryExprSyntax) -> Expression.Kind {
    guard case .elements(let elements) = node.content else { return .dictionary([]) }
    return .dictionary(elements.map { (key: expression($0.key), value: expression($0.value)) })
  }

  private mutating func tuple(_ node: TupleExprSyntax) -> Expression.Kind {
    let all = arguments(node.elements)
    if all.count == 1, all[0].label.isEmpty { return all[0].value.kind }
    return .tuple(all)
  }

  private mutating func closure(_ node: ClosureExprSyntax) -> Closure {
    var parameters: [String] = []
    switch node.signature?.parameterClause {
    case .simpleInput(let list): parameters = list.map(\.name.text)
    case .parameterClause(let clause):
      parameters = clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    case nil: break
    }
    blockEnds.append(node.end)
    defer { blockEnds.removeLast() }
    return Closure(parameters: parameters, body: statements(node.statements))
  }

  private mutating func macro(_ node: MacroExpansionExprSyntax) -> Expression.Kind {
    if node.macroName.text == "Preview" { note([.preview], from: node.start, to: node.end) }
    var all = arguments(node.arguments)
    if let closure = node.trailingClosure {
      all.append(Argument(label: "", value: expression(closure)))
    }
    return .macro(node.macroName.text, all)
  }

  private func keyPath(_ node: KeyPathExprSyntax) -> Expression.Kind {
    .keyPath(
      node.components.compactMap {
        guard case .property(let property) = $0.component else { return nil }
        return property.declName.baseName.text
      })
  }

  /// `base #if … .modifier() #endif`: the first side's modifiers are applied.
  private mutating func conditionalModifiers(_ node: PostfixIfConfigExprSyntax) -> Expression.Kind {
    guard let inner = node.base else { return .other([]) }
    var base = expression(inner)
    var before: Set<CodeCondition> = []
    for clause in node.config.clauses {
      let sides = ConditionText.sides(clause.condition.map { text(of: $0) } ?? "")
      note(sides.met.union(before), from: clause.start, to: clause.end)
      before.formUnion(sides.other)
      guard case .postfixExpression(let modifiers) = clause.elements else { continue }
      base = expression(modifiers).applied(to: base)
    }
    return base.kind
  }

  /// A line of operands and operators, without their order of precedence.
  mutating func sequence(_ elements: ArraySlice<ExprSyntax>, at start: Int) -> Expression {
    var (operands, operators): ([Expression], [String]) = ([], [])
    for (index, element) in zip(elements.indices, elements) {
      if let ternary = element.as(UnresolvedTernaryExprSyntax.self) {
        let condition = joined(operands, operators, at: start)
        let other = deeper(Expression(.other([]), at: start)) {
          $0.sequence(elements[(index + 1)...], at: start)
        }
        return Expression(
          .choice([expression(ternary.thenExpression), other], condition: condition), at: start)
      }
      if let operation = element.as(BinaryOperatorExprSyntax.self) {
        operators.append(operation.operator.text)
      } else if element.is(AssignmentExprSyntax.self) {
        operators.append("=")
      } else if let cast = element.as(UnresolvedAsExprSyntax.self), let last = operands.popLast() {
        // The type is the next element.
        let type = elements[(index + 1)...].first.map { TypeName.simple(text(of: $0)) }
        operands.append(Expression(.cast(last, type: type ?? ""), at: cast.start))
        operators.append("as")
      } else if element.is(UnresolvedIsExprSyntax.self) {
        operators.append("is")
      } else if operators.last == "as" {
        operators.removeLast()
      } else {
        operands.append(expression(element))
      }
    }
    return joined(operands, operators, at: start)
  }

  private func joined(_ operands: [Expression], _ operators: [String], at start: Int) -> Expression
  {
    if operands.count == 1, operators.isEmpty { return operands[0] }
    if !operators.isEmpty, operators.allSatisfy({ $0 == "??" }) {
      return Expression(.choice(operands, condition: nil), at: start)
    }
    return Expression(.operation(operands, operators), at: start)
  }
}

extension Expression {
  /// The expression with a base put where its chain of members begins.
  func applied(to base: Expression) -> Expression {
    switch kind {
    case .member(nil, let name), .name(let name):
      Expression(.member(base, name), at: offset)
    case .member(let inner?, let name):
      Expression(.member(inner.applied(to: base), name), at: offset)
    case .call(let callee, let arguments):
      Expression(.call(callee.applied(to: base), arguments), at: offset)
    default: self
    }
  }
}
