import Guidance
import MigrationStrategy

/// The tables of an index, with a row for each project, equivalent, or outcome.
extension AuditMarkdown {
  var projects: String {
    var table = MarkdownTable([
      "Project", "Required", "Recommended", "Consider", "Effort", "Structures", "Undecided",
      "Problems",
    ])
    for project in index.ranked { table.add(row(project)) }
    return table.isEmpty ? "" : "## Projects\n\n" + table.text
  }

  private func row(_ project: AuditedProject) -> [String] {
    let counts = project.counts
    return [
      project.failure == nil ? link(project.title, to: project.review) : markdown(project.title),
      "\(counts.count(.required))", "\(counts.count(.recommended))", "\(counts.count(.consider))",
      project.effortInWords, structures(counts), "\(counts.undecided)", project.problemsInWords,
    ]
  }

  private func structures(_ counts: AuditCounts) -> String {
    SubjectKind.reported.compactMap { kind in
      counts.structures[kind.rawValue].map { counted($0, Wording.kind(kind.rawValue).lowercased()) }
    }.joined(separator: ", ")
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
    for row in index.outcomesInOrder {
      table.add([Wording.kind(row.kind), markdown(Wording.outcome(row.outcome)), "\(row.count)"])
    }
    return table.isEmpty ? "" : "## What becomes of the navigation\n\n" + table.text
  }
}
