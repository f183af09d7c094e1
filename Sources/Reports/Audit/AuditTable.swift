import Guidance
import Markup

/// An audit's index as a table for spreadsheets: comma-separated values as RFC 4180 has them.
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
    ] + AuditCounts.kinds.map(\.rawValue) + [
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
    ] + AuditCounts.kinds.map { counts.structures[$0.rawValue, default: 0] }
  }

  private func outcomes(_ counts: AuditCounts) -> String {
    AuditCounts.kinds.map(\.rawValue).compactMap { kind in
      counts.outcomes[kind].map { "\(kind): \(list($0))" }
    }.joined(separator: "; ")
  }

  private func list(_ counts: [String: Int]) -> String {
    counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
  }
}

/// A cell, in quotes where it has to be. A spreadsheet takes what begins like a formula for one,
/// unless an apostrophe comes first.
private func cell(_ text: String) -> String {
  let first = text.unicodeScalars.first
  let text = first.map("=+-@\t\r".unicodeScalars.contains) == true ? "'" + text : text
  guard text.unicodeScalars.contains(where: "\",\r\n".unicodeScalars.contains) else { return text }
  return "\"" + escaped(text) { $0 == "\"" ? "\"\"" : nil } + "\""
}
