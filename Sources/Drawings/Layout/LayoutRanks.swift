/// Assigns boxes to columns. Each line leads to a later column, unless it closes a cycle.
struct LayoutRanks {
  /// The column of each box, starting at 0.
  private(set) var ranks: [Int]
  /// The position of each box in the breadth-first order.
  let places: [Int]
  /// The lines from earlier to later columns. Those that close cycles are reversed.
  private let forward: [(low: Int, high: Int)]

  /// Assigns the boxes of a graph to columns.
  init(_ graph: LayoutGraph) {
    var following = [[Int]](repeating: [], count: graph.boxes.count)
    for line in graph.lines where line.from != line.to { following[line.from].append(line.to) }
    let walk = LayoutWalk(graph, following: following)
    let components = componentNumbers(following)
    places = walk.places
    forward = graph.lines.filter { $0.from != $0.to }.map { line in
      let isBack =
        components[line.from] == components[line.to]
        && (walk.levels[line.to], walk.places[line.to])
          < (walk.levels[line.from], walk.places[line.from])
      return isBack ? (line.to, line.from) : (line.from, line.to)
    }
    ranks = Array(repeating: 0, count: graph.boxes.count)
    stretch(walk.order)
    tighten(graph)
    spread()
  }

  /// Moves each box after all boxes that lead to it.
  private mutating func stretch(_ order: [Int]) {
    var missing = [Int](repeating: 0, count: ranks.count)
    var following = [[Int]](repeating: [], count: ranks.count)
    for line in forward {
      missing[line.high] += 1
      following[line.low].append(line.high)
    }
    var ready = order.filter { missing[$0] == 0 }
    var next = 0
    while next < ready.count {
      let box = ready[next]
      next += 1
      for other in following[box] {
        ranks[other] = max(ranks[other], ranks[box] + 1)
        missing[other] -= 1
        if missing[other] == 0 { ready.append(other) }
      }
    }
  }

  /// Moves boxes without incoming lines, except for starts, close to the boxes that they lead to.
  private mutating func tighten(_ graph: LayoutGraph) {
    let led = Set(forward.map(\.high))
    var nearest: [Int: Int] = [:]
    for line in forward where !led.contains(line.low) && !graph.boxes[line.low].isStart {
      nearest[line.low] = min(nearest[line.low] ?? .max, ranks[line.high] - 1)
    }
    for (box, rank) in nearest { ranks[box] = rank }
  }

  /// Moves the ends of edges to later columns if a column would be too high.
  private mutating func spread() {
    let leading = Set(forward.map(\.low))
    var sets = DisjointSets(ranks.count)
    for line in forward { sets.join(line.low, line.high) }
    for part in sets.all() {
      let limit = Self.mostInColumn(of: part.count)
      guard part.count > limit else { continue }
      var columns = Dictionary(grouping: part) { ranks[$0] }
      var rank = 0
      while let column = columns[rank] ?? (rank <= part.count ? [] : nil) {
        let ends = column.filter { !leading.contains($0) }.sorted { places[$0] < places[$1] }
        for box in ends.suffix(max(0, column.count - limit)) {
          ranks[box] = rank + 1
          columns[rank + 1, default: []].append(box)
        }
        rank += 1
      }
    }
  }

  /// Returns the maximum number of boxes in a column, so that a drawing is about 1.5 times as wide
  /// as it is high. A column is about five times as wide as a box is high.
  static func mostInColumn(of count: Int) -> Int {
    max(8, Int((Double(count) * 3.2).squareRoot()))
  }

  /// Moves boxes to other columns.
  mutating func shift(_ boxes: [Int], by distance: Int) {
    for box in boxes { ranks[box] += distance }
  }
}
