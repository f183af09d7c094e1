/// The formats of a plan.
package enum PlanFormat: String, Sendable, CaseIterable {
  case terminal, markdown, csv, github

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
    }
  }
}
