import YAMLReading

/// A team's answer to a question of a report.
package struct TeamAnswer: Sendable {
  /// The ID of the question.
  package var question: String
  /// The structure that the answer is about, or `nil` for the whole app.
  package var structure: StructurePlace?
  /// The answer.
  package var value: AnswerValue
  /// The line and column numbers in the file, starting at 1.
  package var line: Int
  package var column: Int
}

/// An answer: yes or no, a name, or a list of titles.
package enum AnswerValue: Sendable, Hashable {
  case flag(Bool)
  case name(String)
  case list([String])

  /// Whether the answer is anything but no.
  package var isYes: Bool { self != .flag(false) }

  /// The name, if the answer is one.
  package var name: String? { if case .name(let name) = self { name } else { nil } }

  /// Whether the answer is of a kind.
  func isOf(_ kind: AnswerKind) -> Bool {
    switch (self, kind) {
    case (.flag, .yesOrNo), (.name, .name), (.name, .screenForEach): true
    case (.list(let titles), .list), (.list(let titles), .listForEach): !titles.isEmpty
    default: false
    }
  }
}

/// Answers by the ID of the question. An answer is yes or no, a name or a list, or a mapping of
/// structures to answers.
struct TeamAnswers: CatalogValue {
  var answers: [TeamAnswer] = []

  init(from node: YAMLNode, _ mistakes: Mistakes) {
    for entry in node.entries(mistakes) {
      guard case .mapping(let structures) = entry.node.value else {
        add(entry.node, to: entry.key, about: nil, mistakes)
        continue
      }
      for structure in structures { add(structure, to: entry.key, mistakes) }
    }
  }

  private mutating func add(
    _ structure: YAMLNode.Entry, to question: String, _ mistakes: Mistakes
  ) {
    let key = YAMLNode(value: .text(structure.key), place: structure.node.place)
    let place = StructurePlace(from: key, mistakes)
    add(structure.node, to: question, about: place, mistakes)
  }

  private mutating func add(
    _ node: YAMLNode, to question: String, about structure: StructurePlace?,
    _ mistakes: Mistakes
  ) {
    guard let value = AnswerValue(node, mistakes) else {
      let others =
        structure == nil
        ? ", a name or a list, or that for each structure: { file#object: yes }" : ""
      return mistakes.note(expected: "yes or no" + others, at: node)
    }
    answers.append(
      TeamAnswer(
        question: question, structure: structure, value: value, line: node.place.line,
        column: node.place.column))
  }
}

extension AnswerValue {
  fileprivate init?(_ node: YAMLNode, _ mistakes: Mistakes) {
    switch node.value {
    case .flag(let flag): self = .flag(flag)
    case .text("yes"): self = .flag(true)
    case .text("no"): self = .flag(false)
    case .text(let name) where !name.isEmpty: self = .name(name)
    case .list(let titles): self = .list(titles.map { String(from: $0, mistakes) })
    default: return nil
    }
  }
}
