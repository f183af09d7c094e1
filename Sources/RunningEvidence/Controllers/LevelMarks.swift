/// The marks in front of a view controller: `   | ` for each level, and `   + ` or `  *M ` for one that
/// is presented.
struct LevelMarks {
  /// The number of marks.
  private(set) var level = 0
  /// Whether the last mark is that of a presented controller.
  private(set) var isPresented = false

  /// Reads the marks before a position, from right to left. Their indentation may be lost.
  init(before end: Int, in line: Bytes) {
    var rest = line[line.startIndex..<end]
    while let last = rest.last {
      switch last {
      case 0x20, 0x09: break
      case UInt8(ascii: "|"): level += 1
      case UInt8(ascii: "+"): addPresented()
      case UInt8(ascii: "M") where rest.dropLast().last == UInt8(ascii: "*"):
        rest.removeLast()
        addPresented()
      default: return
      }
      rest.removeLast()
    }
  }

  private mutating func addPresented() {
    if level == 0 { isPresented = true }
    level += 1
  }
}
