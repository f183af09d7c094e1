/// The position of the parser in the tokens of a file.
///
/// Tokens are created on demand, so that skipped code needs none. All parts of the parser share one
/// cursor.
final class SwiftCursor {
  let text: SourceText
  /// The bytes of the file.
  let source: UnsafeRawBufferPointer
  /// The tokens. Access through a pointer avoids exclusivity checks.
  private let list: UnsafeMutablePointer<SwiftTokenList>
  /// The nesting depth of the parser.
  var depth: Int
  /// Whether code was skipped because it is invalid.
  var hasErrors = false
  /// Whether code was skipped because it is nested too deeply.
  var isCut = false
  /// Whether bodies and closures are skipped, to be parsed on first access.
  let isSkimming: Bool
  /// The bodies and closures that were skipped.
  var bodies: [Body] = []
  /// Records the names in skipped code.
  var marks: MarkCollector?
  /// The marks of the names in the most recently skipped bodies and closures.
  var innerMarks: [UInt16] = []
  /// The offsets of `<` tokens that begin no generic arguments, so that they are not checked again.
  var comparisons: Set<Int> = []
  /// Records the sides of `#if`.
  private(set) var directives: DirectiveRegions?
  /// Records the checks of the platform.
  var checks = RunChecks()

  /// The number of tokens after the next one that are always available.
  private static let lookahead = 6

  /// Creates a cursor for a file whose bodies are skipped.
  init(_ text: SourceText, marking names: NameSet) {
    self.text = text
    source = text.bytes
    isSkimming = true
    marks = MarkCollector(names)
    directives = DirectiveRegions()
    depth = 0
    list = .allocate(capacity: 1)
    list.initialize(to: SwiftTokenList(SwiftLexer(source, source.indices), capacity: 64))
    prepare(Self.lookahead)
  }

  /// Creates a cursor for a body.
  init(_ body: Body) {
    text = body.text
    source = text.bytes
    isSkimming = false
    depth = Int(body.depth)
    list = .allocate(capacity: 1)
    list.initialize(
      to: SwiftTokenList(SwiftLexer(source, body.range), capacity: body.range.count / 4))
    prepare(Self.lookahead)
  }

  deinit {
    list.pointee.free()
    list.deallocate()
  }
}

// MARK: - Tokens

extension SwiftCursor {
  /// The index of the next token.
  var index: Int { list.pointee.index }

  /// The next token.
  var next: SwiftToken { list.pointee.next }

  /// A token by its index, which must have been created.
  subscript(index: Int) -> SwiftToken { list.pointee[index] }

  /// The end of the last consumed token, in bytes.
  var lastEnd: Int { index > 0 ? self[index - 1].end : next.start }

  /// Whether all tokens are consumed.
  var isAtEnd: Bool { next.kind == .end }

  /// Returns a later token, at most six tokens away unless more were prepared. At the end of the
  /// file, returns the last token.
  func peek(_ distance: Int = 1) -> SwiftToken { self[index + distance] }

  /// Ensures that a number of later tokens are available.
  func prepare(_ distance: Int) {
    while list.pointee.count <= index + distance, !list.pointee.isComplete {
      let token = list.pointee.lexer.next()
      if token.isDirective || token.kind == .end { see(token) }
      list.pointee.append(token)
    }
  }

  /// Records a side of an `#if`.
  private func see(_ token: SwiftToken) {
    let previousEnd = list.pointee.end
    if token.isDirective {
      directives?.see(
        token.kind.directive(list.pointee.lexer.condition()), at: token.start, behind: previousEnd)
    } else {
      directives?.finish(at: previousEnd)
    }
  }

  /// Consumes the next token.
  @discardableResult func take() -> SwiftToken {
    let token = next
    if token.kind != .end { list.pointee.index += 1 }
    if index + Self.lookahead >= list.pointee.count { prepare(Self.lookahead) }
    return token
  }

  /// Consumes the next token if it has a kind.
  func take(_ kind: SwiftToken.Kind) -> Bool {
    guard next.kind == kind else { return false }
    take()
    return true
  }

  /// Consumes the next token if it is a keyword.
  func take(_ keyword: SwiftKeyword) -> Bool {
    guard next.keyword == keyword else { return false }
    take()
    return true
  }

  /// Returns to an earlier token.
  func back(to index: Int) { list.pointee.index = index }

  /// Looks ahead.
  ///
  /// - Parameter body: Consumes tokens, which are restored afterwards.
  /// - Returns: The result of `body`.
  func ahead<Result>(_ body: () -> Result) -> Result {
    let before = index
    defer { back(to: before) }
    return body()
  }

  /// Consumes the first byte of the next token, an operator such as `>>` whose first part ends a
  /// list.
  func takeFirstByte() {
    var token = next
    guard token.end - token.start > 1 else {
      take()
      return
    }
    token.start += 1
    token.isLeftBound = true
    token.startsLine = false
    list.pointee[index] = token
  }

  /// Restores an operator of which a part was consumed.
  func restore(_ token: SwiftToken, at index: Int) {
    list.pointee[index] = token
    back(to: index)
  }
}

// MARK: - Parts of the file

extension SwiftCursor {
  /// Parses a part of the file separately.
  func reading<Result>(_ range: Range<Int>, _ body: () -> Result) -> Result {
    let outer = (list.pointee, directives)
    list.pointee = SwiftTokenList(SwiftLexer(source, range), capacity: range.count / 4)
    directives = nil
    prepare(Self.lookahead)
    defer {
      list.pointee.free()
      (list.pointee, directives) = outer
    }
    return body()
  }

  /// Skips the next block in braces without creating tokens for its contents.
  ///
  /// - Returns: The range of the block, in bytes.
  func skipBlock() -> Range<Int> {
    let open = next
    list.pointee.index += 1
    list.pointee.forget(from: index)
    list.pointee.lexer.move(behind: open)
    if list.pointee.lexer.skipBlock(&marks, &directives) {
      let end = list.pointee.lexer.index
      let close = SwiftToken(.rightBrace, end - 1..<end)
      list.pointee.lexer.move(behind: close)
      list.pointee.append(close)
      list.pointee.index += 1
    }
    let range = open.start..<list.pointee.lexer.index
    prepare(Self.lookahead)
    return range
  }
}
