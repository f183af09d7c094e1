import Synchronization

/// Code in braces that is parsed on first access: the body of a function, the accessors of a
/// property, or a closure.
///
/// Several threads may access it at the same time. All of them get the same statements.
final class Body: Sendable {
  /// The kind of code in the braces.
  enum Kind: UInt8, Sendable { case function, accessors, closure }

  /// The parsed code.
  final class Content: Sendable {
    /// The names of a closure's parameters, before `in`.
    let parameters: [String]
    /// The statements, or `nil` for the accessors of a property that run nothing.
    let statements: [Statement]?
    /// The regions with conditions that the code itself checks.
    let regions: [CodeFile.Region]
    let spans: ConditionSpans
    /// Whether a part of the code is nested too deeply and was skipped.
    let isCut: Bool

    init(
      parameters: [String] = [], statements: [Statement]?, regions: [CodeFile.Region], isCut: Bool
    ) {
      self.parameters = parameters
      self.statements = statements
      self.regions = regions
      self.isCut = isCut
      spans = ConditionSpans(regions)
    }
  }

  let text: SourceText
  let kind: Kind
  /// The nesting depth of the code around it.
  let depth: UInt8
  /// The indexes in the ``NameSet`` of the names that occur in the code, in ascending order.
  let marks: [UInt16]
  /// Whether the code may check the idiom or Mac Catalyst at run time.
  let checksForMac: Bool
  private let start: UInt32
  private let end: UInt32
  private let parsed = AtomicLazyReference<Content>()

  init(
    _ kind: Kind, of text: SourceText, _ range: Range<Int>, marks: Marks, depth: Int
  ) {
    self.kind = kind
    self.text = text
    self.marks = marks.names
    checksForMac = marks.checksForMac
    self.depth = UInt8(clamping: depth)
    start = UInt32(truncatingIfNeeded: range.lowerBound)
    end = UInt32(truncatingIfNeeded: range.upperBound)
  }

  /// Whether the code is Objective-C.
  var isObjectiveC: Bool { text.isObjectiveC }

  /// The range in the file, including the braces, in bytes.
  var range: Range<Int> { Int(start)..<Int(end) }

  /// The indexes of the words of the code.
  var words: Range<Int> { text.words.indexes(in: range) }

  /// The parsed code, or `nil` if it has not been parsed yet.
  var known: Content? { parsed.load() }

  /// The parsed code. The first access parses it, on the stack of the caller.
  var content: Content {
    if let known = parsed.load() { return known }
    return parsed.storeIfNil(text.parser.parse(self))
  }

  /// The statements.
  var statements: [Statement] { content.statements ?? [] }
}
