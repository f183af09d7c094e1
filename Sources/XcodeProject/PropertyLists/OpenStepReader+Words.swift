// Lexical analysis.
extension OpenStepReader {
  /// The byte at the position, or 0 at the end.
  var byte: UInt8 { position < text.count ? text[position] : 0 }

  mutating func string() throws(PropertyListError) {
    let first = byte
    guard first != UInt8(ascii: "\""), first != UInt8(ascii: "'") else {
      return try quoted(by: first)
    }
    let start = position
    // A local variable stays in a register. Such loops take most of the time.
    var end = start
    while end < text.count, Self.isPlain(text[end]) { end &+= 1 }
    position = end
    guard end > start else { throw unexpected(instead: nil) }
    add(.string, from: start)
  }

  private mutating func quoted(by quote: UInt8) throws(PropertyListError) {
    let start = position &+ 1
    var kind = PropertyValues.Kind.string
    var end = start
    while end < text.count, text[end] != quote {
      if text[end] == UInt8(ascii: "\\") {
        kind = .escaped
        end &+= 1
      }
      end &+= 1
    }
    position = end
    guard end < text.count else {
      throw PropertyListError(offset: start - 1, message: "This string does not end.")
    }
    add(kind, from: start)
    position &+= 1
  }

  mutating func data() throws(PropertyListError) {
    let start = position &+ 1
    position = start
    while position < text.count, Self.isHex(text[position]) || Self.isSpace(text[position]) {
      position &+= 1
    }
    guard byte == UInt8(ascii: ">") else { throw unexpected(instead: ">") }
    add(.data, from: start)
    position &+= 1
  }

  mutating func skipSpace() throws(PropertyListError) {
    while position < text.count {
      let byte = text[position]
      if Self.isSpace(byte) {
        position &+= 1
      } else if byte == UInt8(ascii: "/"), position &+ 1 < text.count {
        switch text[position &+ 1] {
        case UInt8(ascii: "*"): try skipComment()
        case UInt8(ascii: "/"): skipLine()
        default: return
        }
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(PropertyListError) {
    let start = position
    var end = start &+ 3
    while end < text.count {
      if text[end] == UInt8(ascii: "/"), text[end &- 1] == UInt8(ascii: "*") {
        position = end &+ 1
        return
      }
      end &+= 1
    }
    throw PropertyListError(offset: start, message: "This comment does not end.")
  }

  private mutating func skipLine() {
    while position < text.count, text[position] != 10, text[position] != 13 { position &+= 1 }
  }

  func failure(_ message: String) -> PropertyListError {
    PropertyListError(offset: position, message: message)
  }

  func unexpected(instead expected: String?) -> PropertyListError {
    guard position < text.count else { return failure("The file ends too early.") }
    let found = Character(Unicode.Scalar(text[position]))
    let what = text[position] < 128 ? "“\(found)”" : "A character that has to be quoted"
    let place = expected.map { "“\($0)”" } ?? "a value"
    return failure("\(what) stands where \(place) belongs.")
  }

  /// Whether a byte is a space or a control character from tab to carriage return. NUL does not
  /// count.
  static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (byte >= 9 && byte <= 13) }

  private static func isHex(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return (byte >= 48 && byte <= 57) || (letter >= 97 && letter <= 102)
  }

  /// Whether a byte may occur in a string without quotation marks: letters, digits, and `$-./:_`.
  private static func isPlain(_ byte: UInt8) -> Bool {
    let mask: UInt64 = byte < 64 ? 0x07FF_E010_0000_0000 : 0x07FF_FFFE_87FF_FFFE
    return byte < 128 && mask >> UInt64(byte & 63) & 1 == 1
  }
}
