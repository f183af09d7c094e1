import CLibxml2

/// Reads XML bytes into an ``ElementTree`` with libxml2's SAX2 interface.
///
/// A reader keeps its buffers and libxml2's dictionary of names from one document to the next, so
/// use one reader for many documents, and one reader for each thread. No pointer of the library
/// leaves it.
final class ElementTreeReader {
  /// Why bytes are not a document that macward reads.
  struct Failure: Error, Equatable {
    var line: Int
    var column: Int
    var message: String
  }

  private let context: xmlParserCtxtPtr
  private let builder: UnsafeMutablePointer<ElementTreeBuilder>

  /// Creates a reader, or returns `nil` when libxml2 has no memory for its parser.
  init?() {
    _ = Self.libraryIsReady
    guard let context = xmlNewParserCtxt() else { return nil }
    self.context = context
    builder = .allocate(capacity: 1)
    builder.initialize(to: ElementTreeBuilder(context))
    context.pointee.sax.pointee = Self.handlers
  }

  deinit {
    xmlFreeParserCtxt(context)
    builder.deinitialize(count: 1)
    builder.deallocate()
  }

  /// libxml2 wants its global state made once, before the first thread uses it.
  private static let libraryIsReady: Void = xmlInitParser()

  /// No network, no external subsets, no recovery, no output of its own, and lines beyond 65,535.
  /// Leaving out `XML_PARSE_HUGE` keeps the library's limits on depth and size. `XML_PARSE_NOENT` is
  /// for the entities that XML itself has: without it an ampersand in an attribute comes as `&#38;`.
  /// There are no others, since a document that declares some is refused at the declaration.
  private static let options = Int32(
    XML_PARSE_NOENT.rawValue | XML_PARSE_NONET.rawValue | XML_PARSE_BIG_LINES.rawValue
      | XML_PARSE_NOERROR.rawValue
      | XML_PARSE_NOWARNING.rawValue)

  /// Reads one document.
  ///
  /// - Throws: ``Failure`` when the bytes are not well-formed XML, or when they declare entities,
  ///   which no Interface Builder document does.
  func read(_ bytes: UnsafeRawBufferPointer) throws(Failure) -> ElementTree {
    guard bytes.count <= Int(Int32.max) else {
      throw Failure(line: 1, column: 1, message: "larger than 2 GB")
    }
    builder.pointee.reset()
    parse(bytes)
    try checkWellFormed()
    return builder.pointee.tree()
  }

  private func parse(_ bytes: UnsafeRawBufferPointer) {
    let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
    context.pointee.userData = UnsafeMutableRawPointer(builder)
    let leftover = xmlCtxtReadMemory(context, start, Int32(bytes.count), nil, nil, Self.options)
    if let leftover { xmlFreeDoc(leftover) }
  }

  private func checkWellFormed() throws(Failure) {
    if let refusal = builder.pointee.refusal {
      let line = context.pointee.input?.pointee.line ?? 1
      throw Failure(line: Int(line), column: 1, message: refusal)
    }
    guard context.pointee.wellFormed == 1, !builder.pointee.isEmpty else { throw lastError }
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

  /// What libxml2 calls, with the builder as its user data.
  private static var handlers: xmlSAXHandler {
    var handlers = xmlSAXHandler()
    handlers.initialized = XML_SAX2_MAGIC
    handlers.startElementNs = { user, name, _, _, _, _, count, _, attributes in
      guard let user, let name else { return }
      ElementTreeReader.builder(user).pointee.start(name, attributes, Int(count))
    }
    handlers.endElementNs = { user, _, _, _ in
      guard let user else { return }
      ElementTreeReader.builder(user).pointee.end()
    }
    handlers.characters = { user, text, length in
      guard let user, let text else { return }
      ElementTreeReader.builder(user).pointee.characters(text, Int(length))
    }
    handlers.cdataBlock = handlers.characters
    handlers.comment = { user, text in
      guard let user, let text else { return }
      ElementTreeReader.builder(user).pointee.comment(text)
    }
    handlers.entityDecl = { user, _, _, _, _, _ in
      guard let user else { return }
      ElementTreeReader.builder(user).pointee.refuseEntities()
    }
    handlers.unparsedEntityDecl = { user, _, _, _, _ in
      guard let user else { return }
      ElementTreeReader.builder(user).pointee.refuseEntities()
    }
    return handlers
  }

  private static func builder(
    _ user: UnsafeMutableRawPointer
  ) -> UnsafeMutablePointer<ElementTreeBuilder> {
    user.assumingMemoryBound(to: ElementTreeBuilder.self)
  }
}
