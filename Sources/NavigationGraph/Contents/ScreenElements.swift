import InterfaceBuilder

// The contents of a screen as elements of its document. A screen in code has none.
extension NavigationGraph {
  /// Returns the tree of the document that contains a node. It is empty for code.
  func tree(of node: NodeID) -> ElementTree { file(node).document?.tree ?? .empty }

  /// Returns the element of a node's screen in its tree.
  func element(of node: NodeID) -> Int { screen(node).origin.element ?? 0 }
}
