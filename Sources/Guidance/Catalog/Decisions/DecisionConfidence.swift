/// The confidence of a decision.
package enum DecisionConfidence: String, Sendable, CatalogWord, Codable {
  /// The files prove the outcome.
  case certain
  /// The files support the outcome.
  case likely
  /// The files are inconclusive. The outcome is a default or depends on a question.
  case undecided
}
