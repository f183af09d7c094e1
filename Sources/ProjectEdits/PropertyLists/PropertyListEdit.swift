/// An edit of an XML property list.
package enum PropertyListEdit: Sendable, Equatable {
  /// Sets the value at a path of keys.
  case set(WritablePropertyValue, at: [String])
  /// Appends a text to the array at a path of keys, unless it is in it.
  case append(String, at: [String])
}

extension PropertyListText {
  /// Returns the splices that make an edit; none if the property list has it already.
  ///
  /// - Throws: ``EditRefusal`` if the edit cannot be made exactly.
  package func splices(for edit: PropertyListEdit) throws(EditRefusal) -> [Splice] {
    switch edit {
    case .set(let value, let path): try setting(value, at: path)
    case .append(let text, let path): try appending(text, at: path)
    }
  }
}

extension EditedText {
  /// Makes edits of an XML property list, one after another.
  ///
  /// - Throws: ``EditRefusal`` if the text is not such a file, or if an edit cannot be made
  ///   exactly. The text is then as before the first of them.
  package mutating func apply(_ edits: [PropertyListEdit]) throws(EditRefusal) {
    var text = self
    for edit in edits { try text.applyEdit(PropertyListText(text.bytes).splices(for: edit)) }
    self = text
  }
}
