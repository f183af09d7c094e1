import Guidance

/// What no gate decides is a sum of weighted terms.
extension DecisionMaker {
  func score(_ decision: inout Decision, _ index: Int, _ subjects: Subjects) {
    var score = 0
    for term in procedure.terms {
      let answer = term.question.flatMap { answers($0.id, about: index, in: subjects) }
      if let question = term.question, answer != nil { decision.answered.insert(question.id) }
      let result = result(of: term, answer, index, subjects)
      let weight = term.weight(in: edition)
      let text = text(of: term, result, answer, index, subjects)
      decision.working.append(
        Decision.Step(kind: .term, id: term.id, result: result, weight: weight, text: text))
      guard result == .held, weight != 0 else { continue }
      score += weight
      decision.reasons.append(
        Decision.Reason(id: term.id, text: text, weight: weight, sources: term.sources))
    }
    decision.score = procedure.terms.isEmpty ? nil : score
    guard let verdict = verdict(for: score, index, subjects) else { return }
    for gate in procedure.verdicts {
      let held = gate.id == verdict.id && gate.confidence == verdict.confidence
      decision.working.append(step(.verdict, gate, held, subjects, index, score: score))
    }
    settle(&decision, by: verdict, index, subjects)
    if let question = verdict.question {
      decision.questions.append(asked(question, index, subjects, effect: nil))
    }
    decision.questions += decisiveQuestions(score, verdict, index, subjects)
  }

  private func result(
    of term: Term, _ answer: Bool?, _ index: Int, _ subjects: Subjects
  ) -> Decision.Step.Result {
    if let answer { return answer ? .held : .didNotHold }
    if isKnown(term, index, subjects) { return .held }
    return term.question == nil ? .didNotHold : .unknown
  }

  /// Whether the files say by themselves what a term counts: nobody has to be asked then.
  private func isKnown(_ term: Term, _ index: Int, _ subjects: Subjects) -> Bool {
    if term.question != nil, term.condition == .always { return false }
    return subjects.holds(term.condition, for: index)
  }

  /// What a step of the working says: why a term counts, or that an answer keeps it from counting.
  private func text(
    of term: Term, _ result: Decision.Step.Result, _ answer: Bool?, _ index: Int,
    _ subjects: Subjects
  ) -> String {
    switch (result, answer) {
    case (.held, nil): subjects.text(term.reason, for: index)
    case (.held, _?): subjects.text(term.reason, for: index) + " \(Answers.source)"
    case (_, false?): Answers.source
    default: ""
    }
  }

  private func verdict(for score: Int, _ index: Int, _ subjects: Subjects) -> Gate? {
    procedure.verdicts.first {
      ($0.score?.range.contains(score) ?? true) && subjects.holds($0.condition, for: index)
    }
  }

  /// The questions whose answer alone would change the outcome, or settle one that is open.
  private func decisiveQuestions(
    _ score: Int, _ verdict: Gate, _ index: Int, _ subjects: Subjects
  ) -> [Decision.Question] {
    procedure.terms.compactMap { term in
      guard let question = term.question, answers(question.id, about: index, in: subjects) == nil,
        !isKnown(term, index, subjects),
        let changed = self.verdict(for: score + term.weight(in: edition), index, subjects)
      else { return nil }
      let settles = verdict.confidence == .undecided && changed.confidence != .undecided
      guard changed.outcome != verdict.outcome || settles else { return nil }
      return asked(question, index, subjects, effect: changed.outcome)
    }
  }

  /// Where a gate leaves something open, the score still says what would come next.
  func addScoreAsAlternative(
    to decision: inout Decision, _ index: Int, _ subjects: Subjects
  ) {
    var scored = decision
    scored.reasons = []
    score(&scored, index, subjects)
    let terms = scored.reasons.filter { $0.weight != 0 }.map(Self.weighed)
    decision.alternatives.append(
      Decision.Alternative(
        outcome: scored.outcome,
        why: "An iPad app of this shape would score \(signed(scored.score ?? 0)). "
          + terms.joined(separator: " ")))
  }

  /// A sentence with its weight at the end.
  private static func weighed(_ reason: Decision.Reason) -> String {
    let hasStop = reason.text.hasSuffix(".")
    return "\(hasStop ? String(reason.text.dropLast()) : reason.text) (\(signed(reason.weight)))."
  }
}
