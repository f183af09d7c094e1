import FileReading
import Guidance
import NavigationGraph

/// The open questions of a judgement, each with what its answers change. Questions whose answers
/// change nothing are not asked.
struct OpenQuestions {
  /// The judgement, without the questions whose answers change nothing.
  private(set) var judgement: Judgement
  /// The questions, each once.
  private(set) var questions: [Decision.Question] = []
  /// The judgements with the answers to questions that change what a structure becomes, if they are kept.
  private(set) var variants: [Variant] = []
  private let keepsVariants: Bool

  /// Returns the judgement with one more answer, to a question about some structures.
  typealias Judge = (AnswerValue, String, [StructurePlace]) -> Judgement

  /// Finds what each answer to a question of a judgement changes.
  init(in judgement: Judgement, keepingVariants keepsVariants: Bool, judge: Judge) {
    (self.judgement, self.keepsVariants) = (judgement, keepsVariants)
    var order: [Decision.Question] = []
    var subjects: [String: [SubjectID]] = [:]
    for (question, subject) in Self.asked(in: judgement) {
      if subjects[question.text] == nil { order.append(question) }
      if subjects[question.text]?.last != subject {
        subjects[question.text, default: []].append(subject)
      }
    }
    for question in order {
      complete(question, about: subjects[question.text] ?? [], judge)
    }
    removePointlessQuestions()
  }

  /// A judgement with another answer to a question.
  struct Variant {
    var question: Decision.Question
    var isYes: Bool
    var days: EffortRange?
    var judgement: Judgement
  }

  private static func asked(in judgement: Judgement) -> [(Decision.Question, SubjectID)] {
    let decided = judgement.decided.decisions.sorted { $0.key < $1.key }.flatMap { id, decisions in
      decisions.flatMap(\.questions).map { ($0, id) }
    }
    return decided
      + judgement.recommendations.flatMap(\.all).compactMap { found in
        found.question.map { ($0, found.subject) }
      }
  }

  /// Adds the question with its objects and with what each answer changes, unless none changes anything.
  private mutating func complete(
    _ question: Decision.Question, about ids: [SubjectID], _ judge: Judge
  ) {
    let subjects = ids.map { judgement.decided.subjects[$0] }
    var question = question
    let places = subjects.compactMap(place).filter { !$0.object.isEmpty }
    question.places = places.isEmpty ? nil : places
    question.weight = question.answer.weight
    guard question.answer == .yesOrNo else { return questions.append(question) }
    let tried = [true, false].map { isYes in
      let other = judge(.flag(isYes), question.id, subjects.map(StructurePlace.init))
      return (isYes, other, judgement.difference(to: other))
    }.filter { !$0.2.changes.isEmpty }
    guard !tried.isEmpty else { return }
    question.weight = max(question.weight, tried.map(\.2.weight).max() ?? 0)
    question.answers = tried.map { isYes, _, difference in
      Decision.Question.Change(
        answer: isYes ? "yes" : "no", changes: difference.changes, days: difference.days)
    }
    questions.append(question)
    guard keepsVariants, question.weight >= Decision.Question.weightOfOutcome else { return }
    variants += tried.map { isYes, other, difference in
      Variant(question: question, isYes: isYes, days: difference.days, judgement: other)
    }
  }

  /// Returns where an answer about a subject is given, or `nil` for the whole app. Lines of the
  /// team's file move when answers are added, so that a tab in it is answered with its tab bar.
  private func place(of subject: Subject) -> Decision.Question.Place? {
    guard subject.isInTeamFile else { return Decision.Question.Place(subject) }
    guard let parent = subject.parent, !judgement.decided.subjects[parent].isInTeamFile else {
      return nil
    }
    var place = Decision.Question.Place(judgement.decided.subjects[parent])
    place.scene = subject.sceneName
    return place
  }

  private mutating func removePointlessQuestions() {
    let texts = Set(questions.map(\.text))
    judgement.decided.decisions = judgement.decided.decisions.mapValues { decisions in
      decisions.map { decision in
        var decision = decision
        decision.questions.removeAll { !texts.contains($0.text) }
        return decision
      }
    }
    judgement.recommendations = judgement.recommendations.map { $0.asking(only: texts) }
  }
}

extension Recommendation {
  /// Returns the recommendation and its parts without all other questions.
  fileprivate func asking(only texts: Set<String>) -> Recommendation {
    var result = self
    if let question, !texts.contains(question.text) { result.question = nil }
    result.parts = parts.map { $0.asking(only: texts) }
    return result
  }
}

extension Decision.Question {
  /// Creates a question about a subject.
  init(_ question: Question, about subject: SubjectView, effect: Outcome? = nil) {
    self.init(
      id: question.id, text: subject.text(question.text), effect: effect, answer: question.answer)
    guard let example = question.example, let effect = question.effect else { return }
    answers = [Change(answer: example, changes: [effect])]
  }
}

extension Decision.Question.Place {
  fileprivate init(_ subject: Subject) {
    self.init(
      file: subject.location.file, line: subject.location.line, object: subject.object,
      scene: subject.sceneName)
  }
}

extension AnswerKind {
  /// How much answers change that cannot be judged before they are given. Titles and first screens
  /// are what most other advice is based on.
  fileprivate var weight: Int {
    switch self {
    case .yesOrNo: 0
    case .name: Judgement.weight(of: .recommended)
    case .list, .listForEach, .screenForEach: 2 * Decision.Question.weightOfOutcome
    }
  }
}

extension Subject {
  /// Whether the subject is only in the team's configuration file.
  fileprivate var isInTeamFile: Bool {
    location.file.split(separator: "/").last.map(String.init) == Configuration.fileName
  }
}

extension StructurePlace {
  /// The place of a subject.
  fileprivate init(_ subject: Subject) {
    self.init(
      file: subject.object.isEmpty ? nil : subject.location.file,
      object: subject.object.isEmpty ? Self.project : subject.object)
  }
}
