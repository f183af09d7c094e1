/// What code checks at run time about where it runs: the idiom, and Mac Catalyst.
struct RunChecks {
  /// Where the blocks around the parser end, in bytes, as far as somebody asked.
  private var blockEnds: [Int?] = []
  /// What must hold for parts of the code.
  private(set) var regions: [CodeFile.Region] = []

  /// Begins a block.
  mutating func open() { blockEnds.append(nil) }

  /// Ends a block.
  mutating func close() { blockEnds.removeLast() }

  /// Notes what must hold for a part of the code.
  mutating func note(_ conditions: Set<CodeCondition>, from start: Int, to end: Int) {
    guard !conditions.isEmpty, start < end else { return }
    regions.append(.init(range: start..<end, conditions: conditions))
  }

  /// Notes what must hold for the rest of the block.
  ///
  /// - Parameters:
  ///   - conditions: What must hold.
  ///   - start: Where the rest begins, in bytes.
  ///   - findEnd: Finds the end of the block.
  mutating func note(
    _ conditions: Set<CodeCondition>, from start: Int, findEnd: () -> Int
  ) {
    guard !conditions.isEmpty, let known = blockEnds.last else { return }
    let end = known ?? findEnd()
    blockEnds[blockEnds.count - 1] = end
    note(conditions, from: start, to: end)
  }
}
