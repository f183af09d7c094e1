import InterfaceBuilder

/// The attributes of a segue in its document. An edge in code has none.
package struct SegueAttributes {
  let tree: ElementTree
  /// The element of the segue, or `nil` for an edge in code.
  let segue: Int?

  /// The custom class, if the document contains one.
  package var customClass: String? { self[.customClass] }
  /// The presentation style.
  package var presentationStyle: String? { self[.modalPresentationStyle] }
  /// The transition style.
  package var transitionStyle: String? { self[.modalTransitionStyle] }

  /// Whether a popover passes touches through to some views, so that it stays open while people use
  /// them.
  package var hasPassthroughViews: Bool {
    guard let segue else { return false }
    return tree.children(of: segue, named: .popoverPassthroughViews)
      .contains { tree.end(of: $0) > $0 + 1 }
  }

  /// The object ID of the bar button that performs the segue and nothing else.
  package var barButton: String? {
    guard let connections = segue.flatMap({ tree.parent(of: $0) }),
      let item = tree.parent(of: connections), tree.isElement(item, named: .barButtonItem),
      tree.children(of: connections).count(where: { _ in true }) == 1
    else { return nil }
    return tree[item, .id]
  }

  private subscript(name: XMLName) -> String? { segue.flatMap { tree[$0, name] } }
}

extension NavigationGraph {
  /// The attributes of a segue.
  package func attributes(of edge: Edge) -> SegueAttributes {
    SegueAttributes(tree: tree(of: edge.source), segue: edge.origin.element)
  }

  /// Returns the container view that an embed segue fills.
  package func container(of edge: Edge) -> DocumentView? {
    guard let element = edge.origin.element, let document = file(edge.source).document,
      let container = document.tree.parent(of: element).flatMap({ document.tree.parent(of: $0) })
    else { return nil }
    return DocumentView(
      kind: .other, element: container, document: document, file: nodes[edge.source].file,
      graph: self)
  }
}
