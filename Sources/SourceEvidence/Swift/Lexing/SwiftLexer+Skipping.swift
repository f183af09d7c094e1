/// Skipping code without creating tokens.
extension SwiftLexer {
  /// Skips code up to the closing brace of the current block.
  ///
  /// A side of an `#if` can close only the braces that it opened, and the code ends with the side
  /// if the `#if` begins before the code.
  ///
  /// - Parameters:
  ///   - marks: Records the names in the code.
  ///   - directives: Records the sides of `#if`.
  /// - Returns: Whether the closing brace was found. The lexer is then after it.
  mutating func skipBlock(
    _ marks: inout some WordCollector, _ directives: inout DirectiveRegions?
  ) -> Bool {
    var nesting = Nesting()
    var last = LastToken(end: index)
    while true {
      _ = skipBlanks()
      guard index < end else { return false }
      let start = index
      switch source[start] {
      case UInt8(ascii: "{"):
        nesting.depth += 1
        index += 1
        last.kind = .other
      case UInt8(ascii: "}"):
        index += 1
        last.kind = .operand
        if nesting.close() { return true }
      case UInt8(ascii: "#"):
        let kind = skipPound(&marks)
        guard nesting.pass(kind) else {
          index = start
          return false
        }
        if kind != .pound, kind != .string {
          directives?.see(kind.directive(condition()), at: start, behind: last.end)
        }
        last.kind = kind == .string ? .operand : .other
      default: last.kind = skipToken(last, &marks)
      }
      last.start = start
      last.end = index
    }
  }

  /// The nesting depth of code.
  private struct Nesting {
    var depth = 1
    /// The nesting depth at each open `#if`.
    private var sides: [Int] = []

    /// Closes a brace.
    ///
    /// - Returns: Whether it is the last one.
    mutating func close() -> Bool {
      if depth > sides.last ?? 0 { depth -= 1 }
      return depth == 0
    }

    /// Begins or ends a side of an `#if`.
    ///
    /// - Returns: Whether the `#if` began in the code.
    mutating func pass(_ kind: SwiftToken.Kind) -> Bool {
      switch kind {
      case .poundIf: sides.append(depth)
      case .poundElseif, .poundElse, .poundEndif:
        guard let before = sides.last else { return false }
        depth = before
        if kind == .poundEndif { sides.removeLast() }
      default: break
      }
      return true
    }
  }

  /// The relevant properties of the previous token.
  private struct LastToken {
    enum Kind { case operand, other, name }
    var kind = Kind.other
    var start = 0
    var end: Int
  }

  private func isOperand(_ token: LastToken) -> Bool {
    guard token.kind == .name, let name = source.baseAddress else { return token.kind == .operand }
    let mark = SwiftWords.keywords.mark(name + token.start, token.end - token.start)
    return mark.flatMap { SwiftKeyword(rawValue: UInt8($0))?.isOperand } ?? true
  }

  /// Skips a token that is neither a brace nor begins with `#`.
  private mutating func skipToken(
    _ last: LastToken, _ words: inout some WordCollector
  ) -> LastToken.Kind {
    let start = index
    let first = source[start]
    if SwiftByte.isNameStart(first) {
      skipName()
      see(start, index, &words)
      return .name
    }
    switch first {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "@"), UInt8(ascii: "\\"):
      return skipSign(.other, &words)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      return skipSign(.operand, &words)
    case UInt8(ascii: "\""):
      index = SwiftString.end(of: start, hashes: 0, in: source, end, &words)
      return .operand
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      skipName()
      return .operand
    case UInt8(ascii: "`"):
      var token = SwiftToken(.identifier, start..<start)
      readQuotedName(&token)
      see(start + 1, index - 1, &words)
      return .operand
    case UInt8(ascii: ".") where byte(at: start + 1) != UInt8(ascii: "."):
      return skipSign(.other, &words)
    default: return skipOperator(last, &words)
    }
  }

  private mutating func skipSign(
    _ kind: LastToken.Kind, _ words: inout some WordCollector
  ) -> LastToken.Kind {
    words.seeSign(source[index], at: index)
    index += 1
    return kind
  }

  private func see(_ start: Int, _ end: Int, _ words: inout some WordCollector) {
    guard start < end, let name = source.baseAddress else { return }
    words.see(name + start, end - start)
  }

  /// Skips an operator or a regular expression.
  private mutating func skipOperator(
    _ last: LastToken, _ words: inout some WordCollector
  ) -> LastToken.Kind {
    let (start, wasOperand) = (index, isOperand(last))
    var token = SwiftToken(.operator, index..<index)
    token.isLeftBound = isBound(before: index)
    if source[index] == UInt8(ascii: "/"), !wasOperand {
      readSlash(&token)
    } else {
      readOperator(&token)
    }
    token.isRightBound = isBound(behind: index, wasOperand)
    if token.kind == .operator {
      for offset in start..<index { words.seeSign(source[offset], at: offset) }
    }
    return token.endsOperand ? .operand : .other
  }

  /// Skips a directive, or a literal that begins with `#`.
  private mutating func skipPound(_ words: inout some WordCollector) -> SwiftToken.Kind {
    let hashes = hashes
    if byte(at: index + hashes) == UInt8(ascii: "\"") {
      index = SwiftString.end(of: index + hashes, hashes: hashes, in: source, end, &words)
      return .string
    }
    words.seeSign(source[index], at: index)
    var token = SwiftToken(.pound, index..<index)
    readPound(&token)
    return token.kind == .regex ? .string : token.kind
  }

  /// Reads the condition of an `#if`, which ends with its line.
  func condition() -> String {
    var ahead = SwiftLexer(source, index..<end)
    var (range, isOpen) = (index..<index, true)
    while true {
      let token = ahead.next()
      guard token.kind != .end, isOpen || !token.startsLine else { break }
      range = (range.isEmpty ? token.start : range.lowerBound)..<token.end
      isOpen = token.kind == .operator && isJoining(token)
    }
    return String(decoding: source[range], as: UTF8.self)
  }

  /// Whether a token is `&&` or `||`, after which a condition continues.
  private func isJoining(_ token: SwiftToken) -> Bool {
    let sign = source[token.start]
    return token.end - token.start == 2 && sign == source[token.start + 1]
      && (sign == UInt8(ascii: "&") || sign == UInt8(ascii: "|"))
  }
}

// MARK: - Words

extension SwiftLexer {
  /// Passes the words of a file to a collector.
  static func see(_ source: UnsafeRawBufferPointer, _ words: inout some WordCollector) {
    var lexer = SwiftLexer(source, source.indices)
    lexer.see(&words)
  }

  private mutating func see(_ words: inout some WordCollector) {
    var last = LastToken(end: index)
    while true {
      _ = skipBlanks()
      guard index < end else { return }
      let start = index
      if source[start] == UInt8(ascii: "#") {
        let kind = skipPound(&words)
        last.kind = kind == .string ? .operand : .other
        // The name of a directive.
        if kind != .string { see(start + 1, index, &words) }
      } else {
        last.kind = skipToken(last, &words)
      }
      (last.start, last.end) = (start, index)
    }
  }
}
