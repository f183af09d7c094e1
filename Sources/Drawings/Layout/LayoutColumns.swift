/// The horizontal positions of the columns of a layered drawing. Each column contains the labels of
/// lines, then the boxes. Between two columns is the space in which lines turn.
struct LayoutColumns {
  /// A column. Positions are in points from the left.
  struct Column {
    /// The start of the horizontal lines before the boxes, with their labels above them.
    var start: Double
    /// The left and right edges of the boxes.
    var box: Double
    var end: Double
  }

  /// The columns.
  private(set) var all: [Column] = []
  /// The total width, in points.
  private(set) var width = 0.0

  init(_ graph: LayoutGraph, _ ranks: [Int], _ edges: LayoutEdges) {
    let count = (ranks.max() ?? -1) + 1
    var boxes = [Double](repeating: 0, count: count)
    var words = [Double](repeating: 0, count: count)
    for (index, box) in graph.boxes.enumerated() {
      boxes[ranks[index]] = max(boxes[ranks[index]], box.width)
    }
    for line in graph.lines where line.label != nil && line.from != line.to {
      let rank = max(ranks[line.from], ranks[line.to])
      words[rank] = max(words[rank], line.labelWidth)
    }
    let turns = Self.turns(count, ranks, edges)
    let margin = graph.titleHeights.contains { $0 != nil } ? Self.frameMargin : 0
    var left = 0.0
    for rank in 0..<count {
      let start = left + (rank == 0 ? margin : Self.room(for: turns[rank]))
      let box = start + (rank == 0 ? 0 : words[rank] + Self.arrow)
      all.append(Column(start: start, box: box, end: box + boxes[rank]))
      left = box + boxes[rank]
    }
    width = left + margin
  }

  /// Returns the number of lines that turn before each column.
  private static func turns(_ count: Int, _ ranks: [Int], _ edges: LayoutEdges) -> [Int] {
    var strands = [Set<LayoutEnd>](repeating: [], count: count)
    for edge in edges.all {
      for rank in (ranks[edge.low.box] + 1)...ranks[edge.high.box] {
        strands[rank].insert(edge.strand)
      }
    }
    return strands.map(\.count)
  }

  /// Returns the width of the space in which lines turn, in points. The more lines, the wider it
  /// is, so that they are less steep.
  private static func room(for turns: Int) -> Double { min(110, 44 + Double(turns) * 2.5) }

  /// Returns the frame around a range of columns.
  func frame(_ span: ClosedRange<Int>, top: Double, bottom: Double) -> Rect {
    let left = all[span.lowerBound].start - Self.frameMargin
    let right = all[span.upperBound].end + Self.frameMargin
    return Rect(left, top, right - left, bottom - top)
  }

  private static let frameMargin = 12.0
  /// The space for an arrowhead, in points.
  private static let arrow = 14.0
}
