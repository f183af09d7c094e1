/// Finds the ends of literals and interpolations.
struct SwiftStringScanner {
  let source: UnsafeRawBufferPointer
  let limit: Int
  var index: Int
  private var depth = 0

  init(source: UnsafeRawBufferPointer, limit: Int, index: Int) {
    self.source = source
    self.limit = limit
    self.index = index
  }

  /// The maximum nesting depth of literals in interpolations. Deeper ones end too early.
  private static let depthLimit = 64

  private func byte(at index: Int) -> UInt8 { index < limit ? source[index] : 0 }

  mutating func skipString(hashes: Int, _ words: inout some WordCollector) {
    let isLong =
      byte(at: index + 1) == UInt8(ascii: "\"") && byte(at: index + 2) == UInt8(ascii: "\"")
    let quotes = isLong ? 3 : 1
    index += quotes
    let start = index
    depth += 1
    let hasParts = skipText(quotes, hashes, &words)
    depth -= 1
    if !hasParts { words.seeText(start..<index) }
    if index < limit, source[index] == UInt8(ascii: "\"") { index += quotes + hashes }
  }

  /// Skips the text of a literal.
  ///
  /// - Returns: Whether it contains an interpolation.
  private mutating func skipText(
    _ quotes: Int, _ hashes: Int, _ words: inout some WordCollector
  ) -> Bool {
    var hasParts = false
    while index < limit {
      switch source[index] {
      case UInt8(ascii: "\"") where closes(quotes, hashes): return hasParts
      case UInt8(ascii: "\n") where quotes == 1: return hasParts
      case UInt8(ascii: "\\") where escapes(hashes):
        if skipEscape(hashes, &words) { hasParts = true }
      default: index += 1
      }
    }
    index = limit
    return hasParts
  }

  private func closes(_ quotes: Int, _ hashes: Int) -> Bool {
    (0..<quotes).allSatisfy { byte(at: index + $0) == UInt8(ascii: "\"") }
      && (0..<hashes).allSatisfy { byte(at: index + quotes + $0) == UInt8(ascii: "#") }
  }

  private func escapes(_ hashes: Int) -> Bool {
    (0..<hashes).allSatisfy { byte(at: index + 1 + $0) == UInt8(ascii: "#") }
  }

  /// Skips an escape sequence. Returns whether it is an interpolation.
  private mutating func skipEscape(_ hashes: Int, _ words: inout some WordCollector) -> Bool {
    index += 1 + hashes
    guard byte(at: index) == UInt8(ascii: "("), depth < Self.depthLimit else {
      index = min(index + 1, limit)
      return false
    }
    skipParentheses(&words)
    return true
  }

  /// Skips parentheses and their contents.
  mutating func skipParentheses(_ words: inout some WordCollector) {
    var open = 0
    while index < limit {
      switch source[index] {
      case UInt8(ascii: "("):
        open += 1
        index += 1
      case UInt8(ascii: ")"):
        open -= 1
        index += 1
        if open == 0 { return }
      case UInt8(ascii: "\""):
        var hashes = 0
        while index - hashes > 0, source[index - hashes - 1] == UInt8(ascii: "#") { hashes += 1 }
        skipString(hashes: hashes, &words)
      case let first where SwiftByte.isNameStart(first): skipName(&words)
      default: index += 1
      }
    }
  }

  private mutating func skipName(_ words: inout some WordCollector) {
    let start = index
    while index < limit, SwiftByte.isNamePart(source[index]) { index += 1 }
    guard let name = source.baseAddress else { return }
    words.see(name + start, index - start)
  }
}
