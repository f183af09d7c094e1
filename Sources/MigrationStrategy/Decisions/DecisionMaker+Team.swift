import Guidance

/// What the team says.
extension DecisionMaker {
  /// Puts what the team has decided in the place of what the files come to.
  ///
  /// - Returns: Whether there is such a decision.
  func apply(to decision: inout Decision, _ index: Int, in subjects: inout Subjects) -> Bool {
    let subject = subjects.all[index]
    guard
      let choice = team.decision(on: subject, by: procedure, comingTo: decision.outcome),
      let outcome = choice.outcome
    else { return false }
    let reason = Decision.Reason(id: Decision.team, text: choice.text, weight: 0, sources: [])
    if outcome != decision.outcome {
      let why = decision.deciding.map { " \($0.text)" } ?? ""
      decision.alternatives.removeAll { $0.outcome == outcome }
      decision.alternatives.insert(
        Decision.Alternative(
          outcome: decision.outcome, why: "It is what the files come to by themselves.\(why)"),
        at: 0)
      decision.outcome = outcome
      decision.score = nil
      decision.reasons = []
    }
    decision.reasons.append(reason)
    decision.confidence = .certain
    decision.questions = []
    decision.team = choice
    decision.working.append(
      Decision.Step(
        kind: .team, id: choice.status.rawValue, result: .held, weight: nil, text: choice.text))
    note(decision, on: index, in: &subjects)
    return true
  }

  static func declared(in source: String) -> Decision.Reason {
    Decision.Reason(
      id: "declared", text: "Its tabs are those that \(source) names.", weight: 0, sources: [])
  }
}
