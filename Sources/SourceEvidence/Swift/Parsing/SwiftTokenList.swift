/// The tokens of a part of a file, made as they are needed.
///
/// They are in memory of their own, because a cursor asks for them all the time. Whoever makes a list
/// frees it.
struct SwiftTokenList {
  /// Makes the tokens.
  var lexer: SwiftLexer
  /// The index of the next token.
  var index = 0
  private(set) var count = 0
  private var capacity: Int
  private var tokens: UnsafeMutablePointer<SwiftToken>

  /// A list without tokens.
  ///
  /// - Parameters:
  ///   - lexer: Makes the tokens.
  ///   - capacity: How many tokens there may be before more memory is needed.
  init(_ lexer: SwiftLexer, capacity: Int) {
    self.lexer = lexer
    self.capacity = max(8, capacity)
    tokens = .allocate(capacity: self.capacity)
  }

  /// Frees the memory.
  func free() { tokens.deallocate() }

  /// The next token, which is made.
  var next: SwiftToken { tokens[index] }

  /// A token by its index; the last one where there are not as many. There must be one.
  subscript(index: Int) -> SwiftToken {
    get { tokens[min(index, count - 1)] }
    nonmutating set { tokens[min(index, count - 1)] = newValue }
  }

  /// Whether the token that ends the part is made.
  var isComplete: Bool { count > 0 && tokens[count - 1].kind == .end }

  /// Where the last token ends.
  var end: Int { count > 0 ? tokens[count - 1].end : 0 }

  /// Adds a token.
  mutating func append(_ token: SwiftToken) {
    if count == capacity { grow() }
    (tokens + count).initialize(to: token)
    count += 1
  }

  /// Drops the tokens from one on.
  mutating func drop(from index: Int) { count = min(count, index) }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<SwiftToken>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: tokens, count: count)
    tokens.deallocate()
    tokens = larger
    capacity *= 2
  }
}
