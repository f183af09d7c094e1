// Reading values.
extension PropertyListText {
  /// Returns a value, or `nil` if it has or contains a type that is not written here.
  func value(of element: ElementSpan) throws(EditRefusal) -> WritablePropertyValue? {
    switch element.name {
    case "true": .boolean(true)
    case "false": .boolean(false)
    case "string": markup.text(of: element).map { .string($0) }
    case "integer": markup.text(of: element).flatMap { Int($0) }.map { .integer($0) }
    case "real": markup.text(of: element).flatMap { Double($0) }.map { .real($0) }
    case "array": try array(of: element)
    case "dict": try dictionary(of: element)
    default: nil
    }
  }

  private func array(of element: ElementSpan) throws(EditRefusal) -> WritablePropertyValue? {
    var values: [WritablePropertyValue] = []
    for child in markup.children(of: element) {
      guard let value = try value(of: child) else { return nil }
      values.append(value)
    }
    return .array(values)
  }

  private func dictionary(of element: ElementSpan) throws(EditRefusal) -> WritablePropertyValue? {
    var values: [String: WritablePropertyValue] = [:]
    for entry in try PropertyListDictionary(element, in: markup).entries {
      guard values[entry.name] == nil, let value = try value(of: entry.value) else { return nil }
      values[entry.name] = value
    }
    return .dictionary(values)
  }
}
