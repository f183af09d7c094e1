import YAMLReading

/// A reference to a source, with its position in a file.
struct Citation {
  /// The source.
  var source: String
  /// The position of the reference.
  var place: YAMLNode.Place

  /// Whether the source is a numbered statement, not a page.
  var isStatement: Bool { source.prefixMatch(of: /[SPM][0-9]/) != nil }
}

extension YAMLNode {
  /// All sources listed under `sources`, at any depth of the node.
  var citations: [Citation] {
    switch value {
    case .list(let elements): elements.flatMap(\.citations)
    case .mapping(let entries):
      entries.flatMap { $0.key == "sources" ? $0.node.sources : $0.node.citations }
    default: []
    }
  }

  private var sources: [Citation] {
    guard case .list(let elements) = value else { return [] }
    return elements.compactMap { element in
      element.text.map { Citation(source: $0, place: element.place) }
    }
  }
}
