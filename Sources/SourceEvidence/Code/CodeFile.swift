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

  /// Line and column of a byte.
  func place(_ offset: Int) -> CodePlace {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return CodePlace(file: name, line: low + 1, column: offset - lineStarts[low] + 1)
  }

  /// What must hold for a byte's code to be compiled and run.
  func conditions(at offset: Int) -> Set<CodeCondition> {
    var all: Set<CodeCondition> = []
    for region in regions where region.range.contains(offset) { all.formUnion(region.conditions) }
    return all
  }
}
