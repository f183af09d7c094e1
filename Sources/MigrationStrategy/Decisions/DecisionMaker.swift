import Guidance

/// Makes one kind of decision: runs a procedure, applies the team's decision, and compares with the
/// other edition of the guidance.
struct DecisionMaker {
  /// The procedure.
  let procedure: DecisionProcedure
  /// The edition of the guidance whose weights are used.
  let edition: Edition
  /// The team's answers.
  let answers: Answers
  /// The team's own decisions.
  let team: TeamDecisions

  /// Returns the decision about a subject.
  func decide(about subject: SubjectView) -> Decision {
    var decision = decision(about: subject, in: edition)
    if let file = subject.subject.declaredIn, procedure.decides == .outcome {
      decision.reasons.insert(
        Decision.Reason(id: "declared", text: "Its tabs are those that \(file) names."), at: 0)
    }
    if let correction = subject.subject.correction, procedure.decides == .outcome {
      decision.reasons.insert(Decision.Reason(id: "corrected", text: correction), at: 0)
    }
    if let choice = team.decision(
      on: subject.subject, by: procedure, comingTo: decision.outcome), let outcome = choice.outcome
    {
      decision.apply(choice, outcome: procedure.outcome(outcome))
    } else if decision.score != nil {
      // Editions differ only in weights, so there is no difference if a gate decided.
      decision.dissent = dissent(from: decision, about: subject)
    }
    return decision
  }

  private func decision(about subject: SubjectView, in edition: Edition) -> Decision {
    ProcedureRun.decision(by: procedure, about: subject, edition: edition, answers: answers)
  }

  private func dissent(from decision: Decision, about subject: SubjectView) -> Decision.Dissent? {
    let other = self.decision(about: subject, in: edition.other)
    guard other.outcome != decision.outcome else { return nil }
    return Decision.Dissent(edition: edition.other, outcome: other.outcome, score: other.score)
  }
}

extension Decision {
  /// Replaces the procedure's conclusion with the team's.
  fileprivate mutating func apply(_ choice: TeamDecision, outcome chosen: Outcome) {
    if chosen != outcome {
      let why = deciding.map { " \($0.text)" } ?? ""
      replaceOutcome(
        with: chosen, insteadBecause: "It is the outcome without the team's decision.\(why)")
      score = nil
      reasons = []
    }
    reasons.append(Reason(id: "team", text: choice.text))
    confidence = .certain
    questions = []
    team = choice
    working.append(
      Step(
        kind: .team, id: choice.status.rawValue, result: .held, weight: nil, text: choice.text))
  }
}

extension Edition {
  /// The edition to compare with.
  fileprivate var other: Edition { self == .year2019 ? .current : .year2019 }
}
