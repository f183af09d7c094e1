/// Checks the bytes of code before parsing, for nesting that would take a parser too long.
///
/// A parser looks ahead again for each nested bracket, which multiplies its work. Code written by
/// people does not come near these limits.
enum ByteCheck {
  /// The maximum nesting depth of square brackets without other brackets between them.
  static let deepestBrackets = 14
  /// The maximum nesting depth of brackets of any kind. The parser stops soon after.
  static let deepest = 120
  /// The maximum number of repetitions of a character.
  static let longestRun = 2_000
  /// The maximum number of consecutive words with only white space between them, such as `try try`.
  static let mostWords = 20_000
  /// The maximum number of consecutive arrows with no block, assignment, or comma between them.
  static let mostArrows = 1_000

  /// Returns the offset at which a limit is exceeded, or `nil` if none is.
  static func tooDeep(_ bytes: UnsafeRawBufferPointer) -> Int? {
    var (index, square, angle, run): (Int, Int, Int, Int) = (0, 0, 0, 0)
    var (words, arrows) = (0, 0)
    var outer: [Int] = []
    while index < bytes.count {
      let byte = bytes[index]
      let before = index > 0 ? bytes[index - 1] : 0
      run = before == byte && byte > 32 ? run + 1 : 0
      words = isSign(byte) ? 0 : byte <= 32 && before > 32 ? words + 1 : words
      if endsType(byte) { arrows = 0 }
      if byte == UInt8(ascii: ">"), before == UInt8(ascii: "-") { arrows += 1 }
      switch byte {
      case UInt8(ascii: "\""):
        index = pastString(bytes, index)
        continue
      case UInt8(ascii: "/"):
        index = pastComment(bytes, index)
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
      if square > deepestBrackets || max(outer.count, angle) > deepest || run > longestRun
        || words > mostWords || arrows > mostArrows
      {
        return index
      }
      index += 1
    }
    return nil
  }

  /// Whether a byte is neither part of a word nor white space.
  private static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...32, UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...: false
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): false
    default: true
    }
  }

  /// Whether a byte ends the type of a function.
  private static func endsType(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "=") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
      || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";")
  }

  /// Whether the bytes contain a text.
  static func holds(_ text: StaticString, _ bytes: UnsafeRawBufferPointer) -> Bool {
    let count = text.utf8CodeUnitCount
    guard count > 0, bytes.count >= count else { return false }
    let first = text.utf8Start[0]
    for start in 0...(bytes.count - count) where bytes[start] == first {
      if (1..<count).allSatisfy({ bytes[start + $0] == text.utf8Start[$0] }) { return true }
    }
    return false
  }

  /// Returns the offset after a string, or after the line if the string does not end on it.
  private static func pastString(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> Int {
    var index = start + 1
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""), UInt8(ascii: "\n"): return index + 1
      // Quotation marks in an interpolation come in pairs.
      case UInt8(ascii: "\\"): index += 2
      default: index += 1
      }
    }
    return index
  }

  /// Returns the offset after a comment, or after a slash that begins none.
  private static func pastComment(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> Int {
    var index = start + 1
    guard index < bytes.count else { return index }
    if bytes[index] == UInt8(ascii: "/") {
      while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
    } else if bytes[index] == UInt8(ascii: "*") {
      index += 2
      while index < bytes.count,
        !(bytes[index] == UInt8(ascii: "/") && bytes[index - 1] == UInt8(ascii: "*"))
      { index += 1 }
      index += 1
    }
    return index
  }
}
