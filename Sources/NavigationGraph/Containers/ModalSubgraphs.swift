import InterfaceBuilder

/// What is presented over the window, with everything that it leads to before it is dismissed.
package struct ModalSubgraph: Sendable {
  /// The controller that is presented.
  package var start: NavigationGraph.NodeID
  /// The segues that present it.
  package var segues: [NavigationGraph.Edge]
  /// The screens in it, the first included; containers are no screens.
  package var screens: [NavigationGraph.NodeID]
  /// The levels below its first screen.
  package var depth: Int

  /// Whether something that is itself presented presents it.
  package var isOnAnother: Bool

  /// Whether every segue to it shows it as a popover.
  package var isPopover: Bool {
    segues.allSatisfy { $0.kind == .popover || $0.kind == .popoverPresentation }
  }
}

extension NavigationGraph {
  /// What is presented over the window, by place.
  package var modalSubgraphs: [ModalSubgraph] {
    nodes.indices.compactMap { node in
      let doors = segues(to: node).filter(\.presents)
      // What is also shown without a presentation is a screen of the app like any other.
      guard !doors.isEmpty, isModal(node) else { return nil }
      let inside = reachable(from: node) { !$0.presents && isModal($0.target) }
      return ModalSubgraph(
        start: node, segues: doors, screens: inside.filter(isScreen).sorted(),
        depth: descent(from: node).depth, isOnAnother: doors.contains { isModal($0.source) })
    }
  }

  /// What is only embedded is a part of the screen around it.
  private func isScreen(_ node: NodeID) -> Bool {
    let ways = Array(segues(to: node))
    let isPart = !ways.isEmpty && ways.allSatisfy { $0.kind == .embed }
    return !isPart
      && ![.navigationController, .tabBarController, .splitViewController].contains(kind(node))
  }
}
