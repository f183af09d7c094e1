/// A term of a score.
package struct Term: Sendable, CatalogRecord {
  /// The ID of the term.
  package var id: String
  /// The condition. By default, it always holds, or never if the term has a question.
  package var condition: Predicate
  /// The question to the team. Without an answer, the term counts if its condition holds.
  package var question: Question?
  /// The weight of the term in the score, by edition.
  package var weight: Weight
  /// The reason, with facts of the subject in braces.
  package var reason: String
  /// The sources of the direction of the weight.
  package var sources: [String]

  package init(from keys: inout KeyReader) {
    id = keys.read("id")
    condition = keys.readIfPresent("when") ?? .always
    question = keys.readIfPresent("ask")
    weight = keys.read("weight")
    reason = keys.read("reason")
    sources = keys.read("sources")
  }
}
