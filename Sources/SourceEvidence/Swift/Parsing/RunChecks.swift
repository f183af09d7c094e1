/// What code checks at run time about where it runs: the idiom, and Mac Catalyst.
struct RunChecks {
  /// Whether the code asks for any of it, so that its conditions are read.
  let isNeeded: Bool
  /// Where the blocks around the parser end, in bytes; 0 if that is not needed.
  private var blockEnds: [Int] = []
  /// What must hold for parts of the code.
  private(set) var regions: [CodeFile.Region] = []

  init(in code: UnsafeRawBufferPointer) {
    isNeeded = ByteCheck.holds("userInterfaceIdiom", code) || ByteCheck.holds("acCatalyst", code)
  }

  /// Begins a block.
  mutating func open(end: Int) { blockEnds.append(end) }

  /// Ends a block.
  mutating func close() { blockEnds.removeLast() }

  /// Notes what must hold for a part of the code.
  mutating func note(_ conditions: Set<CodeCondition>, from start: Int, to end: Int) {
    guard !conditions.isEmpty, start < end else { return }
    regions.append(.init(range: start..<end, conditions: conditions))
  }

  /// Notes what must hold for the rest of the block.
  mutating func note(_ conditions: Set<CodeCondition>, from start: Int) {
    if let end = blockEnds.last { note(conditions, from: start, to: end) }
  }
}
