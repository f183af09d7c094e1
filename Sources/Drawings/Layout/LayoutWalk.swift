/// The order in which boxes are met on a way along the lines, level by level.
struct LayoutWalk {
  /// How many lines are between each box and where the walk began.
  private(set) var levels: [Int]
  /// The place of each box in the order they are met.
  private(set) var places: [Int]
  /// The boxes in that order.
  private(set) var order: [Int] = []

  /// Walks from the starts, then from what nothing leads to, and then from what is left.
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

/// The number of the ring that each box is in. Boxes that lead to each other, directly or not, have the
/// same one (Kosaraju's search, without recursion).
func ringNumbers(_ following: [[Int]]) -> [Int] {
  var leading = [[Int]](repeating: [], count: following.count)
  for (box, others) in following.enumerated() { for other in others { leading[other].append(box) } }
  var numbers = [Int](repeating: -1, count: following.count)
  for (number, start) in boxesByEnd(following).reversed().enumerated() where numbers[start] < 0 {
    var open = [start]
    numbers[start] = number
    while let box = open.popLast() {
      for other in leading[box] where numbers[other] < 0 {
        numbers[other] = number
        open.append(other)
      }
    }
  }
  return numbers
}

/// The boxes in the order in which a search in depth is done with them.
private func boxesByEnd(_ following: [[Int]]) -> [Int] {
  var isMet = [Bool](repeating: false, count: following.count)
  var result: [Int] = []
  for start in following.indices where !isMet[start] {
    isMet[start] = true
    var path = [(box: start, next: 0)]
    while let last = path.last {
      guard last.next < following[last.box].count else {
        result.append(last.box)
        path.removeLast()
        continue
      }
      path[path.count - 1].next += 1
      let other = following[last.box][last.next]
      if !isMet[other] {
        isMet[other] = true
        path.append((other, 0))
      }
    }
  }
  return result
}
