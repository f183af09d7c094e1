import CLibxml2

/// Reads XML bytes into an ``ElementTree`` with libxml2's SAX2 interface.
///
/// A reader keeps its buffers and libxml2's dictionary of names from one document to the next, so
/// use one reader for many documents, and one reader for each thread. This is the only place that
/// talks to libxml2: no pointer of the library leaves it.
final class ElementTreeReader {
  /// Why bytes are not a document that macward reads.
  struct Failure: Error, Equatable {
    var line: Int
    var column: Int
    var message: String
  }

  private let context: xmlParserCtxtPtr
  private var tree = ElementTree()
  private var open: [Int32] = []
  private var names = NameCache()
  private var refusal: String?
  private var textStart: Int?

  /// Creates a reader, or returns `nil` when libxml2 has no memory for its parser.
  init?() {
    _ = Self.libraryIsReady
    guard let context = xmlNewParserCtxt() else { return nil }
    self.context = context
    installHandlers()
  }

  deinit { xmlFreeParserCtxt(context) }

  /// libxml2 wants its global state made once, before the first thread uses it.
  private static let libraryIsReady: Void = xmlInitParser()

  /// No network, no external or substituted entities, no recovery, no output of its own, and lines
  /// beyond 65,535. Leaving out `XML_PARSE_HUGE` keeps the library's limits on depth and size.
  private static let options = Int32(
    XML_PARSE_NONET.rawValue | XML_PARSE_BIG_LINES.rawValue | XML_PARSE_NOERROR.rawValue
      | XML_PARSE_NOWARNING.rawValue)

  /// Reads one document.
  ///
  /// - Throws: ``Failure`` when the bytes are not well-formed XML, or when they declare entities,
  ///   which no Interface Builder document does.
  func read(_ bytes: [UInt8]) throws(Failure) -> ElementTree {
    guard bytes.count <= Int(Int32.max) else {
      throw Failure(line: 1, column: 1, message: "larger than 2 GB")
    }
    reset()
    bytes.withUnsafeBytes(parse)
    try checkWellFormed()
    return packed()
  }

  private func parse(_ bytes: UnsafeRawBufferPointer) {
    let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
    context.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
    let leftover = xmlCtxtReadMemory(context, start, Int32(bytes.count), nil, nil, Self.options)
    if let leftover { xmlFreeDoc(leftover) }
  }

  private func reset() {
    tree.elements.removeAll(keepingCapacity: true)
    tree.attributes.removeAll(keepingCapacity: true)
    tree.arena.removeAll(keepingCapacity: true)
    tree.sceneComments = [:]
    tree.texts = [:]
    open.removeAll(keepingCapacity: true)
    refusal = nil
    textStart = nil
  }

  private func checkWellFormed() throws(Failure) {
    let input = context.pointee.input
    if let refusal {
      throw Failure(line: Int(input?.pointee.line ?? 1), column: 1, message: refusal)
    }
    guard context.pointee.wellFormed == 1, !tree.elements.isEmpty else {
      throw lastError
    }
  }

  private var lastError: Failure {
    guard let error = xmlCtxtGetLastError(context), let text = error.pointee.message else {
      return Failure(line: 1, column: 1, message: "it holds no element")
    }
    var message = String(cString: text)
    while message.last?.isWhitespace == true { message.removeLast() }
    return Failure(
      line: max(1, Int(error.pointee.line)), column: max(1, Int(error.pointee.int2)),
      message: message)
  }

  /// The tree in arrays of just its size, so that a project of thousands of documents stays small.
  private func packed() -> ElementTree {
    var result = tree
    result.elements = tree.elements.withUnsafeBufferPointer(Array.init)
    result.attributes = tree.attributes.withUnsafeBufferPointer(Array.init)
    result.arena = tree.arena.withUnsafeBufferPointer(Array.init)
    result.otherNames = names.others
    return result
  }
}

// MARK: - What libxml2 calls

extension ElementTreeReader {
  private static func reader(_ user: UnsafeMutableRawPointer?) -> ElementTreeReader? {
    user.map { Unmanaged<ElementTreeReader>.fromOpaque($0).takeUnretainedValue() }
  }

  private func installHandlers() {
    var handlers = xmlSAXHandler()
    handlers.initialized = XML_SAX2_MAGIC
    handlers.startElementNs = { user, name, _, _, _, _, count, _, attributes in
      ElementTreeReader.reader(user)?.start(name, attributes, Int(count))
    }
    handlers.endElementNs = { user, _, _, _ in ElementTreeReader.reader(user)?.end() }
    handlers.characters = { user, text, length in
      ElementTreeReader.reader(user)?.characters(text, Int(length))
    }
    handlers.cdataBlock = handlers.characters
    handlers.comment = { user, text in ElementTreeReader.reader(user)?.comment(text) }
    handlers.entityDecl = { user, _, _, _, _, _ in ElementTreeReader.reader(user)?.refuseEntities() }
    context.pointee.sax.pointee = handlers
  }

  private func start(
    _ name: UnsafePointer<xmlChar>?, _ values: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?,
    _ count: Int
  ) {
    guard let name else { return }
    let place = position
    let index = Int32(tree.elements.count)
    tree.elements.append(
      ElementTree.Element(
        name: names[name], attributeCount: UInt16(clamping: count),
        firstAttribute: UInt32(tree.attributes.count), parent: open.last ?? -1, end: index + 1,
        line: place.line, column: place.column))
    open.append(index)
    guard let values else { return }
    for position in 0..<min(count, Int(UInt16.max)) { append(values + position * 5) }
  }

  /// An attribute is five pointers: name, prefix, namespace, start and end of the value.
  private func append(_ attribute: UnsafeMutablePointer<UnsafePointer<xmlChar>?>) {
    guard let name = attribute[0], let start = attribute[3], let end = attribute[4] else { return }
    let value = UnsafeBufferPointer(start: start, count: end - start)
    tree.attributes.append(
      ElementTree.Attribute(
        name: names[name], start: UInt32(tree.arena.count), length: UInt32(value.count)))
    tree.arena.append(contentsOf: value)
  }

  private func end() {
    guard let element = open.popLast() else { return }
    tree.elements[Int(element)].end = Int32(tree.elements.count)
  }

  /// Only `string` elements hold text that counts; everything else is indentation.
  private func characters(_ text: UnsafePointer<xmlChar>?, _ length: Int) {
    guard let element = open.last, let text,
      tree.elements[Int(element)].name == Name.string.rawValue
    else { return }
    let part = String(decoding: UnsafeBufferPointer(start: text, count: length), as: UTF8.self)
    tree.texts[Int(element), default: ""] += part
  }

  private func comment(_ text: UnsafePointer<xmlChar>?) {
    guard let element = open.last, let text,
      tree.elements[Int(element)].name == Name.scenes.rawValue
    else { return }
    tree.sceneComments[tree.elements.count] = String(cString: text)
  }

  private func refuseEntities() {
    refusal = "it declares XML entities, which no Interface Builder document needs"
    xmlStopParser(context)
  }

  /// Where the element begins that libxml2 has just read to its end.
  ///
  /// The library knows where it stands: behind the tag. The tag begins at the last `<` before that,
  /// since a `<` cannot stand inside a tag.
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
    // A tag of several lines is rare, and libxml2 then counts from its last one.
    let column = newlines == 0 ? Int(input.pointee.col) - (current - start) : 1
    return (UInt32(clamping: input.pointee.line - newlines), UInt32(clamping: max(1, column)))
  }
}
