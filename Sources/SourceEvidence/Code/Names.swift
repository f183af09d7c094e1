extension String {
  /// What follows the last dot.
  var lastComponent: String {
    utf8.lastIndex(of: UInt8(ascii: ".")).map { String(self[utf8.index(after: $0)...]) } ?? self
  }

  /// Whether it begins with an uppercase letter, as names of types do.
  var startsUppercase: Bool {
    guard let byte = utf8.first else { return false }
    return byte < 0x80 ? byte.isUppercase : first?.isUppercase == true
  }
}

extension UInt8 {
  /// Whether it is an uppercase letter of ASCII.
  var isUppercase: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
}
