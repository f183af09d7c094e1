/// Lines of a dump that was printed as one text in quotation marks, with `\n` for its line breaks.
enum EscapedLines {
  /// Returns the lines of a dump on one line, or `nil` for any other line.
  static func lines(of line: Bytes) -> [Bytes]? {
    guard line.position(of: "\\n") != nil,
      line.position(of: "Element subtree:\\n") != nil || line.position(of: ">, state: ") != nil
    else { return nil }
    return unescaped(line).split(separator: 0x0A, omittingEmptySubsequences: true)
  }

  private static func unescaped(_ line: Bytes) -> Bytes {
    var result: [UInt8] = []
    result.reserveCapacity(line.count)
    var index = line.startIndex
    while index < line.endIndex {
      let isEscape = line[index] == UInt8(ascii: "\\") && index + 1 < line.endIndex
      index += isEscape ? 1 : 0
      let isBreak = isEscape && line[index] == UInt8(ascii: "n")
      result.append(isBreak ? 0x0A : line[index])
      index += 1
    }
    return result[...]
  }
}
