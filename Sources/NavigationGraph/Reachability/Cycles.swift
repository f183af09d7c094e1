import InterfaceBuilder

extension NavigationGraph {
  /// The rings of screens that push each other, from a controller's first screen on: people can go
  /// round and round in them, and only a way back leads out.
  ///
  /// Each ring is given by its screens in the order they are met; a screen that pushes itself is a
  /// ring of one.
  package func cycles(from node: NodeID) -> [[NodeID]] {
    let start = root(of: node)
    guard leadsIntoRing[start] else { return [] }
    var search = RingSearch(in: nodes.count, pushes: levels(around: node))
    return search.rings(from: [start])
  }

  /// The rings in the whole graph: controllers that lead to each other, whatever their segues do.
  ///
  /// Each ring is given by its controllers in the order they are met.
  package func rings() -> [[NodeID]] {
    var search = RingSearch(
      in: nodes.count,
      pushes: { node in segues(from: node).filter { $0.step != nil }.map(\.target) })
    return search.rings(from: Array(nodes.indices))
  }

  /// Whether pushes lead from each controller into a ring, which they seldom do: where they do not,
  /// there is nothing to look for.
  func findWhatLeadsIntoRings() -> [Bool] {
    var search = RingSearch(in: nodes.count, pushes: { pushes[$0] })
    var pending = search.rings(from: Array(nodes.indices)).flatMap { $0 }
    var sources = [[NodeID]](repeating: [], count: nodes.count)
    for node in nodes.indices { for target in pushes[node] { sources[target].append(node) } }
    var leads = [Bool](repeating: false, count: nodes.count)
    while let node = pending.popLast() {
      guard !leads[node] else { continue }
      leads[node] = true
      pending += sources[node]
    }
    return leads
  }
}

/// Tarjan's search for the strongly connected parts of a graph, without recursion: a chain of
/// screens may be as long as a file allows.
private struct RingSearch {
  let pushes: (Int) -> [Int]
  /// The place of each screen among those that were met; `unmet` where it was not.
  private var order: [Int]
  private var lowest: [Int]
  private var met = 0
  private var stack: [Int] = []
  private var isOnStack: [Bool]
  private var found: [[Int]] = []

  private static let unmet = -1

  init(in count: Int, pushes: @escaping (Int) -> [Int]) {
    self.pushes = pushes
    order = Array(repeating: Self.unmet, count: count)
    lowest = order
    isOnStack = Array(repeating: false, count: count)
  }

  mutating func rings(from starts: [Int]) -> [[Int]] {
    for start in starts where order[start] == Self.unmet { explore(from: start) }
    return found.map { ring in ring.sorted { order[$0] < order[$1] } }
      .sorted { order[$0[0]] < order[$1[0]] }
  }

  private mutating func explore(from start: Int) {
    var path = [enter(start)]
    while var frame = path.popLast() {
      guard let next = frame.following.popLast() else {
        leave(frame.screen, to: path.last?.screen)
        continue
      }
      path.append(frame)
      if order[next] == Self.unmet {
        path.append(enter(next))
      } else if isOnStack[next] {
        lower(frame.screen, to: order[next])
      }
    }
  }

  private mutating func enter(_ screen: Int) -> (screen: Int, following: [Int]) {
    order[screen] = met
    lowest[screen] = met
    met += 1
    stack.append(screen)
    isOnStack[screen] = true
    return (screen, pushes(screen).reversed())
  }

  private mutating func leave(_ screen: Int, to parent: Int?) {
    if lowest[screen] == order[screen] { close(screen) }
    if let parent { lower(parent, to: lowest[screen]) }
  }

  private mutating func lower(_ screen: Int, to number: Int) {
    lowest[screen] = min(lowest[screen], number)
  }

  private mutating func close(_ screen: Int) {
    var ring: [Int] = []
    while let last = stack.popLast() {
      isOnStack[last] = false
      ring.append(last)
      if last == screen { break }
    }
    if ring.count > 1 || pushes(screen).contains(screen) { found.append(ring) }
  }
}
