/// A team's answer to a question of a report.
package struct TeamAnswer: Sendable {
  /// The ID of the question.
  package var question: String
  /// The structure that the answer is about, or `nil` for the whole app.
  package var structure: StructurePlace?
  /// Whether the answer is yes.
  package var isYes: Bool
  /// The line and column numbers in the file, starting at 1.
  package var line: Int
  package var column: Int
}

/// Answers by the ID of the question. An answer is yes or no, or a mapping of structures to
/// answers.
struct TeamAnswers: CatalogValue {
  var answers: [TeamAnswer] = []

  init(from node: CatalogNode, _ mistakes: Mistakes) {
    for entry in node.entries(mistakes) {
      guard case .mapping(let structures) = entry.node.value else {
        add(entry.node, to: entry.key, about: nil, mistakes)
        continue
      }
      for structure in structures { add(structure, to: entry.key, mistakes) }
    }
  }

  private mutating func add(
    _ structure: CatalogNode.Entry, to question: String, _ mistakes: Mistakes
  ) {
    let key = CatalogNode(value: .text(structure.key), place: structure.node.place)
    let place = StructurePlace(from: key, mistakes)
    add(structure.node, to: question, about: place, mistakes)
  }

  private mutating func add(
    _ node: CatalogNode, to question: String, about structure: StructurePlace?,
    _ mistakes: Mistakes
  ) {
    let isYes: Bool
    switch node.value {
    case .flag(true), .text("yes"): isYes = true
    case .flag(false), .text("no"): isYes = false
    default:
      let others = structure == nil ? ", or that for each structure: { file#object: yes }" : ""
      mistakes.note(expected: "yes or no" + others, at: node)
      return
    }
    answers.append(
      TeamAnswer(
        question: question, structure: structure, isYes: isYes, line: node.place.line,
        column: node.place.column))
  }
}
