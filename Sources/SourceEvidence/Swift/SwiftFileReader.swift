/// Parses a Swift file.
///
/// This is a recursive descent parser for the language that The Swift Programming Language
/// describes. It skips code that it does not recognize, and reads the rest of the file.
struct SwiftFileReader: CodeParser {
  static let isObjectiveC = false

  private let cursor: SwiftCursor
  private var file: CodeFile

  static func read(_ text: SourceText, marking names: NameSet) -> CodeFile {
    let cursor = SwiftCursor(text, marking: names)
    var reader = SwiftFileReader(cursor: cursor, file: CodeFile(text))
    reader.readFile()
    return reader.file
  }

  static func words(in bytes: UnsafeRawBufferPointer) -> CodeWords {
    CodeWords(bytes) { SwiftLexer.see(bytes, &$0) }
  }

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
      // A closing bracket without an opening one.
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

  /// Reads up to a closing bracket without an opening one, or the end of a side of an `#if`.
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

  /// Reads a declaration and keeps it, or reads statements.
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

  /// Adds a statement at file level to the file.
  private mutating func keep(_ statement: Statement) {
    switch statement.kind {
    case .type(let type): flatten(type)
    case .function(let function): file.functions.append(function)
    case .variable(let variable): file.variables.append(variable)
    case .block(let statements): for statement in statements { keep(statement) }
    default: file.statements.append(statement)
    }
  }

  /// Adds a type and its nested types.
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
