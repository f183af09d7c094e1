import Guidance
import Markup
import MigrationStrategy

/// Writes plans as a shell script that creates a GitHub issue for each task, in the order of the
/// plan, with GitHub's command-line tool ([gh](https://cli.github.com/manual/gh_issue_create)).
struct GitHubPlan {
  let report: Report

  var text: String {
    let tasks = report.projects.flatMap(\.plannedTasks)
    return ([Self.head(tasks)] + tasks.map(command(for:))).joined(separator: "\n\n") + "\n"
  }

  private static func head(_ tasks: [PlannedTask]) -> String {
    """
    #!/bin/sh
    # Creates \(counted(tasks.count, "issue")) in the GitHub repository of the current folder. Read \
    it first, then run it with sh.
    # It needs gh, the command-line tool of GitHub, and stops at the first error.
    set -eu
    gh label create mac --description "Mac version" --force
    """
  }

  private func command(for task: PlannedTask) -> String {
    let several = report.projects.count { !$0.plan.phases.isEmpty } > 1
    let title = (several ? "\(task.project.name): " : "") + task.task.title
    return """
      gh issue create --label mac --title \(PastedPath.quoted(harmless(title))) --body \
      \(PastedPath.inSingleQuotes(body(of: task)))
      """
  }

  private func body(of task: PlannedTask) -> String {
    let phases = task.project.plan.phases
    let number = (phases.firstIndex { $0.id == task.phase.id } ?? 0) + 1
    let after = Wording.after(task.phase, in: task.project.plan)
    let places = task.places.map { "- [ ] \($0.markdownText)" }.joined(separator: "\n")
    return
      (task.explanation.map { markdown($0) } + [
        places,
        "Phase \(number): \(markdown(task.phase.title)).\(after)",
        "\(task.summary.prefix(1).uppercased() + task.summary.dropFirst()). Rule \(code(task.task.rule)), edition \(task.project.edition.rawValue). "
          + (task.sources.isEmpty ? "" : markdown("Sources: \(SourceName.list(task.sources)).")),
      ]).filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}
