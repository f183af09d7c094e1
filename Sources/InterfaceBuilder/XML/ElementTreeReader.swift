import CLibxml2

/// Reads XML into an ``ElementTree`` with libxml2's SAX2 interface.
///
/// A reader keeps its buffers and libxml2's dictionary of names for the next document, so use one
/// reader for many documents, and one reader per thread. No pointer of the library escapes from it.
final class ElementTreeReader {
  /// The reason why a document is refused.
  struct Failure: Error, Equatable {
    var line: Int
    var column: Int
    var message: String
  }

  private let context: xmlParserCtxtPtr
  private let builder: UnsafeMutablePointer<ElementTreeBuilder>

  /// Creates a reader, or returns `nil` if libxml2 cannot allocate a parser.
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

  /// Initializes libxml2's global state once, before any thread uses it.
  private static let libraryIsReady: Void = xmlInitParser()

  /// The parser's options: no network, no external subsets, no recovery, no output of its own, and
  /// line numbers beyond 65,535.
  ///
  /// Without `XML_PARSE_HUGE`, the library's limits on depth and size apply. `XML_PARSE_NOENT` is
  /// for the predefined entities of XML: without it, an ampersand in an attribute is passed as
  /// `&#38;`. There are no other entities, because documents that declare entities are refused.
  private static let options = Int32(
    XML_PARSE_NOENT.rawValue | XML_PARSE_NONET.rawValue | XML_PARSE_BIG_LINES.rawValue
      | XML_PARSE_NOERROR.rawValue
      | XML_PARSE_NOWARNING.rawValue)

  /// Reads a document.
  ///
  /// - Throws: ``Failure`` if the document is not well-formed XML, or if it declares entities,
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

  /// The SAX callbacks, which receive the builder as their user data.
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
