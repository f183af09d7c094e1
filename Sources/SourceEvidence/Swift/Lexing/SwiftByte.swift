/// Classifies the bytes of Swift source code.
enum SwiftByte {
  /// Whether a byte may begin a name. All bytes of non-ASCII characters count as letters.
  static func isNameStart(_ byte: UInt8) -> Bool {
    byte >= 0x80 || isIn(byte, below64: 1 << 0x24, 0x07FF_FFFE_87FF_FFFE)
  }

  /// Whether a byte may occur in a name or a number.
  static func isNamePart(_ byte: UInt8) -> Bool {
    byte >= 0x80 || isIn(byte, below64: 0x03FF_0010_0000_0000, 0x07FF_FFFE_87FF_FFFE)
  }

  /// Whether a byte is a decimal digit.
  static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  /// Whether a byte may occur in an operator: one of `/ = - + ! * % < > & | ^ ~ ?`.
  static func isOperatorPart(_ byte: UInt8) -> Bool {
    byte < 0x80 && isIn(byte, below64: 0xF000_AC62_0000_0000, 0x5000_0000_4000_0000)
  }

  /// Whether a byte is in a set of ASCII characters, which is given as a bit mask.
  private static func isIn(_ byte: UInt8, below64 low: UInt64, _ high: UInt64) -> Bool {
    (byte < 64 ? low : high) >> UInt64(byte & 63) & 1 != 0
  }
}
