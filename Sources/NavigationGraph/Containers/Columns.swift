import InterfaceBuilder

/// The columns of a split view: what its relationships name.
package struct Columns: Sendable {
  /// The list people start from.
  package var primary: NodeID?
  /// The list between, in three columns.
  package var supplementary: NodeID?
  /// The detail.
  package var secondary: NodeID?
  /// What is shown instead where there is room for one column.
  package var compact: NodeID?

  /// The columns that stand side by side.
  package var all: [NodeID] {
    [primary, supplementary, secondary].compactMap { $0 }
  }
}

extension NavigationGraph {
  /// The columns of a split view controller.
  package func columns(of split: NodeID) -> Columns {
    Columns(
      primary: children(of: split, .primary).first,
      supplementary: children(of: split, .supplementary).first,
      secondary: children(of: split, .secondary).first,
      compact: children(of: split, .compact).first)
  }

  /// The split view one of whose columns a controller fills, also where tab bars lie between.
  package func splitView(around node: NodeID) -> NodeID? {
    var pending = [node]
    var seen: Set<NodeID> = [node]
    while let inner = pending.popLast() {
      let holders = (rootChain(above: inner) + rootChain(below: inner))
        .flatMap { segues(to: $0) }.filter { $0.kind == .relationship }
      if let column = holders.first(where: { kind($0.source) == .splitViewController }) {
        return column.source
      }
      pending += holders.filter { $0.relationship == .viewControllers }.map(\.source)
        .filter { seen.insert($0).inserted }
    }
    return nil
  }

  /// The first screens that a column offers: its own, or those of the tabs that fill it.
  package func columnScreens(of column: NodeID) -> [NodeID] {
    let screen = root(of: column)
    guard kind(screen) == .tabBarController else { return [screen] }
    return children(of: screen, .viewControllers).map { root(of: $0) }
  }

  /// The list-shaped screens that follow each other from a controller before something that is no
  /// list, or another column, is shown.
  package func listLevels(from node: NodeID) -> [NodeID] {
    var levels: [NodeID] = []
    var current = root(of: node)
    while isList(current), kind(current) != .splitViewController, !levels.contains(current) {
      levels.append(current)
      let next = segues(from: current)
        .filter(\.staysInColumn)
        .map { root(of: $0.target) }
        .first { isList($0) && !levels.contains($0) }
      guard let next else { break }
      current = next
    }
    return levels
  }
}
