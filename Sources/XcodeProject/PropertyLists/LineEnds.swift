/// The offsets at which the lines of a text end, so that many values can be located in one pass.
final class LineEnds: Sendable {
  private let offsets: [UInt32]

  /// Finds the ends of lines: line feeds, and carriage returns without one.
  init(of bytes: [UInt8]) {
    var offsets: [UInt32] = []
    for index in bytes.indices {
      let isEnd = bytes[index] == 10 || (bytes[index] == 13 && !bytes.follows(10, at: index))
      if isEnd { offsets.append(UInt32(truncatingIfNeeded: index)) }
    }
    self.offsets = offsets
  }

  /// Returns the line that contains an offset, starting at 1.
  func line(at offset: Int) -> Int {
    var (low, high) = (0, offsets.count)
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low + 1
  }
}
