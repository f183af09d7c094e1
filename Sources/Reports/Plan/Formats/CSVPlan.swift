import Guidance
import Markup

/// Writes plans as comma-separated values with a row for each task, for spreadsheets and the imports
/// of issue trackers ([RFC 4180](https://www.rfc-editor.org/rfc/rfc4180)).
struct CSVPlan {
  let report: Report

  var text: String {
    ([Self.header] + report.projects.flatMap { $0.plannedTasks.map(row) })
      .map { $0.map(Self.cell).joined(separator: ",") + "\r\n" }.joined()
  }

  private static let header = [
    "App", "Phase", "Phase title", "After", "Task", "Severity", "Days from", "Days to", "Places",
    "Rule", "What to do", "Where", "Edition",
  ]

  private func row(_ task: PlannedTask) -> [String] {
    let phases = task.project.plan.phases
    let number = { (id: String) in "\((phases.firstIndex { $0.id == id } ?? 0) + 1)" }
    return [
      task.project.name, number(task.phase.id), task.phase.title,
      task.phase.after.map(number).joined(separator: " "), task.task.title,
      task.task.severity.rawValue, task.task.days.map { Self.number($0.from) } ?? "",
      task.task.days.map { Self.number($0.to) } ?? "", "\(task.task.places)", task.task.rule,
      task.explanation.joined(separator: " "), task.places.map(\.text).joined(separator: "; "),
      task.project.edition.rawValue,
    ]
  }

  /// Returns a number with at most two decimals, which are exact enough for days.
  private static func number(_ days: Double) -> String {
    let hundredths = Int((days * 100).rounded())
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return "\(whole)" }
    return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// Returns a cell. Texts of a project that a spreadsheet would take for a formula begin with an
  /// apostrophe.
  private static func cell(_ text: String) -> String {
    let text = harmless(text)
    let isFormula = text.first.map { "=+-@".contains($0) } ?? false
    let safe = (isFormula ? "'" : "") + text
    guard safe.contains(where: { ",\"\r\n".contains($0) }) else { return safe }
    return "\"" + safe.replacing("\"", with: "\"\"") + "\""
  }
}
