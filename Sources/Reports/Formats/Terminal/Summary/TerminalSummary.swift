import Guidance
import Markup
import MigrationStrategy
import Projects

/// Summarizes a report on a terminal, in as many lines as a screen has.
///
/// One app has its facts, what becomes of its top level, the required changes, the first questions,
/// and the plan. Several apps have a row each. What is left out is counted, with the command that
/// shows it.
struct TerminalSummary {
  let report: Report
  let printer: SummaryPrinter

  init(_ report: Report, _ options: RenderingOptions) {
    self.report = report
    printer = SummaryPrinter(options)
  }

  /// The maximum number of lines.
  static let maximumLines = 60

  var text: String {
    let apps = report.projects.filter { $0.kind == .app || $0.kind == .folder }
    if report.hasSeveralTargets {
      return (TargetSummary(report: report, printer: printer).lines + [statistics])
        .joined(separator: "\n") + "\n"
    }
    let shown = apps.count == 1 ? apps : report.projects
    guard let app = shown.first else { return statistics + "\n" }
    let lines =
      shown.count > 1
      ? AppTable(projects: shown, printer: printer).lines
      : AppSummary(app, others: report.projects.count - 1, printer).lines
    return (lines + ["", statistics]).joined(separator: "\n") + "\n"
  }

  /// The platform and version. The numbers of files are part of the details.
  private var statistics: String {
    let language = report.language.map { "titles in \($0), " } ?? ""
    return printer.faint(
      "\(report.platformTitle), \(report.edition.rawValue) edition, \(language)macward "
        + report.tool.version)
  }
}

/// The parts of a summary, in fewer lines the more compact they are.
enum SummaryDensity: Int, CaseIterable {
  /// Each row is followed by its location.
  case full
  /// Questions have one line each.
  case compact
  /// Only the rows themselves are left.
  case minimal
}
