import SwiftParser
import SwiftSyntax

/// Reads a Swift file into code.
struct SwiftFileReader {
  /// How deep expressions and statements may be nested before what is inside is passed over.
  static let deepest = 200

  /// How deep brackets may be nested before the parser passes over what is inside. It is given
  /// because the parser's own choice differs between builds.
  static let maximumNestingLevel = 128

  var file: CodeFile
  /// The bytes that are read.
  private let source: UnsafeRawBufferPointer
  /// How deep the reader is.
  var depth = 0
  /// Whether the file asks for the idiom or for Mac Catalyst at run time, so that conditions are read.
  var asksForIdiom = false
  /// Where the blocks around the reader end, in bytes.
  var blockEnds: [Int] = []

  /// Reads a file.
  static func read(_ bytes: UnsafeRawBufferPointer, name: String) -> CodeFile {
    var reader = SwiftFileReader(file: CodeFile(name: name, bytes: bytes), source: bytes)
    reader.asksForIdiom =
      ByteCheck.holds("userInterfaceIdiom", bytes) || ByteCheck.holds("acCatalyst", bytes)
    let tree = Parser.parse(
      source: bytes.bindMemory(to: UInt8.self), maximumNestingLevel: maximumNestingLevel)
    for item in tree.statements { reader.topLevel(item) }
    if reader.file.problem == nil && reader.file.types.isEmpty && reader.file.functions.isEmpty
      && tree.hasError
    {
      reader.file.problem = (0, "The parser finds no declaration in it that it understands.")
    }
    reader.file.arrangeConditions()
    return reader.file
  }

  /// The text of a node without what stands around it. `trimmedDescription` says the same, and makes
  /// a new tree for it.
  func text(of node: some SyntaxProtocol) -> String {
    let range = (node.start..<max(node.start, node.end)).clamped(to: source.indices)
    return String(decoding: source[range], as: UTF8.self)
  }

  private mutating func topLevel(_ item: CodeBlockItemSyntax) {
    for statement in statements(of: item) { keep(statement) }
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

  /// What the condition of an `if` or `guard` says about where the code runs.
  func sides(_ conditions: ConditionElementListSyntax) -> ConditionText.Sides {
    asksForIdiom ? ConditionText.sides(text(of: conditions)) : ([], [])
  }

  /// Goes one level deeper, or gives up.
  mutating func deeper<Result>(
    _ fallback: Result, _ body: (inout SwiftFileReader) -> Result
  ) -> Result {
    guard depth < Self.deepest else {
      file.passOver()
      return fallback
    }
    depth += 1
    defer { depth -= 1 }
    return body(&self)
  }
}

extension SyntaxProtocol {
  /// Where it begins, in bytes.
  var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
  /// Where it ends, in bytes.
  var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }
}
