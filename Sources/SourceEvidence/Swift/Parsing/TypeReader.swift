/// Reads types, generic arguments, and attributes, as far as their ranges and names.
struct TypeReader {
  let cursor: SwiftCursor

  /// Reads a type.
  ///
  /// - Returns: The range in the file, which is empty if no type is next.
  func type() -> Range<Int> {
    let start = cursor.next.start
    skip()
    return start..<max(start, cursor.lastEnd)
  }

  /// Reads a type, and returns its name for lookup.
  func name() -> String { TypeName.simple(cursor.bytes(type())) }

  /// Reads a type, and returns its name with the enclosing types for lookup.
  func path() -> String { TypeName.path(cursor.bytes(type())) }

  /// Reads a list of types, and returns their names with the enclosing types for lookup. A composition
  /// counts as its parts.
  func paths() -> [String] {
    var all: [String] = []
    repeat { all += parts() } while cursor.take(.comma)
    return all
  }

  /// Reads a type, and returns the names of the parts of a composition, or its own name.
  func parts() -> [String] {
    let bytes = cursor.bytes(type())
    guard !bytes.contains(UInt8(ascii: "<")) else { return [TypeName.path(bytes)] }
    return bytes.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false)
      .map { TypeName.path(UnsafeRawBufferPointer(rebasing: $0)) }
  }

  /// Reads a type.
  func skip() {
    cursor.deeper(()) {
      skipPrefixes()
      if skipSimpleType() { skipSuffixes() }
    }
  }

  /// Reads attributes, and keywords such as `inout` and `some`.
  private func skipPrefixes() {
    while true {
      let next = cursor.next
      if next.kind == .at {
        _ = attribute()
      } else if next.keyword == .inout || next.keyword == .repeat || isPrefix(next) {
        cursor.take()
      } else if cursor.isOperator(next, "~") || cursor.isOperator(next, "&") {
        cursor.take()
      } else {
        return
      }
    }
  }

  private func isPrefix(_ token: SwiftToken) -> Bool {
    guard token.kind == .identifier, startsType(cursor.peek()), !cursor.peek().startsLine else {
      return false
    }
    return cursor.isOne(token, of: SwiftWords.typePrefixes)
  }

  private func startsType(_ token: SwiftToken) -> Bool {
    switch token.kind {
    case .identifier, .leftParenthesis, .leftBracket, .at: true
    case .keyword: token.keyword == .`protocol` || token.keyword == .inout
    case .operator: cursor.isSpelled(token, "~")
    default: false
    }
  }

  /// Reads a name with generic arguments, a tuple, or an array.
  private func skipSimpleType() -> Bool {
    switch cursor.next.kind {
    case .leftParenthesis, .leftBracket: cursor.skipBrackets()
    case .identifier, .keyword:
      cursor.take()
      _ = skipGenericArguments()
    case .pound:
      cursor.take()
      cursor.take()
    default: return false
    }
    return true
  }

  /// Reads the suffixes of a type: members, `?`, `&`, `...`, and the result of a function.
  private func skipSuffixes() {
    while true {
      let next = cursor.next
      switch next.kind {
      case .period where cursor.peek().isWord:
        cursor.take()
        cursor.take()
        _ = skipGenericArguments()
      // The lexer reads `>?>` as one operator.
      case .operator where next.isLeftBound && isOptionalMark(next): cursor.takeFirstByte()
      case .operator where cursor.isSpelled(next, "&"):
        cursor.take()
        return skip()
      case .operator where cursor.isSpelled(next, "->"):
        cursor.take()
        return skip()
      case .identifier where cursor.isSpelled(next, "async") && leadsToArrow: cursor.take()
      case .keyword where (next.keyword == .throws || next.keyword == .rethrows) && leadsToArrow:
        cursor.take()
        if cursor.next.kind == .leftParenthesis { cursor.skipBrackets() }
      default: return
      }
    }
  }

  private func isOptionalMark(_ token: SwiftToken) -> Bool {
    let first = cursor.source[token.start]
    guard first == UInt8(ascii: "?") || first == UInt8(ascii: "!") else { return false }
    guard token.end - token.start > 1 else { return true }
    let second = cursor.source[token.start + 1]
    return second == UInt8(ascii: ">") || second == UInt8(ascii: "?")
  }

  /// Whether `async` or `throws` belongs to a function type, and not to a declaration.
  private var leadsToArrow: Bool {
    cursor.prepare(8)
    for distance in 1..<8 {
      let next = cursor.peek(distance)
      if cursor.isOperator(next, "->") { return true }
      switch next.kind {
      case .leftParenthesis, .identifier, .rightParenthesis: break
      default: guard next.keyword == .throws else { return false }
      }
    }
    return false
  }

  // MARK: - Generic arguments and clauses

  /// Reads `<…>` if it is next.
  ///
  /// - Returns: Whether generic arguments were read.
  func skipGenericArguments() -> Bool {
    let (index, first) = (cursor.index, cursor.next)
    guard cursor.isOperator(first, "<") || cursor.isOperator(first, "<~") else { return false }
    guard !cursor.comparisons.contains(first.start) else { return false }
    cursor.takeFirstByte()
    while !cursor.isAtEnd {
      let next = cursor.next
      if next.kind == .operator, cursor.source[next.start] == UInt8(ascii: ">") {
        cursor.takeFirstByte()
        return true
      }
      let before = cursor.index
      if isBetweenArguments(next) { cursor.take() } else { skip() }
      if cursor.index == before { break }
    }
    cursor.restore(first, at: index)
    cursor.comparisons.insert(first.start)
    return false
  }

  private func isBetweenArguments(_ token: SwiftToken) -> Bool {
    switch token.kind {
    case .comma, .number, .colon: true
    case .operator: cursor.isSpelled(token, "==") || cursor.isSpelled(token, "-")
    case .keyword: token.keyword == .where || token.keyword == .let
    default: false
    }
  }

  /// Reads a `where` clause.
  func skipWhereClause() {
    guard cursor.take(.where) else { return }
    repeat {
      skip()
      while cursor.next.kind == .colon || cursor.isOperator(cursor.next, "==") {
        cursor.take()
        skip()
      }
    } while cursor.take(.comma)
  }

  // MARK: - Functions and attributes

  /// Reads `async` and `throws`.
  func skipEffects() {
    while true {
      let next = cursor.next
      if next.kind == .identifier,
        cursor.isSpelled(next, "async") || cursor.isSpelled(next, "reasync")
      {
        cursor.take()
      } else if next.keyword == .throws || next.keyword == .rethrows {
        cursor.take()
        if cursor.next.kind == .leftParenthesis { cursor.skipBrackets() }
      } else {
        return
      }
    }
  }

  /// An attribute.
  struct Attribute {
    /// The name, without `@`.
    var name: String
    /// The text in its parentheses, which is empty without them.
    var argument = ""
  }

  /// Reads an attribute with its arguments.
  @discardableResult
  func attribute() -> Attribute {
    cursor.take()
    let start = cursor.next.start
    cursor.take()
    while cursor.next.kind == .period, !cursor.next.startsLine {
      cursor.take()
      cursor.take()
    }
    _ = skipGenericArguments()
    var attribute = Attribute(name: cursor.text(start..<max(start, cursor.lastEnd)))
    let name = attribute.name
    if cursor.next.kind == .leftParenthesis, cursor.next.isLeftBound, name != "escaping",
      name != "Sendable", name != "autoclosure"
    {
      let start = cursor.next.start + 1
      cursor.skipBrackets()
      attribute.argument = cursor.text(start..<max(start, cursor.lastEnd - 1))
    }
    return attribute
  }

  /// Reads the names in a binding pattern: `a`, `(a, b)`.
  func boundNames() -> [String] {
    if cursor.next.kind == .leftParenthesis {
      let start = cursor.index
      cursor.skipBrackets()
      return names(in: start..<cursor.index)
    }
    guard cursor.next.isWord else { return [] }
    let name = cursor.text(cursor.take())
    return name == "_" ? [] : [name]
  }

  /// Returns the names in a tuple of names.
  private func names(in range: Range<Int>) -> [String] {
    range.compactMap { index in
      let token = cursor[index]
      guard token.kind == .identifier, cursor[index + 1].kind != .colon else { return nil }
      let name = cursor.text(token)
      return name == "_" ? nil : name
    }
  }
}
