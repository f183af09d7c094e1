import MigrationStrategy

extension [RecommendationReport] {
  /// Marks recommendations of rules that have been explained before, in the order of the report:
  /// first new findings with their structures, then those in a baseline, and at last those that the
  /// team has declined.
  mutating func markRepeated(reportedWith structures: [StructureReport]) {
    let placed = structures.flatMap(\.recommendations)
    let isPlaced = Set(placed)
    let reported = placed + indices.filter { !isPlaced.contains($0) }
    let pending = reported.filter { self[$0].status.isPending }
    let order =
      pending.filter { self[$0].isKnown != true } + pending.filter { self[$0].isKnown == true }
      + reported.filter { !self[$0].status.isPending }
    var seen: Set<String> = []
    for index in order {
      self[index].isRepeated = !seen.insert(self[index].rule).inserted
    }
  }
}
