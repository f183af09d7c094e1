/// Lexical analysis.
extension SwiftManifestReader {
  var byte: UInt8 { position < text.count ? text[position] : 0 }

  /// Whether a value can end at the position.
  var isAtEnd: Bool {
    position >= text.count
      || [UInt8(ascii: ","), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ":")].contains(byte)
  }

  mutating func identifier() -> String {
    let start = position
    while position < text.count, Self.isWord(byte) { position += 1 }
    return String(decoding: text[start..<position], as: UTF8.self)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 128 || (byte >= 48 && byte <= 57)
      || ((byte | 0x20) >= 97 && (byte | 0x20) <= 122)
  }

  /// Advances to the next word outside strings and comments.
  mutating func skipToWord() -> Bool {
    while position < text.count {
      skipSpace()
      guard position < text.count else { return false }
      if Self.isWord(byte) { return true }
      if byte == UInt8(ascii: "\"") { _ = string() } else { position += 1 }
    }
    return false
  }

  mutating func skipSpace() {
    while position < text.count {
      let next = position + 1 < text.count ? text[position + 1] : 0
      if OpenStepReader.isSpace(byte) {
        position += 1
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
        while position < text.count, byte != 10 { position += 1 }
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        position += 2
        while position < text.count, !text[position...].starts(with: "*/".utf8) { position += 1 }
        position = min(position + 2, text.count)
      } else {
        return
      }
    }
  }

  /// Advances to the comma or bracket after an unsupported expression.
  mutating func skipRest() {
    var brackets = 0
    while position < text.count {
      skipSpace()
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): brackets += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if brackets == 0 { return }
        brackets -= 1
      case UInt8(ascii: ","):
        if brackets == 0 { return }
      case UInt8(ascii: "\""):
        _ = string()
        continue
      default: break
      }
      position = min(position + 1, text.count)
    }
  }

  /// Finds the declarations `let name = …` and `let name: Type = …`.
  mutating func findConstants() {
    while skipToWord() {
      guard identifier() == "let" else { continue }
      skipSpace()
      let name = identifier()
      skipSpace()
      if byte == UInt8(ascii: ":") { skipType() }
      guard !name.isEmpty, byte == UInt8(ascii: "=") else { continue }
      position += 1
      constants[name] = constants[name] == nil ? .some(position) : .some(nil)
    }
  }

  /// Advances past a type.
  mutating func skipType() {
    while position < text.count, byte != UInt8(ascii: "="), byte != 10, byte != UInt8(ascii: "{") {
      position += 1
    }
  }
}
