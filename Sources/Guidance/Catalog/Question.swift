package import YAMLReading

/// A question to the team.
package struct Question: Sendable, CatalogRecord {
  /// The ID, which answers refer to.
  package var id: String
  /// The question, with facts of the subject in braces. It is worded so that yes changes the
  /// advice.
  package var text: String
  /// The kind of answer.
  package var answer: AnswerKind
  /// An answer as it is written after the question's ID, if the answer is not yes or no.
  package var example: String?
  /// What an answer changes, if the answer is not yes or no.
  package var effect: String?
  /// Who may answer it.
  package var who: Who

  /// Who may answer a question.
  package enum Who: String, Sendable, CatalogWord, Encodable {
    /// Whoever reads the source code.
    case source
    /// Whoever uses the app.
    case running
    /// The team alone: it is not in the app.
    case team
  }

  package init(from keys: inout KeyReader) {
    id = keys.read("id")
    text = keys.read("text")
    answer = keys.readIfPresent("answer") ?? .yesOrNo
    example = keys.readIfPresent("example")
    effect = keys.readIfPresent("effect")
    who = keys.readIfPresent("who") ?? .team
  }
}

/// The kind of answer to a question.
package enum AnswerKind: String, Sendable, CatalogWord, Encodable {
  case yesOrNo = "yes-or-no"
  /// A word of the app, such as what one page is called.
  case name
  /// Titles, in order.
  case list
  /// Titles in order, for each structure.
  case listForEach = "list-for-each"
  /// A screen for each structure: its class, its storyboard identifier or its object.
  case screenForEach = "screen-for-each"

  /// Whether an answer names the structure that it is about.
  package var needsStructure: Bool { self == .listForEach || self == .screenForEach }

  /// Whether the running app shows the answer: the tabs, or the first screen of a stack.
  package var isShownByRunningApp: Bool { needsStructure }

  /// What an answer is, after "write".
  package var description: String {
    switch self {
    case .yesOrNo: "yes or no"
    case .name: "a name"
    case .list: "a list of titles"
    case .listForEach: "a list of titles for each structure"
    case .screenForEach: "a screen for each structure"
    }
  }
}

/// What becomes of a rule's finding once the team has answered the rule's question.
package enum AnsweredFinding: Sendable, CatalogValue {
  /// It does not apply.
  case declined
  /// It has another severity.
  case severity(Severity)

  package init(from node: YAMLNode, _ mistakes: Mistakes) {
    if node.text == "declined" {
      self = .declined
    } else if let severity = node.text.flatMap(Severity.init) {
      self = .severity(severity)
    } else {
      mistakes.note(expected: "declined, consider, recommended or required", at: node)
      self = .declined
    }
  }
}
