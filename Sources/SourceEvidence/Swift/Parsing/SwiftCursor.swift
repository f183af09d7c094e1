/// Where the parser is in a file: the tokens of the file, and which of them comes next.
///
/// Tokens are made as they are needed, so that code that is passed over costs no tokens. All parts of
/// the parser share one cursor.
final class SwiftCursor {
  let text: SourceText
  /// The bytes of the file.
  let source: UnsafeRawBufferPointer
  /// The tokens. What is behind a pointer is not checked for access by others.
  private let list: UnsafeMutablePointer<SwiftTokenList>
  /// How deep the parser is.
  var depth: Int
  /// Whether something was passed over because it is no Swift.
  var hasErrors = false
  /// Whether something was passed over because it is nested too deep.
  var isCut = false
  /// Whether bodies and closures are passed over, to be parsed when somebody asks for them.
  let isSkimming: Bool
  /// The bodies and closures that were passed over.
  var bodies: [Body] = []
  /// Notes the names that are looked for in what is passed over.
  var marks: MarkCollector?
  /// The marks of bodies and closures that were passed over lately.
  var innerMarks: [UInt16] = []
  /// Where a `<` is, in bytes, that begins no generic arguments: it is not looked at again.
  var comparisons: Set<Int> = []
  /// Notes the sides of `#if`.
  private(set) var directives: DirectiveRegions?
  /// What the code checks about where it runs.
  var checks = RunChecks()

  /// How many tokens behind the next one can be looked at at any time.
  private static let lookahead = 6

  /// Reads a file of which bodies are passed over.
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

  /// Reads all of a body.
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

  /// A token that was made.
  subscript(index: Int) -> SwiftToken { list.pointee[index] }

  /// Where the last token that was taken ends, in bytes.
  var lastEnd: Int { index > 0 ? self[index - 1].end : next.start }

  /// Whether there is no token left.
  var isAtEnd: Bool { next.kind == .end }

  /// A later token, at most six tokens away unless they were prepared; the one that ends the list where
  /// there are not as many.
  func peek(_ distance: Int = 1) -> SwiftToken { self[index + distance] }

  /// Makes sure that tokens can be looked at.
  func prepare(_ distance: Int) {
    while list.pointee.count <= index + distance, !list.pointee.isComplete {
      let token = list.pointee.lexer.next()
      if token.isDirective || token.kind == .end { see(token) }
      list.pointee.append(token)
    }
  }

  /// Notes a side of `#if`.
  private func see(_ token: SwiftToken) {
    let previousEnd = list.pointee.end
    if token.isDirective {
      directives?.see(
        token.kind, at: token.start, previousEnd, list.pointee.lexer.condition())
    } else {
      directives?.finish(at: previousEnd)
    }
  }

  /// Takes the next token.
  @discardableResult func take() -> SwiftToken {
    let token = next
    if token.kind != .end { list.pointee.index += 1 }
    if index + Self.lookahead >= list.pointee.count { prepare(Self.lookahead) }
    return token
  }

  /// Takes the next token if it is of a kind.
  func take(_ kind: SwiftToken.Kind) -> Bool {
    guard next.kind == kind else { return false }
    take()
    return true
  }

  /// Takes the next token if it is a keyword.
  func take(_ keyword: SwiftKeyword) -> Bool {
    guard next.keyword == keyword else { return false }
    take()
    return true
  }

  /// Goes back to a token that was the next one before.
  func back(to index: Int) { list.pointee.index = index }

  /// Looks at what follows.
  ///
  /// - Parameter body: Takes tokens, which are not taken afterwards.
  /// - Returns: What it says.
  func ahead<Result>(_ body: () -> Result) -> Result {
    let before = index
    defer { back(to: before) }
    return body()
  }

  /// Takes the first byte of the next token, an operator such as `>>` of which one part ends a list.
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

  /// Goes back to an operator of which parts were taken.
  func restore(_ token: SwiftToken, at index: Int) {
    list.pointee[index] = token
    back(to: index)
  }
}

// MARK: - Parts of the file

extension SwiftCursor {
  /// Reads a part of the file on its own.
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

  /// Takes the braces that come next, and makes no tokens of what is in them.
  ///
  /// - Returns: Where they are, in bytes.
  func skipBlock() -> Range<Int> {
    let open = next
    list.pointee.index += 1
    list.pointee.drop(from: index)
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
