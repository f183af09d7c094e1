extension String {
  /// The part after the last dot.
  var lastComponent: String {
    utf8.lastIndex(of: UInt8(ascii: ".")).map { String(self[utf8.index(after: $0)...]) } ?? self
  }

  /// Whether the first character is an uppercase letter, as in names of types.
  var startsUppercase: Bool {
    guard let byte = utf8.first else { return false }
    return byte < 0x80 ? byte.isUppercase : first?.isUppercase == true
  }
}

extension UInt8 {
  /// Whether the byte is an uppercase ASCII letter.
  var isUppercase: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
}
