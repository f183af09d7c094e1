import Algorithms

/// A word with the code around it, for searches that do not parse it.
struct WordContext {
  typealias Bytes = Slice<UnsafeRawBufferPointer>

  let words: CodeWords
  let index: Int

  private var word: CodeWords.Word { words.all[index] }

  /// The offset of its first byte.
  var offset: Int { word.range.lowerBound }

  /// The word itself.
  var text: String { words.text(index) }

  // MARK: - What is before and behind

  /// The code between the previous word and this one, without the quotation marks of a text.
  private var before: Bytes {
    let start = index == 0 ? 0 : words.all[index - 1].range.upperBound
    let code = words.bytes[start..<offset]
    return (word.isText ? code.trimmingSuffix { Self.isQuote($0) } : code)
      .trimmingSuffix { Self.isBlank($0) }
  }

  /// The code between this word and the next one, without the quotation marks of a text.
  private var behind: Bytes {
    let isLast = index + 1 == words.all.count
    let end = isLast ? words.bytes.count : words.all[index + 1].range.lowerBound
    let code = words.bytes[word.range.upperBound..<end]
    return word.isText ? code.drop { Self.isQuote($0) }.drop { Self.isBlank($0) } : code
  }

  /// The name directly before the word, besides white space.
  private var nameBefore: String? { name(if: before.isEmpty) }

  private func name(if isDirect: Bool) -> String? {
    isDirect && index > 0 && !words.all[index - 1].isText ? words.text(index - 1) : nil
  }

  /// The next byte that is neither part of a word nor blank, or 0.
  var sign: UInt8 { behind.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? 0 }

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") || byte == UInt8(ascii: "@")
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte <= 32 }

  // MARK: - Lines

  /// The line of the word up to the word.
  var lineBefore: Bytes {
    let bytes = words.bytes[..<offset]
    return bytes[(bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0)...]
  }

  /// The words of the line before the word, with the signs next to them.
  var wordsBefore: [String] {
    lineBefore.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// The rest of the line after the word.
  var lineBehind: String {
    let rest = words.bytes[word.range.upperBound...].prefix { $0 != UInt8(ascii: "\n") }
    return String(decoding: rest, as: UTF8.self)
  }

  /// The offset of the first byte of the line that is not blank.
  var lineStart: Int { lineBefore.drop { Self.isBlank($0) }.startIndex }

  /// Whether the text before the word in its line contains a text.
  func isPreceded(by text: StaticString) -> Bool {
    UnsafeRawBufferPointer(rebasing: lineBefore).contains(text)
  }

  /// Whether some bytes are directly before the word.
  func stands(after bytes: [UInt8]) -> Bool {
    words.bytes[..<offset].suffix(bytes.count).elementsEqual(bytes)
  }

  /// Whether the word is the name of a directive.
  var isDirective: Bool { before.last == UInt8(ascii: "#") }
}

// MARK: - Names

extension WordContext {
  /// Whether the name is a member, as in `.showMap`.
  var isMember: Bool {
    let isQuoted = before.last == UInt8(ascii: "`")
    let code = isQuoted ? before.dropLast().trimmingSuffix { Self.isBlank($0) } : before
    return code.last == UInt8(ascii: ".")
  }

  /// Whether the name is followed by arguments: `push(details)` and `[router push:details]`.
  var isCalled: Bool { behind.first == UInt8(ascii: "(") || isLabel }

  /// Whether the name is the label of an argument: `title:`.
  var isLabel: Bool { behind.first == UInt8(ascii: ":") }

  /// Whether the name is declared, extended, cast to, or called as an initializer, which instantiates
  /// no scene with this name. `init(coder:)` does, however.
  var isDeclaredOrMade: Bool {
    if let nameBefore, Self.keywords.contains(nameBefore) { return true }
    let isCast = before.elementsEqual("?".utf8) || before.elementsEqual("!".utf8)
    if name(if: isCast) == "as" { return true }
    return behind.first == UInt8(ascii: "(")
      && !(behind.count == 1 && words.text(index + 1).hasPrefix("coder"))
  }

  private static let keywords: Set<String> = [
    "as", "case", "class", "enum", "extension", "is", "protocol", "struct",
  ]

  /// Whether a value is assigned to the name.
  var isAssigned: Bool {
    let code = behind.drop { $0 == UInt8(ascii: " ") }
    return code.first == UInt8(ascii: "=") && code.dropFirst().first != UInt8(ascii: "=")
  }

  /// Whether the value of the name may change: `isOn = true`, `isOn.toggle()`, and `&isOn`.
  var isChanged: Bool {
    if isAssigned || words.bytes[..<offset].last == UInt8(ascii: "&") { return true }
    let code = behind.drop { $0 == UInt8(ascii: " ") }
    guard let first = code.first else { return false }
    if first == UInt8(ascii: ".") {
      return code.count == 1 && words.text(index + 1).hasPrefix("t")
    }
    return Self.adding.contains(first) && code.dropFirst().first == UInt8(ascii: "=")
  }

  /// The operators that change a value together with `=`.
  private static let adding = Array("+-*/|&".utf8)
}

// MARK: - Texts

extension WordContext {
  /// Whether a text is only compared with other texts: `== "Map"`, `case "Map":`,
  /// `isEqualToString:@"Map"`.
  var isCompared: Bool {
    if Self.isComparison(before.suffix(2)) || Self.isComparison(behind.prefix(2)) { return true }
    if nameBefore == "case" { return true }
    if let name = name(if: before.elementsEqual(":".utf8)) { return name.hasPrefix("isEqual") }
    return behind.isEmpty && index + 1 < words.all.count
      && words.text(index + 1).hasPrefix("isEqual")
  }

  /// Whether the code is `==`, `!=`, or `~=`.
  private static func isComparison(_ code: Bytes) -> Bool {
    code.count == 2 && code.last == UInt8(ascii: "=") && "=!~".utf8.contains(code[code.startIndex])
  }

  /// Whether a text is the key of a dictionary.
  var isKey: Bool {
    guard behind.first == UInt8(ascii: ":"), let last = before.last else { return false }
    return "{[,".utf8.contains(last)
  }

  /// The name of the constant that a text is the value of, or `nil` if it is not one.
  var constant: String? {
    let line = String(decoding: lineBefore, as: UTF8.self)
    let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ":" || $0 == "#") }
      .map(String.init).filter { $0.contains { $0 != "#" } }
    if words.first == "#define" { return words.count == 2 ? words.last : nil }
    guard before.last == UInt8(ascii: "="), !Self.isComparison(before.suffix(2)),
      let keyword = words.lastIndex(where: Self.declaring.contains)
    else { return nil }
    let declared = words[(keyword + 1)...]
    return declared.first { $0.hasSuffix(":") }.map { String($0.dropLast()) } ?? declared.last
  }

  private static let declaring: Set<String> = ["let", "var", "case", "const", "static", "NSString"]
}
