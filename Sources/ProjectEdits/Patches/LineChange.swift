/// Some lines of a text that others take the place of.
struct LineChange {
  /// The lines of the old text, by index. An empty range is a place between two lines.
  var old: Range<Int>
  /// The new lines, with their line feeds.
  var new: [ArraySlice<UInt8>]

  /// Returns the changes of lines that splices make, from the first to the last.
  ///
  /// Splices on the same lines are one change. Lines at the start and end of a change that stay as
  /// they are do not belong to it.
  static func changes(by splices: [Splice], in bytes: [UInt8], _ lines: LineTable) -> [LineChange] {
    var groups: [(range: Range<Int>, splices: [Splice])] = []
    for splice in splices {
      let range = wholeLines(of: splice, in: bytes, lines)
      if let last = groups.last, range.lowerBound < last.range.upperBound {
        groups.removeLast()
        let end = max(last.range.upperBound, range.upperBound)
        groups.append((last.range.lowerBound..<end, last.splices + [splice]))
      } else {
        groups.append((range, [splice]))
      }
    }
    return groups.compactMap { change($0.splices, $0.range, bytes, lines) }
  }

  /// Returns the bytes of the lines that a splice changes. A line that a splice ends with its last
  /// line feed does not draw in the next one.
  private static func wholeLines(
    of splice: Splice, in bytes: [UInt8], _ lines: LineTable
  ) -> Range<Int> {
    let start = lines.range(lines.index(at: splice.range.lowerBound)).lowerBound
    let end = splice.range.upperBound
    let last = lines.range(lines.index(at: end))
    let text = bytes[start..<splice.range.lowerBound] + splice.bytes
    let isWhole = last.lowerBound == end && (text.isEmpty || text.last == UInt8(ascii: "\n"))
    return start..<(isWhole ? end : last.upperBound)
  }

  private static func change(
    _ splices: [Splice], _ range: Range<Int>, _ bytes: [UInt8], _ lines: LineTable
  ) -> LineChange? {
    var (text, cursor): ([UInt8], Int) = ([], range.lowerBound)
    for splice in splices {
      text += bytes[cursor..<splice.range.lowerBound] + splice.bytes
      cursor = splice.range.upperBound
    }
    text += bytes[cursor..<range.upperBound]
    let start = lines.index(at: range.lowerBound)
    let old = bytes[range].lines
    var change = LineChange(old: start..<(start + old.count), new: text[...].lines)
    change.trim(old)
    return change.old.isEmpty && change.new.isEmpty ? nil : change
  }

  /// Leaves out the lines at the start and end that stay as they are.
  private mutating func trim(_ lines: [ArraySlice<UInt8>]) {
    let head = zip(lines, new).prefix { $0 == $1 }.count
    let rest = (lines.dropFirst(head), new.dropFirst(head))
    let tail = zip(rest.0.reversed(), rest.1.reversed()).prefix { $0 == $1 }.count
    old = (old.lowerBound + head)..<(old.upperBound - tail)
    new = Array(rest.1.dropLast(tail))
  }
}

extension ArraySlice<UInt8> {
  /// The lines with their line feeds. The last one may lack it.
  var lines: [ArraySlice<UInt8>] {
    var (lines, start): ([ArraySlice<UInt8>], Int) = ([], startIndex)
    while start < endIndex {
      let end = self[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? endIndex
      lines.append(self[start..<end])
      start = end
    }
    return lines
  }
}
