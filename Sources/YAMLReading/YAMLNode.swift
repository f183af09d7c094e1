/// A value in a YAML text, with its position.
package struct YAMLNode: Sendable {
  /// The content of a node.
  package enum Value: Sendable {
    case nothing
    case flag(Bool)
    case number(Int)
    case text(String)
    case list([YAMLNode])
    /// The entries, sorted by their keys.
    case mapping([Entry])
  }

  /// A key of a mapping and its value.
  package struct Entry: Sendable {
    /// The key.
    package var key: String
    /// The value.
    package var node: YAMLNode

    /// Creates an entry.
    package init(key: String, node: YAMLNode) {
      self.key = key
      self.node = node
    }
  }

  /// A position in a text.
  package struct Place: Sendable, Equatable {
    /// The line number, starting at 1.
    package var line: Int
    /// The column number, starting at 1.
    package var column: Int

    /// Creates a position; without arguments, that of the beginning.
    package init(line: Int = 1, column: Int = 1) {
      self.line = line
      self.column = column
    }
  }

  /// The content.
  package var value: Value
  /// The position of the node's key, or of the node itself if it has no key. The embedded format has
  /// none.
  package var place: Place

  /// Creates a node; without a position, at the beginning.
  package init(value: Value, place: Place = Place()) {
    self.value = value
    self.place = place
  }
}

// MARK: - Contents

extension YAMLNode {
  /// A node without content.
  package static let nothing = YAMLNode(value: .nothing)

  /// The text, or `nil` if the node is not a text.
  package var text: String? {
    if case .text(let text) = value { text } else { nil }
  }

  /// The elements of a list, or none.
  package var elements: [YAMLNode] {
    if case .list(let elements) = value { elements } else { [] }
  }

  /// The entries of a mapping, or none.
  package var entries: [Entry] {
    if case .mapping(let entries) = value { entries } else { [] }
  }

  /// The value of a key, or `nil` if the node is not a mapping or does not contain the key.
  package subscript(key: String) -> YAMLNode? { entries.first { $0.key == key }?.node }

  /// Returns the position of the deepest existing node on a path of keys and indices.
  package func place(of keys: some Collection<String>) -> Place {
    guard let key = keys.first, let part = part(key) else { return place }
    return part.place(of: keys.dropFirst())
  }

  private func part(_ key: String) -> YAMLNode? {
    guard case .list(let elements) = value else { return self[key] }
    guard let index = Int(key), elements.indices.contains(index) else { return nil }
    return elements[index]
  }
}

/// The reason why a text cannot be read, and its position.
package struct YAMLError: Error {
  /// The position, or the beginning of the text if the position is unknown.
  package var place = YAMLNode.Place()
  /// The description of the error, without a period.
  package var message: String

  /// Creates an error; without a position, at the beginning.
  package init(place: YAMLNode.Place = YAMLNode.Place(), message: String) {
    self.place = place
    self.message = message
  }
}
