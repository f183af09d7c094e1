/// The text of an XML file with the places of its elements.
///
/// Comments, CDATA sections, processing instructions, and a document type without declarations are
/// passed over. Nothing is decoded but what is asked for, so that each byte keeps its place.
struct MarkupText: Sendable {
  let bytes: [UInt8]
  let lines: LineTable
  /// The elements in the order of their start tags, the root first.
  let elements: [ElementSpan]

  /// Finds the elements of a text.
  ///
  /// - Throws: ``EditRefusal/notUTF8``, or ``EditRefusal/malformed(line:_:)`` where the text is not
  ///   XML.
  init(_ bytes: [UInt8]) throws(EditRefusal) {
    guard String(validating: bytes, as: UTF8.self) != nil else { throw .notUTF8 }
    self.bytes = bytes
    lines = LineTable(bytes)
    var scanner = MarkupScanner(bytes, lines: lines)
    elements = try scanner.scan()
  }

  /// The root element.
  var root: ElementSpan { elements[0] }

  /// Returns the child elements of an element in the order of the file.
  func children(of element: ElementSpan) -> [ElementSpan] {
    var (children, index): ([ElementSpan], Int) = ([], element.index + 1)
    while index < element.end {
      children.append(elements[index])
      index = elements[index].end
    }
    return children
  }

  /// Returns the first child element with a name.
  func child(_ name: String, of element: ElementSpan) -> ElementSpan? {
    children(of: element).first { $0.name == name }
  }

  /// Returns the value of an attribute without its escapes, or `nil` if the element lacks it.
  func value(of name: String, in element: ElementSpan) -> String? {
    element.attributes.first { $0.name == name }.map { MarkupEscapes.decode(bytes[$0.value]) }
  }

  /// Returns the text of an element without its escapes, or `nil` if there are elements, comments,
  /// or CDATA sections in it.
  func text(of element: ElementSpan) -> String? {
    let content = bytes[element.content]
    return content.contains(UInt8(ascii: "<")) ? nil : MarkupEscapes.decode(content)
  }
}
