import Guidance

/// The size of an app's plan, in an audit's index.
package struct AuditedPlan: Sendable, Hashable, Codable {
  /// The number of tasks.
  package var tasks: Int
  /// The lower bound of the effort for what is required or recommended, in days.
  package var from: Double
  /// The upper bound of that effort, in days.
  package var to: Double

  /// Measures a plan.
  init(_ plan: PlanReport) {
    tasks = plan.tasks.count
    (from, to) = (Self.rounded(plan.days?.from ?? 0), Self.rounded(plan.days?.to ?? 0))
  }

  /// Creates the size of no plan.
  package init() { (tasks, from, to) = (0, 0, 0) }

  /// The effort in words.
  var words: String { EffortRange(from: from, to: to).words }

  /// Returns days with two digits, without the noise of sums.
  private static func rounded(_ days: Double) -> Double { (days * 100).rounded() / 100 }

  static func += (sum: inout Self, other: Self) {
    sum.tasks += other.tasks
    sum.from += other.from
    sum.to += other.to
  }
}
