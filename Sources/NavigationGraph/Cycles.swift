import InterfaceBuilder

extension NavigationGraph {
  /// The rings of screens that push each other, from a controller's first screen on: people can go
  /// round and round in them, and only a way back leads out.
  ///
  /// Each ring is given by its screens in the order they are met; a screen that pushes itself is a
  /// ring of one.
  package func cycles(from node: NodeID) -> [[NodeID]] {
    let isLevel = isLevel(around: node)
    var search = RingSearch(pushes: { screen in
      segues(from: screen).filter(isLevel).map { root(of: $0.target) }
    })
    return search.rings(from: [root(of: node)])
  }

  /// The rings in the whole graph: controllers that lead to each other, whatever their segues do.
  ///
  /// Each ring is given by its controllers in the order they are met.
  package func rings() -> [[NodeID]] {
    var search = RingSearch(pushes: { node in
      segues(from: node).filter { $0.step != nil }.map(\.target)
    })
    return search.rings(from: Array(nodes.indices))
  }
}

/// Tarjan's search for the strongly connected parts of a graph, without recursion: a chain of
/// screens may be as long as a file allows.
private struct RingSearch {
  let pushes: (Int) -> [Int]
  private var order: [Int: Int] = [:]
  private var lowest: [Int: Int] = [:]
  private var stack: [Int] = []
  private var onStack: Set<Int> = []
  private var found: [[Int]] = []

  init(pushes: @escaping (Int) -> [Int]) { self.pushes = pushes }

  mutating func rings(from starts: [Int]) -> [[Int]] {
    for start in starts where order[start] == nil { explore(from: start) }
    return found.map { ring in ring.sorted { order[$0] ?? 0 < order[$1] ?? 0 } }
      .sorted { order[$0[0]] ?? 0 < order[$1[0]] ?? 0 }
  }

  private mutating func explore(from start: Int) {
    var path = [enter(start)]
    while var frame = path.popLast() {
      guard let next = frame.following.popLast() else {
        leave(frame.screen, to: path.last?.screen)
        continue
      }
      path.append(frame)
      if order[next] == nil {
        path.append(enter(next))
      } else if onStack.contains(next) {
        lower(frame.screen, to: order[next])
      }
    }
  }

  private mutating func enter(_ screen: Int) -> (screen: Int, following: [Int]) {
    order[screen] = order.count
    lowest[screen] = order[screen]
    stack.append(screen)
    onStack.insert(screen)
    return (screen, pushes(screen).reversed())
  }

  private mutating func leave(_ screen: Int, to parent: Int?) {
    if lowest[screen] == order[screen] { close(screen) }
    if let parent { lower(parent, to: lowest[screen]) }
  }

  private mutating func lower(_ screen: Int, to number: Int?) {
    guard let number, let own = lowest[screen] else { return }
    lowest[screen] = min(own, number)
  }

  private mutating func close(_ screen: Int) {
    var ring: [Int] = []
    while let last = stack.popLast() {
      onStack.remove(last)
      ring.append(last)
      if last == screen { break }
    }
    if ring.count > 1 || pushes(screen).contains(screen) { found.append(ring) }
  }
}
