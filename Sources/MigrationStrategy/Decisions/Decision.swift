package import Guidance

/// What a decision procedure concludes about a subject, with every step that led there.
package struct Decision: Sendable {
  /// Why an outcome was chosen: a gate that holds, or a term of the score.
  package struct Reason: Sendable {
    /// The id of the gate or term.
    package var id: String
    /// The reason in words.
    package var text: String
    /// The points it adds to the score; 0 for a gate.
    package var weight: Int = 0
    /// The statements or pages it is based on.
    package var sources: [String] = []
  }

  /// An outcome that was not chosen.
  package struct Alternative: Sendable, Encodable {
    /// The outcome.
    package var outcome: Outcome
    /// Why it was not chosen.
    package var why: String
  }

  /// An open question whose answer would change the decision.
  package struct Question: Sendable, Hashable, Encodable {
    /// The id by which it is answered.
    package var id: String
    /// The question.
    package var text: String
    /// The outcome after a yes, if it is known.
    package var effect: Outcome?
  }

  /// The outcome under another edition of the guidance.
  package struct Dissent: Sendable, Encodable {
    /// The edition.
    package var edition: Edition
    /// Its outcome.
    package var outcome: Outcome
    /// Its score.
    package var score: Int?
  }

  /// One evaluated step of the procedure.
  package struct Step: Sendable {
    /// The kind of step.
    package enum Kind: String, Sendable { case gate, term, verdict, team }
    /// The result of a step. A term whose question has no answer is `unknown`.
    package enum Result: String, Sendable { case held, didNotHold, unknown }

    /// The kind of step.
    package var kind: Kind
    /// The id of the gate, term or verdict.
    package var id: String
    /// The result.
    package var result: Result
    /// The points that a term adds to the score if it holds.
    package var weight: Int?
    /// Why it holds, or which answer keeps it from holding.
    package var text: String
  }

  /// The id of the procedure.
  package var procedure: String
  /// What is decided, as a heading.
  package var title: String
  /// The outcome.
  package var outcome: Outcome
  /// How certain the outcome is.
  package var confidence: Confidence
  /// The score; `nil` if a gate decided.
  package var score: Int?
  /// The reasons, in the order of the procedure.
  package var reasons: [Reason] = []
  /// The outcomes that were not chosen, the best first.
  package var alternatives: [Alternative] = []
  /// The open questions whose answers would change the decision.
  package var questions: [Question] = []
  /// The outcome under another edition, if that differs.
  package var dissent: Dissent?
  /// All evaluated steps, in order.
  package var working: [Step] = []
  /// The ids of the questions that the team has answered.
  package var answered: Set<String> = []
  /// The team's own decision, if there is one.
  package var team: TeamDecision?

  /// The reason that decided: that of the gate or verdict, or the team's.
  package var deciding: Reason? { reasons.last { $0.weight == 0 && $0.id != Self.doubt } }

  /// The id of the reason that lowers the confidence.
  static let doubt = "doubt"
}

extension Decision {
  /// Creates a decision that no step has settled yet.
  init(_ procedure: DecisionProcedure) {
    self.init(
      procedure: procedure.id, title: procedure.title, outcome: .undecided,
      confidence: .undecided)
  }

  /// Replaces the outcome with another one. The replaced outcome becomes the first alternative.
  mutating func replaceOutcome(with outcome: Outcome, insteadBecause why: String) {
    alternatives.removeAll { $0.outcome == outcome }
    alternatives.insert(Alternative(outcome: self.outcome, why: why), at: 0)
    self.outcome = outcome
  }

  /// Notes the decision among the facts of its subject, where later conditions can ask for it.
  func note(as fact: AnyFact, in facts: inout FactTable) {
    facts.set(fact, word: outcome.id)
    guard fact == .outcome else { return }
    facts[.confidence] = confidence.rawValue
    facts[.outcomeReason] = deciding?.text ?? ""
  }
}
