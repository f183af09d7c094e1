import FileReading

/// One parsed file.
struct CodeFile: Sendable {
  /// A part of a file that is compiled or run under a condition.
  struct Region: Sendable {
    var range: Range<Int>
    var conditions: Set<CodeCondition>
  }

  /// The file's name, as it was given.
  var name: String
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
  var regions: [Region] = []
  /// What holds from one byte on, up to the next such byte.
  private var spans: [(start: Int, conditions: Set<CodeCondition>)] = []
  /// Where each line begins, in bytes.
  var lineStarts: [Int] = [0]
  /// Where the parser stumbled first, and why.
  var problem: (offset: Int, message: String)?

  init(name: String, bytes: UnsafeRawBufferPointer) {
    self.name = name
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      lineStarts.append(index + 1)
    }
  }

  /// Notes that a part that is nested too deep is passed over.
  mutating func passOver() {
    problem = problem ?? (0, "A part of its code is nested too deep, and is passed over.")
  }

  /// Line and column of a byte.
  func place(_ offset: Int) -> SourceLocation {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourceLocation(file: name, line: low + 1, column: offset - lineStarts[low] + 1)
  }

  /// What must hold for a byte's code to be compiled and run.
  func conditions(at offset: Int) -> Set<CodeCondition> {
    var (low, high) = (0, spans.count)
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? [] : spans[low - 1].conditions
  }

  /// Arranges what holds where, once all regions are known.
  mutating func arrangeConditions() {
    let edges = regions.filter { !$0.range.isEmpty }.flatMap { region in
      [(region.range.lowerBound, 1, region), (region.range.upperBound, -1, region)]
    }
    var open: [CodeCondition: Int] = [:]
    for (offset, change, region) in edges.sorted(by: { $0.0 < $1.0 }) {
      for condition in region.conditions { open[condition, default: 0] += change }
      let conditions = Set(open.filter { $0.value > 0 }.keys)
      if spans.last?.start == offset {
        spans[spans.count - 1].conditions = conditions
      } else {
        spans.append((offset, conditions))
      }
    }
  }
}
