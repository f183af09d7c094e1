/// The tokens of a Swift file with their bytes, for edits that leave every other byte as it is.
package struct SwiftTokens: Sendable {
  /// One token.
  package struct Token: Sendable {
    /// The kinds of tokens that edits tell apart.
    package enum Kind: Sendable, Equatable {
      /// A name or a keyword.
      case word
      case string
      /// A bracket, a comma, a colon, a period, `@` or `#`.
      case sign(UInt8)
      /// `#if`, `#elseif`, `#else` or `#endif`, with its condition.
      case directive
      /// An operator, a number, or a regular expression.
      case other
    }

    /// The kind.
    package var kind: Kind
    /// The bytes.
    package var range: Range<Int>
    /// Whether it is the first token on its line.
    package var startsLine: Bool
  }

  /// The bytes of the file.
  package let bytes: [UInt8]
  /// The tokens, in order.
  package private(set) var all: [Token] = []
  /// The index of the other bracket of each bracket.
  package private(set) var partners: [Int: Int] = [:]
  /// Whether each bracket has its other one. A bracket in one side of an `#if` can lack it.
  package private(set) var isBalanced = true

  /// Splits a file into tokens.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    bytes.withUnsafeBytes { source in
      var lexer = SwiftLexer(source, 0..<source.count)
      while case let token = lexer.next(), token.kind != .end {
        var range = token.start..<token.end
        if token.isDirective {
          range = token.start..<(Self.skipCondition(&lexer) ?? token.end)
        }
        all.append(Token(kind: token.editKind(source), range: range, startsLine: token.startsLine))
      }
    }
    pair()
  }

  /// Moves behind the condition of a directive, which is on its line.
  ///
  /// - Returns: The end of the condition, or `nil` if there is none.
  private static func skipCondition(_ lexer: inout SwiftLexer) -> Int? {
    var (ahead, end) = (lexer, Int?.none)
    while case let token = ahead.next(), token.kind != .end, !token.startsLine {
      (lexer, end) = (ahead, token.end)
    }
    return end
  }

  /// Finds the brackets that belong together.
  private mutating func pair() {
    var open: [(index: Int, close: UInt8)] = []
    for (index, token) in all.enumerated() {
      guard case .sign(let sign) = token.kind else { continue }
      if let close = Self.closing[sign] {
        open.append((index, close))
      } else if Self.closing.values.contains(sign) {
        guard let last = open.popLast(), last.close == sign else {
          isBalanced = false
          return
        }
        (partners[last.index], partners[index]) = (index, last.index)
      }
    }
    isBalanced = open.isEmpty
  }

  private static let closing: [UInt8: UInt8] = [
    UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"),
    UInt8(ascii: "{"): UInt8(ascii: "}"),
  ]
}

extension SwiftToken {
  fileprivate func editKind(_ source: UnsafeRawBufferPointer) -> SwiftTokens.Token.Kind {
    if isDirective { return .directive }
    switch kind {
    case .identifier, .keyword: return .word
    case .string: return .string
    case .operator, .number, .regex: return .other
    default: return .sign(source[start])
    }
  }
}
