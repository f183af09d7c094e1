/// The lines of keys in the text of a property list, which parsed values do not have in XML.
enum KeyLines {
  /// Returns the first line of each key, starting at 1. Keys that the text does not contain, and
  /// those of binary lists, are absent.
  static func all(of keys: [String], in bytes: [UInt8]) -> [String: Int] {
    guard !BinaryPropertyListReader.reads(bytes) else { return [:] }
    var lines: [String: Int] = [:]
    let newline = UInt8(ascii: "\n")
    for (index, bytes) in bytes.split(separator: newline, omittingEmptySubsequences: false)
      .enumerated()
    {
      let line = Substring(decoding: bytes, as: UTF8.self)
      for key in keys where lines[key] == nil && isKey(key, in: line) { lines[key] = index + 1 }
    }
    return lines
  }

  /// Whether a line contains a name, and not only a longer name that contains it.
  private static func isKey(_ name: String, in line: Substring) -> Bool {
    guard let range = line.utf8.firstRange(of: name.utf8) else { return false }
    let neighbors = [line[..<range.lowerBound].last, line[range.upperBound...].first]
    return neighbors.compactMap { $0 }.allSatisfy { !$0.isLetter && !$0.isNumber && $0 != "_" }
  }
}
