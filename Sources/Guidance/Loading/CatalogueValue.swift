/// A type that is read from a catalogue.
package protocol CatalogueValue {
  /// Reads the value. What is wrong is noted, and anything may then take its place: a file with a
  /// mistake is not used.
  init(from node: CatalogueNode, _ mistakes: Mistakes)
}

/// A type that is a mapping in a catalogue.
package protocol CatalogueRecord: CatalogueValue {
  /// Reads the value. It asks for all of its keys, whatever it finds: no others may be there.
  init(from keys: inout KeyReader)
}

extension CatalogueRecord {
  package init(from node: CatalogueNode, _ mistakes: Mistakes) {
    self = KeyReader.read(node, mistakes) { Self(from: &$0) }
  }
}

/// A type that is one of a few words in a catalogue.
package protocol CatalogueWord: CatalogueValue, RawRepresentable<String>, CaseIterable {}

extension CatalogueWord {
  package init(from node: CatalogueNode, _ mistakes: Mistakes) {
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
