/// The tokens of a part of a file, created on demand.
///
/// They are in manually managed memory, because a cursor accesses them frequently. The owner of the
/// list must call ``free()``.
struct SwiftTokenList {
  /// The lexer that creates the tokens.
  var lexer: SwiftLexer
  /// The index of the next token.
  var index = 0
  private(set) var count = 0
  private var capacity: Int
  private var tokens: UnsafeMutablePointer<SwiftToken>

  /// Creates an empty list.
  ///
  /// - Parameters:
  ///   - lexer: Creates the tokens.
  ///   - capacity: The number of tokens for which memory is allocated.
  init(_ lexer: SwiftLexer, capacity: Int) {
    self.lexer = lexer
    self.capacity = max(8, capacity)
    tokens = .allocate(capacity: self.capacity)
  }

  /// Frees the memory.
  func free() { tokens.deallocate() }

  /// The next token, which must have been created.
  var next: SwiftToken { tokens[index] }

  /// A token by its index, or the last one if there are fewer. The list must not be empty.
  subscript(index: Int) -> SwiftToken {
    get { tokens[min(index, count - 1)] }
    nonmutating set { tokens[min(index, count - 1)] = newValue }
  }

  /// Whether the last token has been created.
  var isComplete: Bool { count > 0 && tokens[count - 1].kind == .end }

  /// The end of the last token, in bytes.
  var end: Int { count > 0 ? tokens[count - 1].end : 0 }

  /// Adds a token.
  mutating func append(_ token: SwiftToken) {
    if count == capacity { grow() }
    (tokens + count).initialize(to: token)
    count += 1
  }

  /// Removes the tokens from an index on.
  mutating func forget(from index: Int) { count = min(count, index) }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<SwiftToken>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: tokens, count: count)
    tokens.deallocate()
    tokens = larger
    capacity *= 2
  }
}
