import Guidance

/// The subjects of a project with the decisions that have been made about them.
struct DecidedSubjects {
  /// The subjects. Their facts include the outcomes of the decisions.
  var subjects: Subjects
  /// The decisions about each subject, in the order in which they were made.
  var decisions: [SubjectID: [Decision]] = [:]

  /// Returns the subjects with the decisions about all subjects of one kind. Each decision can use
  /// the outcomes of those before it.
  func deciding(about kind: SubjectKind, by makers: [DecisionMaker]) -> DecidedSubjects {
    var result = self
    for id in subjects.ids(of: kind) { result.decide(about: id, by: makers) }
    return result
  }

  /// Returns the same with one more answer. Only what it may change is decided again.
  ///
  /// - Parameters:
  ///   - kind: The kind of subject.
  ///   - makers: The makers of the decisions, with the answer.
  ///   - answer: The answer, with what it has changed so far.
  ///   - known: The result without the answer.
  /// - Returns: The subjects with the decisions.
  func deciding(
    about kind: SubjectKind, by makers: [DecisionMaker], trying answer: inout TriedAnswer,
    after known: DecidedSubjects
  ) -> DecidedSubjects {
    var result = self
    for id in subjects.ids(of: kind) {
      if answer.mayChange(id, in: result.subjects) {
        result.decide(about: id, by: makers)
        answer.compare(id, in: result.subjects, with: known.subjects)
      } else {
        result.subjects[id].facts = known.subjects[id].facts
        result.decisions[id] = known.decisions[id]
      }
    }
    return result
  }

  private mutating func decide(about id: SubjectID, by makers: [DecisionMaker]) {
    for maker in makers {
      let decision = maker.decide(about: SubjectView(id, in: subjects))
      decision.note(as: maker.procedure.decides, in: &subjects[id].facts)
      decisions[id, default: []].append(decision)
    }
  }
}
