/// The lines of a text. A line ends after its line feed.
struct LineTable: Sendable {
  /// The offset of the first byte of each line, and at last the length of the text.
  private let starts: [Int]
  private let endsWithLineFeed: Bool

  init(_ bytes: [UInt8]) {
    var starts = [0]
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") { starts.append(index + 1) }
    endsWithLineFeed = bytes.last == UInt8(ascii: "\n")
    if starts.last != bytes.count { starts.append(bytes.count) }
    self.starts = starts
  }

  /// The number of lines; the last one may lack a line feed.
  var count: Int { starts.count - 1 }

  /// Returns the index of the line with a byte, starting at 0.
  ///
  /// The end of a text is on its last line, or after a line feed on a line of its own.
  func index(at offset: Int) -> Int {
    if offset == starts[count], !endsWithLineFeed { return max(0, count - 1) }
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }

  /// Returns the bytes of a line, its ending among them.
  func range(_ index: Int) -> Range<Int> {
    index < count ? starts[index]..<starts[index + 1] : starts[count]..<starts[count]
  }

  /// Returns the bytes of some lines.
  func range(_ lines: Range<Int>) -> Range<Int> {
    range(lines.lowerBound).lowerBound..<range(lines.upperBound).lowerBound
  }

  /// Returns the number of the line with a byte, starting at 1.
  func line(at offset: Int) -> Int { index(at: offset) + 1 }
}
