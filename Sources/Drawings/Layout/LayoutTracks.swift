/// The edges between groups, which run in the gaps between rows of groups, beside each other.
struct LayoutTracks {
  /// How many gaps there are: one above each row, and one below the last.
  let gapCount: Int
  private var spans: [[LayoutEnd: ClosedRange<Int>]]
  private var orders: [[LayoutEnd]]

  init(rows: Int) {
    gapCount = rows + 1
    spans = Array(repeating: [:], count: gapCount)
    orders = Array(repeating: [], count: gapCount)
  }

  /// Adds an edge between boxes in two rows. It runs on the near side of where it ends, so all lines of
  /// a strand that ends there share one.
  mutating func add(_ edge: LayoutEdge, from low: Int, to high: Int, _ ranks: [Int]) {
    let (first, last) = (ranks[edge.low.box] + 1, ranks[edge.high.box] - 1)
    guard first <= last else { return }
    let gap = edge.strand.isHigh ? (low <= high ? high : high + 1) : (high <= low ? low : low + 1)
    // A strand keeps to the gap it was first put in.
    let own = spans.firstIndex { $0[edge.strand] != nil } ?? gap
    if let span = spans[own][edge.strand] {
      spans[own][edge.strand] = min(span.lowerBound, first)...max(span.upperBound, last)
    } else {
      spans[own][edge.strand] = first...last
      orders[own].append(edge.strand)
    }
  }

  /// A place beside other edges in a gap.
  struct Track {
    /// Counted from the top.
    var number: Int
    /// The columns it passes.
    var ranks: ClosedRange<Int>
  }

  /// The tracks of a gap, and how many there are beside each other.
  func placed(in gap: Int) -> (tracks: [LayoutEnd: Track], count: Int) {
    var packer = ColumnPacker()
    var tracks: [LayoutEnd: Track] = [:]
    for strand in orders[gap] {
      guard let span = spans[gap][strand] else { continue }
      // They turn between the columns, so they keep one column's distance.
      let room = span.lowerBound - 1...span.upperBound + 1
      tracks[strand] = Track(number: packer.place(room), ranks: span)
    }
    return (tracks, packer.rows.count)
  }
}
