/// Checks the nesting of code before it is parsed, which would take too long if it is too deep.
///
/// A parser looks ahead again for each nested bracket, which multiplies its work. Code written by
/// people does not come near these limits.
struct NestingCheck {
  /// The maximum nesting depth of square brackets without other brackets between them.
  private static let deepestBrackets = 14
  /// The maximum nesting depth of brackets of any kind. The parser stops soon after.
  private static let deepest = 120
  /// The maximum number of repetitions of a sign.
  private static let longestRun = 2_000
  /// The maximum number of consecutive words with only white space between them, such as `try try`.
  private static let mostWords = 20_000
  /// The maximum number of consecutive arrows with no block, assignment, or comma between them.
  private static let mostArrows = 1_000

  /// The offset at which a limit is exceeded, or `nil` if none is.
  private(set) var tooDeep: Int?
  private var (square, angle): (Int, Int) = (0, 0)
  private var outer: [Int] = []
  private var (last, run): (UInt8, Int) = (0, 0)
  private var (words, arrows): (Int, Int) = (0, 0)

  /// Adds a word.
  mutating func seeWord(at offset: Int) {
    words += 1
    (last, run) = (0, 0)
    note(words > Self.mostWords, offset)
  }

  /// Adds a string literal.
  mutating func seeText() { (words, last, run) = (0, 0, 0) }

  /// Adds a sign.
  mutating func seeSign(_ sign: UInt8, at offset: Int) {
    run = sign == last ? run + 1 : 0
    words = 0
    switch sign {
    case UInt8(ascii: "["): square += 1
    case UInt8(ascii: "]"): square = max(0, square - 1)
    case UInt8(ascii: "<"): angle += 1
    case UInt8(ascii: ">"):
      angle = max(0, angle - 1)
      if last == UInt8(ascii: "-") { arrows += 1 }
    case UInt8(ascii: "("): open()
    case UInt8(ascii: ")"): close()
    case UInt8(ascii: "{"):
      open()
      arrows = 0
    case UInt8(ascii: "}"):
      close()
      arrows = 0
    case UInt8(ascii: "="), UInt8(ascii: ","), UInt8(ascii: ";"): arrows = 0
    default: break
    }
    last = sign
    note(
      square > Self.deepestBrackets || max(outer.count, angle) > Self.deepest
        || run > Self.longestRun || arrows > Self.mostArrows, offset)
  }

  private mutating func open() {
    outer.append(square)
    (square, angle) = (0, 0)
  }

  private mutating func close() { (square, angle) = (outer.popLast() ?? 0, 0) }

  private mutating func note(_ isExceeded: Bool, _ offset: Int) {
    if isExceeded, tooDeep == nil { tooDeep = offset }
  }
}
