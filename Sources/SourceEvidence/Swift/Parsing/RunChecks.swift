/// Records the run-time checks of the platform in code: the idiom and Mac Catalyst.
struct RunChecks {
  /// The ends of the open blocks, in bytes, or `nil` for ends that are not known yet.
  private var blockEnds: [Int?] = []
  /// The regions with conditions.
  private(set) var regions: [CodeFile.Region] = []

  /// Begins a block.
  mutating func open() { blockEnds.append(nil) }

  /// Ends a block.
  mutating func close() { blockEnds.removeLast() }

  /// Adds the conditions of a region.
  mutating func note(_ conditions: Set<CodeCondition>, from start: Int, to end: Int) {
    guard !conditions.isEmpty, start < end else { return }
    regions.append(.init(range: start..<end, conditions: conditions))
  }

  /// Adds conditions for the rest of the block.
  ///
  /// - Parameters:
  ///   - conditions: The conditions.
  ///   - start: The start of the rest, in bytes.
  ///   - findEnd: Finds the end of the block, in bytes.
  mutating func note(
    _ conditions: Set<CodeCondition>, from start: Int, findEnd: () -> Int
  ) {
    guard !conditions.isEmpty, let known = blockEnds.last else { return }
    let end = known ?? findEnd()
    blockEnds[blockEnds.count - 1] = end
    note(conditions, from: start, to: end)
  }
}
