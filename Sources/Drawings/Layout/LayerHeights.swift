/// Computes the vertical positions of the slots of layers: close to their neighbors, without
/// overlaps.
struct LayerHeights {
  private let net: LayerNet
  /// The vertical center of each slot, in points from the top.
  private(set) var middles: [Double]

  /// The vertical gap between boxes, in points.
  static let gap = 14.0

  /// Positions the slots of ordered layers.
  init(_ net: LayerNet) {
    self.net = net
    middles = Array(repeating: 0, count: net.heights.count)
    for row in net.rows {
      let places = row.map { _ in 0.0 }
      settle(row, at: places, weights: places.map { _ in 1 })
    }
    for sweep in 0..<Self.sweeps { move(sweep) }
    let top = net.heights.indices.map { middles[$0] - net.heights[$0] / 2 }.min() ?? 0
    for slot in middles.indices { middles[slot] -= top }
  }

  /// The height of all layers, in points.
  var height: Double {
    net.heights.indices.map { middles[$0] + net.heights[$0] / 2 }.max() ?? 0
  }

  private static let sweeps = 20

  /// Moves each slot toward the center of its predecessors, its successors, or, at last, both.
  private mutating func move(_ sweep: Int) {
    let isLast = sweep >= Self.sweeps - 8
    let isBackwards = sweep % 2 == 1
    for row in isBackwards ? net.rows.reversed() : net.rows {
      var places: [Double] = []
      var weights: [Double] = []
      for slot in row {
        let before = isLast || !isBackwards ? net.before[slot] : []
        let behind = isLast || isBackwards ? net.behind[slot] : []
        let pulls =
          before.map { (middles[$0], pull($0, slot)) }
          + behind.map { (middles[$0], pull(slot, $0)) }
        let weight = pulls.reduce(0) { $0 + $1.1 }
        let sum = pulls.reduce(0) { $0 + $1.0 * $1.1 }
        places.append(pulls.isEmpty ? middles[slot] : sum / weight)
        weights.append(pulls.isEmpty ? 0.05 : weight)
      }
      settle(row, at: places, weights: weights)
    }
  }

  /// Returns the weight of keeping an edge straight, which is higher if it connects two slots that
  /// have no other edges.
  private func pull(_ a: Int, _ b: Int) -> Double {
    net.behind[a].count == 1 && net.before[b].count == 1 ? 8 : 1
  }

  /// Positions a layer's slots as closely as possible to the desired positions, in order and with
  /// gaps. It minimizes the sum of squared distances by pooling neighbors that would overlap.
  private mutating func settle(_ row: [Int], at places: [Double], weights: [Double]) {
    var offsets: [Double] = []
    var pools: [(place: Double, weight: Double, count: Int)] = []
    for (index, slot) in row.enumerated() {
      offsets.append(index == 0 ? 0 : offsets[index - 1] + distance(row[index - 1], slot))
      var pool = (place: places[index] - offsets[index], weight: weights[index], count: 1)
      while let last = pools.last, last.place > pool.place {
        let weight = last.weight + pool.weight
        pool.place = (last.place * last.weight + pool.place * pool.weight) / weight
        (pool.weight, pool.count) = (weight, pool.count + last.count)
        pools.removeLast()
      }
      pools.append(pool)
    }
    let settled = pools.flatMap { pool in repeatElement(pool.place, count: pool.count) }
    for (index, slot) in row.enumerated() { middles[slot] = settled[index] + offsets[index] }
  }

  /// Returns the minimum distance between the centers of two adjacent slots.
  private func distance(_ a: Int, _ b: Int) -> Double {
    let gap = net.heights[a] > 0 && net.heights[b] > 0 ? Self.gap : Self.gap - 4
    return (net.heights[a] + net.heights[b]) / 2 + gap
  }
}
