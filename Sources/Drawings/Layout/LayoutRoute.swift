/// What is drawn of a way: from a box through columns to another box.
struct LayoutRoute: Equatable {
  /// A part of a way.
  enum Piece: Hashable {
    /// A turn between two columns, which leaves and arrives level.
    case turn(Point, Point)
    /// A level line through a column.
    case level(Point, Point)

    /// Where it begins.
    var start: Point {
      switch self {
      case .turn(let start, _), .level(let start, _): start
      }
    }

    /// Where it ends.
    var end: Point {
      switch self {
      case .turn(_, let end), .level(_, let end): end
      }
    }
  }

  /// The ports at its ends.
  var low: LayoutEnd
  var high: LayoutEnd
  /// From the earlier column to the later one.
  var pieces: [Piece]
}

/// Finds the points where ways meet boxes, and draws the ways between them.
struct LayoutPorts {
  private let ways: LayoutWays
  private let ranks: [Int]
  private let middles: [Double]
  private let passes: [LayoutPass: Double]
  private let boxes: [Rect]
  private let columns: LayoutColumns

  /// How far ports of a box are from each other at least, in points: there are words between.
  static let distance = 16.0

  init(
    _ ways: LayoutWays, _ ranks: [Int], _ middles: [Double], _ passes: [LayoutPass: Double],
    _ boxes: [Rect], _ columns: LayoutColumns
  ) {
    (self.ways, self.ranks, self.middles) = (ways, ranks, middles)
    (self.passes, self.boxes, self.columns) = (passes, boxes, columns)
  }

  /// The ways as they are drawn.
  var routes: [LayoutRoute] {
    let heights = self.heights
    return ways.all.map { way in
      var pieces: [LayoutRoute.Piece] = []
      var at = Point(x: boxes[way.low.box].maxX, y: heights[way.low] ?? 0)
      for rank in (ranks[way.low.box] + 1)...ranks[way.high.box] {
        let isLast = rank == ranks[way.high.box]
        let height = isLast ? heights[way.high] : height(of: way, in: rank)
        let start = Point(x: columns.all[rank].start, y: height ?? at.y)
        let end = Point(x: isLast ? columns.all[rank].box : columns.all[rank].end, y: start.y)
        pieces += [.turn(at, start), .level(start, end)]
        at = end
      }
      return LayoutRoute(low: way.low, high: way.high, pieces: pieces)
    }
  }

  private func height(of way: LayoutWay, in rank: Int) -> Double? {
    passes[LayoutPass(strand: way.strand, rank: rank)]
  }

  /// How high each port is: those of a side in the order of where their lines come from or go.
  private var heights: [LayoutEnd: Double] {
    let high = placed(
      ways.all.map { way in
        let before = ranks[way.high.box] - 1
        return (way.high, height(of: way, in: before) ?? middles[way.low.box])
      })
    let low = placed(
      ways.all.map { way in
        let next = ranks[way.low.box] + 1
        return (way.low, height(of: way, in: next) ?? high[way.high] ?? 0)
      })
    return high.merging(low) { own, _ in own }
  }

  /// Places the ports of one side of each box: each with how high the other ends of its lines are.
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
      // A line that would bend a little is straight: its port moves instead.
      if own.count == 1, !own[0].isHigh, abs(means[0] - height) < 6 { height = means[0] }
      for index in own.indices.sorted(by: { (means[$0], $0) < (means[$1], $1) }) {
        result[own[index]] = height
        height += Self.distance
      }
    }
    return result
  }
}

extension LayoutWays {
  /// The height of each box, in points, with room for its ports.
  func heights(of graph: LayoutGraph) -> [Double] {
    var ports: [Int: (high: Set<LayoutEnd>, low: Set<LayoutEnd>)] = [:]
    for way in all {
      ports[way.low.box, default: ([], [])].low.insert(way.low)
      ports[way.high.box, default: ([], [])].high.insert(way.high)
    }
    return graph.boxes.indices.map { box in
      let most = ports[box].map { max($0.high.count, $0.low.count) } ?? 0
      return max(graph.boxes[box].height, Double(most) * LayoutPorts.distance + 4)
    }
  }

  /// The ways within islands by the box in the earlier column.
  var innerByBox: [Int: [LayoutWay]] { Dictionary(grouping: inner, by: \.low.box) }
}
