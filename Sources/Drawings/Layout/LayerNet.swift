/// An island as layers of slots, each of which contains a box or a line that passes through.
struct LayerNet {
  /// The slots of each layer, in order.
  var rows: [[Int]]
  /// The slots in the previous layer that each slot is connected to.
  private(set) var before: [[Int]] = []
  /// The slots in the next layer that each slot is connected to.
  private(set) var behind: [[Int]] = []
  /// The height of each slot, in points, or 0 for a line that passes through.
  private(set) var heights: [Double] = []
  /// The slot of each box.
  private(set) var boxSlots: [Int: Int] = [:]
  /// The slots that lines pass through.
  private(set) var passSlots: [LayoutPass: Int] = [:]

  private struct Pair: Hashable { var a: Int, b: Int }

  /// Assigns the boxes of an island and the edges between them to layers.
  init(boxes: [Int], edges: [LayoutEdge], ranks: [Int], heights boxHeights: [Double]) {
    let first = boxes.map { ranks[$0] }.min() ?? 0
    let last = boxes.map { ranks[$0] }.max() ?? 0
    rows = Array(repeating: [], count: last - first + 1)
    for box in boxes { boxSlots[box] = add(row: ranks[box] - first, height: boxHeights[box]) }
    var joined: Set<Pair> = []
    for edge in edges {
      var previous = boxSlots[edge.low.box] ?? 0
      for rank in (ranks[edge.low.box] + 1)..<ranks[edge.high.box] {
        let slot = pass(LayoutPass(strand: edge.strand, rank: rank), row: rank - first)
        if joined.insert(Pair(a: previous, b: slot)).inserted { join(previous, slot) }
        previous = slot
      }
      let end = boxSlots[edge.high.box] ?? 0
      if joined.insert(Pair(a: previous, b: end)).inserted { join(previous, end) }
    }
    for row in rows.indices { centerPasses(in: row) }
  }

  /// Moves lines that pass through to the middle of the slots with the same predecessor, so that
  /// the following layers do not drift downward.
  private mutating func centerPasses(in row: Int) {
    var siblings: [Int: [Double]] = [:]
    for (index, slot) in rows[row].enumerated() where heights[slot] > 0 {
      for other in before[slot] { siblings[other, default: []].append(Double(index)) }
    }
    let places = rows[row].enumerated().map { index, slot in
      let own = heights[slot] > 0 ? [] : before[slot].flatMap { siblings[$0] ?? [] }
      return own.isEmpty ? Double(index) : own.reduce(0, +) / Double(own.count)
    }
    let order = places.indices.sorted { (places[$0], $0) < (places[$1], $1) }
    rows[row] = order.map { rows[row][$0] }
  }

  private mutating func add(row: Int, height: Double) -> Int {
    rows[row].append(heights.count)
    heights.append(height)
    before.append([])
    behind.append([])
    return heights.count - 1
  }

  private mutating func pass(_ place: LayoutPass, row: Int) -> Int {
    if let slot = passSlots[place] { return slot }
    let slot = add(row: row, height: 0)
    passSlots[place] = slot
    return slot
  }

  private mutating func join(_ a: Int, _ b: Int) {
    behind[a].append(b)
    before[b].append(a)
  }
}
