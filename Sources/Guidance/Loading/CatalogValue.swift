/// A type that is read from a catalog.
package protocol CatalogValue {
  /// Reads the value. What is wrong is noted, and anything may then take its place: a file with a
  /// mistake is not used.
  init(from node: CatalogNode, _ mistakes: Mistakes)
}

/// A type that is a mapping in a catalog.
package protocol CatalogRecord: CatalogValue {
  /// Reads the value. It asks for all of its keys, whatever it finds: no others may be there.
  init(from keys: inout KeyReader)
}

extension CatalogRecord {
  package init(from node: CatalogNode, _ mistakes: Mistakes) {
    self = KeyReader.read(node, mistakes) { Self(from: &$0) }
  }
}

/// A type that is one of a few words in a catalog.
package protocol CatalogWord: CatalogValue, RawRepresentable<String>, CaseIterable {}

extension CatalogWord {
  package init(from node: CatalogNode, _ mistakes: Mistakes) {
    let text = String(from: node, mistakes)
    if let word = Self(rawValue: text) {
      self = word
      return
    }
    if node.text != nil {
      let allowed = Self.allCases.map(\.rawValue).joined(separator: ", ")
      mistakes.note("unknown value '\(text)'; expected one of \(allowed)", at: node.place)
    }
    self = Self.allCases[Self.allCases.startIndex]
  }
}
