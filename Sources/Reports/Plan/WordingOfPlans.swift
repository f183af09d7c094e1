import Guidance

/// Sentences about plans, which several formats use.
extension Wording {
  /// Returns the effort of a project's plan and the edition of the rules that it follows from, as a sentence.
  static func effort(of project: ProjectReport) -> String {
    "\(shortEffort(of: project.plan)), by the rules of edition \(project.edition.rawValue)."
  }

  /// Returns the effort of a whole plan.
  static func shortEffort(of plan: PlanReport) -> String {
    let needed = plan.days.map { "\($0.words) for what is required or recommended" }
    let optional = plan.optionalDays.map {
      needed == nil ? "\($0.words) for what to consider" : "\($0.words) more for what to consider"
    }
    let parts = [needed, optional].compactMap { $0 }
    return parts.isEmpty ? "no estimate" : parts.joined(separator: ", ")
  }

  /// Returns the effort of a phase, and the phases to finish before it.
  static func order(of phase: PlanPhaseReport, in plan: PlanReport) -> String {
    (effort(of: phase).map { $0 + "." } ?? "") + after(phase, in: plan)
  }

  /// Returns the phases to finish before a phase, as a sentence after a space, or an empty string.
  static func after(_ phase: PlanPhaseReport, in plan: PlanReport) -> String {
    let numbers = phase.after.compactMap { id in
      plan.phases.firstIndex { $0.id == id }.map { "\($0 + 1)" }
    }
    guard !numbers.isEmpty else { return "" }
    return " After \(numbers.count == 1 ? "phase" : "phases") \(listed(numbers))."
  }

  /// Returns the effort of a phase, or `nil` if no task has one.
  static func effort(of phase: PlanPhaseReport) -> String? {
    phase.days?.words ?? phase.optionalDays.map { "\($0.words), all to consider" }
  }

  /// Returns the effort of a phase in a few words, for a column.
  static func shortEffort(of phase: PlanPhaseReport) -> String {
    (phase.days ?? phase.optionalDays)?.words ?? ""
  }
}
