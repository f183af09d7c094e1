/// Functions and variables.
extension DeclarationReader {
  func function(_ prefix: Prefix) -> Function {
    cursor.take()
    let name = cursor.text(cursor.take())
    _ = types.skipGenericArguments()
    let (parameters, marks) = parameters()
    types.skipEffects()
    let result = cursor.take(operator: "->") ? types.path() : nil
    types.skipWhereClause()
    return marked(
      Function(
        name: name, parameters: parameters, result: result, code: body(),
        isStatic: prefix.isStatic, offset: prefix.start), marks)
  }

  func initializer(_ prefix: Prefix) -> Function {
    cursor.take()
    _ = cursor.take(operator: "?") || cursor.take(operator: "!")
    _ = types.skipGenericArguments()
    let (parameters, marks) = parameters()
    types.skipEffects()
    types.skipWhereClause()
    return marked(
      Function(name: "init", parameters: parameters, code: body(), offset: prefix.start), marks)
  }

  /// Returns a function with the marks of its body and its parameters.
  private func marked(_ function: Function, _ marks: [UInt16]) -> Function {
    var function = function
    let inside = function.code.body?.marks ?? []
    function.marks = marks.isEmpty ? inside : Set(marks).union(inside).sorted()
    return function
  }

  /// Reads the body of a function, which may be absent.
  private func body() -> Code {
    guard cursor.next.kind == .leftBrace else { return .parsed([]) }
    if cursor.isSkimming { return .later(cursor.skipBody(.function)) }
    return .parsed(StatementReader(cursor).block())
  }

  // MARK: - Parameters

  /// Reads parameters.
  ///
  /// - Returns: The parameters, and the marks of the names in them if one has a default value.
  private func parameters() -> ([Function.Parameter], marks: [UInt16]) {
    cursor.marked {
      parameterList()
    } where: {
      $0.contains { $0.defaultValue != nil }
    }
  }

  private func parameterList() -> [Function.Parameter] {
    guard cursor.take(.leftParenthesis) else { return [] }
    var all: [Function.Parameter] = []
    while !cursor.isAtEnd, cursor.next.kind != .rightParenthesis {
      let before = cursor.index
      all.append(parameter())
      _ = cursor.take(.comma)
      if cursor.index == before { cursor.passOver() }
    }
    cursor.take()
    return all
  }

  private func parameter() -> Function.Parameter {
    while cursor.next.kind == .at { _ = types.attribute() }
    // Modifiers such as `isolated` before the names.
    while cursor.peek(2).kind != .colon, cursor.peek().kind != .colon,
      cursor.peek().kind == .identifier, cursor.next.kind == .identifier
    {
      cursor.take()
    }
    let label = cursor.text(cursor.take())
    let name = cursor.next.isWord ? cursor.text(cursor.take()) : label
    let type = cursor.take(.colon) ? types.path() : nil
    _ = cursor.take(operator: "...")
    let value = cursor.take(operator: "=") ? expressions.expression() : nil
    return Function.Parameter(
      label: label == "_" ? "" : label, name: name, type: type, defaultValue: value)
  }

  // MARK: - Variables

  private func initialValue() -> Expression? {
    cursor.take(operator: "=") ? expressions.expression() : nil
  }

  /// Reads the variables of a declaration.
  func variables(_ prefix: Prefix) -> [Variable] {
    let isConstant = cursor.take().keyword == .let
    var all: [Variable] = []
    repeat {
      let start = cursor.next.start
      let names = types.boundNames()
      let type = cursor.take(.colon) ? types.path() : nil
      let ((value, accessors), marks) = cursor.marked {
        (initialValue(), AccessorReader(cursor).accessors())
      } where: {
        $0.0 != nil || $0.1 != nil
      }
      all += names.map {
        Variable(
          name: $0, type: type, value: value, accessors: accessors, marks: marks,
          isStatic: prefix.isStatic, isConstant: isConstant, storageKey: prefix.storageKey,
          isWidthClass: prefix.isWidthClass, isWrapped: prefix.hasWrapper, offset: start)
      }
    } while cursor.take(.comma)
    return all
  }
}
