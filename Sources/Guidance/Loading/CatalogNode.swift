/// A value in a catalog, read from a file or from the embedded format.
package struct CatalogNode: Sendable {
  /// The content of a node.
  package enum Value: Sendable {
    case nothing
    case flag(Bool)
    case number(Int)
    case text(String)
    case list([CatalogNode])
    /// The entries, in the order of the file.
    case mapping([Entry])
  }

  /// A key of a mapping and its value.
  package struct Entry: Sendable {
    /// The key.
    package var key: String
    /// The value.
    package var node: CatalogNode
  }

  /// A position in a file. In the embedded format, positions are irrelevant.
  struct Place: Sendable, Equatable {
    /// The line number, starting at 1.
    var line = 1
    /// The column number, starting at 1.
    var column = 1
  }

  /// The content.
  package var value: Value
  /// The position of the node's key, or of the node itself if it has no key.
  var place = Place()
}

// MARK: - Contents

extension CatalogNode {
  /// The text, or `nil` if the node is not a text.
  package var text: String? {
    if case .text(let text) = value { text } else { nil }
  }

  /// The value of a key, or `nil` if the node is not a mapping or does not contain the key.
  package subscript(key: String) -> CatalogNode? {
    guard case .mapping(let entries) = value else { return nil }
    return entries.first { $0.key == key }?.node
  }

  /// Returns the position of the deepest existing node on a path of keys and indices.
  func place(of keys: some Collection<String>) -> Place {
    guard let key = keys.first, let part = part(key) else { return place }
    return part.place(of: keys.dropFirst())
  }

  private func part(_ key: String) -> CatalogNode? {
    guard case .list(let elements) = value else { return self[key] }
    guard let index = Int(key), elements.indices.contains(index) else { return nil }
    return elements[index]
  }
}
