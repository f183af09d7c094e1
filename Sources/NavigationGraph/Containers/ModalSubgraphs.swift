/// A controller that is presented over the window, with everything it leads to until it is
/// dismissed.
package struct ModalSubgraph: Sendable {
  /// The controller that is presented.
  package var start: NodeID
  /// The segues that present it.
  package var segues: [NavigationGraph.Edge]
  /// The screens in it, including the first. Containers are no screens.
  package var screens: [NodeID]
  /// The number of levels below its first screen.
  package var depth: Int

  /// Whether it is presented by a controller that is itself presented.
  package var isOnAnother: Bool

  /// Whether every segue to it shows it as a popover.
  package var isPopover: Bool {
    segues.allSatisfy(\.isPopover)
  }
}

extension NavigationGraph {
  /// The controllers that are presented over the window, in the order of the nodes.
  package var modalSubgraphs: [ModalSubgraph] {
    nodes.indices.compactMap { node in
      let segues = self.segues(to: node).filter(\.presents)
      // A controller that is also shown without a presentation is a screen like any other.
      guard !segues.isEmpty, isModal(node) else { return nil }
      let inside = reachable(from: node) { !$0.presents && isModal($0.target) }
      let screens = inside.filter(isScreen).sorted()
      // A part of a screen is none that a sheet could show.
      guard !screens.isEmpty else { return nil }
      return ModalSubgraph(
        start: node, segues: segues, screens: screens,
        depth: longestChain(from: node).depth,
        isOnAnother: segues.contains { isPresented($0.source) })
    }
  }

  /// Whether a controller is known to be presented. A scene that code shows in an unknown way may
  /// also be a tab, or a part of another screen.
  private func isPresented(_ node: NodeID) -> Bool {
    guard isModal(node) else { return false }
    let before = leading(toAny: [node]) { isModal($0.target) && !$0.presents }
    return before.contains { inner in
      presumedModals.contains(inner)
        || segues(to: inner).contains { $0.step == .modal && $0.kind != .instantiate }
    }
  }

  /// Whether a controller is a screen of its own. An embedded controller is a part of the screen
  /// around it.
  private func isScreen(_ node: NodeID) -> Bool {
    let segues = Array(segues(to: node))
    let isPart = !segues.isEmpty && segues.allSatisfy { $0.kind == .embed }
    return !isPart
      && !kind(node).isFrame
  }
}
