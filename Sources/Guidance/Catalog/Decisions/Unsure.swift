/// A condition that leaves any outcome open. The outcome is then the one that the known facts
/// support, and the team is asked.
package struct Unsure: Sendable, CatalogRecord {
  /// The condition.
  package var condition: Predicate
  /// The reason.
  package var reason: String
  /// The question to the team.
  package var question: Question

  package init(from keys: inout KeyReader) {
    condition = keys.read("when")
    reason = keys.read("reason")
    question = keys.read("ask")
  }
}
