import Foundation

extension UnsafeRawBufferPointer {
  /// Whether the bytes contain an ASCII text.
  func contains(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard var next = baseAddress, count >= length else { return false }
    let end = next + count - length + 1
    while next < end, let found = memchr(next, Int32(text.utf8Start[0]), end - next) {
      if memcmp(found, text.utf8Start, length) == 0 { return true }
      next = UnsafeRawPointer(found) + 1
    }
    return false
  }
}

extension String {
  /// Whether the text contains a part that consists of ASCII characters, compared byte by byte.
  func holds(_ part: StaticString) -> Bool {
    var text = self
    return text.withUTF8 { UnsafeRawBufferPointer($0).contains(part) }
  }

  /// Whether the text is a name of ASCII letters, digits, and underscores.
  var isPlainName: Bool {
    !utf8.isEmpty
      && utf8.allSatisfy {
        $0 == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 32)
      }
  }
}
