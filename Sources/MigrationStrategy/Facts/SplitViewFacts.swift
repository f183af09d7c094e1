import InterfaceBuilder
import NavigationGraph
import RuleCatalogue

extension SubjectFinder {
  /// A split view controller as a subject.
  func splitView(_ node: NavigationGraph.NodeID) -> Subject {
    var subject = subject(.splitView, node)
    let columns = graph.columns(of: node)
    let levels = columns.primary.map { graph.listLevels(from: $0) } ?? []
    subject.facts.set(.isSettings, isSettings(node))
    subject.facts.set(.primaryIsList, columns.primary.map { graph.isList($0) } ?? false)
    subject.facts.set(.listLevels, levels.count)
    subject.facts.set(.listLevelPath, text: path(levels))
    subject.facts.set(.hasSupplementary, columns.supplementary != nil)
    subject.facts.set(.hasCompactColumn, columns.compact != nil)
    subject.facts.set(
      .detailDepth, columns.secondary.map { graph.descentBesideColumns(from: $0).depth } ?? 0)
    addPlace(of: node, to: &subject)
    addAttributes(of: node, columns, to: &subject)
    return subject
  }

  private func addPlace(of node: NavigationGraph.NodeID, to subject: inout Subject) {
    let holders = graph.rootChain(above: node).flatMap { graph.segues(to: $0) }
    subject.facts.set(.isPushed, holders.contains { $0.kind == .show || $0.kind == .push })
    subject.facts.set(.isStackRoot, graph.segues(to: node).contains { $0.step == .root })
    subject.facts.set(.isTab, holders.contains { $0.relationship == .viewControllers })
    subject.facts.set(
      .isInsideSplitView,
      holders.contains {
        $0.kind == .relationship && graph.kind($0.source) == .splitViewController
          && $0.source != node
      })
  }

  private func addAttributes(
    of node: NavigationGraph.NodeID, _ columns: Columns, to subject: inout Subject
  ) {
    let tree = graph.tree(of: node)
    let element = graph.element(of: node)
    let maximum = tree[element, .maximumPrimaryColumnWidth].flatMap(Double.init)
    subject.facts.set(
      .hasSidebarBackground, tree[element, .primaryBackgroundStyle] == "sidebar")
    subject.facts.set(
      .hasColumnStyle,
      tree.isYes(.allowDoubleColumnStyle, of: element) || columns.supplementary != nil
        || columns.compact != nil)
    subject.facts.set(.displayMode, word: tree[element, .preferredDisplayMode] ?? "none")
    subject.facts.set(.behavior, word: tree[element, .behavior] ?? "none")
    subject.facts.set(
      .hasColumnWidths, maximum != nil || tree[element, .minimumPrimaryColumnWidth] != nil)
    subject.facts.set(.maximumPrimaryWidth, Int((maximum ?? 0).clamped(to: 0...100_000)))
    subject.facts.set(.primaryListStyle, word: columns.primary.map(tableStyle) ?? "none")
    subject.facts.set(.clearsSelection, columns.primary.map(clearsSelection) ?? false)
  }

  private func tableStyle(of column: NavigationGraph.NodeID) -> String {
    let root = graph.root(of: column)
    let tree = graph.document(root).tree
    let table = tree.descendants(of: graph.controller(root).element, named: .tableView)
      .first { _ in true }
    return table.map { tree[$0, .style] ?? "plain" } ?? "none"
  }

  /// Table and collection view controllers forget the choice unless they are told to keep it.
  private func clearsSelection(_ column: NavigationGraph.NodeID) -> Bool {
    let root = graph.root(of: column)
    guard [.tableViewController, .collectionViewController].contains(graph.kind(root)) else {
      return false
    }
    return graph.tree(of: root)[
      graph.element(of: root), .clearsSelectionOnViewWillAppear] != "NO"
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    isNaN ? range.lowerBound : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
