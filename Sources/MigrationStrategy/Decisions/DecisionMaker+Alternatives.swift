import Guidance

/// What else there is.
extension DecisionMaker {
  func addAlternatives(
    to decision: inout Decision, _ index: Int, _ subjects: Subjects
  ) {
    for alternative in procedure.alternatives
    where alternative.outcome != decision.outcome
      && !decision.alternatives.contains(where: { $0.outcome == alternative.outcome })
      && subjects.holds(alternative.condition, for: index)
    {
      if let question = alternative.question {
        let answer = answers(question.id, about: index, in: subjects)
        if answer != nil { decision.answered.insert(question.id) }
        if answer == true && alternative.becomesOutcome {
          replaceOutcome(of: &decision, with: alternative, index, subjects)
          continue
        }
        if answer == nil {
          decision.questions.append(
            asked(question, index, subjects, effect: alternative.outcome))
        }
      }
      decision.alternatives.append(
        Decision.Alternative(
          outcome: alternative.outcome, why: subjects.text(alternative.why, for: index)))
    }
  }

  private func replaceOutcome(
    of decision: inout Decision, with alternative: Guidance.Alternative, _ index: Int,
    _ subjects: Subjects
  ) {
    let question = alternative.question.map { subjects.text($0.text, for: index) } ?? ""
    decision.alternatives.insert(
      Decision.Alternative(
        outcome: decision.outcome, why: "It was the outcome until this was answered: \(question)"),
      at: 0)
    decision.outcome = alternative.outcome
    decision.confidence = .likely
    decision.reasons.append(
      Decision.Reason(
        id: alternative.outcome, text: Answers.text(true, to: question), weight: 0,
        sources: alternative.sources))
  }
}
