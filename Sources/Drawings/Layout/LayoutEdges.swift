/// Where a line meets a box: lines that look alike and run in the same direction share a port.
struct LayoutPort: Hashable {
  /// What the line looks like.
  var style: Int
  /// The word beside it, where that stands at this end.
  var label: String?
  /// Whether the line runs against the columns.
  var isReversed: Bool
}

/// A port of a box.
struct LayoutEnd: Hashable {
  /// The box.
  var box: Int
  /// Whether it is on the side where lines from earlier columns arrive.
  var isHigh: Bool
  /// The port.
  var port: LayoutPort
}

/// How a line runs from column to column.
struct LayoutEdge {
  /// The box in the earlier column, with the line's port.
  var low: LayoutEnd
  /// The box in the later column.
  var high: LayoutEnd
  /// The end that it shares with other lines, through the columns between.
  var strand: LayoutEnd
}

/// The edges of all lines that lead from one box to another.
struct LayoutEdges {
  /// Those within an island.
  private(set) var inner: [LayoutEdge] = []
  /// Those between groups.
  private(set) var outer: [LayoutEdge] = []

  /// Lines up the lines of a graph along its columns.
  init(_ graph: LayoutGraph, _ ranks: [Int]) {
    for line in graph.lines where line.from != line.to {
      let edge = Self.edge(of: line, ranks)
      if graph.boxes[line.from].group == graph.boxes[line.to].group {
        inner.append(edge)
      } else {
        outer.append(edge)
      }
    }
    inner = Self.bundled(inner)
    outer = Self.bundled(outer)
  }

  /// All of them.
  var all: [LayoutEdge] { inner + outer }

  private static func edge(of line: LayoutGraph.Line, _ ranks: [Int]) -> LayoutEdge {
    let isReversed = ranks[line.from] > ranks[line.to]
    let port = LayoutPort(style: line.style, label: nil, isReversed: isReversed)
    var labelled = port
    labelled.label = line.label
    let (low, high) = isReversed ? (line.to, line.from) : (line.from, line.to)
    let end = LayoutEnd(box: high, isHigh: true, port: labelled)
    return LayoutEdge(low: LayoutEnd(box: low, isHigh: false, port: port), high: end, strand: end)
  }

  /// Lets lines run together that have an end in common: the one that more of them have. Since all of
  /// them look alike, and join or part at one box only, they can still be followed.
  private static func bundled(_ edges: [LayoutEdge]) -> [LayoutEdge] {
    var counts: [LayoutEnd: Int] = [:]
    for end in edges.flatMap({ [$0.low, $0.high] }) { counts[end, default: 0] += 1 }
    return edges.map { edge in
      var edge = edge
      if counts[edge.low] ?? 0 > counts[edge.high] ?? 0 { edge.strand = edge.low }
      return edge
    }
  }
}

/// A place where a strand passes a column.
struct LayoutPass: Hashable {
  /// The strand.
  var strand: LayoutEnd
  /// The column.
  var rank: Int
}
