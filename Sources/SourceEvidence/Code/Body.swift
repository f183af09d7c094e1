import Synchronization

/// Code in braces that is parsed when somebody asks for it: the body of a function, what a property
/// runs, or a closure.
///
/// Several threads may ask at the same time; all of them get the same statements.
final class Body: Sendable {
  /// What stands in the braces.
  enum Kind: UInt8, Sendable { case function, accessors, closure }

  /// What the parser makes of it.
  final class Content: Sendable {
    /// The names in front of a closure's `in`.
    let parameters: [String]
    /// The statements; nil for the accessors of a property that runs nothing.
    let statements: [Statement]?
    /// What must hold for parts of it, as its own checks say.
    let regions: [CodeFile.Region]
    let spans: ConditionSpans
    /// Whether a part of it is nested too deep, and passed over.
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
  let isObjectiveC: Bool
  /// How deep the code around it is nested.
  let depth: UInt8
  /// The marked names that occur in it, in order, each once: their indexes in the ``NameSet``.
  let marks: [UInt16]
  /// Whether it may check the idiom or for Mac Catalyst at run time.
  let checksForMac: Bool
  private let start: UInt32
  private let end: UInt32
  private let parsed = AtomicLazyReference<Content>()

  init(
    _ kind: Kind, of text: SourceText, _ range: Range<Int>, marks: Marks, depth: Int,
    isObjectiveC: Bool = false
  ) {
    self.kind = kind
    self.text = text
    self.marks = marks.names
    checksForMac = marks.checksForMac
    self.depth = UInt8(clamping: depth)
    self.isObjectiveC = isObjectiveC
    start = UInt32(truncatingIfNeeded: range.lowerBound)
    end = UInt32(truncatingIfNeeded: range.upperBound)
  }

  /// Where it is in the file, with its braces, in bytes.
  var range: Range<Int> { Int(start)..<Int(end) }

  /// Its bytes.
  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: text.bytes[range]) }

  /// What was parsed so far.
  var known: Content? { parsed.load() }

  /// What is in it. It is parsed when this is asked for the first time, on the stack of who asks.
  var content: Content {
    if let known = parsed.load() { return known }
    return parsed.storeIfNil(
      isObjectiveC ? ObjectiveCFileReader.parse(self) : SwiftFileReader.parse(self))
  }

  /// Its statements.
  var statements: [Statement] { content.statements ?? [] }
}
