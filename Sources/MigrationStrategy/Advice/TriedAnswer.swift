import FileReading
import Guidance

/// One more answer of the team, and what it has changed so far.
///
/// A decision about a subject, and a finding, depend on the answers for the subject, on its facts, and on
/// those facts of its containers and parts that their conditions name. Where all of these are the same,
/// the judgement is the same.
struct TriedAnswer {
  /// A fact of any subject of a kind.
  struct KindFact: Hashable {
    var fact: AnyFact
    var kind: SubjectKind
  }

  let value: AnswerValue
  let question: String
  /// The structures that the answer is about.
  let places: [StructurePlace]
  /// The kinds of subjects whose decisions ask the question.
  let decisions: Set<SubjectKind>
  /// The kinds of subjects whose rules ask the question.
  private let rules: Set<SubjectKind>
  /// The facts of other subjects that the conditions about each kind of subject name.
  private let factsOfOthers: [SubjectKind: Set<KindFact>]
  private var changed: Set<SubjectID> = []
  private var changedFacts: Set<KindFact> = []

  init(
    _ value: AnswerValue, to question: String, at places: [StructurePlace], in catalog: Catalog,
    _ factsOfOthers: [SubjectKind: Set<KindFact>]
  ) {
    (self.value, self.question, self.places) = (value, question, places)
    let asking = catalog.decisions.filter { $0.questions.contains { $0.id == question } }
    decisions = Set(asking.flatMap(\.subjects))
    rules = Set(catalog.rules.filter { $0.question?.id == question }.flatMap(\.subjects))
    self.factsOfOthers = factsOfOthers
  }

  /// Whether the judgement about a subject may be different.
  func mayChange(_ id: SubjectID, in subjects: Subjects) -> Bool {
    let kind = subjects[id].kind
    return changed.contains(id)
      || !changedFacts.isEmpty && factsOfOthers[kind]?.isDisjoint(with: changedFacts) == false
      || (decisions.contains(kind) || rules.contains(kind))
        && answers(for: SubjectView(id, in: subjects))
  }

  /// Whether the answer is one for a subject: for itself, or for one of its containers.
  private func answers(for view: SubjectView) -> Bool {
    ([view] + view.containers).lazy.map(\.subject).contains { subject in
      places.contains { $0.matches(object: subject.object, in: subject.location.file) }
    }
  }

  /// Records which facts of a subject are different.
  mutating func compare(_ id: SubjectID, in subjects: Subjects, with old: Subjects) {
    let facts = subjects[id].facts.differences(from: old[id].facts)
    guard !facts.isEmpty else { return }
    changed.insert(id)
    changedFacts.formUnion(facts.map { KindFact(fact: $0, kind: subjects[id].kind) })
  }
}

extension Catalog {
  /// The facts of containers and parts that the conditions about each kind of subject name.
  var factsOfOthers: [SubjectKind: Set<TriedAnswer.KindFact>] {
    let conditions =
      decisions.map { ($0.subjects, $0.conditions) } + rules.map { ($0.subjects, $0.conditions) }
    return conditions.reduce(into: [:]) { result, entry in
      let facts = entry.1.flatMap(\.factsOfOthers).map {
        TriedAnswer.KindFact(fact: $0.0, kind: $0.1)
      }
      if facts.isEmpty { return }
      for kind in entry.0 { result[kind, default: []].formUnion(facts) }
    }
  }
}
