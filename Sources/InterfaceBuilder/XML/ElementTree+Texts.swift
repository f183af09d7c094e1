extension ElementTree {
  /// A replacement for a text of an element.
  struct Replacement {
    var element: Int
    var attribute: XMLName
    var text: String
  }

  /// Returns the tree with other texts in attributes, and with other comments before scenes.
  ///
  /// - Parameters:
  ///   - replacements: The texts. An absent attribute is added.
  ///   - comments: The changed comments, by the element of the scene.
  /// - Returns: A tree with the same elements.
  func replacing(_ replacements: [Replacement], comments: [Int: String]) -> ElementTree {
    var elements = storage.elements
    var attributes = storage.attributes
    var arena = storage.arena
    for (element, texts) in Dictionary(grouping: replacements, by: \.element) {
      let names = Set(texts.map(\.attribute.number))
      let first = Int(elements[element].firstAttribute)
      let own = attributes[first..<(first + Int(elements[element].attributeCount))]
      // The attributes of an element are contiguous, so all of them move to the end.
      elements[element].firstAttribute = UInt32(attributes.count)
      attributes += own.filter { !names.contains($0.name) }
      for text in texts {
        attributes.append(
          Attribute(
            name: text.attribute.number, start: UInt32(arena.count),
            length: UInt32(text.text.utf8.count)))
        arena += text.text.utf8
      }
      let count = attributes.count - Int(elements[element].firstAttribute)
      elements[element].attributeCount = UInt16(clamping: count)
    }
    return ElementTree(
      elements: elements, attributes: attributes, arena: arena, otherNames: storage.otherNames,
      sceneComments: storage.sceneComments.merging(comments) { $1 }, texts: storage.texts)
  }
}
