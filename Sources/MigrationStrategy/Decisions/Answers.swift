import FileReading
import Guidance
import InterfaceBuilder

/// The answers that are known to the questions of decisions and rules.
package struct Answers: Sendable {
  /// Those for the whole app, by question.
  private var general: [String: Bool]
  /// Those for one structure, by question.
  private var special: [String: [(place: StructurePlace, isYes: Bool)]] = [:]

  /// Creates the answers for a whole app.
  package init(_ answers: [String: Bool] = [:]) { general = answers }

  /// Adds what a team says.
  mutating func add(_ answers: [TeamAnswer]) {
    for answer in answers {
      if let place = answer.structure {
        special[answer.question, default: []].append((place, answer.isYes))
      } else {
        general[answer.question] = answer.isYes
      }
    }
  }

  /// The answers with one more, for everything.
  func assuming(_ isYes: Bool, to question: String) -> Answers {
    var answers = self
    answers.general[question] = isYes
    answers.special[question] = nil
    return answers
  }

  /// The answer to a question about a subject: that for the subject itself, or for what it is part
  /// of, or for the whole app.
  func callAsFunction(_ question: String, about index: Int, in subjects: Subjects) -> Bool? {
    let places = special[question] ?? []
    guard !places.isEmpty else { return general[question] }
    let around = sequence(first: index) { subjects.all[$0].parent }.map { subjects.all[$0] }
    let own = around.lazy.compactMap { subject in
      places.first { $0.place.matches(object: subject.object, in: subject.location.file) }?.isYes
    }
    return own.first ?? general[question]
  }

  /// How a text says where an answer comes from.
  static let source = "That is answered in \(Configuration.fileName)."

  /// What the team has answered, with the question.
  static func text(_ isYes: Bool, to question: String) -> String {
    "The team answered \(isYes ? "yes" : "no"): \(question) \(source)"
  }
}
