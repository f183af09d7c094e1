/// Passing over code without making tokens of it.
extension SwiftLexer {
  /// Passes over code up to the brace that closes the one before.
  ///
  /// A side of `#if` may close only braces that it opened, and if it ends before the code does, so does
  /// the code.
  ///
  /// - Parameters:
  ///   - marks: Notes the names in the code.
  ///   - directives: Notes the sides of `#if` in it.
  /// - Returns: Whether the brace was there; the lexer is behind it then.
  mutating func skipBlock(
    _ marks: inout MarkCollector?, _ directives: inout DirectiveRegions?
  ) -> Bool {
    var depth = 1
    /// How deep the code was at each open `#if`.
    var sides: [Int] = []
    var last = LastToken(end: index)
    while true {
      _ = skipBlanks()
      guard index < end else { return false }
      let start = index
      switch source[start] {
      case UInt8(ascii: "{"):
        depth += 1
        index += 1
        last.kind = .other
      case UInt8(ascii: "}"):
        index += 1
        last.kind = .operand
        if depth > sides.last ?? 0 { depth -= 1 }
        if depth == 0 { return true }
      case UInt8(ascii: "#"):
        let kind = skipPound(&marks)
        switch kind {
        case .poundIf: sides.append(depth)
        case .poundElseif, .poundElse, .poundEndif:
          guard let before = sides.last else {
            index = start
            return false
          }
          depth = before
          if kind == .poundEndif { sides.removeLast() }
        default: break
        }
        if kind != .pound, kind != .string {
          directives?.see(kind, at: start, last.end, condition())
        }
        last.kind = kind == .string ? .operand : .other
      default: last.kind = skipToken(last, &marks)
      }
      last.start = start
      last.end = index
    }
  }

  /// What matters of the token before.
  private struct LastToken {
    enum Kind { case operand, other, name }
    var kind = Kind.other
    var start = 0
    var end: Int
  }

  private func isOperand(_ token: LastToken) -> Bool {
    guard token.kind == .name else { return token.kind == .operand }
    let text = String(decoding: source[token.start..<token.end], as: UTF8.self)
    return SwiftKeyword.bySpelling[text]?.isOperand ?? true
  }

  /// Passes over one token that is neither a brace nor begins with `#`.
  private mutating func skipToken(
    _ last: LastToken, _ marks: inout MarkCollector?
  ) -> LastToken.Kind {
    let start = index
    let first = source[start]
    if Self.isNameStart(first) {
      skipName()
      see(start, index, &marks)
      return .name
    }
    switch first {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: ":"), UInt8(ascii: "@"), UInt8(ascii: "\\"):
      index += 1
      return .other
    case UInt8(ascii: ")"), UInt8(ascii: "]"):
      index += 1
      return .operand
    case UInt8(ascii: "\""):
      index = SwiftString.end(of: start, hashes: 0, in: source, end, &marks)
      return .operand
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      skipName()
      return .operand
    case UInt8(ascii: "`"):
      var token = SwiftToken(kind: .identifier, start: start, end: start)
      readQuotedName(&token)
      see(start + 1, index - 1, &marks)
      return .operand
    case UInt8(ascii: ".") where byte(at: start + 1) != UInt8(ascii: "."):
      index += 1
      return .other
    default: return skipOperator(last)
    }
  }

  private mutating func skipName() {
    index += 1
    while index < end, Self.isNamePart(source[index]) { index += 1 }
  }

  private func see(_ start: Int, _ end: Int, _ marks: inout MarkCollector?) {
    guard start < end, let name = source.baseAddress else { return }
    marks?.see(name + start, end - start)
  }

  /// Passes over an operator, or a regular expression.
  private mutating func skipOperator(_ last: LastToken) -> LastToken.Kind {
    let wasOperand = isOperand(last)
    var token = SwiftToken(kind: .operator, start: index, end: index)
    token.isLeftBound = isBound(before: index)
    if source[index] == UInt8(ascii: "/"), !wasOperand {
      readSlash(&token)
    } else {
      readOperator(&token)
    }
    token.isRightBound = isBound(behind: index, wasOperand)
    return token.endsOperand ? .operand : .other
  }

  /// Passes over a directive, or a literal that begins with `#`.
  private mutating func skipPound(_ marks: inout MarkCollector?) -> SwiftToken.Kind {
    var hashes = 0
    while byte(at: index + hashes) == UInt8(ascii: "#") { hashes += 1 }
    if byte(at: index + hashes) == UInt8(ascii: "\"") {
      index = SwiftString.end(of: index + hashes, hashes: hashes, in: source, end, &marks)
      return .string
    }
    var token = SwiftToken(kind: .pound, start: index, end: index)
    readPound(&token)
    return token.kind == .regex ? .string : token.kind
  }

  /// The condition of `#if`, which ends with its line.
  func condition() -> String {
    var ahead = SwiftLexer(source, index..<end)
    var (range, isOpen) = (index..<index, true)
    while true {
      let token = ahead.next()
      guard token.kind != .end, isOpen || !token.startsLine else { break }
      if range.isEmpty { range = token.start..<token.start }
      range = range.lowerBound..<token.end
      let text = UnsafeRawBufferPointer(rebasing: source[token.start..<token.end])
      isOpen =
        token.kind == .operator && (text.elementsEqual("&&".utf8) || text.elementsEqual("||".utf8))
    }
    return String(decoding: source[range], as: UTF8.self)
  }
}
