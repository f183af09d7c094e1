import InterfaceBuilder

/// What a container is to its app (How-Decisions-Are-Made.md#paths-and-roles).
package enum Role: String, Sendable, CaseIterable {
  /// The app's top level.
  case root
  /// Held by another container.
  case nested
  /// Shown inside a screen.
  case embedded
  /// Pushed as one screen among others.
  case pushed
  /// Presented over what was there.
  case modal
  /// What a split view becomes where there is room for one column only.
  case compactColumn = "compact-column"
  /// Part of the drawing that is shown while the app starts.
  case launch
  /// On its own, with nothing in it: a demonstration.
  case sample
  /// Nothing in the files leads to it.
  case orphan
}

extension NavigationGraph {
  /// The role of a container.
  package func role(of node: NodeID) -> Role {
    if document(node).isLaunchScreen { return .launch }
    if isCompactColumn(node) { return .compactColumn }
    if let step = ways.fromEntry[node] { return role(for: step, atTop: .root) }
    guard let step = ways.fromTop[node] else { return .orphan }
    return role(for: step, atTop: topRole(of: node))
  }

  /// The role of something inside a controller's screen.
  package func role(inside node: NodeID?) -> Role {
    guard let node else { return .nested }
    switch role(of: node) {
    case .launch: return .launch
    case .modal: return .modal
    default: return .nested
    }
  }

  /// Whether every way to a controller goes through a presentation.
  package func isModal(_ node: NodeID) -> Bool {
    (ways.fromEntry[node] ?? ways.fromTop[node]) == .modal || presumablyPresented.contains(node)
  }

  /// What nothing leads to, and what begins with Done, Cancel or the like, is presented in code, where
  /// the app starts with other screens.
  func findPresumablyPresented() -> Set<NodeID> {
    guard entryShowsNavigation else { return [] }
    let tops = nodes.indices.filter { ways.fromEntry[$0] == nil && isTop($0) }
    let presented = Set(tops.filter(beginsWithEnding))
    let others = tops.filter { !presented.contains($0) }
    let follows = { (edge: Edge) in self.ways.fromEntry[edge.target] == nil }
    return reachable(fromAny: Array(presented), where: follows)
      .subtracting(reachable(fromAny: others, where: follows))
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

  /// What nothing leads to is the top of the app when the entry points do not show another one.
  private func topRole(of node: NodeID) -> Role {
    // A page view's pages come from code, so one without a class or a connection shows nothing.
    let isAlone = outgoing[node].isEmpty && incoming[node].isEmpty
    if isAlone && kind(node) == .pageViewController && controller(node).customClass == nil {
      return .sample
    }
    return document(node).form == .storyboard && !entryShowsNavigation ? .root : .orphan
  }

  private func isCompactColumn(_ node: NodeID) -> Bool {
    rootChain(above: node).contains { holder in
      segues(to: holder).contains { $0.relationship == .compact }
    }
  }

  /// Whether an entry point leads to a container that shows how the app is built.
  package var entryShowsNavigation: Bool { ways.entryShowsNavigation }

  /// Whether a controller is a container with something in it.
  package func showsNavigation(_ node: NodeID) -> Bool {
    switch kind(node) {
    case .tabBarController: !children(of: node, .viewControllers).isEmpty
    case .navigationController: !children(of: node, .rootViewController).isEmpty
    case .splitViewController, .pageViewController: true
    default: false
    }
  }
}

// MARK: - Navigation controllers and their roots

extension NavigationGraph {
  /// The first screen in a controller: itself, or the root of the navigation controllers it is.
  package func root(of node: NodeID) -> NodeID { roots[resolved(node)] }

  /// The first screen in each controller. A ring of navigation controllers, which no app has, ends
  /// where it begins.
  func findRoots() -> [NodeID] {
    let next = nodes.indices.map { children(of: $0, .rootViewController).first }
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

  /// A controller and the navigation controllers it is the root of, inside out.
  package func rootChain(above node: NodeID) -> [NodeID] {
    chain(from: node) { inner in
      incoming[inner].first { edges[$0].relationship == .rootViewController }
        .map { edges[$0].source }
    }
  }

  /// A controller and the first screens in it, outside in.
  package func rootChain(below node: NodeID) -> [NodeID] {
    chain(from: node) { children(of: $0, .rootViewController).first }
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
