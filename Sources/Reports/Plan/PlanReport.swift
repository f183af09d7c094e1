package import Guidance

/// The plan of a migration: the open changes by phase, with their effort.
package struct PlanReport: Sendable, Encodable {
  /// The effort of the required and recommended changes, or `nil` if there are none.
  package var days: EffortRange?
  /// The effort of the changes to consider, or `nil` if there are none.
  package var optionalDays: EffortRange?
  /// The phases with tasks, in order.
  package var phases: [PlanPhaseReport]

  /// All tasks, in order.
  package var tasks: [PlanTaskReport] { phases.flatMap(\.tasks) }

  /// Creates a plan from its phases.
  init(_ phases: [PlanPhaseReport]) {
    self.phases = phases
    (days, optionalDays) = phases.flatMap(\.tasks).days
  }
}

/// A phase of a plan.
package struct PlanPhaseReport: Sendable, Encodable {
  /// The ID.
  package var id: String
  /// The title.
  package var title: String
  /// The reason for the phase and its place in the order.
  package var why: String
  /// The IDs of the phases of this plan to finish before.
  package var after: [String]
  /// The effort of the required and recommended changes, or `nil` if there are none.
  package var days: EffortRange?
  /// The effort of the changes to consider, or `nil` if there are none.
  package var optionalDays: EffortRange?
  /// The tasks, in order.
  package var tasks: [PlanTaskReport]

  /// Creates a phase with other tasks.
  init(_ phase: PlanPhaseReport, _ tasks: [PlanTaskReport]) {
    self = phase
    self.tasks = tasks
    (days, optionalDays) = tasks.days
  }

  /// Creates a phase of a template.
  init(_ phase: PlanPhase, after: [String], _ tasks: [PlanTaskReport]) {
    (id, title, why, self.after) = (phase.id, phase.title, phase.why, after)
    self.tasks = tasks
    (days, optionalDays) = tasks.days
  }
}

/// A task of a plan: all open findings of a rule.
package struct PlanTaskReport: Sendable, Encodable {
  /// The ID of the rule.
  package var rule: String
  /// What to do, in a few words.
  package var title: String
  /// The highest severity of the findings.
  package var severity: Severity
  /// The effort, or `nil` if the rule has none.
  package var days: EffortRange?
  /// The number of places.
  package var places: Int
  /// The findings, as indices into the recommendations of the project.
  package var recommendations: [Int]
  /// The items of the checklist for every app, as indices into the checklist of the project.
  package var checklist: [Int]
}

extension [PlanTaskReport] {
  /// The effort of the required and recommended tasks, and that of the tasks to consider.
  fileprivate var days: (needed: EffortRange?, optional: EffortRange?) {
    let needed = filter { $0.severity != .consider }.compactMap(\.days)
    let optional = filter { $0.severity == .consider }.compactMap(\.days)
    return (EffortRange.sum(needed), EffortRange.sum(optional))
  }
}
