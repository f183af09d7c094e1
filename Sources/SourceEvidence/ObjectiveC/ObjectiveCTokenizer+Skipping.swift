/// Skipping code without creating tokens.
extension ObjectiveCTokenizer {
  /// Skips code up to the closing brace of the current block, or to the end of the class.
  ///
  /// Each side of an `#if` begins at the same nesting depth.
  ///
  /// - Parameter marks: Records the names in the code.
  /// - Returns: Whether the closing brace was found.
  mutating func passOverBlock(_ marks: inout some WordCollector) -> Bool {
    var depth = 1
    /// The nesting depth at each open `#if`.
    var sides: [Int] = []
    while index < bytes.count {
      let first = byte()
      switch first {
      case UInt8(ascii: "{"):
        depth += 1
        index += 1
      case UInt8(ascii: "}"):
        depth -= 1
        index += 1
        if depth == 0 { return true }
      case UInt8(ascii: "#"):
        switch directiveName {
        case "if", "ifdef", "ifndef": sides.append(depth)
        case "else", "elif":
          guard let before = sides.last else { return false }
          depth = before
        case "endif": _ = sides.popLast()
        default: break
        }
        directive()
      case UInt8(ascii: "@") where isEnd: return false
      default: passOver(first, &marks)
      }
    }
    return false
  }

  /// The name of the next directive.
  private var directiveName: String {
    var start = 1
    while byte(start) == UInt8(ascii: " ") || byte(start) == UInt8(ascii: "\t") { start += 1 }
    var end = start
    while Self.startsName(byte(end)) { end += 1 }
    return String(decoding: bytes[(index + start)..<(index + end)], as: UTF8.self)
  }

  /// Whether `@end` is next.
  private var isEnd: Bool {
    byte(1) == UInt8(ascii: "e") && byte(2) == UInt8(ascii: "n") && byte(3) == UInt8(ascii: "d")
      && !Self.startsName(byte(4)) && !Self.isDigit(byte(4))
  }

  /// Passes the words of a file to a collector, including those in directives.
  static func see(_ bytes: UnsafeRawBufferPointer, _ words: inout some WordCollector) {
    var tokenizer = ObjectiveCTokenizer(bytes, from: 0)
    while tokenizer.index < bytes.count { tokenizer.passOver(tokenizer.byte(), &words) }
  }

  private mutating func passOver(_ first: UInt8, _ words: inout some WordCollector) {
    switch first {
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "\""): passOverString(&words)
    case UInt8(ascii: "'"): character()
    case _ where Self.startsName(first):
      let start = index
      repeat { index += 1 } while Self.startsName(byte()) || Self.isDigit(byte())
      if let bytes = bytes.baseAddress { words.see(bytes + start, index - start) }
    case _ where Self.isDigit(first):
      while Self.startsName(byte()) || Self.isDigit(byte()) { index += 1 }
    default:
      words.seeSign(first, at: index)
      index += 1
    }
  }

  private mutating func passOverString(_ words: inout some WordCollector) {
    index += 1
    let start = index
    while index < bytes.count, byte() != UInt8(ascii: "\""), byte() != UInt8(ascii: "\n") {
      index += byte() == UInt8(ascii: "\\") ? 2 : 1
    }
    words.seeText(start..<min(index, bytes.count))
    index += 1
  }
}
