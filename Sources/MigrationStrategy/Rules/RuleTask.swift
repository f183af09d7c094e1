import Guidance

/// The open recommendations of one rule, which are one task: it is designed once for all places.
struct RuleTask {
  var rule: String
  /// The highest severity.
  var severity: Severity
  /// The highest effort, also of the parts, or `nil` if the rule has none.
  var effort: Effort?
  /// The number of places.
  var places: Int

  /// Returns the effort, or `nil` if there is none.
  func days(_ plan: PlanTemplate) -> EffortRange? {
    effort.map { EffortRange($0, places: places, plan) }
  }
}

extension [Recommendation] {
  /// The tasks of the open recommendations, by rule.
  var tasks: [RuleTask] {
    let open = Dictionary(grouping: filter(\.status.isPending), by: \.rule)
    return open.sorted { $0.key < $1.key }.compactMap { rule, found in
      found.map(\.severity).max().map { severity in
        RuleTask(
          rule: rule, severity: severity, effort: found.flatMap(\.all).compactMap(\.effort).max(),
          places: found.reduce(0) { $0 + 1 + $1.furtherPlaces.count })
      }
    }
  }
}
