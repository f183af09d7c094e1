extension SwiftFileReader {
  /// What stands before a declaration.
  struct Prefix {
    /// Where the declaration begins, in bytes.
    var start: Int
    /// The names of the attributes.
    var attributes: [String] = []
    var isStatic = false
  }

  /// Reads a declaration.
  ///
  /// - Returns: What it is here, which is nothing where it does not matter; `nil` where none is next.
  mutating func declaration() -> [Statement]? {
    let index = tokens.index
    let prefix = prefix()
    if let found = declaration(prefix) { return found }
    if let found = wordDeclaration(prefix) { return found }
    tokens.back(to: index)
    return nil
  }

  // MARK: - Attributes and modifiers

  private mutating func prefix() -> Prefix {
    var prefix = Prefix(start: tokens.next.start)
    while true {
      let next = tokens.next
      if next.kind == .at {
        prefix.attributes.append(attribute())
      } else if isModifier(next) {
        if next.keyword == .static || next.keyword == .class { prefix.isStatic = true }
        tokens.take()
        // `private(set)`
        if tokens.next.kind == .leftParenthesis, tokens.next.isLeftBound { tokens.skipBrackets() }
      } else {
        return prefix
      }
    }
  }

  /// Takes an attribute with its arguments.
  ///
  /// - Returns: Its name.
  mutating func attribute() -> String {
    tokens.take()
    let start = tokens.next.start
    tokens.take()
    while tokens.next.kind == .period, !tokens.next.startsLine {
      tokens.take()
      tokens.take()
    }
    _ = skipGenericArguments()
    let name = text(start..<max(start, tokens.lastEnd))
    if tokens.next.kind == .leftParenthesis, tokens.next.isLeftBound, name != "escaping",
      name != "Sendable", name != "autoclosure"
    {
      tokens.skipBrackets()
    }
    return name
  }

  private func isModifier(_ token: SwiftToken) -> Bool {
    switch token.keyword {
    case .public, .private, .fileprivate, .internal, .static: return true
    case .class: return isModifierBeforeDeclaration
    case .none:
      guard token.kind == .identifier else { return false }
      return Self.modifiers.contains(text(token)) && isModifierBeforeDeclaration
    default: return false
    }
  }

  /// Whether a word that may also be a name is followed by something that only a declaration has.
  private var isModifierBeforeDeclaration: Bool {
    var distance = 1
    if tokens.peek().kind == .leftParenthesis {
      guard tokens.peek(3).kind == .rightParenthesis else { return false }
      distance = 4
    }
    let next = tokens.peek(distance)
    switch next.keyword {
    case .let, .var, .func, .`init`, .deinit, .subscript, .class, .struct, .enum, .protocol,
      .extension, .typealias, .associatedtype, .operator, .case, .public, .private, .fileprivate,
      .internal, .static, .import:
      return next.keyword != .`init` || tokens.peek(distance + 1).kind != .period
    case .none:
      if next.kind == .at { return true }
      guard next.kind == .identifier, !next.startsLine else { return false }
      let word = text(next)
      return Self.modifiers.contains(word) || word == "actor" || word == "macro"
    default: return false
    }
  }

  private static let modifiers: Set<String> = [
    "open", "package", "final", "override", "lazy", "weak", "unowned", "required", "convenience",
    "mutating", "nonmutating", "optional", "dynamic", "indirect", "prefix", "postfix", "infix",
    "nonisolated", "isolated", "distributed", "borrowing", "consuming", "async", "__consuming",
  ]

  // MARK: - Declarations

  private mutating func declaration(_ prefix: Prefix) -> [Statement]? {
    switch tokens.next.keyword {
    case .class, .struct, .protocol:
      return [type(.type, prefix)]
    case .enum: return [type(.enumeration, prefix)]
    case .extension: return [type(.extension, prefix)]
    case .func: return [Statement(.function(function(prefix)), at: prefix.start)]
    case .`init` where isInitializer:
      return [Statement(.function(initializer(prefix)), at: prefix.start)]
    case .let, .var: return variables(prefix).map { Statement(.variable($0), at: $0.offset) }
    case .deinit:
      tokens.take()
      dropBody()
    case .subscript: skipSubscript()
    case .import: skipImport()
    case .typealias, .associatedtype: skipAlias()
    case .operator, .precedencegroup: skipOperator()
    default: return nil
    }
    return []
  }

  private var isInitializer: Bool {
    let next = tokens.peek()
    return next.kind == .leftParenthesis
      || next.kind == .operator && source[next.start] != UInt8(ascii: "=")
  }

  /// Declarations that begin with words which are names elsewhere.
  private mutating func wordDeclaration(_ prefix: Prefix) -> [Statement]? {
    let (next, after) = (tokens.next, tokens.peek())
    guard next.kind == .identifier, after.kind == .identifier, !after.startsLine else {
      // A macro may stand for a declaration: `#Preview { … }`.
      return next.kind == .pound && !prefix.attributes.isEmpty ? macroDeclaration() : nil
    }
    if isSpelled(next, "actor") { return [type(.type, prefix)] }
    guard isSpelled(next, "macro") else { return nil }
    tokens.take()
    tokens.take()
    _ = skipGenericArguments()
    if tokens.next.kind == .leftParenthesis { tokens.skipBrackets() }
    if takeArrow() { _ = type() }
    if takeEquals() { _ = expression() }
    return []
  }

  private mutating func macroDeclaration() -> [Statement] {
    _ = expression()
    return []
  }

  private mutating func skipImport() {
    tokens.take()
    while !tokens.isAtEnd, !tokens.next.startsLine, tokens.next.kind != .semicolon,
      tokens.next.kind != .rightBrace
    {
      tokens.take()
    }
  }

  private mutating func skipAlias() {
    tokens.take()
    tokens.take()
    _ = skipGenericArguments()
    if tokens.take(.colon) { skipInheritance() }
    if takeEquals() { _ = type() }
    skipWhereClause()
  }

  private mutating func skipOperator() {
    while !tokens.isAtEnd, tokens.next.kind != .leftBrace {
      tokens.take()
      if tokens.next.startsLine { return }
    }
    if tokens.next.kind == .leftBrace { tokens.skipBrackets() }
  }

  private mutating func skipSubscript() {
    tokens.take()
    _ = skipGenericArguments()
    if tokens.next.kind == .leftParenthesis { tokens.skipBrackets() }
    if takeArrow() { _ = type() }
    skipWhereClause()
    dropBody()
  }

  /// Passes over a body that nobody asks for.
  private mutating func dropBody() {
    guard tokens.next.kind == .leftBrace else { return }
    if isSkimming { dropBlock() } else { tokens.skipBrackets() }
  }

  private mutating func skipInheritance() {
    repeat { _ = type() } while tokens.take(.comma)
  }

  private mutating func skipWhereClause() {
    guard tokens.take(.where) else { return }
    repeat {
      _ = type()
      while tokens.next.kind == .colon
        || tokens.next.kind == .operator && isSpelled(tokens.next, "==")
      {
        tokens.take()
        _ = type()
      }
    } while tokens.take(.comma)
  }

  mutating func takeArrow() -> Bool {
    guard tokens.next.kind == .operator, isSpelled(tokens.next, "->") else { return false }
    tokens.take()
    return true
  }

  mutating func takeEquals() -> Bool {
    guard tokens.next.kind == .operator, isSpelled(tokens.next, "=") else { return false }
    tokens.take()
    return true
  }

  // MARK: - Types

  private mutating func type(_ kind: TypeDeclaration.Kind, _ prefix: Prefix) -> Statement {
    tokens.take()
    let name = kind == .extension ? typeName() : text(tokens.take())
    _ = skipGenericArguments()
    var inherited: [String] = []
    if tokens.take(.colon) {
      repeat { inherited.append(typeName()) } while tokens.take(.comma)
    }
    skipWhereClause()
    var type = TypeDeclaration(
      kind: kind, name: name, inherited: inherited, offset: prefix.start)
    type.attributes = prefix.attributes
    members(of: &type)
    if inherited.contains("PreviewProvider") {
      note([.preview], from: prefix.start, to: tokens.lastEnd)
    }
    return Statement(.type(type), at: prefix.start)
  }

  private mutating func members(of type: inout TypeDeclaration) {
    guard tokens.take(.leftBrace) else { return }
    var cases: [TypeDeclaration.Case] = []
    let found = deeper([]) { reader in
      reader.with(isInCondition: false) { $0.memberItems(&cases) }
    }
    type.cases = cases
    add(found, to: &type)
    _ = tokens.take(.rightBrace)
  }

  /// Reads members up to the end of their type, or of a side of `#if`.
  private mutating func memberItems(_ cases: inout [TypeDeclaration.Case]) -> [Statement] {
    var all: [Statement] = []
    while !tokens.isAtEnd, tokens.next.kind != .rightBrace, !tokens.next.endsSide {
      let before = tokens.index
      if tokens.next.kind == .poundIf {
        all.append(conditional { $0.memberItems(&cases) })
      } else if let found = enumerationCases() {
        cases += found
      } else if let found = deeper([], { $0.declaration() }) {
        all += found
      } else if tokens.next.kind == .pound {
        _ = expression()
      } else if tokens.next.kind == .semicolon {
        tokens.take()
      }
      if tokens.index == before { skipUnknown() }
    }
    return all
  }

  /// Passes over what is not understood, with everything in its brackets.
  mutating func skipUnknown() {
    hasErrors = true
    switch tokens.next.kind {
    case .leftParenthesis, .leftBracket, .leftBrace: tokens.skipBrackets()
    default: tokens.take()
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

  private mutating func enumerationCases() -> [TypeDeclaration.Case]? {
    let index = tokens.index
    _ = prefix()
    guard tokens.take(.case) else {
      tokens.back(to: index)
      return nil
    }
    var cases: [TypeDeclaration.Case] = []
    repeat {
      guard tokens.next.kind == .identifier || tokens.next.kind == .keyword else { break }
      var found = TypeDeclaration.Case(name: text(tokens.take()), parameters: [])
      if tokens.next.kind == .leftParenthesis { found.parameters = caseParameters() }
      if takeEquals() { found.rawValue = expression() }
      cases.append(found)
    } while tokens.take(.comma)
    return cases
  }

  private mutating func caseParameters() -> [String] {
    var names: [String] = []
    tokens.take()
    while !tokens.isAtEnd, tokens.next.kind != .rightParenthesis {
      let before = tokens.index
      let hasName =
        (tokens.next.kind == .identifier || tokens.next.kind == .keyword)
        && (tokens.peek().kind == .colon || tokens.peek(2).kind == .colon)
      names.append(hasName ? text(tokens.next) : "")
      if hasName {
        while !tokens.take(.colon), !tokens.isAtEnd { tokens.take() }
      }
      _ = type()
      if takeEquals() { _ = expression() }
      _ = tokens.take(.comma)
      if tokens.index == before { passOver() }
    }
    tokens.take()
    return names
  }

  // MARK: - Functions

  private mutating func function(_ prefix: Prefix) -> Function {
    tokens.take()
    let name = text(tokens.take())
    _ = skipGenericArguments()
    let (parameters, marks) = parameters()
    skipEffects()
    let result = takeArrow() ? typeName() : nil
    skipWhereClause()
    return marked(
      Function(
        name: name, parameters: parameters, result: result, code: body(),
        isStatic: prefix.isStatic, offset: prefix.start), marks)
  }

  private mutating func initializer(_ prefix: Prefix) -> Function {
    tokens.take()
    if tokens.next.kind == .operator,
      isSpelled(tokens.next, "?") || isSpelled(tokens.next, "!")
    {
      tokens.take()
    }
    _ = skipGenericArguments()
    let (parameters, marks) = parameters()
    skipEffects()
    skipWhereClause()
    return marked(
      Function(name: "init", parameters: parameters, code: body(), offset: prefix.start), marks)
  }

  /// A function with the marks of its body and its parameters.
  private func marked(_ function: Function, _ marks: [UInt16]) -> Function {
    var function = function
    let inside = function.code.body?.marks ?? []
    function.marks = marks.isEmpty ? inside : Set(marks).union(inside).sorted()
    return function
  }

  /// Takes `async` and `throws`.
  mutating func skipEffects() {
    while true {
      let next = tokens.next
      if next.kind == .identifier,
        isSpelled(next, "async") || isSpelled(next, "reasync")
      {
        tokens.take()
      } else if next.keyword == .throws || next.keyword == .rethrows {
        tokens.take()
        if tokens.next.kind == .leftParenthesis { tokens.skipBrackets() }
      } else {
        return
      }
    }
  }

  /// The body of a function; nothing where it has none.
  private mutating func body() -> Code {
    guard tokens.next.kind == .leftBrace else { return .parsed([]) }
    if isSkimming { return .later(skipBody(.function)) }
    return .parsed(with(isInCondition: false) { $0.block() })
  }

  /// Reads parameters.
  ///
  /// - Returns: The parameters, and the marked names in them if one has a default value.
  private mutating func parameters() -> ([Function.Parameter], marks: [UInt16]) {
    let (all, marks) = marked { $0.parameterList() }
    return (all, all.contains { $0.defaultValue != nil } ? marks : [])
  }

  private mutating func parameterList() -> [Function.Parameter] {
    guard tokens.take(.leftParenthesis) else { return [] }
    var all: [Function.Parameter] = []
    while !tokens.isAtEnd, tokens.next.kind != .rightParenthesis {
      let before = tokens.index
      all.append(parameter())
      _ = tokens.take(.comma)
      if tokens.index == before { passOver() }
    }
    tokens.take()
    return all
  }

  private mutating func parameter() -> Function.Parameter {
    while tokens.next.kind == .at { _ = attribute() }
    // Words such as `isolated` before the names.
    while tokens.peek(2).kind != .colon, tokens.peek().kind != .colon,
      tokens.peek().kind == .identifier, tokens.next.kind == .identifier
    {
      tokens.take()
    }
    let label = text(tokens.take())
    let isNamed = tokens.next.kind == .identifier || tokens.next.kind == .keyword
    let name = isNamed ? text(tokens.take()) : label
    let type = tokens.take(.colon) ? typeName() : nil
    if tokens.next.kind == .operator, isSpelled(tokens.next, "...") { tokens.take() }
    let value = takeEquals() ? with(isInCondition: false) { $0.expression() } : nil
    return Function.Parameter(
      label: label == "_" ? "" : label, name: name, type: type, defaultValue: value)
  }

  // MARK: - Variables

  /// Reads the variables of a declaration.
  private mutating func variables(_ prefix: Prefix) -> [Variable] {
    tokens.take()
    var all: [Variable] = []
    repeat {
      let start = tokens.next.start
      let names = boundNames()
      let type = tokens.take(.colon) ? typeName() : nil
      let ((value, accessors), marks) = marked { ($0.initialValue(), $0.accessors()) }
      all += names.map {
        var variable = Variable(
          name: $0, type: type, value: value, isStatic: prefix.isStatic, offset: start)
        variable.accessors = accessors
        variable.marks = marks
        return variable
      }
    } while tokens.take(.comma)
    return all
  }

  private mutating func initialValue() -> Expression? { takeEquals() ? expression() : nil }

  /// What a property runs; nil if it declares only that it can be read or set.
  private mutating func accessors() -> Code? {
    guard tokens.next.kind == .leftBrace, !isInCondition else { return nil }
    if isRequirement {
      tokens.skipBrackets()
      return nil
    }
    return isSkimming ? .later(skipBody(.accessors)) : getter().map { .parsed($0) }
  }

  /// Whether `{ get }` or `{ get set }` is next.
  private var isRequirement: Bool {
    let (first, second) = (tokens.peek(), tokens.peek(2))
    guard first.kind == .identifier, isSpelled(first, "get") || isSpelled(first, "set") else {
      return false
    }
    return second.kind == .rightBrace
      || second.kind == .identifier && tokens.peek(3).kind == .rightBrace
        && (isSpelled(second, "set") || isSpelled(second, "get"))
  }

  /// The names that a pattern of names binds: `a`, `(a, b)`.
  mutating func boundNames() -> [String] {
    if tokens.next.kind == .leftParenthesis {
      let start = tokens.index
      tokens.skipBrackets()
      return names(in: start..<tokens.index)
    }
    guard tokens.next.kind == .identifier || tokens.next.kind == .keyword else { return [] }
    let name = text(tokens.take())
    return name == "_" ? [] : [name]
  }

  /// The names in a tuple of names.
  private func names(in range: Range<Int>) -> [String] {
    range.compactMap { index in
      let token = tokens.all[index]
      guard token.kind == .identifier, tokens.all[index + 1].kind != .colon else { return nil }
      let name = text(token)
      return name == "_" ? nil : name
    }
  }

  /// What a property runs when it is read, or when it was set.
  mutating func getter() -> [Statement]? {
    guard startsAccessors(tokens.peek()) else { return with(isInCondition: false) { $0.block() } }
    tokens.take()
    var body: [Statement] = []
    while !tokens.isAtEnd, tokens.next.kind != .rightBrace {
      body += accessor()
    }
    tokens.take()
    return body.isEmpty ? nil : body
  }

  private mutating func accessor() -> [Statement] {
    while tokens.next.kind == .at { _ = attribute() }
    let word = tokens.take()
    let isSetter = isSpelled(word, "set")
    if tokens.next.kind == .leftParenthesis { tokens.skipBrackets() }
    skipEffects()
    guard tokens.next.kind == .leftBrace else { return [] }
    let body = with(isInCondition: false) { $0.block() }
    return isSetter ? [] : body
  }

  /// Whether a token begins the accessors of a property, rather than the statements of its getter.
  mutating func startsAccessors(_ token: SwiftToken) -> Bool {
    var distance = 1
    // Attributes and words such as `mutating`.
    while tokens.peek(distance).kind == .at || isAccessorPrefix(tokens.peek(distance)) {
      distance += tokens.peek(distance).kind == .at ? 2 : 1
      tokens.prepare(distance + 4)
    }
    let word = tokens.peek(distance)
    guard word.kind == .identifier, Self.accessors.contains(text(word)) else { return false }
    let next = tokens.peek(distance + 1)
    switch next.kind {
    case .leftBrace, .rightBrace: return true
    case .leftParenthesis:
      return tokens.peek(distance + 3).kind == .rightParenthesis
        && tokens.peek(distance + 4).kind == .leftBrace
    case .identifier:
      let text = text(next)
      return Self.accessors.contains(text) || text == "async" || text == "mutating"
        || text == "nonmutating"
    case .keyword: return next.keyword == .throws
    default: return false
    }
  }

  private func isAccessorPrefix(_ token: SwiftToken) -> Bool {
    token.kind == .identifier && (isSpelled(token, "mutating") || isSpelled(token, "nonmutating"))
  }

  private static let accessors: Set<String> = [
    "get", "set", "willSet", "didSet", "_read", "_modify", "unsafeAddress", "unsafeMutableAddress",
    "read", "modify", "init",
  ]

  // MARK: - Conditional compilation

  /// Reads `#if` to `#endif`: all sides.
  mutating func conditional(_ side: (inout SwiftFileReader) -> [Statement]) -> Statement {
    let start = tokens.next.start
    var all: [Statement] = []
    while !tokens.isAtEnd, tokens.next.kind != .poundEndif {
      if tokens.take().kind != .poundElse { skipCondition() }
      all += deeper([]) { side(&$0) }
      while !tokens.isAtEnd, !tokens.next.endsSide { skipUnknown() }
    }
    tokens.take()
    return Statement(.block(all), at: start)
  }

  /// Takes the condition of `#if`, which ends with its line.
  mutating func skipCondition() {
    var isOpen = true
    while !tokens.isAtEnd, isOpen || !tokens.next.startsLine {
      let token = tokens.take()
      isOpen = token.kind == .operator && (isSpelled(token, "&&") || isSpelled(token, "||"))
    }
  }
}
