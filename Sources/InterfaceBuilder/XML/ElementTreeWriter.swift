package import FileReading

/// Makes an ``ElementTree`` without a file: element by element, as a reader would meet them.
package struct ElementTreeWriter {
  private var elements: [ElementTree.Element] = []
  private var attributes: [ElementTree.Attribute] = []
  private var arena: [UInt8] = []
  private var others: [String] = []
  private var open: [Int] = []

  /// Creates a writer of an empty tree.
  package init() {}

  /// The tree of what was added.
  package var tree: ElementTree {
    ElementTree(
      elements: elements, attributes: attributes, arena: arena, otherNames: others,
      sceneComments: [:], texts: [:])
  }

  /// Adds an element with what is inside it.
  ///
  /// - Parameters:
  ///   - spelling: The element's name.
  ///   - values: Its attributes; one without a value is left out.
  ///   - place: Where it stands.
  ///   - body: Adds what is inside it.
  package mutating func add(
    _ spelling: String, _ values: KeyValuePairs<XMLName, String?> = [:], at place: SourceLocation,
    _ body: (inout ElementTreeWriter) -> Void = { _ in }
  ) {
    let index = elements.count
    let first = attributes.count
    for (name, value) in values { append(name, value) }
    elements.append(
      ElementTree.Element(
        name: number(of: spelling), attributeCount: UInt16(clamping: attributes.count - first),
        firstAttribute: UInt32(first), parent: open.last.map { Int32($0) } ?? -1,
        end: Int32(index + 1), line: UInt32(clamping: place.line),
        column: UInt32(clamping: place.column)))
    open.append(index)
    body(&self)
    open.removeLast()
    elements[index].end = Int32(elements.count)
  }

  private mutating func append(_ name: XMLName, _ value: String?) {
    guard let value else { return }
    let bytes = Array(value.utf8)
    attributes.append(
      ElementTree.Attribute(
        name: name.number, start: UInt32(arena.count), length: UInt32(bytes.count)))
    arena += bytes
  }

  private mutating func number(of spelling: String) -> UInt16 {
    if let known = XMLName.bySpelling[spelling] { return known.number }
    if !others.contains(spelling) { others.append(spelling) }
    return UInt16(XMLName.allCases.count + (others.firstIndex(of: spelling) ?? 0))
  }
}
