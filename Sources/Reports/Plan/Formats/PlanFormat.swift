/// The formats of a plan.
package enum PlanFormat: String, Sendable, CaseIterable {
  case terminal, markdown, csv, github
  /// The tasks with all that it takes to do them, as JSON and as Markdown.
  case tasks, briefs

  /// Whether it tells what can be written for each task.
  package var hasPatches: Bool { self == .tasks || self == .briefs }

  /// Returns tasks in this format.
  ///
  /// - Throws: An encoding error, which does not occur.
  package func render(_ tasks: TaskList) throws -> String {
    self == .tasks ? try jsonText(tasks) : MarkdownTasks(tasks).text
  }

  /// Returns the plans of a report in this format.
  package func render(_ report: Report, _ options: RenderingOptions) -> String {
    switch self {
    case .terminal:
      var options = options
      options.sections = [.plan]
      return TerminalReporter(report, options).text
    case .markdown: return MarkdownPlan(report: report).text
    case .csv: return CSVPlan(report: report).text
    case .github: return GitHubPlan(report: report).text
    case .tasks, .briefs: return ""
    }
  }
}
