/// Reads the XML form: the ten elements of property lists, and nothing that could grow, such as
/// entities that a document defines itself.
struct XMLPropertyListReader {
  private var text: XMLScanner
  private var nodes: [PropertyValues.Node] = []
  /// The containers that are still open.
  private var open: [(name: String, index: Int)] = []
  /// How many values each of them holds so far.
  private var counts: [Int] = []

  /// Whether text is XML: a list in the other form may begin with `<` too, as a piece of data.
  static func reads(_ text: [UInt8]) -> Bool {
    let start = text.drop { OpenStepReader.isSpace($0) }.prefix(6)
    return ["<?", "<!", "<plist", "<dict", "<array"].contains { start.starts(with: $0.utf8) }
  }

  static func read(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyValues {
    var reader = Self(text: XMLScanner(bytes))
    try reader.read()
    return PropertyValues(bytes: bytes, nodes: reader.nodes)
  }

  private mutating func read() throws(PropertyListError) {
    while let tag = try text.nextTag() {
      if tag.name == "plist" { continue }
      try take(tag)
    }
    guard open.isEmpty else { throw text.failure("The file ends too early.") }
    guard !nodes.isEmpty else { throw text.failure("There is no value in this property list.") }
  }

  private mutating func take(_ tag: XMLScanner.Tag) throws(PropertyListError) {
    guard !tag.isEnd else { return try close(tag) }
    try check(tag)
    switch tag.name {
    case "dict": try begin(.dictionary, tag)
    case "array": try begin(.array, tag)
    case "true": try add(.yes, tag)
    case "false": try add(.no, tag)
    case "data": try add(.data, tag)
    case "integer", "real", "date": try add(.scalar, tag)
    case "key", "string": try add(.string, tag)
    default: throw text.failure("“\(tag.name)” is no element of property lists.", at: tag)
    }
  }

  /// Keys and values take turns in a dictionary, and a list has one outermost value.
  private func check(_ tag: XMLScanner.Tag) throws(PropertyListError) {
    guard let container = open.last else {
      guard nodes.isEmpty, tag.name != "key" else {
        throw text.failure("Something follows the end of the list.", at: tag)
      }
      return
    }
    let wantsKey = container.name == "dict" && expectsKey
    guard (tag.name == "key") == wantsKey else {
      throw text.failure(wantsKey ? "A key is missing here." : "A value is missing here.", at: tag)
    }
  }

  /// Whether the innermost dictionary is complete so far.
  private var expectsKey: Bool { counts.last.map { $0.isMultiple(of: 2) } ?? false }

  private mutating func begin(
    _ kind: PropertyValues.Kind, _ tag: XMLScanner.Tag
  ) throws(PropertyListError) {
    let limit = PropertyValues.depthLimit
    guard open.count < limit else {
      throw text.failure("More than \(limit) lists stand in each other.", at: tag)
    }
    count()
    open.append((tag.name, nodes.count))
    counts.append(0)
    nodes.append(.init(kind: kind, start: UInt32(tag.start), end: 0))
    if tag.isEmpty { try close(tag) }
  }

  private mutating func close(_ tag: XMLScanner.Tag) throws(PropertyListError) {
    guard let container = open.last, container.name == tag.name else {
      throw text.failure("Nothing ends with “\(tag.name)” here.", at: tag)
    }
    guard tag.name == "array" || expectsKey else {
      throw text.failure("The last key has no value.", at: tag)
    }
    nodes[container.index].end = UInt32(nodes.count)
    open.removeLast()
    counts.removeLast()
  }

  private mutating func add(
    _ kind: PropertyValues.Kind, _ tag: XMLScanner.Tag
  ) throws(PropertyListError) {
    let content = try text.content(of: tag)
    let hasMarkup = kind == .string && content.hasMarkup
    count()
    nodes.append(
      .init(
        kind: hasMarkup ? .entities : kind, start: UInt32(content.start), end: UInt32(content.end)))
  }

  private mutating func count() {
    if !counts.isEmpty { counts[counts.count - 1] += 1 }
  }
}
