/// Collects lines between nodes, and merges lines that look the same.
package struct MapLines {
  /// The lines, in the order in which they were first added.
  package private(set) var lines: [MapSheet.Line] = []
  /// The number of links that each line represents.
  package private(set) var counts: [Int] = []
  private var places: [Key: Int] = [:]

  private struct Key: Hashable {
    var from: String
    var to: String
    var style: MapSheet.Line.Style
    var label: String?
  }

  package init() {}

  /// Adds a line.
  package mutating func add(
    from: String, to: String, _ style: MapSheet.Line.Style, _ label: String?
  ) {
    let key = Key(from: from, to: to, style: style, label: label)
    if let place = places[key] {
      counts[place] += 1
    } else {
      places[key] = lines.count
      lines.append(MapSheet.Line(from: from, to: to, style: style, label: label))
      counts.append(1)
    }
  }
}
