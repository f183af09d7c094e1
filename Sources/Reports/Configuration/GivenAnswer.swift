package import Guidance
import Markup

/// An answer to add to a `.macward.yml` file.
package struct GivenAnswer: Sendable {
  /// The ID of the question.
  package var question: String
  /// The question, for a comment.
  package var text: String
  /// The structure that the answer is about, or `nil` for the whole app.
  package var structure: StructurePlace?
  /// The answer.
  package var value: AnswerValue

  /// Creates an answer.
  package init(
    question: String, text: String, structure: StructurePlace?, value: AnswerValue
  ) {
    (self.question, self.text, self.structure, self.value) = (question, text, structure, value)
  }

  /// The answer in YAML.
  fileprivate var yaml: String {
    switch value {
    case .flag(let isYes): isYes ? "yes" : "no"
    case .name(let name): yamlQuoted(name)
    case .list(let titles): "[" + titles.map(yamlQuoted).joined(separator: ", ") + "]"
    }
  }
}

extension [GivenAnswer] {
  /// The lines of a mapping of questions to answers.
  func lines(indent: String) -> String {
    questions.map { answers in
      let comments = Set(answers.map(\.text)).sorted().map { "\(indent)# \(harmless($0))\n" }
      let key = "\(indent)\(answers[0].question):"
      let own = answers.places(indent: indent + "  ")
      return comments.joined() + key + (own.isEmpty ? " \(answers[0].yaml)\n" : "\n\(own)")
    }.joined()
  }

  /// The lines of a mapping of structures to answers. It is empty for an answer for the whole app.
  func places(indent: String) -> String {
    pairs.map { "\(indent)\($0)\n" }.joined()
  }

  /// The entries of a mapping of structures to answers on one line, before other entries.
  var flow: String { pairs.map { " \($0)," }.joined() }

  private var pairs: [String] {
    compactMap { answer in
      answer.structure.map { "\(yamlQuoted($0.text)): \(answer.yaml)" }
    }
  }

  /// The answers by question, in order.
  private var questions: [[GivenAnswer]] {
    var seen: Set<String> = []
    let ids = map(\.question).filter { seen.insert($0).inserted }
    return ids.map { id in filter { $0.question == id } }
  }
}
