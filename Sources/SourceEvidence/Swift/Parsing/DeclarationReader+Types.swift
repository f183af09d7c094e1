/// Types and their members.
extension DeclarationReader {
  func type(_ kind: TypeDeclaration.Kind, _ prefix: Prefix) -> TypeDeclaration {
    let isProtocol = cursor.take().keyword == .protocol
    let fullName = kind == .extension ? types.path() : cursor.text(cursor.take())
    let name = fullName.lastComponent
    _ = types.skipGenericArguments()
    let inherited = cursor.take(.colon) ? types.paths() : []
    types.skipWhereClause()
    var type = TypeDeclaration(kind: kind, name: name, inherited: inherited, offset: prefix.start)
    type.outer = name == fullName ? nil : String(fullName.dropLast(name.count + 1))
    type.isProtocol = isProtocol
    type.objectiveCName =
      prefix.attributes.first { $0.name == "objc" && !$0.argument.isEmpty }?
      .argument
    if cursor.take(.leftBrace) {
      cursor.deeper(()) { members(of: &type) }
      _ = cursor.take(.rightBrace)
    }
    if inherited.contains("PreviewProvider") {
      cursor.checks.note([.preview], from: prefix.start, to: cursor.lastEnd)
    }
    return type
  }

  /// Reads members up to the end of their type, or of a side of an `#if`.
  private func members(of type: inout TypeDeclaration) {
    while !cursor.isAtEnd, cursor.next.kind != .rightBrace, !cursor.next.endsSide {
      let before = cursor.index
      switch cursor.next.kind {
      case .poundIf: cursor.eachSide { cursor.deeper(()) { members(of: &type) } }
      case .semicolon: cursor.take()
      default: member(of: &type)
      }
      if cursor.index == before { cursor.skipUnknown() }
    }
  }

  private func member(of type: inout TypeDeclaration) {
    switch cursor.deeper(.other, { declaration(isMember: true) }) {
    case .cases(let cases): type.cases += cases
    case .variables(let variables): type.variables += variables
    case .function(let function): type.functions.append(function)
    case .type(let inner): type.types.append(inner)
    case .other: break
    case nil: if cursor.next.kind == .pound { _ = expressions.expression() }
    }
  }

  // MARK: - Cases

  /// Reads the cases after `case`.
  func cases() -> [TypeDeclaration.Case] {
    var cases: [TypeDeclaration.Case] = []
    repeat {
      guard cursor.next.isWord else { break }
      var found = TypeDeclaration.Case(name: cursor.text(cursor.take()), parameters: [])
      if cursor.next.kind == .leftParenthesis { found.parameters = caseParameters() }
      if cursor.take(operator: "=") { found.rawValue = expressions.expression() }
      cases.append(found)
    } while cursor.take(.comma)
    return cases
  }

  private func caseParameters() -> [String] {
    var names: [String] = []
    cursor.take()
    while !cursor.isAtEnd, cursor.next.kind != .rightParenthesis {
      let before = cursor.index
      let hasName =
        cursor.next.isWord && (cursor.peek().kind == .colon || cursor.peek(2).kind == .colon)
      names.append(hasName ? cursor.text(cursor.next) : "")
      if hasName {
        while !cursor.take(.colon), !cursor.isAtEnd { cursor.take() }
      }
      types.skip()
      if cursor.take(operator: "=") { _ = expressions.expression() }
      _ = cursor.take(.comma)
      if cursor.index == before { cursor.passOver() }
    }
    cursor.take()
    return names
  }
}
