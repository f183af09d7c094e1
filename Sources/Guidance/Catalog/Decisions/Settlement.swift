/// The outcome that an answer leads to.
package struct Settlement: Sendable, CatalogRecord {
  /// The outcome.
  package var outcome: Outcome
  /// The confidence of the outcome.
  package var confidence: DecisionConfidence
  /// The reason, with facts of the subject in braces.
  package var reason: String
  /// The sources.
  package var sources: [String]

  package init(from keys: inout KeyReader) {
    outcome = keys.read("outcome")
    confidence = keys.read("confidence")
    reason = keys.read("reason")
    sources = keys.readIfPresent("sources") ?? []
  }
}
