extension AuditCounts {
  /// Adds other counts.
  static func += (sum: inout AuditCounts, other: AuditCounts) {
    sum.documents += other.documents
    sum.problems.errors += other.problems.errors
    sum.problems.notes += other.problems.notes
    sum.questions += other.questions
    for list in [\AuditCounts.structures, \.decisions, \.severity, \.effort, \.equivalents] {
      sum[keyPath: list].merge(other[keyPath: list], uniquingKeysWith: +)
    }
    sum.outcomes.merge(other.outcomes) { $0.merging($1, uniquingKeysWith: +) }
  }
}

extension AuditCounts.Documents {
  fileprivate static func += (sum: inout Self, other: Self) {
    for number in [\Self.storyboards, \.xibs, \.launchScreens, \.scenes, \.segues, \.others] {
      sum[keyPath: number] += other[keyPath: number]
    }
  }
}
