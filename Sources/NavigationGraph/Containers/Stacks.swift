import InterfaceBuilder

extension NavigationGraph {
  /// Marks the segues that UIKit presents instead of pushing: those that show a screen where no
  /// navigation controller can be around it; and those that show a navigation controller, which
  /// cannot be in a stack.
  ///
  /// Needs: all edges, and the entry points. Gives: ``Edge/isShownWithoutStack``.
  mutating func markShownWithoutStack() {
    let mayPush = screensThatMayPush()
    for index in edges.indices where isPlainShow(edges[index]) {
      let showsStack = kind(edges[index].target) == .navigationController
      edges[index].isShownWithoutStack = showsStack || !mayPush[edges[index].source]
    }
  }

  /// A segue with a class of its own may do anything.
  private func isPlainShow(_ edge: Edge) -> Bool {
    edge.kind == .show && edge.origin.element != nil && attributes(of: edge).customClass == nil
  }

  /// Whether each controller is in a navigation controller, or may be in one that code makes.
  private func screensThatMayPush() -> [Bool] {
    var mayPush = [Bool](repeating: false, count: nodes.count)
    let known = reachable(fromAny: nodes.indices.filter { isTop($0) || startsWindow($0) })
    // Screens that lead to each other, and to which nothing leads, come from code.
    var pending = nodes.indices.filter { !known.contains($0) || mayStandInStack($0) }
    while let node = pending.popLast() {
      guard !mayPush[node] else { continue }
      mayPush[node] = true
      pending += segues(from: node).filter(\.keepsStack).map(\.target)
    }
    return mayPush
  }

  private func mayStandInStack(_ node: NodeID) -> Bool {
    if kind(node) == .navigationController { return true }
    // An old-style push works in a stack only, so its author knows of one.
    if segues(from: node).contains(where: { $0.kind == .push }) { return true }
    return segues(to: node).contains { mayBringStack($0) } || (isTop(node) && !startsWindow(node))
  }

  /// A split view puts its columns into stacks, and a custom segue may do anything.
  private func mayBringStack(_ edge: Edge) -> Bool {
    switch edge.kind {
    case .show: !isPlainShow(edge)
    case .relationship: kind(edge.source) == .splitViewController
    case .unwind, .embed, .presentation, .modal, .popover, .popoverPresentation: false
    default: true
    }
  }

  /// A window starts with a main storyboard's first screen as it is, or with a tab bar; code may put
  /// any other screen into a stack.
  private func startsWindow(_ node: NodeID) -> Bool {
    let isTabBar = kind(node) == .tabBarController
    if entryPoints.isEmpty { return isTabBar }
    return entryPoints.contains { $0.node == node && (isTabBar || $0.source != .onlyCandidate) }
  }
}

extension NavigationGraph.Edge {
  /// Whether its destination is in the same stack.
  fileprivate var keepsStack: Bool {
    kind == .relationship || kind == .embed || kind == .show || kind == .push
  }
}
