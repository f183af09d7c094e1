import InterfaceBuilder
import NavigationGraph
import RuleCatalogue

extension SubjectFinder {
  /// How a scene is presented, and what it presents. Of a navigation controller and its first screen
  /// the screen has the facts.
  func addPresentation(of node: NavigationGraph.NodeID, to subject: inout Subject) {
    let start = graph.rootChain(above: node).last ?? node
    let isFirst = graph.root(of: start) == node
    let presented = isFirst ? presentations[start] : nil
    subject.facts.set(.presentation, word: presented.map { style(of: $0) } ?? "none")
    subject.facts.set(.modalScreens, presented?.screens.count ?? 0)
    subject.facts.set(.modalDepth, presented?.depth ?? 0)
    subject.facts.set(.isOnSheet, presented?.isOnAnother ?? false)
    subject.facts.set(.hasTouchTransition, isFirst && hasTouchTransition(start))
    let leaving = Array(graph.segues(from: node))
    let popovers = leaving.filter { $0.kind == .popover || $0.kind == .popoverPresentation }
    subject.facts.set(.popovers, popovers.count)
    subject.facts.set(
      .adjustingPopovers, popovers.count { keepsOpen($0) || hasSlider($0.target) })
    subject.facts.set(
      .adjustsContent,
      presented.map { $0.isPopover && ($0.segues.contains(where: keepsOpen) || hasSlider(node)) }
        ?? false)
    subject.facts.set(.presentsOthers, leaving.count { $0.step == .modal })
  }

  private func style(of presented: ModalSubgraph) -> String {
    if presented.isPopover { return "popover" }
    // A film fills the screen because it is one.
    if graph.kind(presented.start).rawValue == "avPlayerViewController" { return "none" }
    let own = attribute(.modalPresentationStyle, of: presented.start)
    let styles = presented.segues.map { attribute(.modalPresentationStyle, of: $0) ?? own }
    return styles.contains { $0.map(Self.fullScreenStyles.contains) == true }
      ? "full-screen" : "sheet"
  }

  private static let fullScreenStyles: Set<String> = [
    "fullScreen", "overFullScreen", "currentContext", "overCurrentContext",
  ]

  private func hasTouchTransition(_ start: NavigationGraph.NodeID) -> Bool {
    let styles =
      [attribute(.modalTransitionStyle, of: start)]
      + graph.segues(to: start).map { attribute(.modalTransitionStyle, of: $0) }
    return styles.contains { $0 == "flipHorizontal" || $0 == "partialCurl" }
      || graph.segues(to: start).contains { $0.kind == .custom }
  }

  /// A popover stays open while people work beside it when the views it lets through are named.
  private func keepsOpen(_ popover: NavigationGraph.Edge) -> Bool {
    let tree = graph.document(popover.source).tree
    return tree.children(of: popover.element, named: .popoverPassthroughViews)
      .contains { tree.end(of: $0) > $0 + 1 }
  }

  /// Who moves a slider watches what it changes.
  private func hasSlider(_ node: NavigationGraph.NodeID) -> Bool {
    let screen = graph.root(of: node)
    return graph.tree(of: screen).descendants(of: graph.element(of: screen), named: .slider)
      .contains { _ in true }
  }

  private func attribute(_ name: Name, of node: NavigationGraph.NodeID) -> String? {
    graph.document(node).tree[graph.controller(node).element, name]
  }

  private func attribute(_ name: Name, of edge: NavigationGraph.Edge) -> String? {
    graph.document(edge.source).tree[edge.element, name]
  }
}
