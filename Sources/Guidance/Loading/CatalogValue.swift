package import YAMLReading

/// A type that is read from a catalog.
package protocol CatalogValue {
  /// Reads the value. If there are errors, they are added to the mistakes, and the value is a
  /// placeholder: a file with errors is not used.
  init(from node: YAMLNode, _ mistakes: Mistakes)
}

/// A type that is represented by a mapping in a catalog.
package protocol CatalogRecord: CatalogValue {
  /// Reads the value. The initializer must read all of its keys in any case, because other keys are
  /// reported as unknown.
  init(from keys: inout KeyReader)
}

extension CatalogRecord {
  package init(from node: YAMLNode, _ mistakes: Mistakes) {
    self = KeyReader.read(node, mistakes) { Self(from: &$0) }
  }
}

/// A type that is represented by one of a few words in a catalog.
package protocol CatalogWord: CatalogValue, RawRepresentable<String>, CaseIterable {}

extension CatalogWord {
  package init(from node: YAMLNode, _ mistakes: Mistakes) {
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
