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

  /// Returns the outcome with an ID and its title.
  package func outcome(_ id: String) -> Outcome { Outcome(id).titled(by: titles) }
}

extension Gate {
  /// Sets the titles of the outcomes.
  fileprivate mutating func title(by titles: [String: String]) {
    outcome = outcome.titled(by: titles)
    ifYes?.title(by: titles)
    ifNo?.title(by: titles)
  }
}

extension AnsweredGate {
  fileprivate mutating func title(by titles: [String: String]) {
    guard case .settled(var settlement) = self else { return }
    settlement.outcome = settlement.outcome.titled(by: titles)
    self = .settled(settlement)
  }
}

/// The confidence of a decision.
package enum Confidence: String, Sendable, CatalogWord, Codable {
  /// The files prove the outcome.
  case certain
  /// The files support the outcome.
  case likely
  /// The files are inconclusive. The outcome is a default or depends on a question.
  case undecided
}

/// A gate or a verdict: a condition and the outcome if the condition holds.
package struct Gate: Sendable, CatalogRecord {
  /// The ID. That of a verdict is its outcome.
  package var id: String
  /// The scores that the verdict applies to, or `nil` for all scores.
  package var score: Bounds?
  /// The condition. By default, it always holds.
  package var condition: Predicate
  /// The outcome.
  package var outcome: Outcome
  /// The confidence of the outcome.
  package var confidence: Confidence
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

/// The result of a gate once the team has answered its question.
package enum AnsweredGate: Sendable, CatalogValue {
  /// The gate does not apply, so the following ones are evaluated.
  case next
  /// The outcome is settled.
  case settled(Settlement)

  package init(from node: CatalogNode, _ mistakes: Mistakes) {
    switch node.value {
    case .text("next"): self = .next
    case .mapping: self = .settled(Settlement(from: node, mistakes))
    default:
      mistakes.note(
        expected: "next, or a mapping of outcome, confidence and reason", at: node)
      self = .next
    }
  }

  /// The outcome, if it is settled.
  package var outcome: Outcome? {
    if case .settled(let settlement) = self { settlement.outcome } else { nil }
  }
}

/// The outcome that an answer leads to.
package struct Settlement: Sendable, CatalogRecord {
  /// The outcome.
  package var outcome: Outcome
  /// The confidence of the outcome.
  package var confidence: Confidence
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

/// An edition of Apple's guidance.
package enum Edition: String, Sendable, Codable, CaseIterable {
  /// The current edition.
  case current
  /// The edition of 2019, when Mac Catalyst was new (S2.15).
  case year2019 = "2019"
}

/// The weight of a term: one number for all editions, or one for each.
package struct Weight: Sendable, CatalogValue {
  private var current: Int
  private var year2019: Int

  package init(from node: CatalogNode, _ mistakes: Mistakes) {
    switch node.value {
    case .number(let number): (current, year2019) = (number, number)
    case .mapping:
      (current, year2019) = KeyReader.read(node, mistakes) { keys in
        (keys.read(Edition.current.rawValue), keys.read(Edition.year2019.rawValue))
      }
    default:
      mistakes.note(
        "expected a whole number, or one for each of current and \"2019\"", at: node.place)
      (current, year2019) = (0, 0)
    }
  }

  /// Returns the weight in an edition.
  package func callAsFunction(in edition: Edition) -> Int {
    switch edition {
    case .current: current
    case .year2019: year2019
    }
  }
}

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

/// A condition that lowers the confidence of an otherwise certain outcome.
package struct Doubt: Sendable, CatalogRecord {
  /// The condition.
  package var condition: Predicate
  /// The lowered confidence.
  package var confidence: Confidence
  /// The reason.
  package var reason: String

  package init(from keys: inout KeyReader) {
    condition = keys.read("when")
    confidence = keys.read("confidence")
    reason = keys.read("reason")
  }
}

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
