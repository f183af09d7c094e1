/// Changes that are close together, with the lines around them.
struct Hunk {
  /// How many lines are shown around a change.
  private static let context = 3

  private let changes: [LineChange]
  private let bytes: [UInt8]
  private let lines: LineTable

  /// Returns the hunks of some changes. Changes whose context touches share one.
  static func hunks(_ changes: [LineChange], in bytes: [UInt8], _ lines: LineTable) -> [Hunk] {
    var groups: [[LineChange]] = []
    for change in changes {
      let end = groups.last?.last?.old.upperBound
      if let end, change.old.lowerBound - end <= 2 * context {
        groups[groups.count - 1].append(change)
      } else {
        groups.append([change])
      }
    }
    return groups.map { Hunk(changes: $0, bytes: bytes, lines: lines) }
  }

  /// How many lines the text is longer after the hunk.
  var growth: Int { changes.reduce(0) { $0 + $1.new.count - $1.old.count } }

  /// Writes the hunk as git does.
  ///
  /// - Parameter shift: How many lines the text is longer in front of the hunk.
  /// - Returns: The lines of the hunk.
  func text(shift: Int) -> [UInt8] {
    let old = oldLines
    var text = Array("@@ -\(Self.range(old.lowerBound, old.count)) ".utf8)
    text += "+\(Self.range(old.lowerBound + shift, old.count + growth)) @@\n".utf8
    var cursor = old.lowerBound
    for change in changes {
      text += marked(" ", cursor..<change.old.lowerBound) + marked("-", change.old)
      text += change.new.flatMap { Self.marked("+", $0) }
      cursor = change.old.upperBound
    }
    return text + marked(" ", cursor..<old.upperBound)
  }

  private var oldLines: Range<Int> {
    let (first, last) = (changes.first?.old.lowerBound ?? 0, changes.last?.old.upperBound ?? 0)
    return max(0, first - Self.context)..<min(lines.count, last + Self.context)
  }

  private func marked(_ mark: Unicode.Scalar, _ range: Range<Int>) -> [UInt8] {
    range.flatMap { Self.marked(mark, bytes[lines.range($0)]) }
  }

  private static func marked(_ mark: Unicode.Scalar, _ line: ArraySlice<UInt8>) -> [UInt8] {
    let ending = line.last == UInt8(ascii: "\n") ? "" : "\n\\ No newline at end of file\n"
    return [UInt8(ascii: mark)] + line + ending.utf8
  }

  /// The first line and the number of lines. A range without lines names the line in front of it.
  private static func range(_ start: Int, _ count: Int) -> String {
    let first = count == 0 ? start : start + 1
    return count == 1 ? "\(first)" : "\(first),\(count)"
  }
}
