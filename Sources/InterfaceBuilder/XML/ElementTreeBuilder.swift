import CLibxml2

/// Takes what libxml2 reports of a document and puts it into an ``ElementTree``.
///
/// libxml2 calls it through a pointer for every tag, so it is a plain value behind that pointer:
/// a class would be counted and checked at each call.
struct ElementTreeBuilder {
  private var elements: [ElementTree.Element] = []
  private var attributes: [ElementTree.Attribute] = []
  private var arena: [UInt8] = []
  private var sceneComments: [Int: String] = [:]
  private var texts: [Int: String] = [:]
  private var open: [Int32] = []
  private var names = NameCache()
  private let context: xmlParserCtxtPtr
  /// Why the document is refused although it is well-formed so far.
  private(set) var refusal: String?

  init(_ context: xmlParserCtxtPtr) { self.context = context }

  var isEmpty: Bool { elements.isEmpty }

  /// Forgets the last document and keeps the memory.
  mutating func reset() {
    elements.removeAll(keepingCapacity: true)
    attributes.removeAll(keepingCapacity: true)
    arena.removeAll(keepingCapacity: true)
    sceneComments = [:]
    texts = [:]
    open.removeAll(keepingCapacity: true)
    refusal = nil
    if names.isCrowded { names = NameCache() }
  }

  /// The tree in arrays of just its size, so that a project of thousands of documents stays small.
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

  /// An attribute is five pointers: name, prefix, namespace, start and end of the value. Most of a
  /// document are numbers for layout, so only the attributes that somebody asks for are kept.
  private mutating func append(_ attribute: UnsafeMutablePointer<UnsafePointer<xmlChar>?>) {
    guard let name = attribute[0], let start = attribute[3], let end = attribute[4] else { return }
    let number = names[name]
    guard number < Name.allCases.count else { return }
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

  /// Only `string` elements hold text that counts; everything else is indentation.
  mutating func characters(_ text: UnsafePointer<xmlChar>, _ length: Int) {
    guard let element = open.last, elements[Int(element)].name == Name.string.number else {
      return
    }
    let part = String(decoding: UnsafeBufferPointer(start: text, count: length), as: UTF8.self)
    texts[Int(element), default: ""] += part
  }

  mutating func comment(_ text: UnsafePointer<xmlChar>) {
    guard let element = open.last, elements[Int(element)].name == Name.scenes.number else {
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

  /// The most elements of a document; the largest have some 100,000.
  private static let mostElements = 1_000_000
  private static let tooManyElements =
    "it has more than 1,000,000 elements, which no document of Interface Builder needs"

  /// Where the element begins that libxml2 has just read to its end.
  ///
  /// The library knows where it stands: behind the tag. The tag begins at the last `<` before that,
  /// since a `<` cannot stand inside a tag.
  private var position: (line: UInt32, column: UInt32) {
    guard let input = context.pointee.input, let base = input.pointee.base,
      let current = input.pointee.cur
    else { return (1, 1) }
    var start = passingWords(before: current, from: base)
    var newlines: Int32 = 0
    while start > base, start.pointee != UInt8(ascii: "<") {
      start -= 1
      if start.pointee == UInt8(ascii: "\n") { newlines += 1 }
    }
    // What libxml2 has dropped from the front of its buffer may hold the line's beginning; the
    // library's own count, in characters, then has to do.
    let isWhole = input.pointee.consumed == 0
    let place =
      column(of: start, from: base, isWhole: isWhole) ?? Int(input.pointee.col) - (current - start)
    return (
      UInt32(clamping: input.pointee.line - newlines), UInt32(clamping: max(1, place))
    )
  }

  /// The column of a byte, or `nil` on a line whose beginning is gone, or further away than on any
  /// line that Interface Builder writes: to look for it again and again would take time in the
  /// square of the line's length.
  private func column(
    of byte: UnsafePointer<xmlChar>, from base: UnsafePointer<xmlChar>, isWhole: Bool
  ) -> Int? {
    var start = passingWords(before: byte, from: base)
    while start > base, (start - 1).pointee != UInt8(ascii: "\n") {
      guard byte - start < Self.longestLine else { return nil }
      start -= 1
    }
    return start > base || isWhole ? byte - start + 1 : nil
  }

  private static let longestLine = 4096

  /// A place further to the front, such that neither a tag nor a line begins on the way there: tags
  /// are long, and eight bytes at a time are quicker than one.
  private func passingWords(
    before byte: UnsafePointer<xmlChar>, from base: UnsafePointer<xmlChar>
  ) -> UnsafePointer<xmlChar> {
    var start = byte
    while start - base >= 8, byte - start < Self.longestLine {
      let word = UnsafeRawPointer(start - 8).loadUnaligned(as: UInt64.self)
      if Self.holds(UInt8(ascii: "<"), word) || Self.holds(UInt8(ascii: "\n"), word) { break }
      start -= 8
    }
    return start
  }

  /// Whether a byte is one of the eight in a word: it alone becomes 0, and 0 alone borrows.
  private static func holds(_ byte: UInt8, _ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let difference = word ^ (ones &* UInt64(byte))
    return (difference &- ones) & ~difference & (ones << 7) != 0
  }
}
