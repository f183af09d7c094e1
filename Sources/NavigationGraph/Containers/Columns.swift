/// The columns of a split view, according to its relationships.
package struct Columns: Sendable {
  /// The list in the first column.
  package var primary: NodeID?
  /// The list in the middle of three columns.
  package var supplementary: NodeID?
  /// The detail column.
  package var secondary: NodeID?
  /// The screen that replaces the columns in a compact width.
  package var compact: NodeID?

  /// The columns that are side by side.
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

  /// Returns the split view with a column that contains a controller, directly or in a tab bar.
  package func splitView(around node: NodeID) -> NodeID? {
    var pending = [node]
    var seen: Set<NodeID> = [node]
    while let inner = pending.popLast() {
      let holders = (rootChain(above: inner) + rootChain(below: inner))
        .flatMap { segues(to: $0) }.filter { $0.containment != nil }
      if let column = holders.first(where: { kind($0.source) == .splitView }) {
        return column.source
      }
      pending += holders.filter { $0.containment == .item }.map(\.source)
        .filter { seen.insert($0).inserted }
    }
    return nil
  }

  /// Returns the first screens in a column: its own, or those of the tabs in it.
  package func columnScreens(of column: NodeID) -> [NodeID] {
    let screen = root(of: column)
    guard kind(screen) == .tabBar else { return [screen] }
    return children(of: screen, .item).map { root(of: $0) }
  }

  /// Returns the screens with lists that follow each other from the first column of a split view, up to
  /// the first screen that is no list or is shown in another column. In a compact width, code may push
  /// what it shows there.
  package func listLevels(from node: NodeID) -> [NodeID] {
    var levels: [NodeID] = []
    var current = root(of: node)
    while isList(current), kind(current) != .splitView, !levels.contains(current) {
      levels.append(current)
      let next = segues(from: current)
        .filter { $0.staysInColumn && !isShownAsDetail($0.target) }
        .map { root(of: $0.target) }
        .first { isList($0) && !levels.contains($0) }
      guard let next else { break }
      current = next
    }
    return levels
  }
}
