import Algorithms

/// The conditions of each byte of a part of a file, prepared for lookup.
struct ConditionSpans: Sendable {
  /// The conditions from each start to the next one.
  private var spans: [(start: Int, conditions: Set<CodeCondition>)] = []

  /// Prepares the lookup of regions.
  init(_ regions: [CodeFile.Region] = []) {
    guard !regions.isEmpty else { return }
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

  /// The conditions under which the code at a byte is compiled and run.
  subscript(offset: Int) -> Set<CodeCondition> {
    let after = spans.partitioningIndex { $0.start > offset }
    return after == 0 ? [] : spans[after - 1].conditions
  }
}
