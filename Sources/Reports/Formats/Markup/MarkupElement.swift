/// An element of SVG or HTML, with what is in it.
struct MarkupElement: Sendable, Equatable {
  /// The element's name.
  var name: String
  /// Its attributes, in the order they are written.
  var attributes: [Attribute]
  /// What is in it, in order.
  var children: [MarkupNode]

  /// A name with its value. The value is any text: writing it escapes it.
  struct Attribute: Sendable, Equatable {
    var name: String
    var value: String
  }

  /// Creates an element. Attributes without a value are left out.
  init(
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

/// What an element holds.
enum MarkupNode: Sendable, Equatable {
  /// Another element.
  case element(MarkupElement)
  /// Text, as people read it: writing it escapes it.
  case text(String)
}
