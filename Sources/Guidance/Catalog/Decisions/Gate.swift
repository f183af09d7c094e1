/// A gate or a verdict: a condition and the outcome if the condition holds.
package struct Gate: Sendable, CatalogRecord {
  /// The ID. That of a verdict is its outcome.
  package var id: String
  /// The scores that the verdict applies to, or `nil` for all scores.
  package var score: Bounds?
  /// Whether the verdict applies only if no term holds.
  package var isWithoutPoints: Bool
  /// The condition. By default, it always holds.
  package var condition: Predicate
  /// The outcome.
  package var outcome: Outcome
  /// The confidence of the outcome.
  package var confidence: DecisionConfidence
  /// The reason, with facts of the subject in braces.
  package var reason: String
  /// The sources.
  package var sources: [String]
  /// The question to the team, if there is one.
  package var question: Question?
  /// The result if the answer is yes, or `nil` if that changes nothing.
  package var ifYes: AnsweredGate?
  /// The result if the answer is no, or `nil` if that changes nothing.
  package var ifNo: AnsweredGate?
  /// Whether to compute the score nevertheless, and to present it as the first alternative.
  package var showsScore: Bool

  package init(from keys: inout KeyReader) {
    outcome = keys.read("outcome")
    id = keys.readIfPresent("id") ?? outcome.id
    score = keys.readIfPresent("score")
    isWithoutPoints = keys.readIfPresent("withoutPoints") ?? false
    condition = keys.readIfPresent("when") ?? .always
    confidence = keys.read("confidence")
    reason = keys.read("reason")
    sources = keys.readIfPresent("sources") ?? []
    question = keys.readIfPresent("ask")
    ifYes = keys.readIfPresent("ifYes")
    ifNo = keys.readIfPresent("ifNo")
    showsScore = keys.readIfPresent("showsScore") ?? false
  }
}

extension Gate {
  /// Sets the titles of the outcomes.
  mutating func title(by titles: [String: String]) {
    outcome = outcome.titled(by: titles)
    ifYes?.title(by: titles)
    ifNo?.title(by: titles)
  }
}
