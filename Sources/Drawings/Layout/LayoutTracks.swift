/// The edges between groups, which run next to each other in the gaps between rows of groups.
struct LayoutTracks {
  /// The number of gaps: one above each row, and one below the last.
  let gapCount: Int
  private var spans: [[LayoutEnd: ClosedRange<Int>]]
  private var orders: [[LayoutEnd]]

  init(rows: Int) {
    gapCount = rows + 1
    spans = Array(repeating: [:], count: gapCount)
    orders = Array(repeating: [], count: gapCount)
  }

  /// Adds an edge between boxes in two rows. It runs in the gap next to the row of the strand's
  /// shared end, so that all edges of the strand share a track.
  mutating func add(_ edge: LayoutEdge, from low: Int, to high: Int, _ ranks: [Int]) {
    let (first, last) = (ranks[edge.low.box] + 1, ranks[edge.high.box] - 1)
    guard first <= last else { return }
    let gap = edge.strand.isHigh ? (low <= high ? high : high + 1) : (high <= low ? low : low + 1)
    // A strand stays in the gap of its first edge.
    let own = spans.firstIndex { $0[edge.strand] != nil } ?? gap
    if let span = spans[own][edge.strand] {
      spans[own][edge.strand] = min(span.lowerBound, first)...max(span.upperBound, last)
    } else {
      spans[own][edge.strand] = first...last
      orders[own].append(edge.strand)
    }
  }

  /// The position of a strand in a gap.
  struct Track {
    /// The number of the track, starting at the top.
    var number: Int
    /// The columns that the strand passes.
    var ranks: ClosedRange<Int>
  }

  /// Returns the tracks in a gap, and their number.
  func placed(in gap: Int) -> (tracks: [LayoutEnd: Track], count: Int) {
    var packer = ColumnPacker()
    var tracks: [LayoutEnd: Track] = [:]
    for strand in orders[gap] {
      guard let span = spans[gap][strand] else { continue }
      // Strands turn between columns, so there is one column between them.
      let room = span.lowerBound - 1...span.upperBound + 1
      tracks[strand] = Track(number: packer.place(room), ranks: span)
    }
    return (tracks, packer.rows.count)
  }
}
