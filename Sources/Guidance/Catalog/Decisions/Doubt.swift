/// A condition that lowers the confidence of an otherwise certain outcome.
package struct Doubt: Sendable, CatalogRecord {
  /// The condition.
  package var condition: Predicate
  /// The lowered confidence.
  package var confidence: DecisionConfidence
  /// The reason.
  package var reason: String

  package init(from keys: inout KeyReader) {
    condition = keys.read("when")
    confidence = keys.read("confidence")
    reason = keys.read("reason")
  }
}
