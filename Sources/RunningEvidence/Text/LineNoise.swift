/// What consoles put into lines and in front of them.
enum LineNoise {
  /// Returns a line without colors, and with plain spaces.
  static func withoutColors(_ line: Bytes) -> Bytes {
    guard line.contains(where: { $0 == 0x1B || $0 == 0xC2 }) else { return line }
    var result: [UInt8] = []
    var index = line.startIndex
    while index < line.endIndex {
      if line[index] == 0x1B {
        index = end(ofEscape: index, in: line)
      } else if line[index] == 0xC2, index + 1 < line.endIndex, line[index + 1] == 0xA0 {
        result.append(0x20)
        index += 2
      } else {
        result.append(line[index])
        index += 1
      }
    }
    return result[...]
  }

  /// An escape sequence is `ESC [`, parameters, and a letter.
  private static func end(ofEscape start: Int, in line: Bytes) -> Int {
    guard start + 1 < line.endIndex, line[start + 1] == UInt8(ascii: "[") else { return start + 1 }
    let rest = line[(start + 2)...]
    let end = rest.firstIndex { !($0.isDigit || $0 == UInt8(ascii: ";")) } ?? line.endIndex
    return min(end + 1, line.endIndex)
  }

  /// Returns a line without what a log puts in front (``LogPrefix``), and without `t = 1.23s` after it.
  /// Its indentation remains.
  static func withoutPrefix(_ line: Bytes) -> Bytes {
    let rest = LogPrefix.removed(from: line)
    let text = rest.drop { $0.isBlank }
    return text.begins(with: "t = ") ? afterSeconds(text) ?? rest : rest
  }

  private static func afterSeconds(_ line: Bytes) -> Bytes? {
    let head = line.prefix(24).dropFirst(4)
    guard let unit = head.firstIndex(of: UInt8(ascii: "s")) else { return nil }
    return line[(unit + 1)...].dropFirst()
  }
}
