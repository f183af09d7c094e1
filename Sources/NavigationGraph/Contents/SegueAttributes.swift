import InterfaceBuilder

/// The attributes of a segue in its document. Those of an edge that code makes are absent.
package struct SegueAttributes {
  let tree: ElementTree
  /// The element of the segue; `nil` for an edge that code makes.
  let segue: Int?

  /// The class of the segue, if the document names one.
  package var customClass: String? { self[.customClass] }
  /// The style in which it presents.
  package var presentationStyle: String? { self[.modalPresentationStyle] }
  /// The transition with which it presents.
  package var transitionStyle: String? { self[.modalTransitionStyle] }

  /// Whether a popover lets touches through to some views, so that it stays open while people use
  /// them.
  package var hasPassthroughViews: Bool {
    guard let segue else { return false }
    return tree.children(of: segue, named: .popoverPassthroughViews)
      .contains { tree.end(of: $0) > $0 + 1 }
  }

  /// The object ID of the bar button whose only connection it is.
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

  /// The container view that an embed segue fills.
  package func container(of edge: Edge) -> DocumentView? {
    guard let element = edge.origin.element, let document = file(edge.source).document,
      let container = document.tree.parent(of: element).flatMap({ document.tree.parent(of: $0) })
    else { return nil }
    return DocumentView(
      kind: .other, element: container, document: document, file: nodes[edge.source].file,
      graph: self)
  }
}
