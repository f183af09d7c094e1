import Guidance

/// The score of a subject: the sum of the weights of all terms that hold.
struct Score {
  /// The sum of the weights, in points.
  private(set) var total = 0
  /// One step for each term.
  private(set) var working: [Decision.Step] = []
  /// The terms that hold and have a weight.
  private(set) var reasons: [Decision.Reason] = []
  /// The ids of the questions that are answered.
  private(set) var answered: Set<String> = []
  /// The open questions, with the points that a yes would add.
  private(set) var open: [(question: Question, weight: Int)] = []

  /// Scores a subject.
  init(
    _ terms: [Term], of subject: SubjectView, in edition: Edition, answers: Answers
  ) {
    for term in terms {
      let answer = term.question.flatMap { answers.answer(to: $0, about: subject) }
      add(term, weight: term.weight(in: edition), answer: answer, of: subject)
    }
  }

  private mutating func add(
    _ term: Term, weight: Int, answer: Bool?, of subject: SubjectView
  ) {
    let isKnown = term.isKnown(of: subject)
    let holds = answer ?? isKnown
    let isOpen = answer == nil && !isKnown && term.question != nil
    let text = term.text(holds: holds, answer: answer, of: subject)
    let question = isOpen ? term.question.map { subject.text($0.text) } : nil
    working.append(
      Decision.Step(
        kind: .term, id: term.id, result: holds ? .held : isOpen ? .unknown : .didNotHold,
        weight: weight, text: question ?? text))
    if let question = term.question, answer != nil { answered.insert(question.id) }
    if let question = term.question, isOpen { open.append((question, weight)) }
    guard holds, weight != 0 else { return }
    total += weight
    reasons.append(
      Decision.Reason(id: term.id, text: text, weight: weight, sources: term.sources))
  }

  /// The reasons as sentences, with their weights at the end.
  var explanation: String {
    reasons.map { reason in
      let sentence = reason.text.hasSuffix(".") ? String(reason.text.dropLast()) : reason.text
      return "\(sentence) (\(signed(reason.weight)))."
    }.joined(separator: " ")
  }
}

extension Term {
  /// Whether the files prove that the term holds, so that its question is not asked.
  fileprivate func isKnown(of subject: SubjectView) -> Bool {
    if question != nil, condition == .always { return false }
    return subject.holds(condition)
  }

  /// Returns the reason why the term holds, or the answer because of which it does not.
  fileprivate func text(holds: Bool, answer: Bool?, of subject: SubjectView) -> String {
    let reason = holds ? subject.text(reason) : nil
    return [reason, answer == nil ? nil : Answers.source].compactMap { $0 }.joined(separator: " ")
  }
}
