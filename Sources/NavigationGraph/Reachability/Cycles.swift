import GraphAlgorithms

extension NavigationGraph {
  /// The cycles of screens that push each other, from a controller's first screen on: only a Back
  /// button leads out of them.
  ///
  /// - Returns: The screens of each cycle in the order in which they are visited. A screen that pushes
  ///   itself is a cycle of one.
  package func cycles(from node: NodeID) -> [[NodeID]] {
    let start = root(of: node)
    guard leadsIntoCycle[start] else { return [] }
    return cycles(from: [start], successors: levels(around: node))
  }

  /// The cycles of the whole graph: controllers that lead to each other by segues of any kind.
  ///
  /// - Returns: The controllers of each cycle in the order in which they are visited.
  package func allCycles() -> [[NodeID]] {
    cycles(from: nodes.indices) { node in
      segues(from: node).map(\.target)
    }
  }

  /// Returns for each controller whether pushes lead from it into a cycle. Cycles are rare, so this
  /// avoids most searches.
  ///
  /// Needs: the pushes. Gives: ``leadsIntoCycle``.
  func findWhatLeadsIntoCycles() -> [Bool] {
    var pending = cycles(from: nodes.indices) { pushes[$0] }.flatMap { $0 }
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

  private func cycles(
    from starts: some Sequence<NodeID>, successors: (NodeID) -> [NodeID]
  ) -> [[NodeID]] {
    withoutActuallyEscaping(successors) { successors in
      stronglyConnectedComponents(in: nodes.count, from: starts, successors: successors).filter {
        $0.count > 1 || successors($0[0]).contains($0[0])
      }
    }
  }
}
