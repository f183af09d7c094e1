import FileReading

extension NavigationGraph {
  /// The entry points with which people begin.
  ///
  /// Documents, the team, and the running app name them. Code gives windows one root after the other: of
  /// those, the one that leads to most counts, unless what the others name leads to more. A sign-in, a
  /// first run, and a notice lead to little.
  package var starts: [EntryPoint] {
    let named = entryPoints.filter { !isOfCode($0) }
    let scores = named.map { score(of: $0.node) }
    let ofCode = entryPoints.filter(isOfCode).map { ($0, score(of: $0.node)) }
    guard let best = ofCode.max(by: { $0.1 < $1.1 }) else { return named }
    let isMore = scores.allSatisfy { $0 < best.1 }
    return isMore && !named.contains { $0.isStated } ? [best.0] : named
  }

  /// The roots of windows that are no part of what people begin with: a sign-in, or a window for one item.
  package var otherRoots: [EntryPoint] {
    let starts = starts.map(\.node)
    let inside = shown(in: starts)
    return entryPoints.filter { entry in
      !inside.contains(entry.node) && shown(in: [entry.node]).isDisjoint(with: starts)
    }
  }

  /// The controllers that some show at once, with what contains them and what they contain.
  package func shown(in roots: [NodeID]) -> Set<NodeID> {
    reachable(fromAny: roots) { $0.step <= .contained }
  }

  private func isOfCode(_ entry: EntryPoint) -> Bool {
    switch entry.source {
    case .code, .screen: true
    case .declared(let file): file == location(entry.node).file
    case .propertyList, .storyboardName, .onlyCandidate, .running: false
    }
  }

  /// Returns how much a root leads to: whether it is a tab bar or a split view, and the number of controllers
  /// that it shows without a presentation.
  private func score(of node: NodeID) -> Int {
    let isStructure = kind(node) == .tabBar || kind(node) == .splitView
    return (isStructure ? nodes.count : 0) + reachable(from: node) { $0.step <= .pushed }.count
  }
}

extension EntryPoint {
  /// Whether it is one according to the team or the running app.
  fileprivate var isStated: Bool {
    switch source {
    case .declared, .running: true
    default: false
    }
  }
}
