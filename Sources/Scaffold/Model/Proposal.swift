package import MigrationStrategy

/// The code, the edits and the notes that carry out one decision: all chosen findings of a rule.
package struct Proposal: Sendable {
  /// The ID of the rule.
  package var rule: String
  /// The task, as a heading.
  package var title: String
  /// The findings.
  package var findings: [Recommendation]
  /// Whether the edits change how the app behaves on iPhone or at run time.
  package var isRisky = false
  /// What it comes to on its own.
  package var changes: Changes
}

extension Proposal {
  /// Whether the changes carry out the decision without work by people.
  package var isComplete: Bool { changes.notes.allSatisfy { $0.kind == .advice } }
}
