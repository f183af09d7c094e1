import MigrationStrategy
import RuleCatalogue

/// The tables of an index: one row a project, an equivalent or an outcome.
extension AuditMarkdown {
  var projects: String {
    var table = MarkdownTable([
      "Project", "Required", "Recommended", "Consider", "Effort", "Structures", "Undecided",
      "Problems",
    ])
    // Swift's sort is stable, but does not promise it; the position says what comes first.
    let ranked = index.projects.enumerated().sorted {
      (-$0.element.counts.pressing, $0.offset) < (-$1.element.counts.pressing, $1.offset)
    }
    for project in ranked.map(\.element) { table.add(row(project)) }
    return table.isEmpty ? "" : "## Projects\n\n" + table.text
  }

  private func row(_ project: AuditedProject) -> [String] {
    let counts = project.counts
    let title = project.root == "." ? project.name : project.root
    return [
      project.failure == nil ? link(title, to: project.review) : markdown(title),
      "\(counts.count(.required))", "\(counts.count(.recommended))", "\(counts.count(.consider))",
      effort(counts), structures(counts), "\(counts.undecided)", problems(project),
    ]
  }

  private func effort(_ counts: AuditCounts) -> String {
    let parts = Effort.allCases.filter { counts.count($0) > 0 }
    return parts.map { "\(counts.count($0)) \($0.rawValue)" }.joined(separator: ", ")
  }

  private func structures(_ counts: AuditCounts) -> String {
    AuditCounts.kinds.compactMap { kind in
      counts.structures[kind.rawValue].map { counted($0, Wording.kind(kind.rawValue).lowercased()) }
    }.joined(separator: ", ")
  }

  private func problems(_ project: AuditedProject) -> String {
    guard project.failure == nil else { return "no report" }
    let problems = project.counts.problems
    let parts = [(problems.errors, "error"), (problems.notes, "note")].filter { $0.0 > 0 }
    return parts.map { counted($0, $1) }.joined(separator: ", ")
  }

  var equivalents: String {
    var table = MarkdownTable(["On the Mac", "Projects", "Findings"])
    for need in index.equivalents {
      table.add([markdown(need.title), "\(need.projects)", "\(need.findings)"])
    }
    return table.isEmpty ? "" : "## What the projects need most\n\n" + table.text
  }

  var outcomes: String {
    var table = MarkdownTable(["What there is", "What becomes of it", "How many"])
    for kind in AuditCounts.kinds.map(\.rawValue) {
      let outcomes = index.totals.counts.outcomes[kind] ?? [:]
      for (outcome, count) in outcomes.sorted(by: { (-$0.value, $0.key) < (-$1.value, $1.key) }) {
        table.add([Wording.kind(kind), markdown(Wording.outcome(outcome)), "\(count)"])
      }
    }
    return table.isEmpty ? "" : "## What becomes of the navigation\n\n" + table.text
  }
}
