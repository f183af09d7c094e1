extension DocumentText {
  /// Sets attributes of an element. Each one is put at its place in the order that Interface
  /// Builder writes; an attribute that is there has its value replaced.
  ///
  /// - Throws: ``EditRefusal`` if the place of an attribute is not known, the element has others
  ///   than the known ones, or a child element holds the value.
  package func setting(
    _ values: [String: String], of element: ElementSpan
  ) throws(EditRefusal) -> [Splice] {
    try AttributeEdit(of: element, in: markup).setting(values)
  }

  /// Adds attributes to an element as ``setting(_:of:)`` does, but replaces no value.
  ///
  /// - Throws: ``EditRefusal/existingValue(of:line:)`` if an attribute has another value, and what
  ///   ``setting(_:of:)`` throws.
  package func adding(
    _ values: [String: String], to element: ElementSpan
  ) throws(EditRefusal) -> [Splice] {
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      guard let old = markup.value(of: name, in: element), old != value else { continue }
      throw .existingValue(of: name, line: element.line)
    }
    return try setting(values, of: element)
  }
}
