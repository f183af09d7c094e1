/// Parses an Objective-C file: the declarations, statements, and expressions that macward uses. It
/// skips anything else.
struct ObjectiveCFileReader: CodeParser {
  static let isObjectiveC = true

  /// The maximum nesting depth of expressions and statements. Deeper code is skipped.
  static let deepest = 100

  var file: CodeFile
  let tokens: [ObjectiveCToken]
  /// The blocks that the tokenizer skipped.
  private let blocks: [ObjectiveCTokenizer.Block]
  /// The bodies in these blocks.
  private var bodies: [Body] = []
  private let names: NameSet?
  var index = 0
  var depth = 0

  private init(_ text: SourceText, marking names: NameSet) {
    let result = ObjectiveCTokenizer.skim(text.bytes, marking: names)
    file = CodeFile(text)
    file.outerRegions = result.directives.regions
    tokens = result.tokens
    blocks = result.blocks
    self.names = names
    file.macros = result.checks.map { check in
      var value = ObjectiveCFileReader(text, in: check.value)
      return Variable(
        name: check.name, value: value.expression(), offset: check.value.lowerBound)
    }
  }

  /// Parses a part of a file completely.
  private init(_ text: SourceText, in range: Range<Int>) {
    file = CodeFile(text)
    tokens = ObjectiveCTokenizer.read(text.bytes, in: range)
    blocks = []
    names = nil
  }

  static func read(_ text: SourceText, marking names: NameSet) -> CodeFile {
    var reader = ObjectiveCFileReader(text, marking: names)
    while reader.index < reader.tokens.count { reader.topLevel() }
    reader.file.finish(bodies: reader.bodies)
    return reader.file
  }

  static func words(in bytes: UnsafeRawBufferPointer) -> CodeWords {
    CodeWords(bytes) { ObjectiveCTokenizer.see(bytes, &$0) }
  }

  static func parse(_ body: Body) -> Body.Content {
    var reader = ObjectiveCFileReader(body.text, in: body.range)
    reader.depth = Int(body.depth)
    let statements = reader.block()
    return Body.Content(
      statements: statements, regions: reader.file.outerRegions, isCut: reader.file.problem != nil)
  }

  /// Reads the body of a function.
  mutating func body() -> Body {
    let block = Int(tokens[index].block)
    let found = blocks[block]
    let body = Body(
      .function, of: file.text, found.range, marks: found.marks, depth: depth)
    bodies.append(body)
    index += found.isClosed ? 2 : 1
    return body
  }

  /// Reads the value of a global variable up to its `;`.
  mutating func globalValue() -> (value: Expression, marks: [UInt16]) {
    let (start, startOffset) = (index, offset)
    skip(past: ";")
    let end = min(index, tokens.count)
    let used = tokens[min(start, end)..<end]
    let marks = marks(in: used)
    // A C array.
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

  /// Returns the marks of names in tokens and in the blocks between them.
  private func marks(in tokens: ArraySlice<ObjectiveCToken>) -> [UInt16] {
    guard let names else { return [] }
    var found: Set<UInt16> = []
    for token in tokens {
      if token.block >= 0 { found.formUnion(blocks[Int(token.block)].marks.names) }
      if token.kind == .word, let mark = names.mark(token.text) { found.insert(mark) }
    }
    return found.sorted()
  }

  /// The text of the next token, which is empty at the end.
  var next: String { text(0) }

  /// Returns the text of a later or an earlier token.
  func text(_ ahead: Int) -> String {
    tokens.indices.contains(index + ahead) ? tokens[index + ahead].text : ""
  }

  /// Whether a token is a name.
  func isWord(_ ahead: Int = 0) -> Bool {
    tokens.indices.contains(index + ahead) && tokens[index + ahead].kind == .word
  }

  /// Whether a token is a sign, and not a string with the same text.
  func isSign(_ text: String, _ ahead: Int = 0) -> Bool {
    tokens.indices.contains(index + ahead) && tokens[index + ahead].kind == .sign
      && tokens[index + ahead].text == text
  }

  /// The offset of the next token, in bytes.
  var offset: Int {
    index < tokens.count ? tokens[index].offset : (tokens.last?.offset ?? 0)
  }

  /// Consumes a sign if it is next.
  mutating func take(_ sign: String) -> Bool {
    guard isSign(sign) else { return false }
    index += 1
    return true
  }

  /// Consumes a name if one is next.
  mutating func takeWord() -> String? {
    guard isWord() else { return nil }
    index += 1
    return tokens[index - 1].text
  }

  /// Skips brackets and their contents if they are next.
  mutating func skipBrackets() {
    var depth = 0
    repeat {
      if isSign("(") || isSign("[") || isSign("{") { depth += 1 }
      if isSign(")") || isSign("]") || isSign("}") { depth -= 1 }
      index += 1
    } while depth > 0 && index < tokens.count
  }

  /// Skips everything up to a sign outside of brackets, including the sign.
  mutating func skip(past sign: String) {
    while index < tokens.count, !isSign(sign) {
      if isSign("}") { return }
      if isSign("(") || isSign("[") || isSign("{") { skipBrackets() } else { index += 1 }
    }
    index += 1
  }

  /// Parses nested code, or skips it if it is too deep.
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
