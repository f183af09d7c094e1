/// How an app leads to each of its controllers.
///
/// A path counts as its furthest step: one with two pushes and a presentation is a presentation. A
/// controller counts as the path with the closest furthest step (a minimax path): it is modal only
/// if every path to it includes a presentation, and pushed only if every path includes a push.
package struct Reachability: Sendable {
  /// The minimax step from the entry points to each controller, or `nil` if no path exists.
  package private(set) var fromEntry: [Step?]
  /// The minimax step from controllers that nothing leads to, for those that no entry point leads
  /// to.
  package private(set) var fromTop: [Step?]
  /// Whether an entry point leads to a container that shows the structure of the app: a tab bar
  /// with tabs, a split view, a page view, or a navigation stack with a root.
  let entryShowsNavigation: Bool

  /// The reachability of a graph without nodes.
  init() { (fromEntry, fromTop, entryShowsNavigation) = ([], [], false) }

  /// Searches a graph.
  ///
  /// Needs: the edges and roots. Gives: ``NavigationGraph/reachability``.
  init(in graph: NavigationGraph, from entries: [NodeID]) {
    fromEntry = Array(repeating: nil, count: graph.nodes.count)
    fromTop = fromEntry
    graph.explore(from: entries, into: &fromEntry, step: graph.stepInFrame) { _ in true }
    let entered = fromEntry
    entryShowsNavigation = graph.nodes.indices.contains {
      entered[$0] != nil && graph.showsNavigation($0)
    }
    var others = graph.knownSteps()
    // If there is no other top level, the first container that code shows may be it.
    if entryShowsNavigation { others += graph.stepsInCode.map { ($0.key, $0.value) } }
    others.sort { $0.node < $1.node }
    graph.explore(from: [], besides: others, into: &fromEntry) { entered[$0] == nil }
    let reached = fromEntry
    let isOpen = { (node: NodeID) in
      reached[node] == nil && !graph.file(node).isLaunchScreen
    }
    let tops = graph.nodes.indices.filter { isOpen($0) && graph.isTop($0) }
    graph.explore(from: tops, into: &fromTop, where: isOpen)
    // The rest are cycles that nothing leads into. The first controller of each is its top.
    for node in graph.nodes.indices
    where isOpen(node) && fromTop[node] == nil && !graph.isReference(node) {
      graph.explore(from: [node], into: &fromTop, where: isOpen)
    }
  }

  /// The minimax step to a controller, from the entry points if they lead to it.
  subscript(node: NodeID) -> Step? { fromEntry[node] ?? fromTop[node] }
}

extension NavigationGraph {
  /// Returns the containers for which it is known how the app leads to them.
  fileprivate func knownSteps() -> [(node: NodeID, step: Step)] {
    files.enumerated().flatMap { index, file in
      file.containers.compactMap { container in
        guard let step = container.step, let node = node(named: container.id, inFile: index) else {
          return nil
        }
        return (node, step)
      }
    }
  }

  /// Whether nothing leads to a controller.
  func isTop(_ node: NodeID) -> Bool {
    !isReference(node) && !segues(to: node).contains { $0.source != node }
  }

  /// The step of a segue. A screen to which code adds one tab bar or split view as its only child,
  /// such as a launch screen, is the frame of that container if the app starts with it.
  fileprivate func stepInFrame(_ edge: Edge) -> Step {
    guard edge.kind == .embed, edge.code != nil, isEntry(edge.source),
      [.tabBar, .splitView].contains(kind(edge.target)),
      segues(from: edge.source).allSatisfy({ $0.kind != .embed || $0.target == edge.target })
    else { return edge.step }
    return .root
  }

  /// Whether the app starts with a controller.
  func isEntry(_ node: NodeID) -> Bool { entryPoints.contains { $0.node == node } }

  fileprivate func isReference(_ node: NodeID) -> Bool { screen(node).reference != nil }

  /// Visits controllers in the order of their minimax steps, with one queue for each step.
  fileprivate func explore(
    from starts: [NodeID], besides others: [(node: NodeID, step: Step)] = [],
    into best: inout [Step?], step stepOf: (Edge) -> Step = \.step,
    where isOpen: (NodeID) -> Bool
  ) {
    var queues: [[NodeID]] = Array(repeating: [], count: Step.modal.rawValue + 1)
    queues[0] = starts
    for other in others { queues[other.step.rawValue].append(other.node) }
    for step in 0..<queues.count {
      while let node = queues[step].popLast() {
        guard best[node] == nil, isOpen(node) else { continue }
        best[node] = Step(rawValue: step)
        for edge in segues(from: node) {
          guard best[edge.target] == nil else { continue }
          queues[max(step, stepOf(edge).rawValue)].append(edge.target)
        }
      }
    }
  }

  /// Whether a segue leads back to a controller that is on every path to its source.
  package func leadsBack(_ edge: Edge) -> Bool {
    let starts = nodes.indices.filter { reachability[$0] == .root && $0 != edge.target }
    return !reachable(fromAny: starts) { $0.target != edge.target }.contains(edge.source)
  }

  /// The controllers that segues lead to from a controller, including itself.
  package func reachable(from start: NodeID, where follows: (Edge) -> Bool = { _ in true })
    -> Set<NodeID>
  {
    reachable(fromAny: [start], where: follows)
  }

  /// The controllers that segues lead to from any of some controllers, including these.
  func reachable(fromAny starts: [NodeID], where follows: (Edge) -> Bool = { _ in true })
    -> Set<NodeID>
  {
    var reached = Set(starts)
    var pending = starts
    while let node = pending.popLast() {
      for edge in outgoing[node] where follows(edges[edge]) {
        if reached.insert(edges[edge].target).inserted { pending.append(edges[edge].target) }
      }
    }
    return reached
  }

  /// Returns the controllers from which segues lead to some controllers, including these. One
  /// search for all of them is far faster than one search for each controller.
  package func leading(toAny ends: [NodeID], where follows: (Edge) -> Bool = { _ in true })
    -> Set<NodeID>
  {
    var reached = Set(ends)
    var pending = ends
    while let node = pending.popLast() {
      for edge in incoming[node] where follows(edges[edge]) {
        if reached.insert(edges[edge].source).inserted { pending.append(edges[edge].source) }
      }
    }
    return reached
  }
}
