/// A decision procedure: ordered gates, then named terms with weights, then thresholds for the
/// score.
///
/// The weights and thresholds are macward's own. Each refers to the source of its direction. If
/// editions of the guidance disagree, a term has a weight for each edition
/// (How-Decisions-Are-Made.md#decision-procedures).
package struct DecisionProcedure: Sendable, CatalogRecord {
  /// The ID of the decision.
  package var id: String
  /// The title, for a heading.
  package var title: String
  /// The kinds of subjects that the decision is about.
  package var subjects: [SubjectKind]
  /// The fact that the outcome is stored in.
  package var decides: AnyFact
  /// The titles of the outcomes, by ID. Only a built-in decision must have a title for each
  /// outcome.
  package var titles: [String: String]
  /// The sources of the decision.
  package var sources: [String]
  /// The gates. The first gate whose condition holds determines the outcome.
  package var gates: [Gate]
  /// The terms of the score, which is used if no gate applies.
  package var terms: [Term]
  /// The verdicts. The first verdict whose score and condition hold determines the outcome.
  package var verdicts: [Gate]
  /// The alternative outcomes, in the order in which they are presented.
  package var alternatives: [Alternative]
  /// The condition under which an otherwise certain outcome is less certain.
  package var doubt: Doubt?
  /// The condition that leaves every outcome open, such as tabs that are created at run time.
  package var unsure: Unsure?

  package init(from keys: inout KeyReader) {
    id = keys.read("id")
    title = keys.read("title")
    subjects = keys.readOneOrMore("subject")
    decides = keys.read("decides", AnyFact.read)
    titles = keys.readIfPresent("outcomes") ?? [:]
    sources = keys.read("sources")
    gates = keys.read("gates")
    terms = keys.readIfPresent("terms") ?? []
    verdicts = keys.readIfPresent("verdicts") ?? []
    alternatives = keys.readIfPresent("alternatives") ?? []
    doubt = keys.readIfPresent("doubt")
    unsure = keys.readIfPresent("unsure")
    titleOutcomes()
  }
}

extension DecisionProcedure {
  /// Returns the decision with titles for those of its outcomes that have none.
  func titled(by others: [String: String]) -> DecisionProcedure {
    var decision = self
    decision.titles.merge(others) { own, _ in own }
    decision.titleOutcomes()
    return decision
  }

  private mutating func titleOutcomes() {
    for index in gates.indices { gates[index].title(by: titles) }
    for index in verdicts.indices { verdicts[index].title(by: titles) }
    for index in alternatives.indices {
      alternatives[index].outcome = alternatives[index].outcome.titled(by: titles)
    }
  }

  /// All outcomes that the decision can have.
  package var outcomes: Set<Outcome> {
    let answered = (gates + verdicts).flatMap { [$0.ifYes, $0.ifNo] }.compactMap { $0?.outcome }
    return Set((gates + verdicts).map(\.outcome) + answered + alternatives.map(\.outcome))
  }

  /// All conditions of its steps.
  package var conditions: [Predicate] {
    (gates + verdicts).map(\.condition) + terms.map(\.condition) + alternatives.map(\.condition)
      + [doubt?.condition, unsure?.condition].compactMap { $0 }
  }

  /// Returns the outcome with an ID and its title.
  package func outcome(_ id: String) -> Outcome { Outcome(id).titled(by: titles) }
}
