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
    for id in subjects.ids(of: kind) {
      for maker in makers {
        let decision = maker.decide(about: SubjectView(id, in: result.subjects))
        decision.note(as: maker.procedure.decides, in: &result.subjects[id].facts)
        result.decisions[id, default: []].append(decision)
      }
    }
    return result
  }
}
