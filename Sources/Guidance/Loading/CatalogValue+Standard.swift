package import YAMLReading

// MARK: - Texts, numbers and flags

extension String: CatalogValue {
  package init(from node: YAMLNode, _ mistakes: Mistakes) {
    if case .text(let text) = node.value {
      self = text
    } else {
      mistakes.note(expected: "text", at: node)
      self = ""
    }
  }
}

extension Int: CatalogValue {
  package init(from node: YAMLNode, _ mistakes: Mistakes) {
    if case .number(let number) = node.value {
      self = number
    } else {
      mistakes.note(expected: "a whole number", at: node)
      self = 0
    }
  }
}

extension Bool: CatalogValue {
  package init(from node: YAMLNode, _ mistakes: Mistakes) {
    if case .flag(let flag) = node.value {
      self = flag
    } else {
      mistakes.note(expected: "true or false", at: node)
      self = false
    }
  }
}

// MARK: - Lists and dictionaries

extension Array: CatalogValue where Element: CatalogValue {
  package init(from node: YAMLNode, _ mistakes: Mistakes) {
    if case .list(let elements) = node.value {
      self = elements.map { Element(from: $0, mistakes) }
    } else {
      mistakes.note(expected: "a list", at: node)
      self = []
    }
  }
}

extension Dictionary: CatalogValue where Key == String, Value: CatalogValue {
  package init(from node: YAMLNode, _ mistakes: Mistakes) {
    let values = node.entries(mistakes).map { ($0.key, Value(from: $0.node, mistakes)) }
    self = Dictionary(values) { first, _ in first }
  }
}

extension YAMLNode {
  /// Returns the entries of a mapping with arbitrary keys.
  func entries(_ mistakes: Mistakes) -> [Entry] {
    if case .mapping(let entries) = value { return entries }
    mistakes.note(expected: "a mapping", at: self)
    return []
  }

  /// The elements of a list, or the node itself, because a list of one value can be written as the
  /// value.
  var oneOrMore: [YAMLNode] {
    if case .list(let elements) = value { elements } else { [self] }
  }
}
