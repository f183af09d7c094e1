package import Guidance

/// The conclusion of a decision procedure about a subject, with every step.
package struct Decision: Sendable {
  /// A reason for the outcome: a gate that holds, or a term of the score.
  package struct Reason: Sendable {
    /// The id of the gate or term.
    package var id: String
    /// The reason as text.
    package var text: String
    /// The points that it adds to the score, or 0 for a gate.
    package var weight: Int = 0
    /// The statements or pages that support it.
    package var sources: [String] = []
  }

  /// An outcome that was not chosen.
  package struct Alternative: Sendable, Encodable {
    /// The outcome.
    package var outcome: Outcome
    /// The reason why it was not chosen.
    package var why: String
  }

  /// An open question whose answer would change the advice.
  package struct Question: Sendable, Hashable, Encodable {
    /// What an answer changes.
    package struct Change: Sendable, Hashable, Encodable {
      /// The answer, such as yes.
      package var answer: String
      /// The changes as sentences.
      package var changes: [String]
      /// The additional effort, which is negative if there is less to do, or `nil` if it is the same.
      package var days: EffortRange?
    }

    /// An object that the question is about.
    package struct Place: Sendable, Hashable, Encodable {
      package var file: String
      package var line: Int
      package var object: String
      package var scene: String
    }

    /// The id for the answer.
    package var id: String
    /// The question.
    package var text: String
    /// The outcome if the answer is yes, or `nil` if it is unknown.
    package var effect: Outcome?
    /// The kind of answer.
    package var answer = AnswerKind.yesOrNo
    /// The objects that the question is about, or `nil` if it is about the whole app or within a
    /// decision.
    package var places: [Place]?
    /// What each answer changes, or `nil` within a decision.
    package var answers: [Change]?
    /// How much the answers change: more for outcomes than for findings, and for severe findings
    /// than for others. It is 0 within a decision.
    package var weight = 0

    /// How much another outcome for a structure weighs.
    package static let weightOfOutcome = 8

    private enum CodingKeys: String, CodingKey { case id, text, effect, answer, places, answers }
  }

  /// The outcome under another edition of the guidance.
  package struct Dissent: Sendable, Encodable {
    /// The edition.
    package var edition: Edition
    /// The outcome.
    package var outcome: Outcome
    /// The score.
    package var score: Int?
  }

  /// One evaluated step of the procedure.
  package struct Step: Sendable {
    /// The kind of step.
    package enum Kind: String, Sendable { case gate, term, verdict, team }
    /// The result of a step. A term is `unknown` if its question has no answer.
    package enum Result: String, Sendable { case held, didNotHold, unknown }

    /// The kind of step.
    package var kind: Kind
    /// The id of the gate, term or verdict.
    package var id: String
    /// The result.
    package var result: Result
    /// The points that a term adds to the score if it holds.
    package var weight: Int?
    /// The reason why the step holds, the answer because of which it does not, or the question on
    /// which it depends.
    package var text: String
    /// The outcome for some scores, if the step is a verdict.
    package var verdict: Verdict?
  }

  /// The outcome of a procedure for some scores.
  package struct Verdict: Sendable {
    /// The outcome.
    package var outcome: Outcome
    /// The confidence of the outcome.
    package var confidence: DecisionConfidence
    /// The scores, in points, or `nil` for all that no earlier verdict has.
    package var scores: ClosedRange<Int>?
    /// The names of the facts on which it depends besides the score.
    package var facts: [String]
  }

  /// The id of the procedure.
  package var procedure: String
  /// The title, for a heading.
  package var title: String
  /// The outcome.
  package var outcome: Outcome
  /// The confidence of the outcome.
  package var confidence: DecisionConfidence
  /// The score, or `nil` if a gate decided.
  package var score: Int?
  /// The reasons, in the order of the procedure.
  package var reasons: [Reason] = []
  /// The outcomes that were not chosen, from the best on.
  package var alternatives: [Alternative] = []
  /// The open questions whose answers would change the decision.
  package var questions: [Question] = []
  /// The outcome under another edition, if it is different.
  package var dissent: Dissent?
  /// All evaluated steps, in order.
  package var working: [Step] = []
  /// The ids of the questions that the team has answered.
  package var answered: Set<String> = []
  /// The team's own decision, if there is one.
  package var team: TeamDecision?

  /// The reason that determined the outcome: that of the gate or verdict, or the team's.
  package var deciding: Reason? { reasons.last { $0.weight == 0 && $0.id != Self.doubt } }

  /// The id of the reason that lowers the confidence.
  static let doubt = "doubt"
}

extension Decision {
  /// Creates a decision without an outcome.
  init(_ procedure: DecisionProcedure) {
    self.init(
      procedure: procedure.id, title: procedure.title, outcome: .undecided,
      confidence: .undecided)
  }

  /// Replaces the outcome. The previous outcome becomes the first alternative.
  mutating func replaceOutcome(with outcome: Outcome, insteadBecause why: String) {
    alternatives.removeAll { $0.outcome == outcome }
    alternatives.insert(Alternative(outcome: self.outcome, why: why), at: 0)
    self.outcome = outcome
  }

  /// Stores the outcome in the facts of the subject, for later conditions.
  func note(as fact: AnyFact, in facts: inout FactTable) {
    facts.set(fact, word: outcome.id)
    if fact == .fit {
      let points = reasons.filter { $0.weight != 0 }
      facts[.fitPoints] = points.count
      facts[.fitReasons] = points.map(\.text).joined(separator: " ")
    }
    guard fact == .outcome else { return }
    facts[.confidence] = confidence.rawValue
    facts[.outcomeReason] = deciding?.text ?? ""
  }
}
