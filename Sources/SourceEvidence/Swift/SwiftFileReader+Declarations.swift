import SwiftSyntax

extension SwiftFileReader {
  /// What a declaration is here; nil if it does not matter.
  mutating func declarations(_ declaration: DeclSyntax) -> [Statement] {
    let start = declaration.start
    switch declaration.as(DeclSyntaxEnum.self) {
    case .classDecl(let node):
      return [typed(.type, node.name.text, node.inheritanceClause, node.attributes, node)]
    case .structDecl(let node):
      return [typed(.type, node.name.text, node.inheritanceClause, node.attributes, node)]
    case .actorDecl(let node):
      return [typed(.type, node.name.text, node.inheritanceClause, node.attributes, node)]
    case .protocolDecl(let node):
      return [typed(.type, node.name.text, node.inheritanceClause, node.attributes, node)]
    case .enumDecl(let node):
      return [typed(.enumeration, node.name.text, node.inheritanceClause, node.attributes, node)]
    case .extensionDecl(let node):
      let name = TypeName.simple(text(of: node.extendedType))
      return [typed(.extension, name, node.inheritanceClause, node.attributes, node)]
    case .functionDecl(let node):
      return [Statement(.function(function(node)), at: start)]
    case .initializerDecl(let node):
      return [Statement(.function(initializer(node)), at: start)]
    case .variableDecl(let node):
      return variables(node).map { Statement(.variable($0), at: $0.offset) }
    case .ifConfigDecl(let node): return [conditional(node)]
    case .macroExpansionDecl(let node):
      note([.preview], from: start, to: node.end)
      return []
    default: return []
    }
  }

  private mutating func typed(
    _ kind: TypeDeclaration.Kind, _ name: String, _ inheritance: InheritanceClauseSyntax?,
    _ attributes: AttributeListSyntax, _ node: some DeclGroupSyntax
  ) -> Statement {
    var type = TypeDeclaration(
      kind: kind, name: name,
      inherited: inheritance?.inheritedTypes.map {
        TypeName.simple(text(of: $0.type))
      } ?? [], offset: node.start)
    type.attributes = attributes.compactMap {
      $0.as(AttributeSyntax.self).map { text(of: $0.attributeName) }
    }
    if type.inherited.contains("PreviewProvider") {
      note([.preview], from: node.start, to: node.end)
    }
    members(node.memberBlock.members, into: &type)
    return Statement(.type(type), at: node.start)
  }

  private mutating func members(_ list: MemberBlockItemListSyntax, into type: inout TypeDeclaration)
  {
    for item in list {
      if let cases = item.decl.as(EnumCaseDeclSyntax.self) {
        for element in cases.elements { type.cases.append(enumerationCase(element)) }
        continue
      }
      let found = deeper([]) { $0.declarations(item.decl) }
      add(found, to: &type)
    }
  }

  private func add(_ members: [Statement], to type: inout TypeDeclaration) {
    for member in members {
      switch member.kind {
      case .variable(let variable): type.variables.append(variable)
      case .function(let function): type.functions.append(function)
      case .type(let inner): type.types.append(inner)
      case .block(let statements): add(statements, to: &type)
      default: break
      }
    }
  }

  private mutating func enumerationCase(_ node: EnumCaseElementSyntax) -> TypeDeclaration.Case {
    TypeDeclaration.Case(
      name: node.name.text, rawValue: node.rawValue.map { expression($0.value) },
      parameters: node.parameterClause?.parameters.map { $0.firstName?.text ?? "" } ?? [])
  }

  private mutating func function(_ node: FunctionDeclSyntax) -> Function {
    Function(
      name: node.name.text, parameters: parameters(node.signature.parameterClause),
      result: node.signature.returnClause.map { TypeName.simple(text(of: $0.type)) },
      body: block(node.body), isStatic: isStatic(node.modifiers), offset: node.start)
  }

  private mutating func initializer(_ node: InitializerDeclSyntax) -> Function {
    Function(
      name: "init", parameters: parameters(node.signature.parameterClause),
      body: block(node.body), offset: node.start)
  }

  private mutating func parameters(_ clause: FunctionParameterClauseSyntax)
    -> [Function.Parameter]
  {
    clause.parameters.map { node in
      let label = node.firstName.text
      return Function.Parameter(
        label: label == "_" ? "" : label, name: node.secondName?.text ?? label,
        type: TypeName.simple(text(of: node.type)),
        defaultValue: node.defaultValue.map { expression($0.value) })
    }
  }

  private func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
  }

  /// The variables that a declaration declares.
  mutating func variables(_ node: VariableDeclSyntax) -> [Variable] {
    let isStatic = isStatic(node.modifiers)
    return node.bindings.flatMap { binding in
      names(binding.pattern).map { name in
        Variable(
          name: name,
          type: binding.typeAnnotation.map {
            TypeName.simple(text(of: $0.type))
          }, value: binding.initializer.map { expression($0.value) },
          getter: getter(binding.accessorBlock), isStatic: isStatic, offset: binding.start)
      }
    }
  }

  /// What a property runs when it is read, or when it was set.
  private mutating func getter(_ block: AccessorBlockSyntax?) -> [Statement]? {
    switch block?.accessors {
    case nil: return nil
    case .getter(let items): return statements(items)
    case .accessors(let accessors):
      var body: [Statement] = []
      for accessor in accessors where accessor.accessorSpecifier.text != "set" {
        body += self.block(accessor.body)
      }
      return body.isEmpty ? nil : body
    }
  }

  /// The names that a pattern binds.
  func names(_ pattern: PatternSyntax) -> [String] {
    if let node = pattern.as(IdentifierPatternSyntax.self) { return [node.identifier.text] }
    if let node = pattern.as(TuplePatternSyntax.self) {
      return node.elements.flatMap { names($0.pattern) }
    }
    if let node = pattern.as(ValueBindingPatternSyntax.self) { return names(node.pattern) }
    return []
  }

  /// What `#if` holds: all sides, each with what must hold for it.
  mutating func conditional(_ node: IfConfigDeclSyntax) -> Statement {
    var (all, before): ([Statement], Set<CodeCondition>) = ([], [])
    for clause in node.clauses {
      let sides = ConditionText.sides(clause.condition.map { text(of: $0) } ?? "")
      note(sides.met.union(before), from: clause.start, to: clause.end)
      before.formUnion(sides.other)
      switch clause.elements {
      case .statements(let items): all += statements(items)
      case .decls(let items):
        for item in items { all += deeper([]) { $0.declarations(item.decl) } }
      default: break
      }
    }
    return Statement(.block(all), at: node.start)
  }
}
