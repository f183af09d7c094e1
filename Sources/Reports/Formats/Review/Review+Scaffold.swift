import Guidance
import MigrationStrategy
import Scaffold

/// What `macward scaffold` would write: the code, the edits, and the lines that are left to people.
extension Review {
  var scaffold: [ReviewBlock] {
    guard let scaffold = project.scaffold, !proposals.isEmpty else { return [] }
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
    let own = proposals.filter { rules.contains($0.rule) }
    guard sections.contains(.scaffold), let first = own.first else { return nil }
    return first.changes.summary
  }

  /// The proposals that come to more than advice.
  private var proposals: [Proposal] {
    (project.scaffold?.proposals ?? []).filter { !$0.changes.isAdvice }
  }

  private func row(for proposal: Proposal) -> [ReviewText] {
    let changes = proposal.changes
    let left = changes.isEmpty ? "" : Self.left(to: changes)
    return [
      "\(.link(proposal.title, .rule(proposal.rule)))\(proposal.isRisky ? " (risky)" : "")",
      ReviewText("\(changes.files.count)"), ReviewText("\(changes.edits.count)"), ReviewText(left),
    ]
  }

  private static func left(to changes: Changes) -> String {
    let steps = changes.notes.count { $0.kind == .step || $0.kind == .refused }
    let parts = [
      changes.linesLeft > 0 ? counted(changes.linesLeft, "line") : nil,
      steps > 0 ? counted(steps, "step") : nil,
    ].compactMap(\.self)
    return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
  }

  /// The new files, which a page shows on request. In other forms, the command writes them.
  private func code(of changes: Changes) -> [ReviewBlock] {
    guard form == .page else { return [] }
    return changes.files.map { .details($0.path, [.code($0.text)]) }
  }
}
