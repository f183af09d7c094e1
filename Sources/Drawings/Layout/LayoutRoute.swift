/// The route of an edge from a box, through columns, to another box.
struct LayoutRoute: Equatable {
  /// A piece of a route.
  enum Piece: Hashable {
    /// A turn between two columns, horizontal at both ends.
    case turn(Point, Point)
    /// A horizontal line through a column.
    case level(Point, Point)

    /// The start of the piece.
    var start: Point {
      switch self {
      case .turn(let start, _), .level(let start, _): start
      }
    }

    /// The end of the piece.
    var end: Point {
      switch self {
      case .turn(_, let end), .level(_, let end): end
      }
    }
  }

  /// The ports at the ends.
  var low: LayoutEnd
  var high: LayoutEnd
  /// The pieces, from the earlier column to the later one.
  var pieces: [Piece]
}

/// Computes the ports at which edges meet boxes, and the routes between them.
struct LayoutPorts {
  private let edges: LayoutEdges
  private let ranks: [Int]
  private let middles: [Double]
  private let passes: [LayoutPass: Double]
  private let boxes: [Rect]
  private let columns: LayoutColumns

  /// The minimum distance of ports, in points, which leaves space for labels.
  static let distance = 16.0

  init(
    _ edges: LayoutEdges, _ ranks: [Int], _ middles: [Double], _ passes: [LayoutPass: Double],
    _ boxes: [Rect], _ columns: LayoutColumns
  ) {
    (self.edges, self.ranks, self.middles) = (edges, ranks, middles)
    (self.passes, self.boxes, self.columns) = (passes, boxes, columns)
  }

  /// The routes of the edges.
  var routes: [LayoutRoute] {
    let heights = self.heights
    return edges.all.map { edge in
      var pieces: [LayoutRoute.Piece] = []
      var at = Point(x: boxes[edge.low.box].maxX, y: heights[edge.low] ?? 0)
      for rank in (ranks[edge.low.box] + 1)...ranks[edge.high.box] {
        let isLast = rank == ranks[edge.high.box]
        let height = isLast ? heights[edge.high] : height(of: edge, in: rank)
        let start = Point(x: columns.all[rank].start, y: height ?? at.y)
        let end = Point(x: isLast ? columns.all[rank].box : columns.all[rank].end, y: start.y)
        pieces += [.turn(at, start), .level(start, end)]
        at = end
      }
      return LayoutRoute(low: edge.low, high: edge.high, pieces: pieces)
    }
  }

  private func height(of edge: LayoutEdge, in rank: Int) -> Double? {
    passes[LayoutPass(strand: edge.strand, rank: rank)]
  }

  /// The vertical position of each port. Ports on one side are in the order of the other ends of
  /// their lines.
  private var heights: [LayoutEnd: Double] {
    let high = placed(
      edges.all.map { edge in
        let before = ranks[edge.high.box] - 1
        return (edge.high, height(of: edge, in: before) ?? middles[edge.low.box])
      })
    let low = placed(
      edges.all.map { edge in
        let next = ranks[edge.low.box] + 1
        return (edge.low, height(of: edge, in: next) ?? high[edge.high] ?? 0)
      })
    return high.merging(low) { own, _ in own }
  }

  /// Positions the ports on one side of each box, given the vertical positions of the other ends.
  private func placed(_ ends: [(end: LayoutEnd, other: Double)]) -> [LayoutEnd: Double] {
    var sums: [LayoutEnd: (sum: Double, count: Double)] = [:]
    var sides: [Int: [LayoutEnd]] = [:]
    for (end, other) in ends {
      if sums[end] == nil { sides[end.box, default: []].append(end) }
      let sum = sums[end] ?? (0, 0)
      sums[end] = (sum.sum + other, sum.count + 1)
    }
    var result: [LayoutEnd: Double] = [:]
    for (box, own) in sides {
      let means = own.map { end in sums[end].map { $0.sum / $0.count } ?? 0 }
      var height = middles[box] - Double(own.count - 1) / 2 * Self.distance
      // A line that would bend only slightly is straightened by moving its port.
      if own.count == 1, !own[0].isHigh, abs(means[0] - height) < 6 { height = means[0] }
      for index in own.indices.sorted(by: { (means[$0], $0) < (means[$1], $1) }) {
        result[own[index]] = height
        height += Self.distance
      }
    }
    return result
  }
}

extension LayoutEdges {
  /// Returns the height of each box, in points, with space for its ports.
  func heights(of graph: LayoutGraph) -> [Double] {
    var ports: [Int: (high: Set<LayoutEnd>, low: Set<LayoutEnd>)] = [:]
    for edge in all {
      ports[edge.low.box, default: ([], [])].low.insert(edge.low)
      ports[edge.high.box, default: ([], [])].high.insert(edge.high)
    }
    return graph.boxes.indices.map { box in
      let most = ports[box].map { max($0.high.count, $0.low.count) } ?? 0
      return max(graph.boxes[box].height, Double(most) * LayoutPorts.distance + 4)
    }
  }

  /// The edges within islands, by the box in the earlier column.
  var innerByBox: [Int: [LayoutEdge]] { Dictionary(grouping: inner, by: \.low.box) }
}
