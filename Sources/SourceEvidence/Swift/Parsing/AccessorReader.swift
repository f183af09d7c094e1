/// Reads the accessors of a property: its getter, setter, and observers.
struct AccessorReader {
  private let cursor: SwiftCursor

  init(_ cursor: SwiftCursor) { self.cursor = cursor }

  /// Reads the accessors. Returns `nil` if there are none, or if they are only requirements.
  func accessors() -> Code? {
    guard cursor.next.kind == .leftBrace else { return nil }
    if isRequirement {
      cursor.skipBrackets()
      return nil
    }
    return cursor.isSkimming ? .later(cursor.skipBody(.accessors)) : getter().map { .parsed($0) }
  }

  /// Whether `{ get }` or `{ get set }` is next.
  private var isRequirement: Bool {
    let (first, second) = (cursor.peek(), cursor.peek(2))
    guard isGetOrSet(first) else { return false }
    return second.kind == .rightBrace
      || isGetOrSet(second) && cursor.peek(3).kind == .rightBrace
  }

  private func isGetOrSet(_ token: SwiftToken) -> Bool {
    token.kind == .identifier
      && (cursor.isSpelled(token, "get") || cursor.isSpelled(token, "set"))
  }

  /// Reads the statements of the getter, or the observers.
  func getter() -> [Statement]? {
    guard startsAccessors else { return StatementReader(cursor).block() }
    cursor.take()
    var body: [Statement] = []
    while !cursor.isAtEnd, cursor.next.kind != .rightBrace {
      body += accessor()
    }
    cursor.take()
    return body.isEmpty ? nil : body
  }

  private func accessor() -> [Statement] {
    let types = TypeReader(cursor: cursor)
    while cursor.next.kind == .at { _ = types.attribute() }
    let word = cursor.take()
    let isSetter = cursor.isSpelled(word, "set")
    if cursor.next.kind == .leftParenthesis { cursor.skipBrackets() }
    types.skipEffects()
    guard cursor.next.kind == .leftBrace else { return [] }
    let body = StatementReader(cursor).block()
    let observer = cursor.text(word)
    guard Variable.observers.contains(observer) else { return isSetter ? [] : body }
    let function = Function(
      name: observer, parameters: [], code: .parsed(body), offset: word.start)
    return [Statement(.function(function), at: function.offset)]
  }

  /// Whether the next brace begins accessors, and not the statements of a getter.
  var startsAccessors: Bool {
    var distance = 1
    // Attributes and modifiers such as `mutating`.
    while cursor.peek(distance).kind == .at || isPrefix(cursor.peek(distance)) {
      distance += cursor.peek(distance).kind == .at ? 2 : 1
      cursor.prepare(distance + 4)
    }
    let word = cursor.peek(distance)
    guard word.kind == .identifier, cursor.isOne(word, of: SwiftWords.accessors) else {
      return false
    }
    let next = cursor.peek(distance + 1)
    switch next.kind {
    case .leftBrace, .rightBrace: return true
    case .leftParenthesis:
      return cursor.peek(distance + 3).kind == .rightParenthesis
        && cursor.peek(distance + 4).kind == .leftBrace
    case .identifier:
      return cursor.isOne(next, of: SwiftWords.accessors) || cursor.isSpelled(next, "async")
        || isPrefix(next)
    case .keyword: return next.keyword == .throws
    default: return false
    }
  }

  private func isPrefix(_ token: SwiftToken) -> Bool {
    token.kind == .identifier
      && (cursor.isSpelled(token, "mutating") || cursor.isSpelled(token, "nonmutating"))
  }
}
