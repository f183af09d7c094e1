/// Sets attributes in the start tag of one element.
struct AttributeEdit {
  private let markup: MarkupText
  private let element: ElementSpan
  private let order: AttributeOrder

  /// - Throws: ``EditRefusal`` if the order of the element's attributes is not known.
  init(of element: ElementSpan, in markup: MarkupText) throws(EditRefusal) {
    guard let order = AttributeOrder(of: element.name) else {
      throw .unknownElement(element.name, line: element.line)
    }
    (self.markup, self.element, self.order) = (markup, element, order)
    for attribute in element.attributes { _ = try place(of: attribute.name) }
  }

  /// Returns the splices that set attributes to values.
  func setting(_ values: [String: String]) throws(EditRefusal) -> [Splice] {
    var placed: [(place: Int, splice: Splice)] = []
    for (name, value) in values {
      let place = try place(of: name)
      if let splice = try splice(name, value, place) { placed.append((place, splice)) }
    }
    return placed.sorted { $0.place < $1.place }.map(\.splice)
  }

  private func splice(_ name: String, _ value: String, _ place: Int) throws(EditRefusal) -> Splice?
  {
    let text = "\(name)=\"\(try MarkupEscapes.attribute(value))\""
    if let attribute = element.attributes.first(where: { $0.name == name }) {
      let isEqual = MarkupEscapes.decode(markup.bytes[attribute.value]) == value
      return isEqual ? nil : Splice(attribute.range, text)
    }
    try refuseValueInChild(name)
    for attribute in element.attributes where try place < self.place(of: attribute.name) {
      return Splice(at: attribute.range.lowerBound, text + " ")
    }
    return Splice(at: endOfAttributes, " " + text)
  }

  private func place(of name: String) throws(EditRefusal) -> Int {
    guard let place = order.places[name] else {
      throw .unknownAttribute(name, element: element.name, line: element.line)
    }
    return place
  }

  /// A text with several lines is not an attribute, but a child element with the name as its key.
  private func refuseValueInChild(_ name: String) throws(EditRefusal) {
    let child = markup.children(of: element).first { markup.value(of: "key", in: $0) == name }
    if let child { throw .valueInChild(attribute: name, line: child.line) }
  }

  private var endOfAttributes: Int {
    element.attributes.last?.range.upperBound
      ?? element.startTag.lowerBound + 1 + element.name.utf8.count
  }
}
