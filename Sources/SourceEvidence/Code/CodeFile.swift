import FileReading

/// The declarations of one file. What functions and properties run is parsed when it is asked for.
struct CodeFile: Sendable {
  /// A part of a file that is compiled or run under a condition.
  struct Region: Sendable {
    var range: Range<Int>
    var conditions: Set<CodeCondition>
  }

  let text: SourceText
  /// Whether it is Objective-C.
  var isObjectiveC = false
  /// Types at any depth, in order; nested ones follow what they are nested in.
  var types: [TypeDeclaration] = []
  /// Functions outside of types.
  var functions: [Function] = []
  /// Variables outside of types.
  var variables: [Variable] = []
  /// Statements outside of everything.
  var statements: [Statement] = []
  /// The marked names in statements outside of everything, in order, each once.
  var marks: [UInt16] = []
  /// Parts under conditions that are known without parsing bodies.
  var outerRegions: [Region] = []
  /// Everything that is parsed later, in order.
  private(set) var bodies: [Body] = []
  private var spans = ConditionSpans()
  private var ownProblem: (offset: Int, message: String)?

  init(_ text: SourceText) { self.text = text }

  /// The file's name, as it was given.
  var name: String { text.name }

  /// Line and column of a byte.
  func place(_ offset: Int) -> SourceLocation { text.place(offset) }
}

// MARK: - Problems

extension CodeFile {
  /// Where the parser stumbled first, and why: as far as the file was parsed until now.
  var problem: (offset: Int, message: String)? {
    get { ownProblem ?? (bodies.contains { $0.known?.isCut == true } ? Self.tooDeep : nil) }
    set { ownProblem = newValue }
  }

  private static let tooDeep = (
    offset: 0, message: "A part of its code is nested too deep, and is passed over."
  )

  /// Notes that a part that is nested too deep is passed over.
  mutating func passOver() { ownProblem = ownProblem ?? Self.tooDeep }
}

// MARK: - Conditions

extension CodeFile {
  /// All parts under conditions. Bodies that check the idiom or for Mac Catalyst are parsed for it.
  var regions: [Region] {
    outerRegions + bodies.flatMap { $0.checksForMac ? $0.content.regions : [] }
  }

  /// What must hold for a byte's code to be compiled and run. The body around it is parsed for it.
  func conditions(at offset: Int) -> Set<CodeCondition> {
    let outer = spans[offset]
    guard let body = body(at: offset) else { return outer }
    return outer.union(body.content.spans[offset])
  }

  /// The body around a byte.
  private func body(at offset: Int) -> Body? {
    var (low, high) = (0, bodies.count)
    while low < high {
      let middle = (low + high) / 2
      if bodies[middle].range.lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0, bodies[low - 1].range.contains(offset) else { return nil }
    return bodies[low - 1]
  }

  /// Arranges what holds where, once all declarations are read.
  mutating func finish(bodies: [Body]) {
    self.bodies = bodies.sorted { $0.range.lowerBound < $1.range.lowerBound }
    spans = ConditionSpans(outerRegions)
  }
}
