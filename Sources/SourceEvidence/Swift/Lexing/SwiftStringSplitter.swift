/// Splits a string literal into its parts.
struct SwiftStringSplitter {
  private let source: UnsafeRawBufferPointer
  private let hashes: Int
  private let isLong: Bool
  /// The range between the quotation marks.
  private let range: Range<Int>
  /// The number of bytes of indentation of each line in a multiline literal.
  private let indentation: Int
  private var index: Int
  private var parts: [SwiftString.Part] = []
  private var text: [UInt8] = []
  private var textStart: Int

  init(_ source: UnsafeRawBufferPointer, _ literal: Range<Int>, hashes: Int) {
    self.source = source
    self.hashes = hashes
    let quote = literal.lowerBound + hashes
    let isLong =
      literal.count >= 6 + 2 * hashes && source[quote + 1] == UInt8(ascii: "\"")
      && source[quote + 2] == UInt8(ascii: "\"")
    let marks = hashes + (isLong ? 3 : 1)
    var start = literal.lowerBound + marks
    let isClosed =
      literal.count >= 2 * marks
      && source[literal.upperBound - 1 - hashes] == UInt8(ascii: "\"")
    var end = isClosed ? literal.upperBound - marks : literal.upperBound
    var indentation = 0
    if isLong {
      while start < end, source[start] != UInt8(ascii: "\n") { start += 1 }
      start = min(start + 1, end)
      while end - indentation > start, Self.isBlank(source[end - indentation - 1]) {
        indentation += 1
      }
      end = max(start, end - indentation - 1)
      if end > start, source[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    }
    self.isLong = isLong
    self.indentation = indentation
    range = start..<max(start, end)
    index = start
    textStart = start
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  mutating func split() -> [SwiftString.Part] {
    skipIndentation()
    while index < range.upperBound {
      switch source[index] {
      case UInt8(ascii: "\\") where isEscape: takeEscape()
      case UInt8(ascii: "\n"):
        text.append(UInt8(ascii: "\n"))
        index += 1
        skipIndentation()
      default:
        text.append(source[index])
        index += 1
      }
    }
    if !text.isEmpty || parts.isEmpty { endText() }
    return parts
  }

  private mutating func endText() {
    parts.append(.text(String(decoding: text, as: UTF8.self), offset: textStart))
    text = []
  }

  private mutating func skipIndentation() {
    guard isLong else { return }
    var left = indentation
    while left > 0, index < range.upperBound, Self.isBlank(source[index]) {
      index += 1
      left -= 1
    }
  }

  private var isEscape: Bool {
    guard index + hashes < range.upperBound else { return false }
    return (0..<hashes).allSatisfy { source[index + 1 + $0] == UInt8(ascii: "#") }
  }

  private mutating func takeEscape() {
    index += 1 + hashes
    guard index < range.upperBound else { return }
    let mark = source[index]
    if mark == UInt8(ascii: "(") { return takeInterpolation() }
    index += 1
    switch mark {
    case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "r"): text.append(UInt8(ascii: "\r"))
    case UInt8(ascii: "0"): text.append(0)
    case UInt8(ascii: "u"): takeScalar()
    // An escaped line break.
    case UInt8(ascii: "\n"): skipIndentation()
    case UInt8(ascii: " "), UInt8(ascii: "\t"):
      while index < range.upperBound, source[index] != UInt8(ascii: "\n") { index += 1 }
      index = min(index + 1, range.upperBound)
      skipIndentation()
    default: text.append(mark)
    }
  }

  /// Reads a character code, as in `\u{2026}`.
  private mutating func takeScalar() {
    guard index < range.upperBound, source[index] == UInt8(ascii: "{") else { return }
    var digits = ""
    index += 1
    while index < range.upperBound, source[index] != UInt8(ascii: "}") {
      digits.unicodeScalars.append(Unicode.Scalar(source[index]))
      index += 1
    }
    index = min(index + 1, range.upperBound)
    guard let number = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(number) else {
      return
    }
    text += Array(String(Character(scalar)).utf8)
  }

  private mutating func takeInterpolation() {
    if !text.isEmpty { endText() }
    var scanner = SwiftStringScanner(source: source, limit: range.upperBound, index: index)
    var marks: MarkCollector?
    scanner.skipParentheses(&marks)
    let end = max(index + 1, scanner.index - 1)
    parts.append(.interpolation(index + 1..<end))
    index = scanner.index
    textStart = index
  }
}
