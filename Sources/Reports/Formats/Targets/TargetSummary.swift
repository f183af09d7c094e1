import Guidance
import Markup
import MigrationStrategy
import Projects

/// The summary of apps on several targets, for a terminal.
struct TargetSummary {
  let report: Report
  let printer: SummaryPrinter

  var lines: [String] {
    let apps = report.projects.filter { $0.kind == .app || $0.kind == .folder }
    let shown = apps.isEmpty ? report.projects : apps
    let most = shown.count == 1 ? Self.most : 0
    return shown.flatMap { lines(of: $0, atMost: most) } + [printer.faint(hint)]
  }

  /// Returns what is said about a project, with at most some of its structures.
  private func lines(of project: ProjectReport, atMost most: Int) -> [String] {
    let matrix = TargetMatrix(project)
    let rule = String(repeating: "═", count: displayWidth(project.name))
    let targets = matrix.targets.indices.map { index in
      self.cell(matrix.targets[index], words(of: project.allTargets[index]))
    }
    let shown = matrix.structures.prefix(most)
    let structures = shown.flatMap { row in
      [printer.line(row.name)]
        + matrix.targets.indices.map { cell(matrix.targets[$0], row.cells[$0]) }
    }
    let more = matrix.structures.count - shown.count
    let others = most > 0 ? matrix.othersInWords.map { [printer.line($0)] } ?? [] : []
    return [printer.heading(project.name), printer.faint(rule)] + targets
      + (structures.isEmpty ? [] : ["", printer.heading("What it becomes")] + structures)
      + (more > 0 && most > 0
        ? [printer.line("\(counted(more, "more structure")) in the details")] : []) + others
      + [""]
  }

  /// Returns how well the app suits a target, the number of changes, and the effort.
  private func words(of report: ProjectReport) -> String {
    let changes = [Severity.required, .recommended].compactMap { severity in
      report.summary.severity[severity.rawValue].flatMap {
        $0 > 0 ? "\($0) \(severity.rawValue)" : nil
      }
    }
    let found = changes.isEmpty ? "nothing to change" : changes.joined(separator: ", ")
    return [report.fit?.outcome.title, found, report.plan.days?.words].compactMap { $0 }
      .joined(separator: " · ")
  }

  /// Returns a line with a target and a text.
  private func cell(_ target: Target, _ text: String) -> String {
    printer.line(SummaryPrinter.column(target.title, Self.width) + text, indent: 4)
  }

  private var hint: String {
    "macward report \(printer.selectionOfTarget) --for \(report.projects.first?.allTargets.dropFirst().first?.target.id ?? "") shows one target."
  }

  /// The width of the column with the targets.
  private static let width = 18
  /// The maximum number of structures of a single app.
  private static let most = 7
}
