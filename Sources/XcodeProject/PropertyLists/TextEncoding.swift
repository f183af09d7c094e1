/// Decodes the text encodings of property lists.
enum TextEncoding {
  /// Returns the text of a file as UTF-8 without a byte order mark.
  ///
  /// - Throws: An error with the line of the first invalid byte.
  static func utf8(_ bytes: [UInt8], file: String) throws(ProjectError) -> [UInt8] {
    guard !bytes.isEmpty else { throw ProjectError(file: file, message: "The file is empty.") }
    if let bigEndian = isUTF16(bytes) {
      return Array((utf16(bytes[...], bigEndian: bigEndian) ?? "").utf8)
    }
    if let bad = firstBadByte(bytes) {
      throw ProjectError(
        file: file, line: line(at: bad, in: bytes), message: "The text is not valid UTF-8.")
    }
    return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }

  /// Returns the text of UTF-16 data, with or without a byte order mark. Invalid characters are
  /// replaced.
  static func utf16(_ bytes: ArraySlice<UInt8>, bigEndian: Bool) -> String? {
    let start = bytes.startIndex
    let units = (0..<bytes.count / 2).map { unit in
      let pair = (UInt16(bytes[start + 2 * unit]), UInt16(bytes[start + 2 * unit + 1]))
      return bigEndian ? pair.0 << 8 | pair.1 : pair.1 << 8 | pair.0
    }
    return String(decoding: units.first == 0xFEFF ? units.dropFirst() : units[...], as: UTF16.self)
  }

  /// Returns the line of a byte, starting at 1. Lines end as on Unix, Windows, or classic Mac OS.
  static func line(at offset: Int, in bytes: [UInt8]) -> Int {
    LineEnds(of: bytes).line(at: offset)
  }

  /// Whether data is big-endian UTF-16, or `nil` if it is not UTF-16.
  private static func isUTF16(_ bytes: [UInt8]) -> Bool? {
    guard bytes.count >= 2 else { return nil }
    switch (bytes[0], bytes[1]) {
    case (0xFE, 0xFF): return true
    case (0xFF, 0xFE): return false
    case (0, let other) where other != 0: return true
    case (let other, 0) where other != 0: return false
    default: return nil
    }
  }

  private static func firstBadByte(_ bytes: [UInt8]) -> Int? {
    // Without an early exit, the compiler can vectorize the loop.
    guard bytes.reduce(0, |) >= 0x80 else { return nil }
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    var (low, high) = (0, bytes.count)
    // A truncated character at the end of an otherwise valid prefix does not count as invalid.
    while low < high {
      let middle = (low + high + 1) / 2
      if isValidSoFar(bytes[..<middle]) { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private static func isValidSoFar(_ bytes: ArraySlice<UInt8>) -> Bool {
    (0...min(3, bytes.count)).contains {
      String(validating: bytes.dropLast($0), as: UTF8.self) != nil
    }
  }
}

extension [UInt8] {
  /// Whether a byte comes after the one at an index.
  func follows(_ byte: UInt8, at index: Int) -> Bool {
    index + 1 < count && self[index + 1] == byte
  }
}
