/// How something is decided: ordered gates, then named terms with weights, then thresholds.
///
/// The weights and thresholds are macward's own; each names the source of its direction, and where
/// editions of the guidance disagree a term has a weight for each
/// (How-Decisions-Are-Made.md#decision-procedures).
package struct DecisionProcedure: Sendable, CatalogRecord {
  /// Its name.
  package var id: String
  /// What it decides, as a heading.
  package var title: String
  /// What it decides about.
  package var subjects: [SubjectKind]
  /// The fact that its outcome becomes.
  package var decides: AnyFact
  /// The titles of its outcomes, by id. Only a built-in decision needs them all.
  package var titles: [String: String]
  /// Where it comes from.
  package var sources: [String]
  /// The first whose condition holds decides.
  package var gates: [Gate]
  /// What the score is made of, when no gate decides.
  package var terms: [Term]
  /// The first whose score and condition hold decides.
  package var verdicts: [Gate]
  /// What else there is, in the order it is offered.
  package var alternatives: [Alternative]
  /// When an outcome that would be certain is not.
  package var doubt: Doubt?
  /// What makes every outcome open, such as tabs that are made at run time.
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
  /// The decision with titles for those of its outcomes that have none.
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

  /// All outcomes that it can have.
  package var outcomes: Set<Outcome> {
    let answered = (gates + verdicts).flatMap { [$0.ifYes, $0.ifNo] }.compactMap { $0?.outcome }
    return Set((gates + verdicts).map(\.outcome) + answered + alternatives.map(\.outcome))
  }

  /// The outcome with an id, with its title.
  package func outcome(_ id: String) -> Outcome { Outcome(id).titled(by: titles) }
}

extension Gate {
  /// Gives its outcomes their titles.
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

/// How sure a decision is.
package enum Confidence: String, Sendable, CatalogWord, Codable {
  /// The files prove it.
  case certain
  /// The files speak for it.
  case likely
  /// The files do not tell; it is a default, or a question.
  case undecided
}

/// A gate or a verdict: a condition and what it comes to.
package struct Gate: Sendable, CatalogRecord {
  /// Its name; a verdict's is its outcome.
  package var id: String
  /// The scores it holds for.
  package var score: Bounds?
  /// The condition; none always holds.
  package var condition: Predicate
  /// What it comes to.
  package var outcome: Outcome
  /// How sure that is.
  package var confidence: Confidence
  /// Why, with facts of the subject in braces.
  package var reason: String
  /// Where it comes from.
  package var sources: [String]
  /// What to ask the team.
  package var question: Question?
  /// What holds instead when the answer is yes; `nil` where the answer changes nothing.
  package var ifYes: AnsweredGate?
  /// Likewise, when the answer is no.
  package var ifNo: AnsweredGate?
  /// Whether the score is worked out all the same, as the first alternative.
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

/// What holds instead of a gate once the team has answered its question.
package enum AnsweredGate: Sendable, CatalogValue {
  /// The gate does not hold: those after it are asked.
  case next
  /// Something is decided.
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

  /// What it comes to, where something is decided.
  package var outcome: Outcome? {
    if case .settled(let settlement) = self { settlement.outcome } else { nil }
  }
}

/// What an answer comes to.
package struct Settlement: Sendable, CatalogRecord {
  /// The outcome.
  package var outcome: Outcome
  /// How sure that is.
  package var confidence: Confidence
  /// Why, with facts of the subject in braces.
  package var reason: String
  /// Where it comes from.
  package var sources: [String]

  package init(from keys: inout KeyReader) {
    outcome = keys.read("outcome")
    confidence = keys.read("confidence")
    reason = keys.read("reason")
    sources = keys.readIfPresent("sources") ?? []
  }
}

/// A part of a score.
package struct Term: Sendable, CatalogRecord {
  /// Its name.
  package var id: String
  /// The condition; none always holds, unless the term has a question.
  package var condition: Predicate
  /// What people know: without an answer the term counts where its condition holds.
  package var question: Question?
  /// What it adds, by edition.
  package var weight: Weight
  /// Why, with facts of the subject in braces.
  package var reason: String
  /// Where its direction comes from.
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
  /// Today's.
  case current
  /// That of 2019, when Mac Catalyst was new (S2.15).
  case year2019 = "2019"
}

/// What a term adds to a score: one number, or one for each edition.
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

  /// The weight in an edition.
  package func callAsFunction(in edition: Edition) -> Int {
    switch edition {
    case .current: current
    case .year2019: year2019
    }
  }
}

/// What else there is.
package struct Alternative: Sendable, CatalogRecord {
  /// What it would come to.
  package var outcome: Outcome
  /// When it is worth naming.
  package var condition: Predicate
  /// Why it lost, with facts of the subject in braces.
  package var why: String
  /// The question whose answer speaks for it.
  package var question: Question?
  /// Whether it is the outcome when the answer is yes.
  package var becomesOutcome: Bool
  /// Where it comes from.
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

/// When an outcome that would be certain is not.
package struct Doubt: Sendable, CatalogRecord {
  /// When there is doubt.
  package var condition: Predicate
  /// How sure the outcome is then.
  package var confidence: Confidence
  /// Why.
  package var reason: String

  package init(from keys: inout KeyReader) {
    condition = keys.read("when")
    confidence = keys.read("confidence")
    reason = keys.read("reason")
  }
}

/// What leaves an outcome open, whatever it is: it is what the known facts support, and the team is asked.
package struct Unsure: Sendable, CatalogRecord {
  /// When the outcome is open.
  package var condition: Predicate
  /// Why.
  package var reason: String
  /// The question to the team.
  package var question: Question

  package init(from keys: inout KeyReader) {
    condition = keys.read("when")
    reason = keys.read("reason")
    question = keys.read("ask")
  }
}
