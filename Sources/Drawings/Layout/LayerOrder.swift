/// Orders the slots of layers to reduce crossings, with Sugiyama's barycenter method.
struct LayerOrder {
  private let net: LayerNet
  private var rows: [[Int]]
  private var positions: [Int]

  private init(_ net: LayerNet) {
    self.net = net
    rows = net.rows
    positions = Array(repeating: 0, count: net.heights.count)
    for row in rows.indices { number(row) }
  }

  /// Returns the rows of slots in an order with few crossings.
  static func rows(of net: LayerNet) -> [[Int]] {
    guard net.rows.count > 1 else { return net.rows }
    var order = LayerOrder(net)
    var best = (rows: order.rows, crossings: order.crossings)
    for sweep in 0..<sweeps where best.crossings > 0 {
      order.sweep(backwards: sweep % 2 == 1)
      let crossings = order.crossings
      if crossings < best.crossings { best = (order.rows, crossings) }
    }
    return best.rows
  }

  private static let sweeps = 12

  private mutating func number(_ row: Int) {
    for (position, slot) in rows[row].enumerated() { positions[slot] = position }
  }

  private mutating func sweep(backwards: Bool) {
    let neighbors = backwards ? net.behind : net.before
    for row in backwards ? rows.indices.reversed() : Array(rows.indices) {
      let centers = rows[row].map { slot in
        let others = neighbors[slot]
        guard !others.isEmpty else { return Double(positions[slot]) }
        return Double(others.reduce(0) { $0 + positions[$1] }) / Double(others.count)
      }
      let sorted = rows[row].indices.sorted { (centers[$0], $0) < (centers[$1], $1) }
      rows[row] = sorted.map { rows[row][$0] }
      number(row)
    }
  }

  /// The number of crossings.
  private var crossings: Int {
    rows.dropLast().reduce(0) { sum, row in
      let ends = row.flatMap { slot in net.behind[slot].map { positions[$0] }.sorted() }
      return sum + Self.inversions(ends)
    }
  }

  /// Returns the number of inversions in a sequence, with a Fenwick tree.
  private static func inversions(_ numbers: [Int]) -> Int {
    var counts = [Int](repeating: 0, count: (numbers.max() ?? 0) + 2)
    var result = 0
    for (seen, number) in numbers.enumerated() {
      var notGreater = 0
      var index = number + 1
      while index > 0 {
        notGreater += counts[index]
        index &= index - 1
      }
      result += seen - notGreater
      index = number + 1
      while index < counts.count {
        counts[index] += 1
        index += index & -index
      }
    }
    return result
  }
}
