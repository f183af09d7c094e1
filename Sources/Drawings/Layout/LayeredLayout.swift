/// A layered drawing of a graph from left to right, with boxes in columns and edges between them.
///
/// Edges are horizontal in the columns and turn between them, where there are no boxes. No edge
/// touches a box that it does not connect.
struct LayeredLayout {
  /// The rectangle of each box.
  private(set) var boxes: [Rect]
  /// The frame of each group that has a title.
  private(set) var frames: [Rect?]
  /// The edges, with their routes.
  private(set) var routes: [LayoutRoute] = []
  /// The size of the drawing, in points.
  private(set) var width = 0.0
  private(set) var height = 0.0
  /// The horizontal positions of the columns.
  let columns: LayoutColumns

  private let edges: LayoutEdges
  private let ranks: [Int]
  /// The vertical center of each box.
  private var middles: [Double]
  private var passes: [LayoutPass: Double] = [:]

  /// Computes the layout of a graph.
  init(_ graph: LayoutGraph) {
    let free = LayoutRanks(graph)
    let heights = LayoutEdges(graph, free.ranks).heights(of: graph)
    let islands = LayoutIslands(graph, free, heights: heights)
    ranks = islands.ranks.ranks
    edges = LayoutEdges(graph, ranks)
    frames = Array(repeating: nil, count: graph.titleHeights.count)
    middles = Array(repeating: 0, count: graph.boxes.count)
    boxes = []
    columns = LayoutColumns(graph, ranks, edges)
    place(islands, graph, heights)
    boxes = graph.boxes.indices.map { box in
      let column = columns.all[ranks[box]]
      return Rect(
        column.box, middles[box] - heights[box] / 2, column.end - column.box, heights[box])
    }
    routes = LayoutPorts(edges, ranks, middles, passes, boxes, columns).routes
    width = columns.width
  }

  /// Positions the rows of groups one below the other, with the edges between groups in the gaps.
  private mutating func place(_ islands: LayoutIslands, _ graph: LayoutGraph, _ heights: [Double]) {
    var tracks = LayoutTracks(rows: islands.rowCount)
    for edge in edges.outer {
      let rows = [edge.low, edge.high].map { islands.groupRows[graph.boxes[$0.box].group] }
      tracks.add(edge, from: rows[0], to: rows[1], ranks)
    }
    let edgesOfBox = edges.innerByBox
    var top = 0.0
    for row in 0..<islands.rowCount {
      top = place(tracks, gap: row, at: top)
      var bottom = top
      for group in graph.titleHeights.indices where islands.groupRows[group] == row {
        let own = islands.all.filter { $0.group == group }
        guard !own.isEmpty else { continue }
        let title = graph.titleHeights[group]
        let start = top + (title.map { $0 + 18 } ?? 0)
        let end = place(own, edgesOfBox, heights, at: start) + (title == nil ? 0 : Self.margin)
        bottom = max(bottom, end)
        guard title != nil else { continue }
        frames[group] = columns.frame(
          islands.span(of: own.flatMap(\.boxes)), top: top, bottom: end)
      }
      top = bottom
    }
    height = place(tracks, gap: islands.rowCount, at: top)
  }

  /// Positions the rows of a group's islands one below the other, and returns the bottom.
  private mutating func place(
    _ islands: [LayoutIsland], _ edges: [Int: [LayoutEdge]], _ heights: [Double], at start: Double
  ) -> Double {
    var top = start
    let rows = Dictionary(grouping: islands, by: \.row).sorted { $0.key < $1.key }
    for (index, row) in rows.enumerated() {
      if index > 0 { top += Self.islandGap }
      var bottom = top
      for island in row.value {
        bottom = max(bottom, top + place(island, edges, heights, at: top))
      }
      top = bottom
    }
    return top
  }

  /// Positions the boxes of an island, and returns its height.
  private mutating func place(
    _ island: LayoutIsland, _ edges: [Int: [LayoutEdge]], _ heights: [Double], at top: Double
  ) -> Double {
    var net = LayerNet(
      boxes: island.boxes, edges: island.boxes.flatMap { edges[$0] ?? [] }, ranks: ranks,
      heights: heights)
    net.rows = LayerOrder.rows(of: net)
    let result = LayerHeights(net)
    for (box, slot) in net.boxSlots { middles[box] = top + result.middles[slot] }
    for (pass, slot) in net.passSlots { passes[pass] = top + result.middles[slot] }
    return result.height
  }

  /// Routes the edges in a gap, and returns the bottom.
  private mutating func place(_ tracks: LayoutTracks, gap: Int, at top: Double) -> Double {
    let found = tracks.placed(in: gap)
    for (strand, track) in found.tracks {
      for rank in track.ranks {
        passes[LayoutPass(strand: strand, rank: rank)] =
          top + Self.rowGap / 2 + Double(track.number) * Self.trackHeight
      }
    }
    let isEdge = gap == 0 || gap == tracks.gapCount - 1
    return top + Double(found.count) * Self.trackHeight
      + (isEdge && found.count == 0 ? 0 : Self.rowGap)
  }

  private static let margin = 12.0
  private static let islandGap = 22.0
  private static let rowGap = 26.0
  private static let trackHeight = 10.0
}
