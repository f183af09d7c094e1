/// An edit of a storyboard or xib.
package enum DocumentEdit: Sendable, Equatable {
  /// Sets attributes of the object with an ID, whatever their values are.
  case setAttributes([String: String], id: String)
  /// Adds attributes to the object with an ID. Refused if one has another value, as for classes and
  /// identifiers, which code may depend on.
  case addAttributes([String: String], id: String)
  /// Sets a user-defined run-time attribute of the controller with an ID.
  case setRuntimeAttribute(String, RuntimeValue, id: String)
  /// Adds a relationship from the controller with an ID to another one. The ID of the new segue is
  /// derived from the path of the file.
  case addRelationship(String, id: String, destination: String, file: String)
  /// Adds an image to the resources.
  case addImage(ImageResource)
  /// Removes an image from the resources if nothing else in the document names it.
  case removeUnusedImage(String)
}

extension DocumentText {
  /// Returns the splices that make an edit; none if the document has it already.
  ///
  /// - Throws: ``EditRefusal`` if the edit cannot be made exactly.
  package func splices(for edit: DocumentEdit) throws(EditRefusal) -> [Splice] {
    switch edit {
    case .setAttributes(let values, let id): try setting(values, of: element(id: id))
    case .addAttributes(let values, let id): try adding(values, to: element(id: id))
    case .setRuntimeAttribute(let keyPath, let value, let id):
      try setting(runtimeAttribute: keyPath, of: element(id: id), to: value)
    case .addRelationship(let name, let id, let destination, let file):
      try adding(relationship: name, of: element(id: id), to: destination, file: file)
    case .addImage(let image): try adding(image)
    case .removeUnusedImage(let name): try removingImage(named: name)
    }
  }
}

extension EditedText {
  /// Makes edits of a storyboard or xib, one after another.
  ///
  /// - Throws: ``EditRefusal`` if the text is not such a document, or if an edit cannot be made
  ///   exactly. The text is then as before the first of them.
  package mutating func apply(_ edits: [DocumentEdit]) throws(EditRefusal) {
    var text = self
    for edit in edits { try text.applyEdit(DocumentText(text.bytes).splices(for: edit)) }
    self = text
  }
}
