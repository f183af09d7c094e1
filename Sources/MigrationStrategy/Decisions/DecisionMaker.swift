package import Guidance

/// Runs a decision procedure on a subject.
package struct DecisionMaker {
  /// The procedure.
  package let procedure: DecisionProcedure
  /// The edition of the guidance whose weights count.
  package let edition: Edition
  /// The answers that are known.
  package let answers: Answers
  /// What the team has decided.
  let team: TeamDecisions
  /// Whether to look what the answer to a gate's question would come to.
  private var findsEffects = true

  /// Creates a maker of one kind of decision.
  init(
    _ procedure: DecisionProcedure, edition: Edition = .current, answers: Answers = Answers(),
    team: TeamDecisions = TeamDecisions()
  ) {
    self.procedure = procedure
    self.edition = edition
    self.answers = answers
    self.team = team
  }

  /// Decides, and notes the outcome among the subject's facts.
  package func decide(_ index: Int, in subjects: inout Subjects) -> Decision {
    var decision = settled(index, in: &subjects)
    if let source = subjects.all[index].declaredIn, procedure.decides == .outcome {
      decision.reasons.insert(Self.declared(in: source), at: 0)
    }
    if apply(to: &decision, index, in: &subjects) { return decision }
    // Only scores differ between editions, so a gate leaves nothing to compare.
    guard decision.score != nil else { return decision }
    // In place, and undone: a copy of all subjects for each would take the square of the time.
    let facts = subjects.all[index].facts
    let other = DecisionMaker(procedure, edition: edition.other, answers: answers)
      .settled(index, in: &subjects)
    subjects.all[index].facts = facts
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

  func note(_ decision: Decision, on index: Int, in subjects: inout Subjects) {
    subjects.all[index].facts.set(procedure.decides, word: decision.outcome)
    if procedure.decides == .outcome {
      subjects.all[index].facts[.confidence] = decision.confidence.rawValue
      subjects.all[index].facts[.outcomeReason] = decision.deciding?.text ?? ""
    }
  }

  /// The outcome without its alternatives.
  func verdict(on index: Int, in subjects: Subjects) -> Decision {
    var decision = Decision(
      procedure: procedure.id, title: procedure.title, outcome: "undecided",
      confidence: .undecided, reasons: [], alternatives: [], questions: [], working: [])
    for gate in procedure.gates {
      let held = subjects.holds(gate.condition, for: index)
      decision.working.append(step(.gate, gate, held, subjects, index))
      guard held, isDecisive(gate, &decision, index, subjects) else { continue }
      if gate.showsScore { addScoreAsAlternative(to: &decision, index, subjects) }
      return decision
    }
    score(&decision, index, subjects)
    return decision
  }

  /// Decides by a gate that holds, as the team has answered its question; `false` where the answer
  /// leaves it to the gates after it.
  private func isDecisive(
    _ gate: Gate, _ decision: inout Decision, _ index: Int, _ subjects: Subjects
  ) -> Bool {
    guard let question = gate.question, let isYes = answers(question.id, about: index, in: subjects)
    else {
      settle(&decision, by: gate, index, subjects)
      if let question = gate.question {
        let effect = effect(of: question, on: decision, index, subjects)
        decision.questions.append(asked(question, index, subjects, effect: effect))
      }
      return true
    }
    decision.answered.insert(question.id)
    switch isYes ? gate.ifYes : gate.ifNo {
    case nil: settle(&decision, by: gate, index, subjects)
    case .settled(let settlement)?:
      var answered = gate
      (answered.outcome, answered.confidence) = (settlement.outcome, settlement.confidence)
      answered.reason = "\(settlement.reason) \(Answers.source)"
      answered.sources = settlement.sources
      settle(&decision, by: answered, index, subjects)
    case .next?:
      let text = Answers.text(isYes, to: subjects.text(question.text, for: index))
      decision.working[decision.working.count - 1].result = .didNotHold
      decision.working[decision.working.count - 1].text = text
      decision.reasons.append(
        Decision.Reason(id: gate.id, text: text, weight: 0, sources: []))
      return false
    }
    return true
  }

  /// What the answer yes would come to, where that is something else.
  private func effect(
    of question: Question, on decision: Decision, _ index: Int, _ subjects: Subjects
  ) -> String? {
    guard findsEffects else { return nil }
    var other = DecisionMaker(
      procedure, edition: edition, answers: answers.assuming(true, to: question.id))
    other.findsEffects = false
    let outcome = other.verdict(on: index, in: subjects).outcome
    return outcome == decision.outcome ? nil : outcome
  }

  func settle(
    _ decision: inout Decision, by gate: Gate, _ index: Int, _ subjects: Subjects
  ) {
    decision.outcome = gate.outcome
    decision.confidence = gate.confidence
    decision.reasons.append(
      Decision.Reason(
        id: gate.id, text: subjects.text(gate.reason, for: index, score: decision.score), weight: 0,
        sources: gate.sources))
    guard let doubt = procedure.doubt, decision.confidence == .certain,
      subjects.holds(doubt.condition, for: index)
    else { return }
    decision.confidence = doubt.confidence
    decision.reasons.append(
      Decision.Reason(
        id: Decision.doubt, text: subjects.text(doubt.reason, for: index), weight: 0, sources: []))
  }

  func asked(
    _ question: Question, _ index: Int, _ subjects: Subjects, effect: String?
  ) -> Decision.Question {
    Decision.Question(
      id: question.id, text: subjects.text(question.text, for: index), effect: effect)
  }

  func step(
    _ kind: Decision.Step.Kind, _ gate: Gate, _ held: Bool, _ subjects: Subjects, _ index: Int,
    score: Int? = nil
  ) -> Decision.Step {
    Decision.Step(
      kind: kind, id: gate.id, result: held ? .held : .didNotHold, weight: nil,
      text: held ? subjects.text(gate.reason, for: index, score: score) : "")
  }
}

extension Edition {
  /// The edition to compare with.
  fileprivate var other: Edition { self == .current ? .year2019 : .current }
}
