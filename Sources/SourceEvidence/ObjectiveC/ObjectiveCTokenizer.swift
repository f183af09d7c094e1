/// Splits Objective-C into tokens. Comments are removed, and so are directives; those for
/// conditional compilation are evaluated.
struct ObjectiveCTokenizer {
  /// A skipped block in braces.
  struct Block {
    var range: Range<Int>
    /// Whether the block has a closing brace.
    var isClosed: Bool
    /// The marks of the names in the block.
    var marks: Marks
  }

  /// The tokens of a part of a file.
  struct Result {
    var tokens: [ObjectiveCToken] = []
    var blocks: [Block] = []
    /// The regions with conditions.
    var directives = DirectiveRegions()
    /// The macros that may check the platform, with the places of their values.
    var checks: [(name: String, value: Range<Int>)] = []
  }

  let bytes: UnsafeRawBufferPointer
  var index: Int
  private var result = Result()

  init(_ bytes: UnsafeRawBufferPointer, from start: Int) {
    self.bytes = bytes
    index = start
  }

  /// Returns all tokens of a part of a file.
  static func read(_ bytes: UnsafeRawBufferPointer, in range: Range<Int>) -> [ObjectiveCToken] {
    var tokenizer = ObjectiveCTokenizer(
      UnsafeRawBufferPointer(rebasing: bytes[..<range.upperBound]), from: range.lowerBound)
    while tokenizer.index < tokenizer.bytes.count { tokenizer.step() }
    return tokenizer.result.tokens
  }

  /// Returns the tokens of a file outside of braces.
  static func skim(_ bytes: UnsafeRawBufferPointer, marking names: NameSet) -> Result {
    var tokenizer = ObjectiveCTokenizer(bytes, from: 0)
    var marks: MarkCollector? = MarkCollector(names)
    while tokenizer.index < bytes.count {
      if tokenizer.byte() == UInt8(ascii: "{") {
        tokenizer.skipBlock(&marks)
      } else {
        tokenizer.step()
      }
    }
    return tokenizer.result
  }

  /// Adds a brace, skips its block, and adds the closing brace.
  private mutating func skipBlock(_ marks: inout MarkCollector?) {
    let start = index
    sign()
    result.tokens[result.tokens.count - 1].block = Int32(result.blocks.count)
    let isClosed = passOverBlock(&marks)
    if isClosed {
      index -= 1
      sign()
    }
    result.blocks.append(
      Block(
        range: start..<min(index, bytes.count), isClosed: isClosed,
        marks: marks?.finish() ?? Marks()))
  }

  func byte(_ ahead: Int = 0) -> UInt8 {
    index + ahead < bytes.count ? bytes[index + ahead] : 0
  }

  private mutating func step() {
    let first = byte()
    switch first {
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "#"): directive()
    case UInt8(ascii: "\""): string(from: index)
    case UInt8(ascii: "@") where byte(1) == UInt8(ascii: "\""):
      index += 1
      string(from: index - 1)
    case UInt8(ascii: "'"): character()
    case UInt8(ascii: "@") where Self.startsName(byte(1)): word()
    case _ where Self.startsName(first): word()
    case _ where Self.isDigit(first): number()
    case _ where first <= 32: index += 1
    default: sign()
    }
  }

  mutating func skipLine() {
    while index < bytes.count, byte() != UInt8(ascii: "\n") { index += 1 }
  }

  mutating func skipComment() {
    index += 2
    while index < bytes.count, !(byte() == UInt8(ascii: "*") && byte(1) == UInt8(ascii: "/")) {
      index += 1
    }
    index += 2
  }

  private mutating func string(from start: Int) {
    index += 1
    let text = stringText()
    add(.string, String(decoding: text, as: UTF8.self), start)
  }

  private mutating func stringText() -> [UInt8] {
    var text: [UInt8] = []
    while index < bytes.count, byte() != UInt8(ascii: "\""), byte() != UInt8(ascii: "\n") {
      if byte() == UInt8(ascii: "\\") {
        index += 1
        text += escape()
      } else {
        text.append(byte())
        index += 1
      }
    }
    index += 1
    return text
  }

  /// Reads an escape sequence after its backslash, and returns its bytes.
  private mutating func escape() -> [UInt8] {
    let letter = byte()
    index += 1
    switch letter {
    case UInt8(ascii: "x"): return code(ofDigits: 8, radix: 16)
    case UInt8(ascii: "u"): return code(ofDigits: 4, radix: 16)
    case UInt8(ascii: "U"): return code(ofDigits: 8, radix: 16)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      index -= 1
      return code(ofDigits: 3, radix: 8)
    case UInt8(ascii: "\n"), 0: return []
    default: return [Self.escapes[letter] ?? letter]
    }
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 10, UInt8(ascii: "t"): 9, UInt8(ascii: "r"): 13, UInt8(ascii: "b"): 8,
    UInt8(ascii: "e"): 27, UInt8(ascii: "f"): 12, UInt8(ascii: "v"): 11, UInt8(ascii: "a"): 7,
  ]

  /// Reads a character code, and returns its UTF-8 bytes, or none if the code is invalid.
  private mutating func code(ofDigits most: Int, radix: Int) -> [UInt8] {
    var code: UInt32 = 0
    let end = index + most
    while index < end, let digit = Character(Unicode.Scalar(byte())).hexDigitValue, digit < radix {
      code = code << (radix == 16 ? 4 : 3) | UInt32(digit)
      index += 1
    }
    return Unicode.Scalar(code).map { Array(String(Character($0)).utf8) } ?? []
  }

  mutating func character() {
    index += 1
    while index < bytes.count, byte() != UInt8(ascii: "'"), byte() != UInt8(ascii: "\n") {
      index += byte() == UInt8(ascii: "\\") ? 2 : 1
    }
    index += 1
  }

  private mutating func word() {
    let start = index
    index += 1
    while Self.startsName(byte()) || Self.isDigit(byte()) { index += 1 }
    add(.word, text(start), start)
  }

  private mutating func number() {
    let start = index
    while Self.startsName(byte()) || Self.isDigit(byte()) || byte() == UInt8(ascii: ".") {
      index += 1
    }
    add(.number, text(start), start)
  }

  private mutating func sign() {
    let start = index
    index += isPair(byte(), byte(1)) ? 2 : 1
    add(.sign, text(start), start)
  }

  /// Whether two characters form one token.
  private func isPair(_ first: UInt8, _ second: UInt8) -> Bool {
    switch first {
    case UInt8(ascii: "-"):
      second == UInt8(ascii: ">") || second == UInt8(ascii: "=") || second == first
    case UInt8(ascii: "+"): second == UInt8(ascii: "=") || second == first
    case UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: ">"):
      second == UInt8(ascii: "=")
    case UInt8(ascii: "<"): second == UInt8(ascii: "=") || second == first
    case UInt8(ascii: "&"), UInt8(ascii: "|"): second == first
    default: false
    }
  }

  private func text(_ start: Int) -> String {
    String(decoding: bytes[start..<min(index, bytes.count)], as: UTF8.self)
  }

  private mutating func add(_ kind: ObjectiveCToken.Kind, _ text: String, _ offset: Int) {
    result.tokens.append(ObjectiveCToken(kind: kind, text: text, offset: offset))
  }

  static func startsName(_ byte: UInt8) -> Bool {
    byte >= 128 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 32)
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

extension ObjectiveCTokenizer {
  /// Reads a directive with its continuation lines.
  mutating func directive() {
    let start = index
    var isInString = false
    while index < bytes.count, byte() != UInt8(ascii: "\n") {
      if byte() == UInt8(ascii: "\\") { index += 1 }
      if byte() == UInt8(ascii: "\"") { isInString.toggle() }
      // A string such as `@"/users/*"` does not begin a comment.
      if !isInString, byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        skipComment()
      } else {
        index += 1
      }
    }
    guard isConditional(at: start + 1) else { return define(at: start) }
    let line = text(start + 1)[...].trimmed
    let name = line.prefix { $0.isLetter }
    condition(String(name), String(line.dropFirst(name.count).trimmed), start)
  }

  /// Whether a directive begins like `if`, `else`, `elif`, or `endif`. Most do not.
  private func isConditional(at start: Int) -> Bool {
    let name = bytes[start..<min(index, bytes.count)].drop { $0 <= 32 }.prefix(2)
    return name.elementsEqual("if".utf8) || name.elementsEqual("el".utf8)
      || name.elementsEqual("en".utf8)
  }

  /// Records a macro without parameters whose name may be that of a check.
  private mutating func define(at start: Int) {
    guard bytes[start..<min(index, bytes.count)].starts(with: Self.definition.utf8) else { return }
    let parts = text(start + Self.definition.utf8.count).split(
      maxSplits: 1, whereSeparator: \.isWhitespace)
    guard parts.count == 2, PlatformNames.mayCheck(String(parts[0])), !parts[0].contains("(") else {
      return
    }
    let end = min(index, bytes.count)
    result.checks.append((String(parts[0]), (end - parts[1].utf8.count)..<end))
  }

  private static let definition = "#define "

  private mutating func condition(_ name: String, _ rest: String, _ start: Int) {
    let directive: DirectiveRegions.Directive
    switch name {
    case "if", "ifdef": directive = .begin(ConditionSides(directive: rest))
    case "ifndef": directive = .begin(ConditionSides(directive: rest).swapped)
    case "elif": directive = .turn(ConditionSides(directive: rest))
    case "else": directive = .turn(ConditionSides())
    case "endif": directive = .end
    default: return
    }
    result.directives.see(directive, at: start, behind: start)
  }
}
