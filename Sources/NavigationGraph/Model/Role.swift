/// The role of a container in its app (How-Decisions-Are-Made.md#paths-and-roles).
package enum Role: String, Sendable, CaseIterable {
  /// The app's top level.
  case root
  /// Contained in another container.
  case nested
  /// Embedded in a screen.
  case embedded
  /// Pushed as one screen among others.
  case pushed
  /// Presented over the current screen.
  case modal
  /// Shown instead of a split view in a compact width.
  case compactColumn = "compact-column"
  /// Shown on other devices, but not on the Mac.
  case otherBranch = "other-branch"
  /// Part of a launch screen.
  case launch
  /// An empty container that nothing leads to, as in a demonstration.
  case sample
  /// No file leads to it.
  case orphan
}

extension NavigationGraph {
  /// The role of a container.
  package func role(of node: NodeID) -> Role {
    if let corrected = correctedRoles[node] { return corrected }
    if file(node).isLaunchScreen { return .launch }
    if isElsewhere(node) { return .otherBranch }
    if sheetsAsRoots.contains(node) { return .modal }
    if isCompactColumn(node) { return .compactColumn }
    if let step = reachability.fromEntry[node] {
      return role(for: step, atTop: isInRootPrimary(node) ? .nested : .root)
    }
    guard let step = reachability.fromTop[node] else { return .orphan }
    return role(for: step, atTop: topRole(of: node))
  }

  /// Returns the role of an element in the screen of a controller.
  package func role(inside node: NodeID?) -> Role {
    guard let node else { return .nested }
    switch role(of: node) {
    case .launch: return .launch
    case .modal: return .modal
    default: return .nested
    }
  }

  /// Whether every path to a controller goes through a presentation.
  package func isModal(_ node: NodeID) -> Bool {
    reachability[node] == .modal || presumedModals.contains(node)
  }

  /// Finds the controllers that code presumably presents: nothing leads to them, they have a button
  /// such as Done or Cancel, and the app starts with other screens. So are sheets that replace the root of
  /// a window.
  ///
  /// Needs: the reachability, and ``sheetsAsRoots``. Gives: ``presumedModals``.
  func findPresumedModals() -> Set<NodeID> {
    guard entryShowsNavigation else { return sheetsAsRoots }
    let tops = nodes.indices.filter { reachability.fromEntry[$0] == nil && isTop($0) }
    let presented = Set(tops.filter(beginsWithEnding))
    let others = tops.filter { !presented.contains($0) }
    let follows = { (edge: Edge) in self.reachability.fromEntry[edge.target] == nil }
    return reachable(fromAny: Array(presented), where: follows)
      .subtracting(reachable(fromAny: others, where: follows)).union(sheetsAsRoots)
  }

  private func beginsWithEnding(_ node: NodeID) -> Bool {
    barItems(of: root(of: node)).contains { $0.bar == .navigationBar && $0.endsScreen }
  }

  private func role(for step: Step, atTop top: Role) -> Role {
    switch step {
    case .root: top
    case .contained: .nested
    case .embedded: .embedded
    case .pushed: .pushed
    case .modal: .modal
    }
  }

  /// Returns the role of a controller that nothing leads to: the top of the app, unless the entry
  /// points lead to another one.
  private func topRole(of node: NodeID) -> Role {
    // The pages of a page view come from code, so a page view without a class or a connection is
    // empty.
    let isAlone = outgoing[node].isEmpty && incoming[node].isEmpty
    if isAlone && kind(node) == .pageView && screen(node).customClass == nil {
      return .sample
    }
    return file(node).kind == .storyboard && !entryShowsNavigation ? .root : .orphan
  }

  /// Whether the app shows a container only on other devices than the Mac.
  func isElsewhere(_ node: NodeID) -> Bool { isContainer(node) { $0.isElsewhere } }

  private func isContainer(_ node: NodeID, where isMet: (Container) -> Bool) -> Bool {
    guard !file(node).isDocument else { return false }
    return file(node).containers.contains { isMet($0) && $0.id == screen(node).id }
  }

  private func isCompactColumn(_ node: NodeID) -> Bool {
    isContainer(node) { $0.isForCompactWidth }
      || rootChain(above: node).contains { holder in
        segues(to: holder).contains { $0.containment == .compact }
      }
  }

  /// Whether an entry point leads to a container that shows the structure of the app.
  package var entryShowsNavigation: Bool { reachability.entryShowsNavigation }

  /// Whether a controller is a container that is not empty.
  package func showsNavigation(_ node: NodeID) -> Bool {
    let kind = kind(node)
    return kind.isContainer && kind.containment.map { !children(of: node, $0).isEmpty } ?? true
  }
}

// MARK: - Navigation controllers and their roots

extension NavigationGraph {
  /// The first screen of a controller: itself, or the root of a navigation controller.
  package func root(of node: NodeID) -> NodeID { roots[resolved(node)] }

  /// Returns the first screen of each controller. A cycle of navigation controllers, which does not
  /// occur in real apps, ends where it begins.
  ///
  /// Needs: the edges of documents. Gives: ``roots``.
  func findRoots() -> [NodeID] {
    let next = nodes.indices.map { children(of: $0, .root).first }
    var roots = [NodeID?](repeating: nil, count: nodes.count)
    for node in nodes.indices {
      var chain: [NodeID] = []
      var isInChain: Set<NodeID> = []
      var current = node
      while roots[current] == nil, isInChain.insert(current).inserted {
        chain.append(current)
        guard let following = next[current] else { break }
        current = following
      }
      let end = roots[current] ?? current
      for passed in chain { roots[passed] = end }
    }
    return roots.enumerated().map { $1 ?? $0 }
  }

  /// Returns a controller and the navigation controllers around it, beginning with the controller.
  package func rootChain(above node: NodeID) -> [NodeID] {
    chain(from: node) { inner in
      incoming[inner].first { edges[$0].containment == .root }
        .map { edges[$0].source }
    }
  }

  /// Returns a controller and the first screens in it, beginning with the controller.
  package func rootChain(below node: NodeID) -> [NodeID] {
    chain(from: node) { children(of: $0, .root).first }
  }

  private func chain(from node: NodeID, _ next: (NodeID) -> NodeID?) -> [NodeID] {
    guard var current = next(node), current != node else { return [node] }
    var chain = [node, current]
    var isInChain: Set<NodeID> = [node, current]
    while let following = next(current), isInChain.insert(following).inserted {
      chain.append(following)
      current = following
    }
    return chain
  }
}
