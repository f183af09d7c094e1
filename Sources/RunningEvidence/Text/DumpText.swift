/// The bytes of a file as UTF-8, whatever encoding they have.
enum DumpText {
  /// Returns the bytes as UTF-8, or `nil` if they are no text.
  static func utf8(_ bytes: [UInt8]) -> [UInt8]? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      return nil
    }
    if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), low: 0) }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), low: 1) }
    return withoutMark(bytes)
  }

  /// Text in UTF-16 without a mark at its beginning is recognized by its zeros.
  private static func withoutMark(_ bytes: [UInt8]) -> [UInt8]? {
    let start = bytes.prefix(1_000)
    let zeros = start.indices.filter { start[$0] == 0 }
    guard !zeros.isEmpty else { return bytes }
    let odd = zeros.count { $0 % 2 == 1 }
    if odd * 4 > start.count, odd == zeros.count { return utf16(bytes[...], low: 0) }
    if zeros.count * 4 > start.count, odd == 0 { return utf16(bytes[...], low: 1) }
    return zeros.count * 10 > start.count ? nil : bytes
  }

  /// Returns UTF-8 for pairs of bytes, with the position of the low byte in each pair.
  private static func utf16(_ bytes: Bytes, low: Int) -> [UInt8] {
    let units = (0..<bytes.count / 2).lazy.map { unit in
      let index = bytes.startIndex + unit * 2
      return UInt16(bytes[index + low]) | UInt16(bytes[index + 1 - low]) << 8
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
