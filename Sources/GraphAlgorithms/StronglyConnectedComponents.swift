/// Returns the strongly connected components of a directed graph: the largest sets of nodes that
/// are all reachable from each other. A node that is on no cycle is a component of its own.
///
/// This is Tarjan's algorithm. It does not recurse, because a path can be as long as the input
/// allows.
///
/// - Parameters:
///   - count: The number of nodes. The nodes are `0..<count`.
///   - starts: The nodes to search from. Nodes that are not reachable from them are in no
///     component.
///   - successors: Returns the nodes that the edges from a node lead to.
/// - Returns: The components, and the nodes in each of them, in the order in which a depth-first
///   search visits them.
package func stronglyConnectedComponents(
  in count: Int, from starts: some Sequence<Int>, successors: @escaping (Int) -> [Int]
) -> [[Int]] {
  var search = ComponentSearch(in: count, successors: successors)
  return search.components(from: starts)
}

private struct ComponentSearch {
  let successors: (Int) -> [Int]
  /// The number of nodes visited before each node, or `unvisited`.
  private var order: [Int]
  /// The lowest `order` on the stack known to be reachable from each node (Tarjan's low link).
  private var lowest: [Int]
  private var visitedCount = 0
  private var stack: [Int] = []
  private var isOnStack: [Bool]
  private var found: [[Int]] = []

  private static let unvisited = -1

  init(in count: Int, successors: @escaping (Int) -> [Int]) {
    self.successors = successors
    order = Array(repeating: Self.unvisited, count: count)
    lowest = order
    isOnStack = Array(repeating: false, count: count)
  }

  mutating func components(from starts: some Sequence<Int>) -> [[Int]] {
    for start in starts where order[start] == Self.unvisited { explore(from: start) }
    return found.map { component in component.sorted { order[$0] < order[$1] } }
      .sorted { order[$0[0]] < order[$1[0]] }
  }

  private mutating func explore(from start: Int) {
    var path = [enter(start)]
    while var frame = path.popLast() {
      guard let next = frame.remaining.popLast() else {
        leave(frame.node, to: path.last?.node)
        continue
      }
      path.append(frame)
      if order[next] == Self.unvisited {
        path.append(enter(next))
      } else if isOnStack[next] {
        lower(frame.node, to: order[next])
      }
    }
  }

  private mutating func enter(_ node: Int) -> (node: Int, remaining: [Int]) {
    order[node] = visitedCount
    lowest[node] = visitedCount
    visitedCount += 1
    stack.append(node)
    isOnStack[node] = true
    return (node, successors(node).reversed())
  }

  private mutating func leave(_ node: Int, to parent: Int?) {
    if lowest[node] == order[node] { close(node) }
    if let parent { lower(parent, to: lowest[node]) }
  }

  private mutating func lower(_ node: Int, to number: Int) {
    lowest[node] = min(lowest[node], number)
  }

  private mutating func close(_ node: Int) {
    var component: [Int] = []
    while let last = stack.popLast() {
      isOnStack[last] = false
      component.append(last)
      if last == node { break }
    }
    found.append(component)
  }
}
