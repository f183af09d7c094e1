/// What stands at one place of a catalog, be it a file or the form that the binary carries.
package struct CatalogNode: Sendable {
  /// What there is.
  package enum Value: Sendable {
    case nothing
    case flag(Bool)
    case number(Int)
    case text(String)
    case list([CatalogNode])
    /// Keys with what stands there, by key.
    case mapping([Entry])
  }

  /// A key of a mapping, with what stands there.
  package struct Entry: Sendable {
    /// The key.
    package var key: String
    /// What stands there.
    package var node: CatalogNode
  }

  /// A place in a file. What the binary carries has none that matters.
  struct Place: Sendable, Equatable {
    /// The line, counted from 1.
    var line = 1
    /// The column, counted from 1.
    var column = 1
  }

  /// What it is.
  package var value: Value
  /// Where its key stands, or it itself where it has none.
  var place = Place()
}

// MARK: - Parts

extension CatalogNode {
  /// The text, of a text.
  package var text: String? {
    if case .text(let text) = value { text } else { nil }
  }

  /// What stands at a key, of a mapping.
  package subscript(key: String) -> CatalogNode? {
    guard case .mapping(let entries) = value else { return nil }
    return entries.first { $0.key == key }?.node
  }

  /// The place of the deepest part that there is on a path of keys and numbers.
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
