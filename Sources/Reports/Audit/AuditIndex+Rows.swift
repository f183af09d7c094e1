import Guidance
import MigrationStrategy

/// The rows that the human-readable formats have in common.
extension AuditIndex {
  /// The projects, in descending order of the work they need.
  var ranked: [AuditedProject] {
    // The index makes the sort stable, which `sort` does not guarantee.
    projects.enumerated().sorted {
      (-$0.element.counts.pressing, $0.offset) < (-$1.element.counts.pressing, $1.offset)
    }.map(\.element)
  }

  /// The outcomes of each kind of structure, in descending order of frequency.
  var outcomesInOrder: [(kind: String, outcome: String, count: Int)] {
    SubjectKind.reported.map(\.rawValue).flatMap { kind in
      (totals.counts.outcomes[kind] ?? [:])
        .sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }.map { (kind, $0.key, $0.value) }
    }
  }

  /// The problems, each with its location and message.
  var problemLines: [(place: String, message: String)] {
    let failures = projects.flatMap { project in
      project.failure.map { [(project.root, $0)] }
        ?? project.errors.map { ("\($0.file):\($0.line)", $0.message) }
    }
    return failures + problems.map { ("\($0.file):\($0.line)", $0.message) }
  }
}

extension AuditedProject {
  /// The effort for what is required or recommended, as text.
  var effortInWords: String { plan.map { $0.to > 0 ? $0.words : "" } ?? "" }

  /// The numbers of problems, as text.
  var problemsInWords: String {
    guard failure == nil else { return "no report" }
    return [(counts.problems.errors, "error"), (counts.problems.notes, "note")]
      .filter { $0.0 > 0 }.map { counted($0.0, $0.1) }.joined(separator: ", ")
  }
}
