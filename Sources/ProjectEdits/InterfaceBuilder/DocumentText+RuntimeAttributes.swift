extension DocumentText {
  private static let list = "userDefinedRuntimeAttributes"

  /// Sets a user-defined run-time attribute of a controller.
  ///
  /// - Throws: ``EditRefusal`` if the element is no controller, if the attribute has a value of
  ///   another type, or if a new line has no certain place.
  package func setting(
    runtimeAttribute keyPath: String, of element: ElementSpan, to value: RuntimeValue
  ) throws(EditRefusal) -> [Splice] {
    guard let list = markup.child(Self.list, of: element) else {
      let block = MarkupLine.element(Self.list, try value.lines(keyPath: keyPath))
      let previous = try ChildOrder.previous(of: Self.list, in: element, markup)
      return [try markup.insertion(of: block, into: element, after: previous, step: Self.step)]
    }
    let attributes = markup.children(of: list)
    guard let old = attributes.first(where: { markup.value(of: "keyPath", in: $0) == keyPath })
    else {
      let block = try value.lines(keyPath: keyPath)
      return [try markup.insertion(of: block, into: list, after: attributes.last, step: Self.step)]
    }
    return try replacing(old, with: value, keyPath)
  }

  private func replacing(
    _ old: ElementSpan, with value: RuntimeValue, _ keyPath: String
  ) throws(EditRefusal) -> [Splice] {
    let holder: ElementSpan? =
      if case .integer = value { markup.child("integer", of: old) } else { old }
    guard markup.value(of: "type", in: old) == value.type,
      let attribute = holder?.attributes.first(where: { $0.name == "value" })
    else { throw .existingValue(of: keyPath, line: old.line) }
    guard MarkupEscapes.decode(markup.bytes[attribute.value]) != value.text else { return [] }
    return [Splice(attribute.range, "value=\"\(try MarkupEscapes.attribute(value.text))\"")]
  }
}
