import InterfaceBuilder

/// How one gets to the controllers of a graph.
package struct Ways: Sendable {
  /// The step of a way that leads furthest from where it starts, on the way where that is least:
  /// by controller, `nil` for one that no entry point leads to.
  package var fromEntry: [Step?] = []
  /// The same, from controllers that nothing leads to, for those that no entry point leads to.
  package var fromTop: [Step?] = []
  /// Whether an entry point leads to a container that shows how the app is built: a tab bar with
  /// tabs, a split view, a page view or a navigation stack with a root.
  var entryShowsNavigation = false
}

extension NavigationGraph {
  /// A controller counts as modal only when every way to it goes through a presentation, and as
  /// pushed only when every way needs a push: so each way is judged by its furthest step, and
  /// each controller by its mildest way.
  func findWays(from starts: [NodeID]) -> Ways {
    let nowhere = [Step?](repeating: nil, count: nodes.count)
    var fromEntry = nowhere
    explore(from: starts, into: &fromEntry) { _ in true }
    let isOpen = { (node: NodeID) in fromEntry[node] == nil && !document(node).isLaunchScreen }
    var fromTop = nowhere
    explore(from: nodes.indices.filter { isOpen($0) && isTop($0) }, into: &fromTop, where: isOpen)
    // What is left stands in cycles that nothing leads into: the first of each is its top.
    for node in nodes.indices where isOpen(node) && fromTop[node] == nil && !isReference(node) {
      explore(from: [node], into: &fromTop, where: isOpen)
    }
    return Ways(
      fromEntry: fromEntry, fromTop: fromTop,
      entryShowsNavigation: nodes.indices.contains { fromEntry[$0] != nil && showsNavigation($0) })
  }

  /// Whether nothing leads to a controller.
  func isTop(_ node: NodeID) -> Bool {
    !isReference(node) && !segues(to: node).contains { $0.source != node }
  }

  private func isReference(_ node: NodeID) -> Bool { controller(node).reference != nil }

  private func explore(
    from starts: [NodeID], into best: inout [Step?], where isOpen: (NodeID) -> Bool
  ) {
    var queues: [[NodeID]] = Array(repeating: [], count: Step.modal.rawValue + 1)
    queues[0] = starts
    for step in 0..<queues.count {
      while let node = queues[step].popLast() {
        guard best[node] == nil, isOpen(node) else { continue }
        best[node] = Step(rawValue: step)
        for edge in segues(from: node) {
          guard let own = edge.step, best[edge.target] == nil else { continue }
          queues[max(step, own.rawValue)].append(edge.target)
        }
      }
    }
  }

  /// Whether a segue leads to a controller that people must have come by already.
  package func leadsBack(_ edge: Edge) -> Bool {
    let starts = nodes.indices.filter {
      (ways.fromEntry[$0] ?? ways.fromTop[$0]) == .root && $0 != edge.target
    }
    return !reachable(fromAny: starts) { $0.target != edge.target }.contains(edge.source)
  }

  /// The controllers that segues lead to from a controller, itself among them.
  package func reachable(from start: NodeID, where follows: (Edge) -> Bool = { _ in true })
    -> Set<NodeID>
  {
    reachable(fromAny: [start], where: follows)
  }

  /// The controllers that segues lead to from some controllers, these among them.
  func reachable(fromAny starts: [NodeID], where follows: (Edge) -> Bool = { _ in true })
    -> Set<NodeID>
  {
    var reached = Set(starts)
    var pending = starts
    while let node = pending.popLast() {
      for edge in outgoing[node] where edges[edge].step != nil && follows(edges[edge]) {
        if reached.insert(edges[edge].target).inserted { pending.append(edges[edge].target) }
      }
    }
    return reached
  }

  /// The controllers from which segues lead to some others, these among them: one search for all,
  /// where one from each controller would take the square of the time.
  package func leading(toAny ends: [NodeID], where follows: (Edge) -> Bool = { _ in true })
    -> Set<NodeID>
  {
    var reached = Set(ends)
    var pending = ends
    while let node = pending.popLast() {
      for edge in incoming[node] where edges[edge].step != nil && follows(edges[edge]) {
        if reached.insert(edges[edge].source).inserted { pending.append(edges[edge].source) }
      }
    }
    return reached
  }
}
