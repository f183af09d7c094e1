/// Reads a Swift file into code.
///
/// The parser is a recursive descent parser for the language as The Swift Programming Language describes
/// it. It never gives up: what it does not understand is passed over, and the rest of the file is read.
struct SwiftFileReader {
  private let cursor: SwiftCursor
  private var file: CodeFile

  /// Reads the declarations of a file. What functions and properties run, and closures, are parsed when
  /// somebody asks for them.
  ///
  /// - Parameters:
  ///   - text: The file.
  ///   - names: The names to look for in what is not parsed yet.
  /// - Returns: Its declarations.
  static func read(_ text: SourceText, marking names: NameSet = .none) -> CodeFile {
    var reader = SwiftFileReader(cursor: SwiftCursor(text, marking: names), file: CodeFile(text))
    reader.readFile()
    return reader.file
  }

  /// Reads the declarations of a file of which the bytes are copied.
  static func read(_ bytes: UnsafeRawBufferPointer, name: String) -> CodeFile {
    read(SourceText(name: name, copying: bytes))
  }

  /// Parses what was passed over.
  static func parse(_ body: Body) -> Body.Content {
    let cursor = SwiftCursor(body)
    var closure = Closure(parameters: [], body: [])
    var statements: [Statement]?
    switch body.kind {
    case .function: statements = StatementReader(cursor).block()
    case .accessors: statements = AccessorReader(cursor).getter()
    case .closure:
      closure = ExpressionReader(cursor).closure()
      statements = closure.body
    }
    return Body.Content(
      parameters: closure.parameters, statements: statements, regions: cursor.checks.regions,
      isCut: cursor.isCut)
  }

  private mutating func readFile() {
    while !cursor.isAtEnd {
      readItems()
      // A bracket that closes nothing.
      if !cursor.isAtEnd { cursor.passOver() }
    }
    let isEmpty = file.types.isEmpty && file.functions.isEmpty && file.variables.isEmpty
    if cursor.isCut {
      file.passOver()
    } else if isEmpty, cursor.hasErrors {
      file.problem = (0, "The parser finds no declaration in it that it understands.")
      file.statements = []
    }
    file.marks = Set(file.marks).sorted()
    file.outerRegions = cursor.checks.regions + (cursor.directives?.regions ?? [])
    file.finish(bodies: cursor.bodies)
  }

  /// Reads up to a bracket that closes nothing, or the end of a side of `#if`.
  private mutating func readItems() {
    while !cursor.isAtEnd, cursor.next.kind != .rightBrace, !cursor.next.endsSide {
      if cursor.take(.semicolon) { continue }
      let before = cursor.index
      cursor.deeper(()) { readItem() }
      if cursor.index == before { cursor.skipUnknown() }
    }
  }

  private mutating func readItem() {
    if cursor.next.kind == .poundIf {
      return cursor.eachSide { cursor.deeper(()) { readItems() } }
    }
    let (statements, marks) = cursor.marked {
      readCode()
    } where: {
      !$0.isEmpty
    }
    file.marks += marks
    for statement in statements { keep(statement) }
  }

  /// Reads a declaration, which is kept, or statements.
  private mutating func readCode() -> [Statement] {
    let reader = StatementReader(cursor)
    if let found = reader.statement(at: cursor.next.start) { return found }
    switch DeclarationReader(cursor).declaration() {
    case .type(let type): flatten(type)
    case .function(let function): file.functions.append(function)
    case .variables(let variables): file.variables += variables
    case .cases, .other: break
    case nil: return reader.expression(at: cursor.next.start)
    }
    return []
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
      inner.outer = type.qualifiedName
      flatten(inner)
    }
  }
}
