package import InterfaceBuilder

// What a screen contains, as elements of its document. A screen that code makes has none.
extension NavigationGraph {
  /// The tree of the document that contains a node; an empty one for code.
  package func tree(of node: NodeID) -> ElementTree { file(node).document?.tree ?? .empty }

  /// The element of a node's screen in its tree.
  package func element(of node: NodeID) -> Int { screen(node).origin.element ?? 0 }

  /// The elements of a screen's scene, or of the screen alone in a xib.
  package func elements(around node: NodeID) -> Range<Int> {
    guard let document = file(node).document else { return 0..<0 }
    return document.elements(around: document.controllers[nodes[node].screen])
  }
}
