/// Reads declarations.
///
/// Functions, variables, types, and members are in the extensions.
struct DeclarationReader {
  let cursor: SwiftCursor

  init(_ cursor: SwiftCursor) { self.cursor = cursor }

  var types: TypeReader { TypeReader(cursor: cursor) }
  var expressions: ExpressionReader { ExpressionReader(cursor) }

  /// A declaration.
  enum Declaration {
    case variables([Variable])
    case function(Function)
    case type(TypeDeclaration)
    /// Cases of an enumeration.
    case cases([TypeDeclaration.Case])
    /// A declaration that is not used, such as an import.
    case other
  }

  /// The attributes and modifiers before a declaration.
  struct Prefix {
    /// The offset of the declaration, in bytes.
    var start: Int
    /// The attributes.
    var attributes: [TypeReader.Attribute] = []
    var isStatic = false

    /// The argument of `@AppStorage`.
    var storageKey: String? {
      attributes.first { $0.name == "AppStorage" }?.argument
    }

    /// Whether it is `@Environment(\.horizontalSizeClass)`.
    var isWidthClass: Bool {
      attributes.contains {
        $0.name == "Environment" && $0.argument.hasSuffix("." + Expression.widthClass)
      }
    }

    /// Whether an attribute is a property wrapper.
    var hasWrapper: Bool {
      attributes.contains { $0.name.startsUppercase && !$0.name.hasSuffix("Builder") }
    }
  }

  /// Reads a declaration.
  ///
  /// - Parameter isMember: Whether it may be a case of an enumeration.
  /// - Returns: The declaration, or `nil` if none is next.
  func declaration(isMember: Bool = false) -> Declaration? {
    let index = cursor.index
    let prefix = prefix()
    if isMember, cursor.take(.case) { return .cases(cases()) }
    if let found = declaration(prefix) ?? wordDeclaration(prefix) { return found }
    cursor.back(to: index)
    return nil
  }

  // MARK: - Attributes and modifiers

  private func prefix() -> Prefix {
    var prefix = Prefix(start: cursor.next.start)
    while true {
      let next = cursor.next
      if next.kind == .at {
        prefix.attributes.append(types.attribute())
      } else if isModifier(next) {
        if next.keyword == .static || next.keyword == .class { prefix.isStatic = true }
        cursor.take()
        // `private(set)`
        if cursor.next.kind == .leftParenthesis, cursor.next.isLeftBound { cursor.skipBrackets() }
      } else {
        return prefix
      }
    }
  }

  private func isModifier(_ token: SwiftToken) -> Bool {
    switch token.keyword {
    case .public, .private, .fileprivate, .internal, .static: return true
    case .class: return isModifierBeforeDeclaration
    case .none:
      guard token.kind == .identifier else { return false }
      return cursor.isOne(token, of: SwiftWords.modifiers) && isModifierBeforeDeclaration
    default: return false
    }
  }

  /// Whether a word that may also be a name is followed by a declaration.
  private var isModifierBeforeDeclaration: Bool {
    var distance = 1
    if cursor.peek().kind == .leftParenthesis {
      guard cursor.peek(3).kind == .rightParenthesis else { return false }
      distance = 4
    }
    let next = cursor.peek(distance)
    switch next.keyword {
    case .let, .var, .func, .`init`, .deinit, .subscript, .class, .struct, .enum, .protocol,
      .extension, .typealias, .associatedtype, .operator, .case, .public, .private, .fileprivate,
      .internal, .static, .import:
      return next.keyword != .`init` || cursor.peek(distance + 1).kind != .period
    case .none:
      if next.kind == .at { return true }
      guard next.kind == .identifier, !next.startsLine else { return false }
      return cursor.isOne(next, of: SwiftWords.modifiers) || cursor.isSpelled(next, "actor")
        || cursor.isSpelled(next, "macro")
    default: return false
    }
  }

  // MARK: - Declarations

  private func declaration(_ prefix: Prefix) -> Declaration? {
    switch cursor.next.keyword {
    case .class, .struct, .protocol: return .type(type(.type, prefix))
    case .enum: return .type(type(.enumeration, prefix))
    case .extension: return .type(type(.extension, prefix))
    case .func: return .function(function(prefix))
    case .`init` where isInitializer: return .function(initializer(prefix))
    case .let, .var: return .variables(variables(prefix))
    case .deinit:
      cursor.take()
      cursor.dropBody()
    case .subscript: skipSubscript()
    case .import: skipImport()
    case .typealias, .associatedtype: if let alias = alias() { return .type(alias) }
    case .operator, .precedencegroup: skipOperator()
    default: return nil
    }
    return .other
  }

  private var isInitializer: Bool {
    let next = cursor.peek()
    return next.kind == .leftParenthesis
      || next.kind == .operator && cursor.source[next.start] != UInt8(ascii: "=")
  }

  /// Reads a declaration that begins with a contextual keyword.
  private func wordDeclaration(_ prefix: Prefix) -> Declaration? {
    let (next, after) = (cursor.next, cursor.peek())
    guard next.kind == .identifier, after.kind == .identifier, !after.startsLine else {
      // A macro may expand to a declaration: `@MainActor #Preview { … }`.
      guard next.kind == .pound, !prefix.attributes.isEmpty else { return nil }
      _ = expressions.expression()
      return .other
    }
    if cursor.isSpelled(next, "actor") { return .type(type(.type, prefix)) }
    guard cursor.isSpelled(next, "macro") else { return nil }
    cursor.take()
    cursor.take()
    _ = types.skipGenericArguments()
    if cursor.next.kind == .leftParenthesis { cursor.skipBrackets() }
    if cursor.take(operator: "->") { types.skip() }
    if cursor.take(operator: "=") { _ = expressions.expression() }
    return .other
  }

  // MARK: - What does not matter here

  private func skipImport() {
    cursor.take()
    while !cursor.isAtEnd, !cursor.next.startsLine, cursor.next.kind != .semicolon,
      cursor.next.kind != .rightBrace
    {
      cursor.take()
    }
  }

  /// Reads a type alias. An alias of a tuple with labels becomes a type with these properties.
  /// Aliases of other unnamed types are ignored.
  private func alias() -> TypeDeclaration? {
    let start = cursor.take().start
    let name = cursor.text(cursor.take())
    _ = types.skipGenericArguments()
    if cursor.take(.colon) { _ = types.paths() }
    var alias: TypeDeclaration?
    if cursor.take(operator: "=") { alias = aliased(name, at: start) }
    types.skipWhereClause()
    return alias
  }

  private func aliased(_ name: String, at start: Int) -> TypeDeclaration? {
    let labels = tupleLabels()
    if !labels.isEmpty {
      var tuple = TypeDeclaration(kind: .type, name: name, inherited: [], offset: start)
      tuple.variables = labels
      return tuple
    }
    let isNamed = cursor.next.kind == .identifier
    let parts = types.parts()
    let isPath = { (part: String) in
      part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    }
    guard isNamed, parts.allSatisfy(isPath) else { return nil }
    return TypeDeclaration(kind: .alias, name: name, inherited: parts, offset: start)
  }

  /// Reads a tuple type with labels. Without labels, nothing is consumed.
  private func tupleLabels() -> [Variable] {
    guard cursor.next.kind == .leftParenthesis, cursor.peek(2).kind == .colon else { return [] }
    var labels: [Variable] = []
    cursor.take()
    while cursor.next.kind == .identifier, cursor.peek().kind == .colon {
      let label = cursor.take()
      cursor.take()
      labels.append(Variable(name: cursor.text(label), type: types.name(), offset: label.start))
      guard cursor.take(.comma) else { break }
    }
    _ = cursor.take(.rightParenthesis)
    return labels
  }

  private func skipOperator() {
    while !cursor.isAtEnd, cursor.next.kind != .leftBrace {
      cursor.take()
      if cursor.next.startsLine { return }
    }
    if cursor.next.kind == .leftBrace { cursor.skipBrackets() }
  }

  private func skipSubscript() {
    cursor.take()
    _ = types.skipGenericArguments()
    if cursor.next.kind == .leftParenthesis { cursor.skipBrackets() }
    if cursor.take(operator: "->") { types.skip() }
    types.skipWhereClause()
    cursor.dropBody()
  }
}
