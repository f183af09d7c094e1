// Images come first among the resources, sorted by the bytes of their names; then come colors.
extension DocumentText {
  /// Adds an image to the resources. One that is there keeps its size, which depends on the version
  /// of Xcode.
  ///
  /// - Throws: ``EditRefusal`` if an image of another catalog has the name, or if the new line has
  ///   no certain place.
  package func adding(_ image: ImageResource) throws(EditRefusal) -> [Splice] {
    guard let resources = markup.child("resources", of: markup.root) else {
      let block = MarkupLine.element("resources", [try image.line()])
      let last = markup.children(of: markup.root).last
      return [try markup.insertion(of: block, into: markup.root, after: last, step: Self.step)]
    }
    if let old = resource(named: image.name, in: resources) {
      if markup.value(of: "catalog", in: old) == image.catalog { return [] }
      throw .existingValue(of: image.name, line: old.line)
    }
    let previous = markup.children(of: resources).prefix { isBefore(image.name, $0) }.last
    let line = try image.line()
    return [try markup.insertion(of: [line], into: resources, after: previous, step: Self.step)]
  }

  /// Removes an image from the resources, and the list of resources with the last of them. Nothing
  /// is removed if another element of the document has the name as a value.
  ///
  /// - Throws: ``EditRefusal`` if other elements are on the line.
  package func removingImage(named name: String) throws(EditRefusal) -> [Splice] {
    guard let resources = markup.child("resources", of: markup.root),
      let image = resource(named: name, in: resources), !isNamed(name, outside: resources)
    else { return [] }
    let isLast = markup.children(of: resources).count == 1
    return [try markup.removal(of: isLast ? resources : image)]
  }

  private func resource(named name: String, in resources: ElementSpan) -> ElementSpan? {
    markup.children(of: resources).first {
      $0.name == "image" && markup.value(of: "name", in: $0) == name
    }
  }

  private func isBefore(_ name: String, _ resource: ElementSpan) -> Bool {
    resource.name == "image"
      && (markup.value(of: "name", in: resource) ?? "").utf8.lexicographicallyPrecedes(name.utf8)
  }

  private func isNamed(_ name: String, outside resources: ElementSpan) -> Bool {
    markup.elements.contains { element in
      !(resources.index..<resources.end).contains(element.index)
        && element.attributes.contains { MarkupEscapes.decode(markup.bytes[$0.value]) == name }
    }
  }
}
