import MigrationStrategy

extension [RecommendationReport] {
  /// Marks what a rule has explained before in the order the report is read: what is new comes
  /// first, with its structures, what a baseline holds comes later, and what the team does not want
  /// comes last.
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
