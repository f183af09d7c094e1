/// A port, at which a line meets a box. Lines with the same style and direction share a port.
struct LayoutPort: Hashable {
  /// The style of the line.
  var style: Int
  /// The label of the line, if it is at this end.
  var label: String?
  /// Whether the line runs from a later column to an earlier one.
  var isReversed: Bool
}

/// An end of a line: a port of a box.
struct LayoutEnd: Hashable {
  /// The box.
  var box: Int
  /// Whether the port is on the side that faces earlier columns.
  var isHigh: Bool
  /// The port.
  var port: LayoutPort
}

/// An edge between two columns.
struct LayoutEdge {
  /// The end in the earlier column.
  var low: LayoutEnd
  /// The end in the later column.
  var high: LayoutEnd
  /// The end that the edge shares with the other edges of its strand, with which it is drawn as one
  /// line through the columns between.
  var strand: LayoutEnd
}

/// The edges for the lines that connect different boxes.
struct LayoutEdges {
  /// The edges within islands.
  private(set) var inner: [LayoutEdge] = []
  /// The edges between groups.
  private(set) var outer: [LayoutEdge] = []

  /// Creates edges for the lines of a graph, which run from earlier to later columns.
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

  /// All edges.
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

  /// Combines edges that have an end in common into strands. If an edge could share both ends, the
  /// one with more edges is used. Because all edges of a strand look the same and join or separate
  /// at a single box, they remain traceable.
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

/// A position where a strand passes through a column.
struct LayoutPass: Hashable {
  /// The strand.
  var strand: LayoutEnd
  /// The column.
  var rank: Int
}
