import InterfaceBuilder

/// What is on a screen, from top to bottom, as far as its document or its code shows it.
///
/// Each text is one of a file. A part whose text is not known has none.
package struct ScreenOutline: Sendable, Equatable {
  /// The parts, from the top.
  package var parts: [Part]

  /// A part of a screen: a view, or the rows of a section of a list.
  package struct Part: Sendable, Equatable {
    /// The kind of a part.
    package enum Kind: String, Sendable {
      /// The rows of a list, and the items of a collection.
      case rows, grid
      case text, image, map, web, custom
      /// Another screen in a part of this one.
      case embedded
      case field, secure, editor, search, button
      case toggle = "switch"
      case slider, stepper, segments, picker, pages
    }

    /// The kind.
    package var kind: Kind
    /// The text, or the name of an image.
    package var text: String?
    /// The placeholder of a field.
    package var placeholder: String?
    /// The style of a text.
    package var style = TextStyle.body
    /// Whether a text has a secondary color.
    package var isSoft = false
    /// Whether a switch is on.
    package var isOn = false
    /// The titles of segments.
    package var items: [String] = []
    /// The number of pages, if the document contains it.
    package var pageCount: Int?
    /// The header and the footer of a section.
    package var header, footer: String?
    /// The rows, or the items of a collection.
    package var rows: [Row] = []
    /// Whether the rows are only examples, of which the app shows any number.
    package var isSample = false
    /// The screen that it leads to, or that is embedded.
    package var target: NodeID?

    init(_ kind: Kind, text: String? = nil) { (self.kind, self.text) = (kind, text) }
  }

  /// The style of a text.
  package enum TextStyle: String, Sendable { case title, headline, body, caption }

  /// A row of a list, or an item of a collection.
  package struct Row: Sendable, Equatable {
    package var title: String?
    /// The text below the title.
    package var detail: String?
    /// The text at the trailing edge.
    package var value: String?
    /// The name of the image.
    package var image: String?
    /// The control in it.
    package var control: Part.Kind?
    /// Whether its switch is on.
    package var isOn = false
    /// The screen that it leads to.
    package var target: NodeID?
  }
}

extension NavigationGraph {
  /// Returns what is on a screen: the contents in its document, and those that its code makes.
  package func outline(of node: NodeID) -> ScreenOutline {
    let document = file(node).document.map { document in
      DocumentOutline(document.tree, targets: targetsByElement(of: node))
        .parts(of: element(of: node))
    }
    return ScreenOutline(parts: (document ?? []) + CodeOutline.parts(of: contents(of: node).code))
  }

  /// The screens that the elements of a document lead to: cells, buttons, and containers.
  func targetsByElement(of node: NodeID) -> [Int: NodeID] {
    let tree = tree(of: node)
    let pairs = segues(from: node).compactMap { edge -> (Int, NodeID)? in
      guard let connections = edge.origin.element.flatMap({ tree.parent(of: $0) }),
        let holder = tree.parent(of: connections)
      else { return nil }
      return (holder, edge.target)
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// The screens that the buttons in the bars of a screen lead to, by object ID.
  package func barTargets(of node: NodeID) -> [String: NodeID] {
    let tree = tree(of: node)
    let pairs = targetsByElement(of: node).compactMap { element, target in
      tree.isElement(element, named: .barButtonItem) ? tree[element, .id].map { ($0, target) } : nil
    }
    return Dictionary(pairs) { first, _ in first }
  }
}
