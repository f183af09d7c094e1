extension NavigationGraph {
  /// Marks the segues that UIKit presents instead of pushing: those from a screen that cannot be in
  /// a navigation controller, and those to a navigation controller, which cannot be in another one.
  ///
  /// Needs: all edges, and the entry points. Gives: ``Edge/isShownWithoutStack``.
  mutating func markShownWithoutStack() {
    let mayPush = screensThatMayPush()
    for index in edges.indices where isPlainShow(edges[index]) {
      let showsStack = kind(edges[index].target) == .stack
      edges[index].isShownWithoutStack = showsStack || !mayPush[edges[index].source]
    }
  }

  /// Whether the segue is a Show segue without a custom class, which may do anything.
  private func isPlainShow(_ edge: Edge) -> Bool {
    edge.kind == .show && edge.origin.element != nil && attributes(of: edge).customClass == nil
  }

  /// Returns for each controller whether it is in a navigation controller, or may be in one that
  /// code creates.
  private func screensThatMayPush() -> [Bool] {
    var mayPush = [Bool](repeating: false, count: nodes.count)
    let known = reachable(fromAny: nodes.indices.filter { isTop($0) || startsWindow($0) })
    // Screens that lead to each other and to which nothing else leads are created in code.
    var pending = nodes.indices.filter { !known.contains($0) || mayStandInStack($0) }
    while let node = pending.popLast() {
      guard !mayPush[node] else { continue }
      mayPush[node] = true
      pending += segues(from: node).filter(\.keepsStack).map(\.target)
    }
    return mayPush
  }

  private func mayStandInStack(_ node: NodeID) -> Bool {
    if kind(node) == .stack { return true }
    // An old-style push works only in a stack, so the screen must be in one.
    if segues(from: node).contains(where: { $0.kind == .push }) { return true }
    return segues(to: node).contains { mayBringStack($0) } || (isTop(node) && !startsWindow(node))
  }

  /// Whether a segue may put its destination into a stack. A split view does so with its columns,
  /// and a custom segue may.
  private func mayBringStack(_ edge: Edge) -> Bool {
    switch edge.kind {
    case .show: !isPlainShow(edge)
    case .contains: kind(edge.source) == .splitView
    case .embed, .presentation, .modal, .popover, .popoverPresentation: false
    default: true
    }
  }

  /// Whether a window starts with a controller: a tab bar, or the first screen of a main
  /// storyboard. Code may put any other screen into a stack.
  private func startsWindow(_ node: NodeID) -> Bool {
    let isTabBar = kind(node) == .tabBar
    if entryPoints.isEmpty { return isTabBar }
    return entryPoints.contains { $0.node == node && (isTabBar || $0.source != .onlyCandidate) }
  }
}

extension NavigationGraph.Edge {
  /// Whether the destination is in the same stack.
  fileprivate var keepsStack: Bool {
    containment != nil || kind == .embed || kind == .show || kind == .push
  }
}
