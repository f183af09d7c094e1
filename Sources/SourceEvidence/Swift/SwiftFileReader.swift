/// Reads a Swift file into code.
///
/// It is a recursive descent parser for the language as The Swift Programming Language describes it. It
/// never gives up: what it does not understand is passed over, and the rest of the file is read.
struct SwiftFileReader {
  /// How deep expressions and statements may be nested before what is inside is passed over.
  static let depthLimit = 200

  var file: CodeFile
  let text: SourceText
  /// The bytes of the file.
  let source: UnsafeRawBufferPointer
  var tokens: SwiftTokens
  /// Whether bodies and closures are passed over, to be parsed when somebody asks for them.
  private(set) var isSkimming: Bool
  /// The bodies and closures that were passed over.
  private var bodies: [Body] = []
  /// Notes the names that are looked for.
  private var marks: MarkCollector?
  /// The marks of bodies and closures that were passed over lately.
  private var innerMarks: [UInt16] = []
  /// How deep the reader is.
  private var depth: Int
  /// Whether the file asks for the idiom or for Mac Catalyst at run time, so that conditions are read.
  let asksForIdiom: Bool
  /// Where the blocks around the reader end, in bytes.
  var blockEnds: [Int] = []
  /// Whether `{` begins the body of a statement rather than a trailing closure.
  var isInCondition = false
  /// Whether names are bound rather than looked up, as behind `case let`.
  var bindsNames = false
  /// Whether `=` ends an expression, as behind `if case`.
  var endsAtAssignment = false
  /// Whether something was passed over because it is no Swift.
  var hasErrors = false

  private init(_ text: SourceText, marking names: NameSet?) {
    self.text = text
    file = CodeFile(text)
    source = text.bytes
    isSkimming = true
    marks = names.map { MarkCollector($0) }
    depth = 0
    tokens = SwiftTokens(
      skimming: text.bytes, in: text.bytes.indices, collectsDirectives: true)
    asksForIdiom = Self.asksForIdiom(text.bytes)
  }

  private init(_ body: Body) {
    text = body.text
    file = CodeFile(body.text)
    source = body.text.bytes
    isSkimming = false
    depth = Int(body.depth)
    tokens = SwiftTokens(of: body.text.bytes, in: body.range)
    asksForIdiom = Self.asksForIdiom(body.bytes)
  }

  private static func asksForIdiom(_ code: UnsafeRawBufferPointer) -> Bool {
    ByteCheck.holds("userInterfaceIdiom", code) || ByteCheck.holds("acCatalyst", code)
  }

  /// Reads the declarations of a file. What functions and properties run, and closures, are parsed when
  /// somebody asks for them.
  ///
  /// - Parameters:
  ///   - text: The file.
  ///   - names: The names to look for in what is not parsed yet.
  /// - Returns: Its declarations.
  static func read(_ text: SourceText, marking names: NameSet? = nil) -> CodeFile {
    var reader = SwiftFileReader(text, marking: names)
    reader.readFile()
    return reader.file
  }

  /// Reads the declarations of a file of which the bytes are copied.
  static func read(_ bytes: UnsafeRawBufferPointer, name: String) -> CodeFile {
    read(SourceText(name: name, copying: bytes))
  }

  /// Parses what was passed over.
  static func parse(_ body: Body) -> Body.Content {
    var reader = SwiftFileReader(body)
    var closure = Closure(parameters: [], body: [])
    var statements: [Statement]?
    switch body.kind {
    case .function: statements = reader.block()
    case .accessors: statements = reader.getter()
    case .closure:
      closure = reader.closure()
      statements = closure.body
    }
    return Body.Content(
      parameters: closure.parameters, statements: statements, regions: reader.file.outerRegions,
      isCut: reader.file.problem != nil)
  }

  private mutating func readFile() {
    while !tokens.isAtEnd {
      for statement in items() { keep(statement) }
      // A bracket that closes nothing.
      if !tokens.isAtEnd { passOver() }
    }
    if file.problem == nil, file.types.isEmpty, file.functions.isEmpty,
      file.variables.isEmpty, hasErrors
    {
      file.problem = (0, "The parser finds no declaration in it that it understands.")
      file.statements = []
    }
    file.marks = Set(file.marks).sorted()
    file.outerRegions += tokens.directives?.regions ?? []
    file.finish(bodies: bodies)
  }

  // MARK: - What is parsed later

  /// Passes over the braces that come next.
  mutating func skipBody(_ kind: Body.Kind) -> Body {
    let range = tokens.skipBlock(&marks)
    let found = marks?.finish() ?? []
    innerMarks += found
    let body = Body(kind, of: text, range, marks: found, depth: depth)
    bodies.append(body)
    return body
  }

  /// Passes over the braces that come next, which nobody asks for.
  mutating func dropBlock() {
    _ = tokens.skipBlock(&marks)
    _ = marks?.finish()
  }

  /// Reads something.
  ///
  /// - Returns: It, and the marked names in its tokens and in what was passed over among them.
  mutating func marked<Result>(
    _ body: (inout SwiftFileReader) -> Result
  ) -> (result: Result, marks: [UInt16]) {
    guard marks != nil else { return (body(&self), []) }
    let (start, outer) = (tokens.index, innerMarks)
    innerMarks = []
    let result = body(&self)
    let found = marks(from: start)
    innerMarks = outer + found
    return (result, found)
  }

  /// The marked names in the tokens from one on, and in what was passed over among them.
  private mutating func marks(from start: Int) -> [UInt16] {
    guard let source = source.baseAddress else { return [] }
    for token in tokens.all[start..<max(start, tokens.index)] {
      switch token.kind {
      case .identifier:
        let isQuoted = token.end - token.start > 2 && self.source[token.start] == UInt8(ascii: "`")
        let (start, end) = isQuoted ? (token.start + 1, token.end - 1) : (token.start, token.end)
        marks?.see(source + start, end - start)
      case .string: SwiftString.see(token.start..<token.end, in: self.source, &marks)
      default: break
      }
    }
    marks?.add(innerMarks)
    return marks?.finish() ?? []
  }

  /// Passes over a token that is not understood.
  mutating func passOver() {
    hasErrors = true
    tokens.take()
  }

  /// The text of a part of the file.
  func text(_ range: Range<Int>) -> String {
    String(decoding: source[range.clamped(to: source.indices)], as: UTF8.self)
  }

  /// The text of a token; a name without the backticks around it.
  func text(_ token: SwiftToken) -> String {
    let isQuoted =
      token.kind == .identifier && token.end - token.start > 2
      && source[token.start] == UInt8(ascii: "`")
    return isQuoted ? text(token.start + 1..<token.end - 1) : text(token.start..<token.end)
  }

  /// Whether a token has a spelling.
  func isSpelled(_ token: SwiftToken, _ spelling: StaticString) -> Bool {
    let count = spelling.utf8CodeUnitCount
    guard token.end - token.start == count else { return false }
    return spelling.withUTF8Buffer { $0.elementsEqual(source[token.start..<token.end]) }
  }

  /// Puts a statement outside of everything where it belongs.
  private mutating func keep(_ statement: Statement) {
    switch statement.kind {
    case .type(let type): flatten(type)
    case .function(let function): file.functions.append(function)
    case .variable(let variable): file.variables.append(variable)
    case .block(let statements): for statement in statements { keep(statement) }
    default: file.statements.append(statement)
    }
  }

  /// Keeps a type and all inside.
  private mutating func flatten(_ type: TypeDeclaration) {
    var type = type
    let nested = type.types
    type.types = []
    file.types.append(type)
    for var inner in nested {
      inner.outer = type.name
      flatten(inner)
    }
  }

  /// Notes what must hold for a part of the file.
  mutating func note(_ conditions: Set<CodeCondition>, from start: Int, to end: Int) {
    guard !conditions.isEmpty, start < end else { return }
    file.outerRegions.append(.init(range: start..<end, conditions: conditions))
  }

  /// Goes one level deeper, or passes over what is next.
  mutating func deeper<Result>(
    _ fallback: Result, _ body: (inout SwiftFileReader) -> Result
  ) -> Result {
    guard depth < Self.depthLimit else {
      file.passOver()
      let before = tokens.index
      tokens.skipBrackets()
      if tokens.index == before { tokens.take() }
      return fallback
    }
    depth += 1
    defer { depth -= 1 }
    return body(&self)
  }

  /// Reads with other settings than around it.
  mutating func with<Result>(
    isInCondition: Bool, bindsNames: Bool = false, _ body: (inout SwiftFileReader) -> Result
  ) -> Result {
    let before = (self.isInCondition, self.bindsNames)
    (self.isInCondition, self.bindsNames) = (isInCondition, bindsNames)
    defer { (self.isInCondition, self.bindsNames) = before }
    return body(&self)
  }
}
