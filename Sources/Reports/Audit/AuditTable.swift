import Guidance
import Markup

/// Writes an audit's index for spreadsheets, as comma-separated values (RFC 4180).
struct AuditTable {
  let index: AuditIndex

  init(_ index: AuditIndex) { self.index = index }

  var text: String {
    ([Self.header] + index.projects.map(row)).map { $0.map(cell).joined(separator: ",") + "\r\n" }
      .joined()
  }

  private static let header =
    [
      "root", "name", "review", "report", "required", "recommended", "consider", "small", "medium",
      "large", "undecided", "questions", "storyboards", "xibs", "launch screens", "scenes",
      "segues",
    ] + SubjectKind.reported.map(\.rawValue) + [
      "outcomes", "equivalents", "errors", "notes", "failure",
    ]

  private func row(_ project: AuditedProject) -> [String] {
    let isWhole = project.failure == nil
    let counts = project.counts
    return [
      project.root, project.name, isWhole ? project.review : "", isWhole ? project.report : "",
    ] + numbers(counts).map(String.init) + [
      outcomes(counts), list(counts.equivalents), String(counts.problems.errors),
      String(counts.problems.notes), project.failure ?? "",
    ]
  }

  private func numbers(_ counts: AuditCounts) -> [Int] {
    let documents = counts.documents
    return Severity.allCases.reversed().map(counts.count) + Effort.allCases.map(counts.count) + [
      counts.undecided, counts.questions, documents.storyboards, documents.xibs,
      documents.launchScreens, documents.scenes, documents.segues,
    ] + SubjectKind.reported.map { counts.structures[$0.rawValue, default: 0] }
  }

  private func outcomes(_ counts: AuditCounts) -> String {
    SubjectKind.reported.map(\.rawValue).compactMap { kind in
      counts.outcomes[kind].map { "\(kind): \(list($0))" }
    }.joined(separator: "; ")
  }

  private func list(_ counts: [String: Int]) -> String {
    counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
  }
}

/// Returns a cell, in quotation marks if necessary. An apostrophe prevents a spreadsheet from
/// evaluating a text that looks like a formula.
private func cell(_ text: String) -> String {
  let first = text.unicodeScalars.first
  let text = first.map("=+-@\t\r".unicodeScalars.contains) == true ? "'" + text : text
  guard text.unicodeScalars.contains(where: "\",\r\n".unicodeScalars.contains) else { return text }
  return "\"" + escaped(text) { $0 == "\"" ? "\"\"" : nil } + "\""
}
