/// The lines of keys in the text of a property list, which parsed values do not have in XML.
enum KeyLines {
  /// Returns the first line of each key, starting at 1. Keys that the text does not contain, and
  /// those of binary lists, are absent.
  static func all(of keys: [String], in bytes: [UInt8]) -> [String: Int] {
    guard !BinaryPropertyListReader.reads(bytes) else { return [:] }
    let lengths = Set(keys.map(\.utf8.count))
    let newline = UInt8(ascii: "\n")
    let lines = bytes.split(separator: newline, omittingEmptySubsequences: false)
    let found = lines.enumerated().flatMap { index, line in
      line.split { !isPartOfName($0) }.filter { lengths.contains($0.count) }
        .map { (String(decoding: $0, as: UTF8.self), index + 1) }
    }
    let first = Dictionary(found, uniquingKeysWith: { first, _ in first })
    return first.filter { keys.contains($0.key) }
  }

  /// Whether a byte can be part of a key. A tilde precedes the name of a device.
  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "~"), 0x80...:
      true
    default: false
    }
  }
}
