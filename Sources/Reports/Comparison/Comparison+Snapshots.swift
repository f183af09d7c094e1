extension Comparison {
  /// Compares two reports. Projects are matched by root, findings by rule, file, and object, and
  /// structures by kind, file, and object.
  package init(_ old: ReportSnapshot, _ new: ReportSnapshot) {
    let matching = Matching(old.projects, new.projects, by: \.root)
    projects = matching.all.map { ProjectComparison(old: $0, new: $1) }
    self.old = Origin(old)
    self.new = Origin(new)
    totals = projects.map(\.counts).reduce(Counts(), +)
    let changes = projects.flatMap(\.changed).compactMap(\.equivalent)
    let named = Set(changes.flatMap { [$0.old, $0.new] })
    equivalents = old.equivalents.merging(new.equivalents) { $1 }
      .filter { named.contains($0.key) }.mapValues(\.title)
  }
}

extension Comparison.Origin {
  fileprivate init(_ snapshot: ReportSnapshot) {
    version = snapshot.tool.version
    platform = snapshot.platform
    edition = snapshot.edition
    let problems = snapshot.problems + snapshot.projects.flatMap(\.problems)
    lostInput = problems.contains { $0.level == .error }
  }
}

extension Comparison.Counts {
  fileprivate static func + (a: Self, b: Self) -> Self {
    Self(
      done: a.done + b.done, ruledOut: a.ruledOut + b.ruledOut, new: a.new + b.new,
      changed: a.changed + b.changed,
      unchanged: a.unchanged + b.unchanged, structures: a.structures + b.structures)
  }
}
