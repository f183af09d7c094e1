package import MigrationStrategy

/// The code, the edits and the notes that carry out one decision: all chosen findings of a rule.
package struct Proposal: Sendable {
  /// The ID of the rule.
  package var rule: String
  /// The task, as a heading.
  package var title: String
  /// The findings.
  package var findings: [Recommendation]
  /// Why one has to be careful with it, as a sentence, or `nil`.
  package var risk: String?
  /// What is seen in the app when it works, in sentences, or `nil` if nothing is written.
  package var expectation: String?
  /// What it comes to on its own.
  package var changes: Changes
}

extension Proposal {
  /// Whether it is part of no other patch than its own.
  package var isRisky: Bool { risk != nil }
  /// Whether the changes carry out the decision without work by people.
  package var isComplete: Bool { changes.notes.allSatisfy { $0.kind == .advice } }
}
