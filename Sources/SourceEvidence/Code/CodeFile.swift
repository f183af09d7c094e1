import Algorithms
import FileReading

/// The declarations of one file. The bodies of functions and properties are parsed on first access.
struct CodeFile: Sendable {
  /// A part of a file that is compiled or run only under conditions.
  struct Region: Sendable {
    var range: Range<Int>
    var conditions: Set<CodeCondition>
  }

  let text: SourceText
  /// The types at any depth, in file order. A nested type follows the type around it.
  var types: [TypeDeclaration] = []
  /// Functions outside of types.
  var functions: [Function] = []
  /// Variables outside of types.
  var variables: [Variable] = []
  /// The macros that may check the platform.
  var macros: [Variable] = []
  /// Statements at file level.
  var statements: [Statement] = []
  /// The indexes in the ``NameSet`` of the names in statements at file level, in ascending order.
  var marks: [UInt16] = []
  /// The regions with conditions that are known without parsing bodies.
  var outerRegions: [Region] = []
  /// The code that is parsed on first access, in file order.
  private(set) var bodies: [Body] = []
  private var spans = ConditionSpans()
  /// The project's own checks of the platform.
  var checks = PlatformChecks()
  private var ownProblem: (offset: Int, message: String)?

  init(_ text: SourceText) { self.text = text }

  /// The file's name, as it was passed in.
  var name: String { text.name }

  /// Whether the file is Objective-C.
  var isObjectiveC: Bool { text.isObjectiveC }

  /// The words of the code.
  var words: CodeWords { text.words }

  /// Returns the source location of a byte.
  func place(_ offset: Int) -> SourceLocation { text.place(offset) }
}

// MARK: - Problems

extension CodeFile {
  /// The first part that could not be parsed, and why, as far as the file has been parsed.
  var problem: (offset: Int, message: String)? {
    get { ownProblem ?? (bodies.contains { $0.known?.isCut == true } ? Self.tooDeep : nil) }
    set { ownProblem = newValue }
  }

  private static let tooDeep = (
    offset: 0, message: "A part of its code is nested too deep, and is passed over."
  )

  /// Records that a part that is nested too deeply is skipped.
  mutating func passOver() { ownProblem = ownProblem ?? Self.tooDeep }
}

// MARK: - Conditions

extension CodeFile {
  /// All regions with conditions. This parses the bodies that check the idiom or Mac Catalyst.
  var regions: [Region] {
    outerRegions + bodies.flatMap { $0.checksForMac ? $0.content.regions : [] }
  }

  /// Returns the conditions under which the code at a byte is compiled and run. This parses the
  /// body around it.
  func conditions(at offset: Int) -> Set<CodeCondition> {
    checks.resolved(writtenConditions(at: offset))
  }

  /// Returns the conditions under which the code at a byte is compiled, and whether it is a preview.
  /// This parses nothing.
  func outerConditions(at offset: Int) -> Set<CodeCondition> { spans[offset] }

  /// Returns the conditions at a byte without resolving the project's own checks.
  func writtenConditions(at offset: Int) -> Set<CodeCondition> {
    let outer = outerConditions(at: offset)
    guard let body = body(at: offset) else { return outer }
    return outer.union(body.content.spans[offset])
  }

  /// Whether a body mentions a name, other than that of the function at a byte.
  func mentions(_ name: String, outsideFunctionAt offset: Int) -> Bool {
    let names = NameSet([name])
    let own = bodies.first { $0.range.lowerBound >= offset }
    return bodies.contains { $0 !== own && words.contain(names, in: $0.words) }
  }

  /// Returns the body around a byte.
  private func body(at offset: Int) -> Body? {
    let after = bodies.partitioningIndex { $0.range.lowerBound > offset }
    return after > 0 && bodies[after - 1].range.contains(offset) ? bodies[after - 1] : nil
  }

  /// Prepares the lookup of conditions and bodies, once all declarations are read.
  mutating func finish(bodies: [Body]) {
    self.bodies = bodies.sorted { $0.range.lowerBound < $1.range.lowerBound }
    spans = ConditionSpans(outerRegions)
  }
}
