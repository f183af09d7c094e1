/// A value in a YAML text, with its position.
package struct YAMLNode: Sendable {
  /// The content of a node.
  package enum Value: Sendable {
    case nothing
    case flag(Bool)
    case number(Int)
    case text(String)
    case list([YAMLNode])
    /// The entries, in the order of the text.
    case mapping([Entry])
  }

  /// A key of a mapping and its value.
  package struct Entry: Sendable {
    /// The key.
    package var key: String
    /// The value.
    package var node: YAMLNode
  }

  /// A position in a text.
  package struct Place: Sendable {
    /// The line number, starting at 1.
    package var line = 1
    /// The column number, starting at 1.
    package var column = 1
  }

  /// The content.
  package var value: Value
  /// The position of the node's key, or of the node itself if it has no key.
  package var place = Place()
}

/// The reason why a text cannot be read, and its position.
package struct YAMLError: Error {
  /// The position, or the beginning of the text if the position is unknown.
  package var place = YAMLNode.Place()
  /// The description of the error, without a period.
  package var message: String
}
