extension DocumentText {
  /// Adds a relationship between two controllers, such as `compactViewController`, which a
  /// controller can have only once. The object ID of the new segue depends only on the arguments
  /// and on the IDs that are in the document.
  ///
  /// - Parameters:
  ///   - relationship: The name of the relationship.
  ///   - controller: The controller that has the relationship.
  ///   - destination: The object ID of the other controller.
  ///   - file: The path of the document in the project, from which the new ID is derived.
  /// - Returns: The insertion, or nothing if the relationship is there.
  /// - Throws: ``EditRefusal`` if there is no such destination, if the controller has the
  ///   relationship with another one, or if the new line has no certain place.
  package func adding(
    relationship: String, of controller: ElementSpan, to destination: String, file: String
  ) throws(EditRefusal) -> [Splice] {
    _ = try element(id: destination)
    let connections = markup.child("connections", of: controller)
    let segues = connections.map(markup.children) ?? []
    if let old = segues.first(where: { markup.value(of: "relationship", in: $0) == relationship }) {
      if markup.value(of: "destination", in: old) == destination { return [] }
      throw .existingValue(of: relationship, line: old.line)
    }
    let segue = try segue(relationship, of: controller, to: destination, file: file)
    if let connections {
      return [
        try markup.insertion(of: [segue], into: connections, after: segues.last, step: Self.step)
      ]
    }
    let previous = try ChildOrder.previous(of: "connections", in: controller, markup)
    let block = MarkupLine.element("connections", [segue])
    return [try markup.insertion(of: block, into: controller, after: previous, step: Self.step)]
  }

  private func segue(
    _ relationship: String, of controller: ElementSpan, to destination: String, file: String
  ) throws(EditRefusal) -> MarkupLine {
    let object = markup.value(of: "id", in: controller) ?? ""
    let id = ObjectID.derived(file: file, object: object, purpose: relationship, avoiding: ids)
    return try .empty(
      "segue",
      attributes: [
        "destination": destination, "kind": "relationship", "relationship": relationship, "id": id,
      ])
  }
}
