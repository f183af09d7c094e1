import Guidance
import Markup
import MigrationStrategy
import Projects

/// The summary of several apps: a row for each.
struct AppTable {
  let projects: [ProjectReport]
  let printer: SummaryPrinter

  var lines: [String] {
    let rows = projects.filter { !$0.hasNothing }
    let shown = rows.prefix(Self.maximumRows)
    let heading = printer.heading("\(projects.count) projects")
    return [heading, "", printer.faint(header)] + shown.map(row) + leftOut(rows.count - shown.count)
      + [""] + commands
  }

  /// The maximum number of rows, which leaves room for the rest of a summary.
  private static let maximumRows = TerminalSummary.maximumLines - 12

  private static let widths = (name: 22, becomes: 34, severity: 5, effort: 14)

  private var header: String {
    Self.cells("App", "Top level", "req.", "rec.", "effort")
  }

  private static func cells(
    _ name: String, _ becomes: String, _ required: String, _ recommended: String, _ effort: String
  ) -> String {
    SummaryPrinter.column(name, widths.name - 1) + " "
      + SummaryPrinter.column(becomes, widths.becomes - 1) + " "
      + [required, recommended].map { number in
        String(repeating: " ", count: max(0, widths.severity - 1 - number.count)) + number + " "
      }.joined() + " " + effort
  }

  private func row(_ project: ProjectReport) -> String {
    let number = { (severity: Severity) in
      "\(project.summary.severity[severity.rawValue] ?? 0)"
    }
    return harmless(
      Self.cells(
        name(of: project), becomes(project), number(.required), number(.recommended),
        project.plan.days?.words ?? ""))
  }

  /// The name. Projects of the same name have their folder as well.
  private func name(of project: ProjectReport) -> String {
    let isTwice = projects.count { $0.name == project.name } > 1
    return isTwice && project.root != "." ? project.root : project.name
  }

  private func becomes(_ project: ProjectReport) -> String {
    let top = project.structures.filter(\.isTopLevel)
    guard let first = top.first else {
      return project.kind == .library ? "library" : project.structures.isEmpty ? "" : "unknown"
    }
    let outcome = first.decision.map { " → \(Wording.outcome($0.outcome))" } ?? ""
    let more = top.count > 1 ? ", +\(top.count - 1)" : ""
    return Wording.kind(first.kind) + outcome + more
  }

  private func leftOut(_ cut: Int) -> [String] {
    let empty = projects.filter(\.hasNothing)
    let names = Wording.listed(empty.map { name(of: $0) })
    let text = "Nothing to do in \(counted(empty.count, "project")): \(names)"
    return (cut > 0 ? [printer.line("and \(counted(cut, "more project"))", indent: 0)] : [])
      + (empty.isEmpty ? [] : [printer.line(text, indent: 0)])
  }

  /// The commands that show one app and all of them.
  private var commands: [String] {
    let first = projects.lazy.filter { !$0.hasNothing }
      .compactMap { Narrowing.name(of: $0, alone: projects) }.first
    return [
      first.map { "  macward report \(printer.selection(of: [$0]))" },
      "  macward report \(printer.selection) --details",
    ].compactMap { $0 }
  }
}

extension ProjectReport {
  /// Whether the project has no advice, no question, and no structure at its top level.
  fileprivate var hasNothing: Bool {
    summary.severity.values.allSatisfy { $0 == 0 } && questions.isEmpty
      && !structures.contains(where: \.isTopLevel)
  }
}
