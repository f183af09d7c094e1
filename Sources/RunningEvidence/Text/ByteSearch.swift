/// A part of a file's bytes, such as a line.
typealias Bytes = ArraySlice<UInt8>

extension Bytes {
  /// The text of the bytes. Bytes that are not UTF-8 become replacement characters.
  var text: String { String(decoding: self, as: UTF8.self) }

  /// Returns the first position of some bytes at or after a position.
  func position(of bytes: StaticString, from start: Int? = nil) -> Int? {
    bytes.withUTF8Buffer { needle in
      var start = start ?? startIndex
      while let first = self[start...].firstIndex(of: needle[0]), first + needle.count <= endIndex {
        if self[first..<first + needle.count].elementsEqual(needle) { return first }
        start = first + 1
      }
      return nil
    }
  }

  /// Whether the bytes begin with others.
  func begins(with bytes: StaticString) -> Bool {
    bytes.withUTF8Buffer { starts(with: $0) }
  }

  /// The bytes without blanks on both sides.
  var trimmed: Bytes {
    guard let first = firstIndex(where: { !$0.isBlank }),
      let last = lastIndex(where: { !$0.isBlank })
    else { return self[startIndex..<startIndex] }
    return self[first...last]
  }
}

extension UInt8 {
  /// Whether the byte is a space, a tab, or a carriage return.
  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0D }

  /// Whether the byte is an ASCII digit.
  var isDigit: Bool { (0x30...0x39).contains(self) }

  /// Whether the byte can be part of a number in base 16.
  var isHexDigit: Bool {
    isDigit || (0x41...0x46).contains(self) || (0x61...0x66).contains(self)
  }

  /// Whether the byte is an ASCII letter.
  var isLetter: Bool { (0x41...0x5A).contains(self & 0xDF) }

  /// Whether the byte can be part of a name. All that is not ASCII can.
  var isNamePart: Bool { isLetter || isDigit || self == UInt8(ascii: "_") || self >= 0x80 }
}
