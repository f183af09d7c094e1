/// Reads an Objective-C file into code: the declarations, statements and expressions that this tool
/// looks at. Whatever it does not know it passes over.
struct ObjectiveCFileReader {
  /// How deep expressions and statements may be nested before what is inside is passed over.
  static let deepest = 100

  var file: CodeFile
  let tokens: [ObjectiveCToken]
  /// What was passed over.
  private let blocks: [ObjectiveCTokenizer.Block]
  /// The bodies among it.
  private var bodies: [Body] = []
  private let names: NameSet?
  var index = 0
  var depth = 0

  private init(_ text: SourceText, marking names: NameSet) {
    let result = ObjectiveCTokenizer.skim(text.bytes, marking: names)
    file = CodeFile(text)
    file.isObjectiveC = true
    file.outerRegions = result.regions
    tokens = result.tokens
    blocks = result.blocks
    self.names = names
  }

  /// Reads a part of a file in full.
  private init(_ text: SourceText, in range: Range<Int>) {
    file = CodeFile(text)
    tokens = ObjectiveCTokenizer.read(text.bytes, in: range)
    blocks = []
    names = nil
  }

  /// Reads the declarations of a file. What functions run is parsed when somebody asks for it.
  ///
  /// - Parameters:
  ///   - text: The file.
  ///   - names: The names to look for in what is not parsed yet.
  /// - Returns: Its declarations.
  static func read(_ text: SourceText, marking names: NameSet = .none) -> CodeFile {
    var reader = ObjectiveCFileReader(text, marking: names)
    while reader.index < reader.tokens.count { reader.topLevel() }
    reader.file.finish(bodies: reader.bodies)
    return reader.file
  }

  /// Reads the declarations of a file of which the bytes are copied.
  static func read(_ bytes: UnsafeRawBufferPointer, name: String) -> CodeFile {
    read(SourceText(name: name, copying: bytes))
  }

  /// Parses what was passed over.
  static func parse(_ body: Body) -> Body.Content {
    var reader = ObjectiveCFileReader(body.text, in: body.range)
    reader.depth = Int(body.depth)
    let statements = reader.block()
    return Body.Content(
      statements: statements, regions: reader.file.outerRegions, isCut: reader.file.problem != nil)
  }

  /// The body of a function, which is next.
  mutating func body() -> Body {
    let block = Int(tokens[index].block)
    let found = blocks[block]
    let body = Body(
      .function, of: file.text, found.range, marks: found.marks, depth: depth, isObjectiveC: true)
    bodies.append(body)
    index += found.isClosed ? 2 : 1
    return body
  }

  /// Reads the value of a global variable, which ends with `;`.
  mutating func globalValue() -> (value: Expression, marks: [UInt16]) {
    let (start, startOffset) = (index, offset)
    skip(past: ";")
    let end = min(index, tokens.count)
    let used = tokens[min(start, end)..<end]
    let marks = marks(in: used)
    // A table of C.
    if used.first?.block ?? -1 >= 0 { return (Expression(.other([]), at: startOffset), marks) }
    guard used.contains(where: { $0.block >= 0 }) else {
      index = start
      let value = expression()
      skip(past: ";")
      return (value, marks)
    }
    let endOffset = end < tokens.count ? tokens[end].offset : file.text.bytes.count
    var inner = ObjectiveCFileReader(file.text, in: startOffset..<endOffset)
    inner.depth = depth
    let value = inner.expression()
    file.outerRegions += inner.file.outerRegions
    if inner.file.problem != nil { file.passOver() }
    return (value, marks)
  }

  /// The marked names in tokens and in what was passed over among them.
  private func marks(in tokens: ArraySlice<ObjectiveCToken>) -> [UInt16] {
    guard let names else { return [] }
    var found: Set<UInt16> = []
    for token in tokens {
      if token.block >= 0 { found.formUnion(blocks[Int(token.block)].marks.names) }
      if token.kind == .word, let mark = names.mark(token.text) { found.insert(mark) }
    }
    return found.sorted()
  }

  /// The text of the word that comes next; empty at the end.
  var next: String { text(0) }

  /// The text of a word further on, or behind.
  func text(_ ahead: Int) -> String {
    tokens.indices.contains(index + ahead) ? tokens[index + ahead].text : ""
  }

  /// Whether a word further on is a name.
  func isWord(_ ahead: Int = 0) -> Bool {
    tokens.indices.contains(index + ahead) && tokens[index + ahead].kind == .word
  }

  /// Whether a sign comes next: a string of the same text does not count.
  func isSign(_ text: String, _ ahead: Int = 0) -> Bool {
    tokens.indices.contains(index + ahead) && tokens[index + ahead].kind == .sign
      && tokens[index + ahead].text == text
  }

  /// Where the next word stands, in bytes.
  var offset: Int {
    index < tokens.count ? tokens[index].offset : (tokens.last?.offset ?? 0)
  }

  /// Takes a sign, if it comes next.
  mutating func take(_ sign: String) -> Bool {
    guard isSign(sign) else { return false }
    index += 1
    return true
  }

  /// Takes a name, if one comes next.
  mutating func takeWord() -> String? {
    guard isWord() else { return nil }
    index += 1
    return tokens[index - 1].text
  }

  /// Passes over what stands between brackets, if they come next.
  mutating func skipBrackets() {
    var depth = 0
    repeat {
      if isSign("(") || isSign("[") || isSign("{") { depth += 1 }
      if isSign(")") || isSign("]") || isSign("}") { depth -= 1 }
      index += 1
    } while depth > 0 && index < tokens.count
  }

  /// Passes over all up to a sign outside of brackets, and the sign.
  mutating func skip(past sign: String) {
    while index < tokens.count, !isSign(sign) {
      if isSign("}") { return }
      if isSign("(") || isSign("[") || isSign("{") { skipBrackets() } else { index += 1 }
    }
    index += 1
  }

  /// Goes one level deeper, or passes over what is inside.
  mutating func deeper<Result>(
    _ fallback: Result, _ body: (inout ObjectiveCFileReader) -> Result
  ) -> Result {
    guard depth < Self.deepest else {
      file.passOver()
      skipBrackets()
      return fallback
    }
    depth += 1
    defer { depth -= 1 }
    return body(&self)
  }
}
