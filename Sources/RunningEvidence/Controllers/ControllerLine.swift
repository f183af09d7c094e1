import FileReading

/// One view controller as a dump describes it, and its place in the tree.
struct ControllerLine {
  /// The controller, without what belongs to it.
  var controller: RunningController
  /// The number of marks before it: 0 for the root of a window.
  var level: Int
  /// Where the description ends.
  var end: Int

  /// Returns the controllers on a line: `   |    | <Class 0x1>, state: appeared, view: <View 0x2>`.
  /// There are several if line breaks were lost. Those after a number of them are not read.
  static func all(
    in line: Bytes, at location: SourceLocation, limit: Int
  ) -> [ControllerLine] {
    guard line.contains(UInt8(ascii: "<")) else { return [] }
    var found: [ControllerLine] = []
    var rest = line
    while found.count <= limit, let next = ControllerLineReader(rest, location).next() {
      found.append(next)
      rest = line[next.end...]
    }
    return found
  }
}
