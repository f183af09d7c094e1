/// The tokens of a file, and which of them comes next.
struct SwiftTokens {
  private(set) var all: [SwiftToken]
  /// The index of the next token.
  var index = 0

  init(_ all: [SwiftToken]) { self.all = all }

  /// The next token.
  var next: SwiftToken { all[index] }

  /// Where the last token that was taken ends, in bytes.
  var lastEnd: Int { index > 0 ? all[index - 1].end : all[0].start }

  /// Whether there is no token left.
  var isAtEnd: Bool { next.kind == .end }

  /// A later token; the one that ends the list where there are not as many.
  func peek(_ distance: Int = 1) -> SwiftToken { all[min(index + distance, all.count - 1)] }

  /// Takes the next token.
  @discardableResult mutating func take() -> SwiftToken {
    let token = all[index]
    if token.kind != .end { index += 1 }
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
}
