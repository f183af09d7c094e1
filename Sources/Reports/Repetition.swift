extension [RecommendationReport] {
  /// Marks what a rule has explained before in the order the report is read: what is new comes
  /// first, with its structures, and what a baseline holds comes last.
  mutating func markRepeated(toldWith structures: [StructureReport]) {
    let placed = structures.flatMap(\.recommendations)
    let isPlaced = Set(placed)
    let told = placed + indices.filter { !isPlaced.contains($0) }
    let order = told.filter { self[$0].isKnown != true } + told.filter { self[$0].isKnown == true }
    var seen: Set<String> = []
    for index in order {
      self[index].isRepeated = !seen.insert(self[index].rule).inserted
    }
  }
}
