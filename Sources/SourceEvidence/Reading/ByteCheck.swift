/// Looks at the bytes of code before it is parsed: for what a parser would need too long for.
///
/// The Swift parser looks ahead once more for each square bracket inside of another, which doubles its
/// work each time. No code that people write comes near these limits.
enum ByteCheck {
  /// How many square brackets may stand inside each other, with nothing else around them.
  static let deepestBrackets = 14
  /// How many brackets of any kind may stand inside each other.
  static let deepest = 1_000
  /// How often a sign may be repeated.
  static let longestRun = 2_000

  /// Where code is nested too deep; nil if it is not.
  static func tooDeep(_ bytes: UnsafeRawBufferPointer) -> Int? {
    var (index, square, angle, run): (Int, Int, Int, Int) = (0, 0, 0, 0)
    var outer: [Int] = []
    while index < bytes.count {
      let byte = bytes[index]
      run = index > 0 && bytes[index - 1] == byte && byte > 32 ? run + 1 : 0
      switch byte {
      case UInt8(ascii: "\""):
        index = WordScanner.pastString(bytes, index)
        continue
      case UInt8(ascii: "/"):
        index = WordScanner.pastComment(bytes, index)
        continue
      case UInt8(ascii: "["): square += 1
      case UInt8(ascii: "]"): square = max(0, square - 1)
      case UInt8(ascii: "<"): angle += 1
      case UInt8(ascii: ">"): angle = max(0, angle - 1)
      case UInt8(ascii: "("), UInt8(ascii: "{"):
        outer.append(square)
        (square, angle) = (0, 0)
      case UInt8(ascii: ")"), UInt8(ascii: "}"):
        square = outer.popLast() ?? 0
        angle = 0
      default: break
      }
      if square > deepestBrackets || max(outer.count, angle) > deepest || run > longestRun {
        return index
      }
      index += 1
    }
    return nil
  }

  /// Whether the bytes hold a text, anywhere.
  static func holds(_ text: StaticString, _ bytes: UnsafeRawBufferPointer) -> Bool {
    let count = text.utf8CodeUnitCount
    guard count > 0, bytes.count >= count else { return false }
    let first = text.utf8Start[0]
    for start in 0...(bytes.count - count) where bytes[start] == first {
      if (1..<count).allSatisfy({ bytes[start + $0] == text.utf8Start[$0] }) { return true }
    }
    return false
  }
}
