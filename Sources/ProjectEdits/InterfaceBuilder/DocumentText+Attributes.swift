extension DocumentText {
  /// Sets attributes of an element. Each one is put at its place in the order that Interface Builder
  /// writes; an attribute that is there has its value replaced.
  ///
  /// - Throws: ``EditRefusal`` if the place of an attribute is not known, the element has others than
  ///   the known ones, or a child element holds the value.
  package func setting(
    _ values: [String: String], of element: MarkupElement
  ) throws(EditRefusal) -> [Splice] {
    try AttributeEdit(of: element, in: markup).setting(values)
  }
}
