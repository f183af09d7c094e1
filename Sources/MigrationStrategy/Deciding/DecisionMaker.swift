package import RuleCatalogue

/// Runs a decision procedure on a subject.
package struct DecisionMaker {
  /// The procedure.
  package let procedure: DecisionProcedure
  /// The edition of the guidance whose weights count.
  package let edition: Edition
  /// The answers that are known, by question.
  package let answers: [String: Bool]

  /// Creates a maker of one kind of decision.
  package init(
    _ procedure: DecisionProcedure, edition: Edition = .current, answers: [String: Bool] = [:]
  ) {
    self.procedure = procedure
    self.edition = edition
    self.answers = answers
  }

  /// Decides, and notes the outcome among the subject's facts.
  package func decide(_ index: Int, in subjects: inout Subjects) -> Decision {
    var decision = settled(index, in: &subjects)
    // Only scores differ between editions, so a gate leaves nothing to compare.
    guard decision.score != nil else { return decision }
    var others = subjects
    let other = DecisionMaker(procedure, edition: edition.other, answers: answers)
      .settled(index, in: &others)
    if other.outcome != decision.outcome {
      decision.dissent = Decision.Dissent(
        edition: edition.other, outcome: other.outcome, score: other.score)
    }
    return decision
  }

  /// The decision in one edition. Its alternatives may ask for its outcome.
  private func settled(_ index: Int, in subjects: inout Subjects) -> Decision {
    var decision = verdict(on: index, in: subjects)
    note(decision, on: index, in: &subjects)
    addAlternatives(to: &decision, index, subjects)
    note(decision, on: index, in: &subjects)
    return decision
  }

  private func note(_ decision: Decision, on index: Int, in subjects: inout Subjects) {
    subjects.all[index].facts.set(procedure.decides, word: decision.outcome)
    if procedure.decides == .outcome {
      subjects.all[index].facts.set(.confidence, word: decision.confidence.rawValue)
      subjects.all[index].facts.set(.outcomeReason, text: decision.deciding?.text ?? "")
    }
  }

  /// The outcome without its alternatives.
  private func verdict(on index: Int, in subjects: Subjects) -> Decision {
    var decision = Decision(
      procedure: procedure.id, title: procedure.title, outcome: "undecided",
      confidence: .undecided, reasons: [], alternatives: [], questions: [], working: [])
    for gate in procedure.gates {
      let held = subjects.holds(gate.condition, for: index)
      decision.working.append(step(.gate, gate, held, subjects, index))
      guard held else { continue }
      settle(&decision, by: gate, index, subjects)
      if gate.showsScore { addScoreAsAlternative(to: &decision, index, subjects) }
      return decision
    }
    score(&decision, index, subjects)
    return decision
  }

  private func settle(
    _ decision: inout Decision, by gate: Gate, _ index: Int, _ subjects: Subjects
  ) {
    decision.outcome = gate.outcome
    decision.confidence = gate.confidence
    decision.reasons.append(
      Decision.Reason(
        id: gate.id, text: subjects.text(gate.reason, for: index, score: decision.score), weight: 0,
        sources: gate.sources))
    if let question = gate.question {
      decision.questions.append(asked(question, index, subjects, effect: nil))
    }
    guard let doubt = procedure.doubt, decision.confidence == .certain,
      subjects.holds(doubt.condition, for: index)
    else { return }
    decision.confidence = doubt.confidence
    decision.reasons.append(
      Decision.Reason(
        id: Decision.doubt, text: subjects.text(doubt.reason, for: index), weight: 0, sources: []))
  }

  private func asked(
    _ question: Question, _ index: Int, _ subjects: Subjects, effect: String?
  ) -> Decision.Question {
    Decision.Question(
      id: question.id, text: subjects.text(question.text, for: index), effect: effect)
  }

  private func step(
    _ kind: Decision.Step.Kind, _ gate: Gate, _ held: Bool, _ subjects: Subjects, _ index: Int,
    score: Int? = nil
  ) -> Decision.Step {
    Decision.Step(
      kind: kind, id: gate.id, result: held ? .held : .didNotHold, weight: nil,
      text: held ? subjects.text(gate.reason, for: index, score: score) : "")
  }
}

// MARK: - The score

extension DecisionMaker {
  private func score(_ decision: inout Decision, _ index: Int, _ subjects: Subjects) {
    var score = 0
    for term in procedure.terms {
      let result = result(of: term, index, subjects)
      let weight = term.weight(in: edition)
      let text = result == .held ? subjects.text(term.reason, for: index) : ""
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
    decision.questions += decisiveQuestions(score, verdict, index, subjects)
  }

  private func result(
    of term: Term, _ index: Int, _ subjects: Subjects
  ) -> Decision.Step.Result {
    if let question = term.question {
      guard let answer = answers[question.id] else { return .unknown }
      return answer ? .held : .didNotHold
    }
    return subjects.holds(term.condition, for: index) ? .held : .didNotHold
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
      guard let question = term.question, answers[question.id] == nil,
        let changed = self.verdict(for: score + term.weight(in: edition), index, subjects)
      else { return nil }
      let settles = verdict.confidence == .undecided && changed.confidence != .undecided
      guard changed.outcome != verdict.outcome || settles else { return nil }
      return asked(question, index, subjects, effect: changed.outcome)
    }
  }

  /// Where a gate leaves something open, the score still says what would come next.
  private func addScoreAsAlternative(
    to decision: inout Decision, _ index: Int, _ subjects: Subjects
  ) {
    var scored = decision
    scored.reasons = []
    score(&scored, index, subjects)
    let terms = scored.reasons.filter { $0.weight != 0 }.map { "\(signed($0.weight)) \($0.text)" }
    decision.alternatives.append(
      Decision.Alternative(
        outcome: scored.outcome,
        why: "The score of an iPad app of this shape would be \(signed(scored.score ?? 0)): "
          + terms.joined(separator: " ")))
  }
}

// MARK: - Alternatives

extension DecisionMaker {
  private func addAlternatives(
    to decision: inout Decision, _ index: Int, _ subjects: Subjects
  ) {
    for alternative in procedure.alternatives
    where alternative.outcome != decision.outcome
      && !decision.alternatives.contains(where: { $0.outcome == alternative.outcome })
      && subjects.holds(alternative.condition, for: index)
    {
      if let question = alternative.question {
        if answers[question.id] == true && alternative.becomesOutcome {
          replaceOutcome(of: &decision, with: alternative, index, subjects)
          continue
        }
        if answers[question.id] == nil {
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
    of decision: inout Decision, with alternative: RuleCatalogue.Alternative, _ index: Int,
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
        id: alternative.outcome, text: "The team answered yes: \(question)", weight: 0,
        sources: alternative.sources))
  }
}

extension Edition {
  /// The edition to compare with.
  fileprivate var other: Edition { self == .current ? .year2019 : .current }
}
