import Guidance

/// The text of a `.macward.yml` file with the places at which answers and decisions can be added.
/// Everything else remains as it is, including comments.
package struct ConfigurationTemplate: Sendable {
  /// A place for new entries.
  struct Slot: Sendable, Equatable {
    /// The kind of entries.
    enum Kind: Sendable, Equatable {
      /// Answers to questions that the file does not answer.
      case answers
      /// Answers to a question that the file answers for some structures.
      case structures(question: String)
      case decisions
    }

    var kind: Kind
    /// The text before the first entry.
    var head = ""
    /// The indentation of entries.
    var indent = "  "
    /// Whether the entries are in braces on one line.
    var isFlow = false
  }

  /// A part of the text, or a place for entries.
  enum Piece: Sendable, Equatable {
    case text(String)
    case slot(Slot)
  }

  /// The pieces, in order.
  let pieces: [Piece]

  /// Finds the places in the text of a file.
  ///
  /// - Returns: `nil` if entries cannot be added without changing the entries of the file.
  package init?(_ text: String) {
    pieces = ConfigurationScan(text).pieces
    guard isSafe(for: text) else { return nil }
  }

  private init(pieces: [Piece]) { self.pieces = pieces }

  /// A file without content.
  package static let empty = ConfigurationTemplate(pieces: ConfigurationScan("").pieces)

  /// Returns the text with more answers.
  package func text(adding answers: [GivenAnswer]) -> String {
    let known = pieces.compactMap { piece -> String? in
      guard case .slot(let slot) = piece, case .structures(let question) = slot.kind else {
        return nil
      }
      return question
    }
    return text { slot in
      switch slot.kind {
      case .answers:
        answers.filter { !known.contains($0.question) }.lines(indent: slot.indent)
      case .structures(let question):
        entries(answers.filter { $0.question == question }, in: slot)
      case .decisions: ""
      }
    }
  }

  /// Returns the text with one more decision.
  package func text(adding decision: GivenDecision) -> String {
    text { $0.kind == .decisions ? decision.lines(indent: $0.indent) : "" }
  }

  private func entries(_ answers: [GivenAnswer], in slot: Slot) -> String {
    slot.isFlow ? answers.flow : answers.places(indent: slot.indent)
  }

  private func text(_ entries: (Slot) -> String) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): return text
      case .slot(let slot):
        let entries = entries(slot)
        return entries.isEmpty ? "" : slot.head + entries
      }
    }.joined()
  }
}

// MARK: - Safety

extension ConfigurationTemplate {
  /// Whether a text with an entry in each place says what it said before, and the entries.
  private func isSafe(for text: String) -> Bool {
    guard let old = try? Configuration(Configuration.fileName, text: text),
      let new = try? Configuration(Configuration.fileName, text: sample)
    else { return false }
    let answers = new.answers.filter { $0.structure != Self.samplePlace }
    let decisions = new.decisions.filter { $0.place != Self.samplePlace }
    return new.answers.count - answers.count == pieces.count(where: \.takesAnswers)
      && new.decisions.count - decisions.count == 1
      && old.answers.map(Content.init) == answers.map(Content.init)
      && old.decisions.map(Content.init) == decisions.map(Content.init)
      && old.isAlike(new)
  }

  private static let samplePlace = StructurePlace(file: "macward sample", object: "1")

  private var sample: String {
    let answer = { (question: String) in
      [
        GivenAnswer(
          question: question, text: "", structure: Self.samplePlace, value: .flag(true))
      ]
    }
    return text { slot in
      switch slot.kind {
      case .answers: answer("macward-sample").lines(indent: slot.indent)
      case .structures(let question): entries(answer(question), in: slot)
      case .decisions:
        "\(slot.indent)- rule: macward-sample\n\(slot.indent)  status: accepted\n"
          + "\(slot.indent)  structure: \"\(Self.samplePlace.text)\"\n"
      }
    }
  }

  /// An entry without its line.
  private struct Content: Equatable {
    var words: [String?]
    var value: AnswerValue?

    init(_ answer: TeamAnswer) {
      (words, value) = ([answer.question, answer.structure?.text], answer.value)
    }

    init(_ decision: TeamDecision) {
      words = [
        decision.rule, decision.outcome, decision.place.file, decision.place.object,
        decision.status.rawValue, decision.reason, decision.author, decision.date,
      ]
    }
  }
}

extension ConfigurationTemplate.Piece {
  fileprivate var takesAnswers: Bool {
    if case .slot(let slot) = self { slot.kind != .decisions } else { false }
  }
}

extension Configuration {
  /// Whether everything but answers and decisions is the same.
  fileprivate func isAlike(_ other: Configuration) -> Bool {
    platform == other.platform && edition == other.edition && failOn == other.failOn
      && rules == other.rules && include == other.include && exclude == other.exclude
      && tabs.map(\.tabs.count) == other.tabs.map(\.tabs.count)
      && structures.map(\.object) == other.structures.map(\.object)
  }
}
