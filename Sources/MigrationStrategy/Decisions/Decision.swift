package import Guidance

/// What was decided about a subject, with all its working.
package struct Decision: Sendable {
  /// A reason: a gate that held, or a term of the score.
  package struct Reason: Sendable {
    /// The name of the gate or term.
    package var id: String
    /// The reason in words.
    package var text: String
    /// What it adds to the score; 0 for a gate.
    package var weight: Int
    /// Where it comes from.
    package var sources: [String]
  }

  /// An outcome that lost.
  package struct Alternative: Sendable {
    /// The outcome.
    package var outcome: String
    /// Why it lost.
    package var why: String
  }

  /// A question whose answer would change the decision.
  package struct Question: Sendable, Hashable {
    /// Its name.
    package var id: String
    /// The question.
    package var text: String
    /// What the answer yes would come to.
    package var effect: String?
  }

  /// What another edition of the guidance comes to.
  package struct Dissent: Sendable {
    /// The edition.
    package var edition: Edition
    /// Its outcome.
    package var outcome: String
    /// Its score.
    package var score: Int?
  }

  /// One line of the working: what was asked, and whether it held.
  package struct Step: Sendable {
    /// What a step asks.
    package enum Kind: String, Sendable { case gate, term, verdict, team }
    /// How it came out.
    package enum Result: String, Sendable { case held, didNotHold, unknown }

    /// What it asks.
    package var kind: Kind
    /// Its name.
    package var id: String
    /// How it came out.
    package var result: Result
    /// What it adds to the score when it holds.
    package var weight: Int?
    /// What it says, when it holds, or why an answer keeps it from holding.
    package var text: String
  }

  /// The procedure's name.
  package var procedure: String
  /// What is decided, as a heading.
  package var title: String
  /// What it came to.
  package var outcome: String
  /// How sure that is.
  package var confidence: Confidence
  /// The score, when no gate decided.
  package var score: Int?
  /// Why, in the order of the procedure.
  package var reasons: [Reason]
  /// What else there is, and why it lost; the best first.
  package var alternatives: [Alternative]
  /// Whose answers would change it.
  package var questions: [Question]
  /// What another edition comes to, when that differs.
  package var dissent: Dissent?
  /// Everything that was asked.
  package var working: [Step]
  /// The ids of the questions that the team has answered.
  package var answered: Set<String> = []
  /// What the team has decided about it.
  package var team: TeamDecision?

  /// The reason that decided: the gate's or the verdict's, or the team's answer.
  package var deciding: Reason? { reasons.last { $0.weight == 0 && $0.id != Self.doubt } }

  /// The name of the reason for being less sure.
  static let doubt = "doubt"
  /// The name of the reason that the team has decided.
  static let team = "team"
}
