/// Where the parser is in a file: the tokens of the file, and which of them comes next.
///
/// Tokens are made as they are needed, so that code that is passed over costs no tokens. All parts of
/// the parser share one cursor.
final class SwiftCursor {
  let text: SourceText
  /// The bytes of the file.
  let source: UnsafeRawBufferPointer
  /// The index of the next token.
  private(set) var index = 0
  private var lexer: SwiftLexer
  private var tokens: UnsafeMutablePointer<SwiftToken>
  private var count = 0
  private var capacity: Int
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
  /// Notes the sides of `#if`.
  private(set) var directives: DirectiveRegions?
  /// What the code checks about where it runs.
  var checks: RunChecks

  /// How many tokens behind the next one can be looked at at any time.
  private static let lookahead = 6

  /// Reads a file of which bodies are passed over.
  init(_ text: SourceText, marking names: NameSet?) {
    self.text = text
    source = text.bytes
    lexer = SwiftLexer(source, source.indices)
    isSkimming = true
    marks = names.map { MarkCollector($0) }
    directives = DirectiveRegions()
    checks = RunChecks(in: source)
    depth = 0
    capacity = 64
    tokens = .allocate(capacity: capacity)
    prepare(Self.lookahead)
  }

  /// Reads all of a body.
  init(_ body: Body) {
    text = body.text
    source = text.bytes
    lexer = SwiftLexer(source, body.range)
    isSkimming = false
    checks = RunChecks(in: body.bytes)
    depth = Int(body.depth)
    capacity = body.range.count / 4 + 8
    tokens = .allocate(capacity: capacity)
    prepare(Self.lookahead)
  }

  deinit { tokens.deallocate() }
}

// MARK: - Tokens

extension SwiftCursor {
  /// The next token.
  var next: SwiftToken { tokens[index] }

  /// A token that was made.
  subscript(index: Int) -> SwiftToken { tokens[min(index, count - 1)] }

  /// Where the last token that was taken ends, in bytes.
  var lastEnd: Int { index > 0 ? tokens[index - 1].end : tokens[0].start }

  /// Whether there is no token left.
  var isAtEnd: Bool { next.kind == .end }

  /// A later token, at most six tokens away unless they were prepared; the one that ends the list where
  /// there are not as many.
  func peek(_ distance: Int = 1) -> SwiftToken { self[index + distance] }

  /// Makes sure that tokens can be looked at.
  func prepare(_ distance: Int) {
    while count <= index + distance, count == 0 || tokens[count - 1].kind != .end {
      let previousEnd = count > 0 ? tokens[count - 1].end : 0
      let token = lexer.next()
      if token.isDirective {
        directives?.see(token.kind, at: token.start, previousEnd, lexer.condition())
      } else if token.kind == .end {
        directives?.finish(at: previousEnd)
      }
      append(token)
    }
  }

  private func append(_ token: SwiftToken) {
    if count == capacity { grow() }
    (tokens + count).initialize(to: token)
    count += 1
  }

  private func grow() {
    let larger = UnsafeMutablePointer<SwiftToken>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: tokens, count: count)
    tokens.deallocate()
    tokens = larger
    capacity *= 2
  }

  /// Takes the next token.
  @discardableResult func take() -> SwiftToken {
    let token = tokens[index]
    if token.kind != .end { index += 1 }
    if index + Self.lookahead >= count { prepare(Self.lookahead) }
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
  func back(to index: Int) { self.index = index }

  /// Looks at what follows.
  ///
  /// - Parameter body: Takes tokens, which are not taken afterwards.
  /// - Returns: What it says.
  func ahead<Result>(_ body: () -> Result) -> Result {
    let before = index
    defer { index = before }
    return body()
  }

  /// Takes the first byte of the next token, an operator such as `>>` of which one part ends a list.
  func takeFirstByte() {
    if tokens[index].end - tokens[index].start <= 1 {
      take()
    } else {
      tokens[index].start += 1
      tokens[index].isLeftBound = true
      tokens[index].startsLine = false
    }
  }

  /// Goes back to an operator of which parts were taken.
  func restore(_ token: SwiftToken, at index: Int) {
    tokens[index] = token
    self.index = index
  }
}

// MARK: - Parts of the file

extension SwiftCursor {
  /// Reads a part of the file on its own.
  func reading<Result>(_ range: Range<Int>, _ body: () -> Result) -> Result {
    let outer = (lexer, tokens, count, capacity, index, directives)
    directives = nil
    lexer = SwiftLexer(source, range)
    (count, capacity, index) = (0, range.count / 4 + 8, 0)
    tokens = .allocate(capacity: capacity)
    prepare(Self.lookahead)
    defer {
      tokens.deallocate()
      (lexer, tokens, count, capacity, index, directives) = outer
    }
    return body()
  }

  /// Takes the braces that come next, and makes no tokens of what is in them.
  ///
  /// - Returns: Where they are, in bytes.
  func skipBlock() -> Range<Int> {
    let open = next
    index += 1
    count = index
    lexer.move(behind: open)
    if lexer.skipBlock(&marks, &directives) {
      let close = SwiftToken(.rightBrace, (lexer.index - 1)..<lexer.index)
      lexer.move(behind: close)
      append(close)
      index += 1
    }
    let range = open.start..<lexer.index
    prepare(Self.lookahead)
    return range
  }
}
