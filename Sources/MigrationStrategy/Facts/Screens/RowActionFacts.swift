import Guidance
import InterfaceBuilder
import NavigationGraph
import SourceEvidence

extension SubjectFinder {
  /// The actions that rows and cells have, and that only a gesture brings.
  func addRowActions(of node: NodeID, to subject: inout Subject) {
    let pressed = cellLongPresses(of: node)
    let name = graph.screen(node).customClass
    let swipes = screenMarkers.markers(.swipeActions, ofClass: name)
    // A long press outside of lists may belong to a button or a map.
    let longPresses = screenMarkers.markers(.longPress, ofClass: name)
    let presses = longPresses.isEmpty || showsRows(node) ? longPresses : []
    let inCode = [swipes, presses].compactMap(\.first).sorted { $0.place < $1.place }
    let words = [
      pressed + presses.count > 0 ? "long presses" : nil, swipes.isEmpty ? nil : "swipes",
    ]
    subject.facts[.rowActions] = pressed + inCode.count
    subject.facts[.rowGestures] =
      words.compactMap { $0 }.joined(separator: " and ").capitalizedFirst
    if pressed == 0, let first = inCode.first { subject.find(.rowActions, at: first) }
  }

  /// Whether a screen is a list, or has one in it.
  private func showsRows(_ node: NodeID) -> Bool {
    graph.isList(node)
      || graph.tree(of: node).descendants(of: graph.element(of: node)).contains {
        [.tableView, .collectionView].contains(graph.tree(of: node).name(of: $0))
      }
  }

  /// The cells whose long press does something: recognizers stand beside the controller, and the
  /// cell refers to them.
  private func cellLongPresses(of node: NodeID) -> Int {
    let tree = graph.tree(of: node)
    let elements = graph.elements(around: node)
    let presses = Set(
      elements.filter { tree.isElement($0, named: .pongPressGestureRecognizer) }
        .compactMap { tree[$0, .id] })
    guard !presses.isEmpty else { return 0 }
    return elements.count { element in
      tree.isElement(element, named: .outletCollection)
        && tree[element, .destination].map(presses.contains) == true && isOfCell(element, tree)
    }
  }

  private func isOfCell(_ outlet: Int, _ tree: ElementTree) -> Bool {
    sequence(first: outlet) { tree.parent(of: $0) }.contains {
      tree.isElement($0, named: .tableViewCell) || tree.isElement($0, named: .collectionViewCell)
    }
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
