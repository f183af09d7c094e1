import FileReading
import Guidance

/// The team's answers to the questions of decisions and rules.
package struct Answers: Sendable {
  /// The answers for the whole app, by question.
  private var general: [String: AnswerValue]
  /// The answers for one structure, by question.
  private var special: [String: [(place: StructurePlace, value: AnswerValue)]] = [:]

  /// Creates answers for a whole app, by question.
  package init(_ answers: [String: Bool] = [:]) { general = answers.mapValues { .flag($0) } }

  /// Adds the answers of a team's configuration file.
  mutating func add(_ answers: [TeamAnswer]) {
    for answer in answers {
      if let place = answer.structure {
        special[answer.question, default: []].append((place, answer.value))
      } else {
        general[answer.question] = answer.value
      }
    }
  }

  /// Returns the answers with one more for some structures that have none.
  func adding(_ tried: TriedAnswer) -> Answers {
    var answers = self
    answers.special[tried.question, default: []] += tried.places.map { ($0, tried.value) }
    return answers
  }

  /// Returns the answers with one more for every structure.
  func assuming(_ isYes: Bool, to question: String) -> Answers {
    var answers = self
    answers.general[question] = .flag(isYes)
    answers.special[question] = nil
    return answers
  }

  /// Returns the answer to a question about a subject: that for the subject, for its containers, or
  /// for the whole app, or `nil` if there is none.
  func answer(to question: Question, about subject: SubjectView) -> Bool? {
    value(for: question, about: subject)?.isYes
  }

  /// Returns the name that answers a question about a subject, or `nil` if there is none.
  func name(for question: Question, about subject: SubjectView) -> String? {
    value(for: question, about: subject)?.name
  }

  private func value(for question: Question, about subject: SubjectView) -> AnswerValue? {
    guard let special = special[question.id] else { return general[question.id] }
    let own = ([subject] + subject.containers).lazy.map(\.subject).compactMap { subject in
      special.first { $0.place.matches(object: subject.object, in: subject.location.file) }?.value
    }
    return own.first ?? general[question.id]
  }

  /// The sentence with the source of an answer.
  static let source = "That is answered in \(Configuration.fileName)."

  /// Returns the sentence with the team's answer.
  static func text(_ isYes: Bool, to question: String) -> String {
    "The team answered \(isYes ? "yes" : "no"): \(question) \(source)"
  }
}
