/// The parts of a string literal.
enum SwiftString {
  /// A part of a string literal.
  enum Part {
    /// Text as it was meant, without escapes.
    case text(String, offset: Int)
    /// The range of what is interpolated, without the parentheses.
    case interpolation(Range<Int>)
  }

  /// Finds the end of a string literal.
  ///
  /// - Parameters:
  ///   - quote: Where its first quotation mark is.
  ///   - hashes: How many `#` are before that.
  ///   - source: The bytes of the file.
  ///   - limit: Where the part of the file ends that is read.
  ///   - marks: Notes the names in interpolations.
  /// - Returns: The end of the literal. A literal of one line that is not closed ends with its line.
  static func end(
    of quote: Int, hashes: Int, in source: UnsafeRawBufferPointer, _ limit: Int,
    _ marks: inout MarkCollector?
  ) -> Int {
    var scanner = Scanner(source: source, limit: limit, index: quote)
    scanner.skipString(hashes: hashes, &marks)
    return scanner.index
  }

  /// Notes the names in the interpolations of a literal.
  static func see(
    _ literal: Range<Int>, in source: UnsafeRawBufferPointer, _ marks: inout MarkCollector?
  ) {
    var hashes = 0
    while source[literal.lowerBound + hashes] == UInt8(ascii: "#") { hashes += 1 }
    _ = end(
      of: literal.lowerBound + hashes, hashes: hashes, in: source, literal.upperBound, &marks)
  }

  /// Splits a string literal.
  ///
  /// - Parameters:
  ///   - range: The literal, with its quotation marks.
  ///   - source: The bytes of the file.
  /// - Returns: Its parts; a literal without interpolation has one.
  static func parts(of range: Range<Int>, in source: UnsafeRawBufferPointer) -> [Part] {
    var hashes = 0
    while source[range.lowerBound + hashes] == UInt8(ascii: "#") { hashes += 1 }
    var splitter = Splitter(source, range, hashes: hashes)
    return splitter.split()
  }
}

extension SwiftString {
  /// Finds where literals and interpolations end.
  private struct Scanner {
    let source: UnsafeRawBufferPointer
    let limit: Int
    var index: Int
    private var depth = 0

    init(source: UnsafeRawBufferPointer, limit: Int, index: Int) {
      self.source = source
      self.limit = limit
      self.index = index
    }

    /// How deep literals may stand in interpolations; deeper ones end too early.
    private static let depthLimit = 64

    private func byte(at index: Int) -> UInt8 { index < limit ? source[index] : 0 }

    mutating func skipString(hashes: Int, _ marks: inout MarkCollector?) {
      let isLong =
        byte(at: index + 1) == UInt8(ascii: "\"") && byte(at: index + 2) == UInt8(ascii: "\"")
      let quotes = isLong ? 3 : 1
      index += quotes
      depth += 1
      defer { depth -= 1 }
      while index < limit {
        switch source[index] {
        case UInt8(ascii: "\"") where closes(quotes, hashes):
          index += quotes + hashes
          return
        case UInt8(ascii: "\n") where !isLong: return
        case UInt8(ascii: "\\") where escapes(hashes): skipEscape(hashes, &marks)
        default: index += 1
        }
      }
      index = limit
    }

    private func closes(_ quotes: Int, _ hashes: Int) -> Bool {
      (0..<quotes).allSatisfy { byte(at: index + $0) == UInt8(ascii: "\"") }
        && (0..<hashes).allSatisfy { byte(at: index + quotes + $0) == UInt8(ascii: "#") }
    }

    private func escapes(_ hashes: Int) -> Bool {
      (0..<hashes).allSatisfy { byte(at: index + 1 + $0) == UInt8(ascii: "#") }
    }

    private mutating func skipEscape(_ hashes: Int, _ marks: inout MarkCollector?) {
      index += 1 + hashes
      guard byte(at: index) == UInt8(ascii: "("), depth < Self.depthLimit else {
        index = min(index + 1, limit)
        return
      }
      skipParentheses(&marks)
    }

    /// Skips what is in parentheses, from the opening one to behind the closing one.
    mutating func skipParentheses(_ marks: inout MarkCollector?) {
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
          skipString(hashes: hashes, &marks)
        case let first where SwiftLexer.isNameStart(first): skipName(&marks)
        default: index += 1
        }
      }
    }

    private mutating func skipName(_ marks: inout MarkCollector?) {
      let start = index
      while index < limit, SwiftLexer.isNamePart(source[index]) { index += 1 }
      guard let name = source.baseAddress else { return }
      marks?.see(name + start, index - start)
    }
  }

  /// Takes a literal apart.
  private struct Splitter {
    private let source: UnsafeRawBufferPointer
    private let hashes: Int
    private let isLong: Bool
    /// What is between the quotation marks.
    private let range: Range<Int>
    /// How many bytes of white space begin each line of a literal of several lines.
    private let indentation: Int
    private var index: Int
    private var parts: [Part] = []
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

    mutating func split() -> [Part] {
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
      // The end of a line that is not meant.
      case UInt8(ascii: "\n"): skipIndentation()
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        while index < range.upperBound, source[index] != UInt8(ascii: "\n") { index += 1 }
        index = min(index + 1, range.upperBound)
        skipIndentation()
      default: text.append(mark)
      }
    }

    /// Takes a character by its number, as in `\u{2026}`.
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
      var scanner = Scanner(source: source, limit: range.upperBound, index: index)
      var marks: MarkCollector?
      scanner.skipParentheses(&marks)
      let end = max(index + 1, scanner.index - 1)
      parts.append(.interpolation(index + 1..<end))
      index = scanner.index
      textStart = index
    }
  }
}
