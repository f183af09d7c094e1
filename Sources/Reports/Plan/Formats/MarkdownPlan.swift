/// Writes plans as Markdown with a checkbox for each task, for a tracking issue or a wiki.
struct MarkdownPlan {
  let report: Report

  var text: String {
    let plans = report.projects.filter { !$0.plan.phases.isEmpty }
    guard !plans.isEmpty else { return "There is nothing to do.\n" }
    return plans.map(text).joined(separator: "\n\n") + "\n"
  }

  private let layout = TextLayout(width: 100)

  private func text(of project: ProjectReport) -> String {
    let head = [
      "# \(markdown(project.nameOnTarget)): the plan", Wording.effort(of: project),
    ]
    return (head + project.plan.phases.indices.map { phase($0, of: project) })
      .joined(separator: "\n\n")
  }

  private func phase(_ index: Int, of project: ProjectReport) -> String {
    let phase = project.plan.phases[index]
    let order = Wording.order(of: phase, in: project.plan)
    let tasks = phase.tasks.map { task in
      item(PlannedTask(project: project, phase: phase, task: task))
    }
    return [
      "## \(index + 1). \(markdown(phase.title))",
      layout.wrap("\(order) \(markdown(phase.why))"), tasks.joined(separator: "\n"),
    ].joined(separator: "\n\n")
  }

  /// The maximum number of places that a task lists.
  private static let mostPlaces = 5

  private func item(_ task: PlannedTask) -> String {
    let title = "**\(markdown(task.task.title))** (\(task.summary), \(code(task.task.rule)))"
    let rest = task.places.count - Self.mostPlaces
    let places =
      task.places.prefix(Self.mostPlaces).map(\.markdownText)
      + (rest > 0 ? ["and \(rest) more"] : [])
    return ([layout.wrap(title, first: "- [ ] ", rest: "      ")] + places.map { "      - \($0)" })
      .joined(separator: "\n")
  }
}
