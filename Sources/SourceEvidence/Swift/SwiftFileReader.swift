/// Reads a Swift file into code.
///
/// It is a recursive descent parser for the language as The Swift Programming Language describes it. It
/// never gives up: what it does not understand is passed over, and the rest of the file is read.
struct SwiftFileReader {
  /// How deep expressions and statements may be nested before what is inside is passed over.
  static let depthLimit = 200

  var file: CodeFile
  /// The bytes of the file.
  let source: UnsafeRawBufferPointer
  var tokens: SwiftTokens
  /// How deep the reader is.
  private var depth = 0
  /// Whether the file asks for the idiom or for Mac Catalyst at run time, so that conditions are read.
  var asksForIdiom = false
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

  private init(_ bytes: UnsafeRawBufferPointer, name: String) {
    file = CodeFile(name: name, bytes: bytes)
    source = bytes
    tokens = SwiftTokens(SwiftLexer.tokens(of: bytes, in: 0..<bytes.count))
    asksForIdiom =
      ByteCheck.holds("userInterfaceIdiom", bytes) || ByteCheck.holds("acCatalyst", bytes)
  }

  /// Reads a file.
  static func read(_ bytes: UnsafeRawBufferPointer, name: String) -> CodeFile {
    var reader = SwiftFileReader(bytes, name: name)
    reader.readFile()
    return reader.file
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
    file.arrangeConditions()
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
    file.regions.append(.init(range: start..<end, conditions: conditions))
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
