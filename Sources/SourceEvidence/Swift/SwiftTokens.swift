/// The tokens of a file, and which of them comes next.
///
/// Tokens are made as they are needed, so that code that is passed over costs no tokens.
struct SwiftTokens {
  private(set) var all: [SwiftToken] = []
  /// The index of the next token.
  private(set) var index = 0
  private var lexer: SwiftLexer
  /// Collects the sides of `#if`, if that is asked for.
  private(set) var directives: DirectiveRegions?

  /// How many tokens behind the next one can be looked at at any time.
  private static let lookahead = 6

  /// All tokens of a part of a file.
  init(of source: UnsafeRawBufferPointer, in range: Range<Int>) {
    lexer = SwiftLexer(source, range)
    all.reserveCapacity(range.count / 4)
    repeat { all.append(lexer.next()) } while all[all.count - 1].kind != .end
  }

  /// The tokens of a part of a file, of which parts will be passed over.
  init(skimming source: UnsafeRawBufferPointer, in range: Range<Int>, collectsDirectives: Bool) {
    lexer = SwiftLexer(source, range)
    directives = collectsDirectives ? DirectiveRegions() : nil
    all.reserveCapacity(range.count / 8)
    prepare(Self.lookahead)
  }

  /// The next token.
  var next: SwiftToken { all[index] }

  /// Where the last token that was taken ends, in bytes.
  var lastEnd: Int { index > 0 ? all[index - 1].end : all[0].start }

  /// Whether there is no token left.
  var isAtEnd: Bool { next.kind == .end }

  /// A later token, at most six tokens away unless they were prepared; the one that ends the list where
  /// there are not as many.
  func peek(_ distance: Int = 1) -> SwiftToken { all[min(index + distance, all.count - 1)] }

  /// Makes sure that tokens can be looked at.
  mutating func prepare(_ distance: Int) {
    while all.count <= index + distance, all.last?.kind != .end {
      let previousEnd = all.last?.end ?? 0
      let token = lexer.next()
      if token.isDirective {
        directives?.see(token.kind, at: token.start, previousEnd, lexer.condition())
      } else if token.kind == .end {
        directives?.finish(at: previousEnd)
      }
      all.append(token)
    }
  }

  /// Takes the next token.
  @discardableResult mutating func take() -> SwiftToken {
    let token = all[index]
    if token.kind != .end { index += 1 }
    if index + Self.lookahead >= all.count { prepare(Self.lookahead) }
    return token
  }

  /// Takes the next token if it is of a kind.
  mutating func take(_ kind: SwiftToken.Kind) -> Bool {
    guard next.kind == kind else { return false }
    take()
    return true
  }

  /// Takes the next token if it is a keyword.
  mutating func take(_ keyword: SwiftKeyword) -> Bool {
    guard next.keyword == keyword else { return false }
    take()
    return true
  }

  /// Goes back to a token that was the next one before.
  mutating func back(to index: Int) { self.index = index }

  /// Takes the first byte of the next token, an operator such as `>>` of which one part ends a list.
  mutating func takeFirstByte() {
    if all[index].end - all[index].start <= 1 {
      take()
    } else {
      all[index].start += 1
      all[index].isLeftBound = true
      all[index].startsLine = false
    }
  }

  /// Puts back an operator of which parts were taken.
  mutating func restore(_ token: SwiftToken, at index: Int) { all[index] = token }

  /// Takes everything up to the bracket that closes the next one, which opens.
  mutating func skipBrackets() {
    var depth = 0
    while !isAtEnd {
      switch take().kind {
      case .leftParenthesis, .leftBracket, .leftBrace: depth += 1
      case .rightParenthesis, .rightBracket, .rightBrace: depth -= 1
      default: break
      }
      if depth <= 0 { return }
    }
  }

  /// Takes the braces that come next, and makes no tokens of what is in them.
  ///
  /// - Parameter marks: Notes the names in them.
  /// - Returns: Where they are, in bytes.
  mutating func skipBlock(_ marks: inout MarkCollector?) -> Range<Int> {
    let open = all[index]
    all.removeSubrange((index + 1)...)
    lexer.move(behind: open)
    index += 1
    if lexer.skipBlock(&marks, &directives) {
      let close = SwiftToken(kind: .rightBrace, start: lexer.index - 1, end: lexer.index)
      lexer.move(behind: close)
      all.append(close)
      index += 1
    }
    let range = open.start..<lexer.index
    prepare(Self.lookahead)
    return range
  }
}
