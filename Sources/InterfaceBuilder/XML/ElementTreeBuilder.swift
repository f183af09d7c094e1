import CLibxml2

/// Builds an ``ElementTree`` from libxml2's SAX events.
///
/// libxml2 calls the builder through a pointer for every tag. It is a plain value behind that
/// pointer, because a class instance would be retained and checked on every call.
struct ElementTreeBuilder {
  private var elements: [ElementTree.Element] = []
  private var attributes: [ElementTree.Attribute] = []
  private var arena: [UInt8] = []
  private var sceneComments: [Int: String] = [:]
  private var texts: [Int: String] = [:]
  private var open: [Int32] = []
  private var names = XMLNameCache()
  private let context: xmlParserCtxtPtr
  /// The reason for refusing a document that has been well-formed so far.
  private(set) var refusal: String?

  init(_ context: xmlParserCtxtPtr) { self.context = context }

  var isEmpty: Bool { elements.isEmpty }

  /// Removes the previous document, and keeps the allocated memory.
  mutating func reset() {
    elements.removeAll(keepingCapacity: true)
    attributes.removeAll(keepingCapacity: true)
    arena.removeAll(keepingCapacity: true)
    sceneComments = [:]
    texts = [:]
    open.removeAll(keepingCapacity: true)
    refusal = nil
    if names.isCrowded { names = XMLNameCache() }
  }

  /// Returns the tree, in arrays without spare capacity so that thousands of documents need little
  /// memory.
  func tree() -> ElementTree {
    ElementTree(
      elements: elements.withUnsafeBufferPointer(Array.init),
      attributes: attributes.withUnsafeBufferPointer(Array.init),
      arena: arena.withUnsafeBufferPointer(Array.init), otherNames: names.others,
      sceneComments: sceneComments, texts: texts)
  }

  mutating func start(
    _ name: UnsafePointer<xmlChar>, _ values: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?,
    _ count: Int
  ) {
    guard elements.count < Self.mostElements else { return refuse(Self.tooManyElements) }
    let place = position
    let index = Int32(elements.count)
    let first = attributes.count
    if let values { for position in 0..<count { append(values + position * 5) } }
    elements.append(
      ElementTree.Element(
        name: names[name], attributeCount: UInt16(clamping: attributes.count - first),
        firstAttribute: UInt32(first), parent: open.last ?? -1, end: index + 1, line: place.line,
        column: place.column))
    open.append(index)
  }

  /// Appends an attribute: five pointers to the name, the prefix, the namespace, and the start and
  /// end of the value. Most attributes describe layout, so only those that ``XMLName`` lists are
  /// kept.
  private mutating func append(_ attribute: UnsafeMutablePointer<UnsafePointer<xmlChar>?>) {
    guard let name = attribute[0], let start = attribute[3], let end = attribute[4] else { return }
    let number = names[name]
    guard number < XMLName.allCases.count else { return }
    let value = UnsafeBufferPointer(start: start, count: end - start)
    attributes.append(
      ElementTree.Attribute(
        name: number, start: UInt32(arena.count), length: UInt32(value.count)))
    arena.append(contentsOf: value)
  }

  mutating func end() {
    guard let element = open.popLast() else { return }
    elements[Int(element)].end = Int32(elements.count)
  }

  /// Appends text to a `string` element. All other text is indentation.
  mutating func characters(_ text: UnsafePointer<xmlChar>, _ length: Int) {
    guard let element = open.last, elements[Int(element)].name == XMLName.string.number else {
      return
    }
    let part = String(decoding: UnsafeBufferPointer(start: text, count: length), as: UTF8.self)
    texts[Int(element), default: ""] += part
  }

  mutating func comment(_ text: UnsafePointer<xmlChar>) {
    guard let element = open.last, elements[Int(element)].name == XMLName.scenes.number else {
      return
    }
    sceneComments[elements.count] = String(cString: text)
  }

  mutating func refuseEntities() {
    refuse("it declares XML entities, which no document of Interface Builder needs")
  }

  private mutating func refuse(_ reason: String) {
    refusal = refusal ?? reason
    xmlStopParser(context)
  }

  /// The maximum number of elements in a document. The largest known documents have about 100,000.
  private static let mostElements = 1_000_000
  private static let tooManyElements =
    "it has more than 1,000,000 elements, which no document of Interface Builder needs"

  /// The position of the tag that libxml2 has just read.
  ///
  /// The library reports only the position after the tag. The tag begins at the last `<` before
  /// that, because a tag cannot contain another `<`.
  private var position: (line: UInt32, column: UInt32) {
    guard let input = context.pointee.input, let base = input.pointee.base,
      let current = input.pointee.cur
    else { return (1, 1) }
    var start = current
    var newlines: Int32 = 0
    while start > base, start.pointee != UInt8(ascii: "<") {
      start -= 1
      if start.pointee == UInt8(ascii: "\n") { newlines += 1 }
    }
    // If libxml2 has discarded the beginning of the line from its buffer, use its own column, which
    // counts characters.
    let isWhole = input.pointee.consumed == 0
    let column =
      column(of: start, from: base, isWhole: isWhole) ?? Int(input.pointee.col) - (current - start)
    return (
      UInt32(clamping: input.pointee.line - newlines), UInt32(clamping: max(1, column))
    )
  }

  /// Returns the column of a byte, or `nil` if the beginning of its line is not in the buffer or is
  /// further away than on any line that Interface Builder writes. Searching for it at every tag
  /// would take quadratic time in the length of the line.
  private func column(
    of byte: UnsafePointer<xmlChar>, from base: UnsafePointer<xmlChar>, isWhole: Bool
  ) -> Int? {
    var start = byte
    while start > base, (start - 1).pointee != UInt8(ascii: "\n") {
      guard byte - start < Self.longestLine else { return nil }
      start -= 1
    }
    return start > base || isWhole ? byte - start + 1 : nil
  }

  /// The maximum length of a line whose columns are counted, in bytes.
  private static let longestLine = 4096
}
