import Guidance

/// One run of a decision procedure on one subject: the gates in order, then the score if no gate
/// decides, then the alternatives.
struct ProcedureRun {
  private let procedure: DecisionProcedure
  private let edition: Edition
  private let answers: Answers
  /// The subject. Its facts include the outcome once it is known.
  private var subject: SubjectView
  private var decision: Decision
  /// Whether the outcome is open because of a question, so that no other question is asked.
  private var isOpen = false

  private init(
    _ procedure: DecisionProcedure, on subject: SubjectView, _ edition: Edition, _ answers: Answers
  ) {
    self.procedure = procedure
    self.subject = subject
    self.edition = edition
    self.answers = answers
    decision = Decision(procedure)
  }

  /// Returns the decision about a subject, without the team's own decisions.
  static func decision(
    by procedure: DecisionProcedure, about subject: SubjectView, edition: Edition, answers: Answers
  ) -> Decision {
    var run = ProcedureRun(procedure, on: subject, edition, answers)
    run.decideOutcome(findsEffects: true)
    // The conditions of alternatives may use the outcome.
    run.decision.note(as: procedure.decides, in: &run.subject.facts)
    for alternative in procedure.alternatives { run.consider(alternative) }
    return run.decision
  }

  /// Decides the outcome.
  ///
  /// - Parameter findsEffects: Whether to find the outcome if the question of a gate is answered
  ///   with yes.
  private mutating func decideOutcome(findsEffects: Bool) {
    for gate in procedure.gates {
      let holds = subject.holds(gate.condition)
      decision.working.append(step(.gate, gate, holds: holds))
      guard holds, isDecided(by: gate, findsEffects: findsEffects) else { continue }
      if gate.showsScore { addScoreAsAlternative() }
      return
    }
    apply(score)
  }

  private var score: Score {
    Score(procedure.terms, of: subject, in: edition, answers: answers)
  }
}

// MARK: - Gates

extension ProcedureRun {
  /// Applies a gate that holds, and the team's answer to its question.
  ///
  /// - Returns: `false` if the next gate must be evaluated because of the answer.
  private mutating func isDecided(by gate: Gate, findsEffects: Bool) -> Bool {
    guard let question = gate.question else {
      settle(by: gate)
      return true
    }
    guard let isYes = answers.answer(to: question, about: subject) else {
      settle(by: gate)
      ask(question, effect: findsEffects ? effect(of: question) : nil)
      return true
    }
    decision.answered.insert(question.id)
    switch isYes ? gate.ifYes : gate.ifNo {
    case nil: settle(by: gate)
    case .settled(let settlement)?: settle(by: gate.settled(settlement))
    case .next?:
      pass(gate, because: Answers.text(isYes, to: subject.text(question.text)))
      return false
    }
    return true
  }

  /// Records that the next gate is evaluated because of an answer.
  private mutating func pass(_ gate: Gate, because text: String) {
    decision.working[decision.working.count - 1].result = .didNotHold
    decision.working[decision.working.count - 1].text = text
    decision.reasons.append(Decision.Reason(id: gate.id, text: text))
  }

  /// Returns the outcome if the answer is yes, or `nil` if it is the same.
  private func effect(of question: Question) -> Outcome? {
    var other = ProcedureRun(
      procedure, on: subject, edition, answers.assuming(true, to: question.id))
    other.decideOutcome(findsEffects: false)
    return other.decision.outcome == decision.outcome ? nil : other.decision.outcome
  }

  /// Applies the outcome of a gate or verdict.
  private mutating func settle(by gate: Gate) {
    decision.outcome = gate.outcome
    decision.confidence = gate.confidence
    decision.reasons.append(
      Decision.Reason(
        id: gate.id, text: subject.text(gate.reason, score: decision.score), sources: gate.sources))
    if let doubt = procedure.doubt, decision.confidence == .certain,
      subject.holds(doubt.condition)
    {
      decision.confidence = doubt.confidence
      decision.reasons.append(Decision.Reason(id: Decision.doubt, text: subject.text(doubt.reason)))
    }
    leaveOpen()
  }

  /// Leaves the outcome open if it depends on data at run time, unless the team has answered the
  /// question about it.
  private mutating func leaveOpen() {
    guard let unsure = procedure.unsure, decision.outcome != .undecided,
      subject.holds(unsure.condition)
    else { return }
    guard answers.answer(to: unsure.question, about: subject) == nil else {
      decision.answered.insert(unsure.question.id)
      return
    }
    decision.confidence = .undecided
    decision.reasons.append(Decision.Reason(id: Decision.doubt, text: subject.text(unsure.reason)))
    ask(unsure.question, effect: nil)
    isOpen = true
  }

  private mutating func ask(_ question: Question, effect: Outcome?) {
    decision.questions.append(
      Decision.Question(question, about: subject, effect: effect))
  }

  private func step(
    _ kind: Decision.Step.Kind, _ gate: Gate, holds: Bool, score: Int? = nil
  ) -> Decision.Step {
    Decision.Step(
      kind: kind, id: gate.id, result: holds ? .held : .didNotHold, weight: nil,
      text: holds ? subject.text(gate.reason, score: score) : "")
  }
}

extension Gate {
  /// Returns the gate with the outcome of an answer.
  fileprivate func settled(_ settlement: Settlement) -> Gate {
    var gate = self
    (gate.outcome, gate.confidence) = (settlement.outcome, settlement.confidence)
    gate.reason = "\(settlement.reason) \(Answers.source)"
    gate.sources = settlement.sources
    return gate
  }
}

// MARK: - Score

extension ProcedureRun {
  /// Applies the first verdict that accepts the score.
  private mutating func apply(_ score: Score) {
    decision.working += score.working
    decision.reasons += score.reasons
    decision.answered.formUnion(score.answered)
    decision.score = procedure.terms.isEmpty ? nil : score.total
    guard let chosen = position(for: score.total, hasPoints: !score.reasons.isEmpty) else { return }
    let verdict = procedure.verdicts[chosen]
    for (index, gate) in procedure.verdicts.enumerated() {
      let holds = index == chosen
      var step = step(.verdict, gate, holds: holds, score: score.total)
      step.verdict = Decision.Verdict(gate)
      decision.working.append(step)
    }
    settle(by: verdict)
    if let question = verdict.question { ask(question, effect: nil) }
    askDecisiveQuestions(score, verdict)
  }

  /// Returns the verdict for a score with points.
  private func verdict(for score: Int) -> Gate? {
    position(for: score, hasPoints: true).map { procedure.verdicts[$0] }
  }

  /// Returns the position of the first verdict that accepts a score.
  private func position(for score: Int, hasPoints: Bool) -> Int? {
    procedure.verdicts.firstIndex {
      ($0.score?.range.contains(score) ?? true) && !($0.isWithoutPoints && hasPoints)
        && subject.holds($0.condition)
    }
  }

  /// Asks the open questions for which a yes alone would change the outcome, or settle an undecided
  /// one.
  private mutating func askDecisiveQuestions(_ score: Score, _ verdict: Gate) {
    for (question, weight) in isOpen ? [] : score.open {
      guard let changed = self.verdict(for: score.total + weight) else { continue }
      let settles = verdict.confidence == .undecided && changed.confidence != .undecided
      if changed.outcome != verdict.outcome || settles { ask(question, effect: changed.outcome) }
    }
  }

  /// Adds the outcome of the score as an alternative, if a gate requests it.
  private mutating func addScoreAsAlternative() {
    let score = score
    var scored = self
    scored.apply(score)
    decision.alternatives.append(
      Decision.Alternative(
        outcome: scored.decision.outcome,
        why: "An iPad app of this shape would score \(signed(score.total)). \(score.explanation)"))
  }
}

extension Decision.Verdict {
  /// Describes a verdict of a procedure.
  fileprivate init(_ gate: Gate) {
    self.init(
      outcome: gate.outcome, confidence: gate.confidence, scores: gate.score?.range,
      facts: gate.condition.factNames.sorted())
  }
}

// MARK: - Alternatives

extension ProcedureRun {
  /// Adds an alternative whose condition holds, or makes it the outcome if the team's answer
  /// requires it.
  private mutating func consider(_ alternative: Alternative) {
    guard alternative.outcome != decision.outcome,
      !decision.alternatives.contains(where: { $0.outcome == alternative.outcome }),
      subject.holds(alternative.condition)
    else { return }
    if let question = alternative.question {
      switch answers.answer(to: question, about: subject) {
      case nil where isOpen: break
      case nil: ask(question, effect: alternative.outcome)
      case let isYes?:
        decision.answered.insert(question.id)
        if isYes, alternative.becomesOutcome {
          return replaceOutcome(with: alternative, because: subject.text(question.text))
        }
      }
    }
    decision.alternatives.append(
      Decision.Alternative(outcome: alternative.outcome, why: subject.text(alternative.why)))
  }

  private mutating func replaceOutcome(with alternative: Alternative, because question: String) {
    decision.replaceOutcome(
      with: alternative.outcome,
      insteadBecause: "It was the outcome until this was answered: \(question)")
    decision.confidence = .likely
    decision.reasons.append(
      Decision.Reason(
        id: alternative.outcome.id, text: Answers.text(true, to: question),
        sources: alternative.sources))
  }
}
