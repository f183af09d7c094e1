package import Guidance

/// The list of the facts that conditions of rules can compare and messages can show.
package struct FactListing {
  private let facts: [FactDescription]

  /// Creates the list of the facts of one kind of subject, or of all facts, in the order of the
  /// vocabulary: a meaning may refer to the fact before it.
  package init(of subject: SubjectKind?) {
    let found = AnyFact.all.filter { fact in subject.map(fact.holds) ?? true }
    facts = found.map { FactDescription($0) }
  }

  /// Returns the list for a terminal.
  package func text(_ options: RenderingOptions) -> String {
    let layout = TextLayout(width: max(40, options.width))
    let palette = Palette(isOn: options.color)
    let entries = facts.map { fact in
      [
        palette.heading(fact.name),
        layout.wrap(fact.meaning.uppercasedFirst, first: "  "),
        palette.faint(layout.wrap(fact.valueInWords, first: "  ")),
        palette.faint(layout.wrap(fact.ownersInWords, first: "  ")),
      ].joined(separator: "\n")
    }
    return entries.joined(separator: "\n") + "\n"
  }

  /// Returns the list as JSON.
  ///
  /// - Throws: An encoding error, which does not occur.
  package func json() throws -> String { try jsonText(Content(facts: facts)) }

  private struct Content: Encodable {
    let schemaVersion = 1
    let facts: [FactDescription]
  }
}

extension FactDescription {
  /// The kind of the values, and how a condition compares them.
  fileprivate var valueInWords: String {
    let isAny = ifNotFound == nil ? "; unknown if nothing is found" : ""
    switch value {
    case .flag: return "\(name): true or false"
    case .count: return "\(name): a number, or { atLeast: …, atMost: … }"
    case .word:
      guard let words else { return "\(name): a word or a list of words\(isAny)" }
      return "\(name): \(words.joined(separator: ", ")), or a list of these\(isAny)"
    case .words: return "\(name): a word that is among them, or a list with one that is"
    case .text: return "only in messages, as {\(name)}"
    }
  }

  fileprivate var ownersInWords: String {
    let kinds = SubjectKind.allCases.map(\.rawValue)
    let missing = kinds.filter { !subjects.contains($0) }
    let owners: String
    if missing.isEmpty {
      owners = "any subject"
    } else if missing.count < 5 {
      owners = "any subject except \(missing.joined(separator: ", "))"
    } else {
      owners = subjects.joined(separator: ", ")
    }
    return "of \(owners); from \(readFrom.inWords)"
  }
}

extension FactOrigin {
  fileprivate var inWords: String {
    switch self {
    case .documents: "documents, or code that makes the same"
    case .source: "code"
    case .projectFiles: "project files"
    case .decisions: "a decision"
    }
  }
}
