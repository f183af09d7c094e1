import Guidance
import MigrationStrategy
import Scaffold

/// What `macward scaffold` would write: the code, the edits, and the lines that are left to people.
extension Review {
  var scaffold: [ReviewBlock] {
    guard let scaffold = project.scaffold, proposals.contains(where: \.changes.writes) else {
      return []
    }
    let rows = proposals.map(row)
    let header = ["Decision", "New files", "Edits", "Left to you"]
    return [
      .paragraph(
        """
        \(.code("macward scaffold --all")) writes this for all open decisions together: \
        \(scaffold.together.summary). For one decision, add \(.code("--rule")) and its rule. The \
        project stays as it is: everything is in patches and in a new folder.
        """)
    ] + table("What macward can write", header: header, rows: rows) + code(of: scaffold.together)
  }

  /// Returns what is written for the rules of a finding, in words, or `nil` if nothing is.
  func written(for rules: [String]) -> String? {
    let own = proposals.first { rules.contains($0.rule) && $0.changes.writes }
    return sections.contains(.scaffold) ? own?.changes.summary : nil
  }

  /// The proposals that come to more than advice.
  private var proposals: [Proposal] {
    (project.scaffold?.proposals ?? []).filter { !$0.changes.isAdvice }
  }

  private func row(for proposal: Proposal) -> [ReviewText] {
    let changes = proposal.changes
    return [
      "\(.link(proposal.title, .rule(proposal.rule)))\(proposal.isRisky ? " (risky)" : "")",
      ReviewText("\(changes.files.count)"), ReviewText("\(changes.edits.count)"),
      ReviewText(changes.left),
    ]
  }

  /// The new files, which a page shows on request. In other forms, the command writes them.
  private func code(of changes: Changes) -> [ReviewBlock] {
    guard form == .page else { return [] }
    return changes.files.map { .details($0.path, [.code($0.text)]) }
  }
}
