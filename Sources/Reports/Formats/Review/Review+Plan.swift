import Guidance

/// The plan of the migration.
extension Review {
  /// The phases with their tasks. On a terminal, each phase is a list item.
  var plan: [ReviewBlock] {
    let plan = project.plan
    guard !plan.phases.isEmpty else { return [] }
    let total = ReviewBlock.paragraph(ReviewText(Wording.effort(of: project)))
    guard form == .terminal else {
      return [total] + plan.phases.indices.flatMap { blocks(of: plan, phase: $0) }
    }
    return [total, .list(plan.phases.indices.map { item(of: plan, phase: $0) })]
  }

  private func blocks(of plan: PlanReport, phase index: Int) -> [ReviewBlock] {
    let phase = plan.phases[index]
    let rows = phase.tasks.map { task -> [ReviewText] in
      [
        "\(.link(task.title, .rule(task.rule)))", ReviewText(Wording.severity(task.severity)),
        ReviewText(task.days?.words ?? ""), places(of: task, in: phase),
      ]
    }
    return [
      .heading("\(index + 1). \(phase.title)"),
      .paragraph(ReviewText(Wording.order(of: phase, in: plan) + " " + phase.why), .note),
    ] + table(phase.title, header: ["Task", "Severity", "Effort", "Where"], rows: rows)
  }

  /// The first place of a task, and the number of the others.
  private func places(of task: PlanTaskReport, in phase: PlanPhaseReport) -> ReviewText {
    let findings = PlannedTask(project: project, phase: phase, task: task).findings
    guard let place = findings.lazy.compactMap(\.place).first else { return "" }
    let more = task.places > 1 ? " and \(task.places - 1) more" : ""
    return "\(.place(place))\(more)"
  }

  private func item(of plan: PlanReport, phase index: Int) -> ReviewItem {
    let phase = plan.phases[index]
    return ReviewItem(
      text: "\(index + 1). \(phase.title). \(Wording.order(of: phase, in: plan))",
      children: phase.tasks.map { task in
        let details = [
          Wording.severity(task.severity).lowercased(), task.days?.words,
          task.places > 1 ? "\(task.places) places" : nil,
        ]
        return "\(task.title): \(details.compactMap { $0 }.joined(separator: ", "))"
      })
  }
}
