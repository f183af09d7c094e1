import GraphAlgorithms

/// A breadth-first traversal of the boxes along their lines.
struct LayoutWalk {
  /// The distance of each box from the start of the traversal, in lines.
  private(set) var levels: [Int]
  /// The position of each box in the order of the traversal.
  private(set) var places: [Int]
  /// The boxes in the order of the traversal.
  private(set) var order: [Int] = []

  /// Traverses the graph from the starts, then from boxes without incoming lines, then from the
  /// others.
  init(_ graph: LayoutGraph, following: [[Int]]) {
    levels = Array(repeating: 0, count: graph.boxes.count)
    places = Array(repeating: -1, count: graph.boxes.count)
    let led = Set(graph.lines.filter { $0.from != $0.to }.map(\.to))
    let boxes = graph.boxes.indices
    let starts = boxes.filter { graph.boxes[$0].isStart }
    for start in starts + boxes.filter({ !led.contains($0) }) + boxes where places[start] < 0 {
      walk(from: start, following)
    }
  }

  private mutating func walk(from start: Int, _ following: [[Int]]) {
    var next = order.count
    meet(start, level: 0)
    while next < order.count {
      let box = order[next]
      next += 1
      for other in following[box] where places[other] < 0 { meet(other, level: levels[box] + 1) }
    }
  }

  private mutating func meet(_ box: Int, level: Int) {
    places[box] = order.count
    levels[box] = level
    order.append(box)
  }
}

/// Returns the number of the strongly connected component of each box.
func componentNumbers(_ following: [[Int]]) -> [Int] {
  let components = stronglyConnectedComponents(in: following.count, from: following.indices) {
    following[$0]
  }
  var numbers = [Int](repeating: 0, count: following.count)
  for (number, component) in components.enumerated() {
    for box in component { numbers[box] = number }
  }
  return numbers
}
