/// A value in YAML.
package struct YAMLNode: Sendable {
  /// What there is.
  package enum Value: Sendable {
    case nothing
    case flag(Bool)
    case number(Int)
    case text(String)
    case list([YAMLNode])
    /// The entries, by key.
    case mapping([Entry])
  }

  /// A key of a mapping, with its value.
  package struct Entry: Sendable {
    /// The key.
    package var key: String
    /// The value.
    package var node: YAMLNode
  }

  /// A place in a text.
  package struct Place: Sendable {
    /// The line, counted from 1.
    package var line = 1
    /// The column, counted from 1.
    package var column = 1
  }

  /// What it is.
  package var value: Value
  /// Where its key stands, or it itself where it has none.
  package var place = Place()
}

/// Why a text cannot be read, and where.
package struct YAMLError: Error {
  /// The place; the beginning where none is known.
  package var place = YAMLNode.Place()
  /// What is wrong, without a period.
  package var message: String
}
