/// An alternative to the outcome of a decision.
package struct Alternative: Sendable, CatalogRecord {
  /// The alternative outcome.
  package var outcome: Outcome
  /// The condition under which the alternative is presented.
  package var condition: Predicate
  /// The reason why it was not chosen, with facts of the subject in braces.
  package var why: String
  /// The question whose answer may lead to the alternative.
  package var question: Question?
  /// Whether the alternative becomes the outcome if the answer is yes.
  package var becomesOutcome: Bool
  /// The sources.
  package var sources: [String]

  package init(from keys: inout KeyReader) {
    outcome = keys.read("outcome")
    condition = keys.readIfPresent("when") ?? .always
    why = keys.read("why")
    question = keys.readIfPresent("ask")
    becomesOutcome = keys.readIfPresent("becomesOutcome") ?? false
    sources = keys.readIfPresent("sources") ?? []
  }
}
