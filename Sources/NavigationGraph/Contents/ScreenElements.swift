import InterfaceBuilder

// What a screen contains, as elements of its document. A screen that code makes has none.
extension NavigationGraph {
  /// The tree of the document that contains a node; an empty one for code.
  func tree(of node: NodeID) -> ElementTree { file(node).document?.tree ?? .empty }

  /// The element of a node's screen in its tree.
  func element(of node: NodeID) -> Int { screen(node).origin.element ?? 0 }
}
