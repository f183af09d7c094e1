/// Where a line meets a box: lines that look alike and run the same way share a port.
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
struct LayoutWay {
  /// The box in the earlier column, with the line's port.
  var low: LayoutEnd
  /// The box in the later column.
  var high: LayoutEnd
  /// The end that it shares its way with the other lines of, through the columns between.
  var strand: LayoutEnd
}

/// The ways of all lines that lead from one box to another.
struct LayoutWays {
  /// Those within an island.
  private(set) var inner: [LayoutWay] = []
  /// Those between groups.
  private(set) var outer: [LayoutWay] = []

  /// Lines up the lines of a graph along its columns.
  init(_ graph: LayoutGraph, _ ranks: [Int]) {
    for line in graph.lines where line.from != line.to {
      let way = Self.way(of: line, ranks)
      if graph.boxes[line.from].group == graph.boxes[line.to].group {
        inner.append(way)
      } else {
        outer.append(way)
      }
    }
    inner = Self.bundled(inner)
    outer = Self.bundled(outer)
  }

  /// All of them.
  var all: [LayoutWay] { inner + outer }

  private static func way(of line: LayoutGraph.Line, _ ranks: [Int]) -> LayoutWay {
    let isReversed = ranks[line.from] > ranks[line.to]
    let port = LayoutPort(style: line.style, label: nil, isReversed: isReversed)
    var labelled = port
    labelled.label = line.label
    let (low, high) = isReversed ? (line.to, line.from) : (line.from, line.to)
    let end = LayoutEnd(box: high, isHigh: true, port: labelled)
    return LayoutWay(low: LayoutEnd(box: low, isHigh: false, port: port), high: end, strand: end)
  }

  /// Lets lines run together that have an end in common: the one that more of them have. Since all of
  /// them look alike, and join or part at one box only, they can still be followed.
  private static func bundled(_ ways: [LayoutWay]) -> [LayoutWay] {
    var counts: [LayoutEnd: Int] = [:]
    for end in ways.flatMap({ [$0.low, $0.high] }) { counts[end, default: 0] += 1 }
    return ways.map { way in
      var way = way
      if counts[way.low] ?? 0 > counts[way.high] ?? 0 { way.strand = way.low }
      return way
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
