/// An element of XML, SVG or HTML, with its content.
package struct MarkupElement: Sendable, Equatable {
  /// The element's name.
  package var name: String
  /// The attributes, in the order in which they are written.
  package var attributes: [Attribute]
  /// The content, in order.
  package var children: [MarkupNode]

  /// An attribute. Its value is plain text, which is escaped when the element is written.
  package struct Attribute: Sendable, Equatable {
    package var name: String
    package var value: String
  }

  /// Creates an element. Attributes without a value are left out.
  package init(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:],
    _ children: [MarkupNode] = []
  ) {
    self.name = name
    self.attributes = attributes.compactMap { name, value in
      value.map { Attribute(name: name, value: $0) }
    }
    self.children = children
  }
}

/// A part of an element's content.
package enum MarkupNode: Sendable, Equatable {
  /// Another element.
  case element(MarkupElement)
  /// Plain text, which is escaped when the element is written.
  case text(String)
}
