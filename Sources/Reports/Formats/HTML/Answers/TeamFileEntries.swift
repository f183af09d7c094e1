import Guidance

/// The entries of a `.macward.yml` file that a page can change or remove: the decisions, and the
/// answers for the whole app that are on one line.
struct TeamFileEntries {
  /// An entry of the file.
  struct Entry: Encodable, Equatable {
    /// The lines of the entry, as they are in the file.
    var text: String
    /// The indentation of its first line.
    var indent: String
    /// The decision, or `nil` for an answer.
    var decision: Decision?
    /// The answer, or `nil` for a decision.
    var answer: Answer?
  }

  struct Decision: Encodable, Equatable {
    var rule: String?
    var outcome: String?
    /// The keys that name the place, such as `structure`.
    var place: [String: String]
    var status: String
    var reason: String?
    var by: String?
    var date: String?
  }

  struct Answer: Encodable, Equatable {
    var question: String
    /// The answer yes or no, or `nil` for texts.
    var flag: Bool?
    /// A name, or the titles of a list.
    var texts: [String]?
    var isList: Bool
  }

  /// The entries, in the order of the file.
  private(set) var entries: [Entry] = []
  /// The lines of each entry.
  private var ranges: [Range<Int>] = []
  private let lines: [String]

  /// The maximum number of entries to offer, because each is checked by reading the file without it.
  private static let mostEntries = 100

  /// Finds the entries in the text of a file.
  init(_ text: String) {
    lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0) + "\n" }
    guard let file = try? Configuration(Configuration.fileName, text: text),
      file.decisions.count + file.answers.count <= Self.mostEntries
    else { return }
    let found =
      file.decisions.compactMap(entry) + file.answers.compactMap(entry)
    for (entry, range) in found.sorted(by: { $0.1.lowerBound < $1.1.lowerBound })
    where isRemovable(range, from: file) {
      entries.append(entry)
      ranges.append(range)
    }
  }

  private func entry(_ decision: TeamDecision) -> (Entry, Range<Int>)? {
    let start = decision.line - 1
    guard let indent = lines[start].wholeMatch(of: /( *)- [^\n]*\n/)?.output.1 else { return nil }
    let range = block(at: start, indent: indent.count)
    return (
      Entry(text: lines[range].joined(), indent: String(indent), decision: Decision(decision)),
      range
    )
  }

  private func entry(_ answer: TeamAnswer) -> (Entry, Range<Int>)? {
    let start = answer.line - 1
    guard answer.structure == nil,
      let form = lines[start].wholeMatch(of: /( +)[A-Za-z0-9_-]+:[ ]+[^{#\n][^\n]*\n/)
    else { return nil }
    let indent = String(form.output.1)
    let range = block(at: start, indent: indent.count)
    return (Entry(text: lines[range].joined(), indent: indent, answer: Answer(answer)), range)
  }

  /// Returns the lines of a block: the first one, and those that are indented more, without the
  /// comments after the block.
  private func block(at start: Int, indent: Int) -> Range<Int> {
    var end = start + 1
    for (index, line) in lines.enumerated().dropFirst(start + 1) {
      let content = line.drop { $0 == " " }
      if content.allSatisfy(\.isWhitespace) || content.hasPrefix("#") { continue }
      guard line.count - content.count > indent else { break }
      end = index + 1
    }
    return start..<end
  }

  /// Whether the file without an entry says the same except for that entry.
  private func isRemovable(_ range: Range<Int>, from file: Configuration) -> Bool {
    let text = (lines[..<range.lowerBound] + lines[range.upperBound...]).joined()
    guard let rest = try? Configuration(Configuration.fileName, text: text) else { return false }
    return rest.decisions.count + rest.answers.count == file.decisions.count + file.answers.count
      - 1
      && rest.structures.count == file.structures.count && rest.tabs.count == file.tabs.count
      && rest.platform == file.platform && rest.failOn == file.failOn
  }
}

// MARK: - Pieces

extension TeamFileEntries {
  /// Returns pieces of the file in which each entry is a piece. An entry that has a place for others
  /// inside remains as it is.
  func split(_ pieces: [AnswerFiles.Piece]) -> [AnswerFiles.Piece] {
    var result: [AnswerFiles.Piece] = []
    var offset = 0
    for piece in pieces {
      guard let text = piece.text else {
        result.append(piece)
        continue
      }
      result += split(text, at: offset)
      offset += text.unicodeScalars.count
    }
    return result
  }

  private func split(_ text: String, at offset: Int) -> [AnswerFiles.Piece] {
    let scalars = Array(text.unicodeScalars)
    var result: [AnswerFiles.Piece] = []
    var done = 0
    for (index, range) in ranges.enumerated() {
      let start = length(of: lines[..<range.lowerBound]) - offset
      let end = min(start + length(of: lines[range]), scalars.count)
      guard start >= done, start < scalars.count else { continue }
      result.append(AnswerFiles.Piece(text: Self.text(scalars[done..<start])))
      result.append(AnswerFiles.Piece(text: Self.text(scalars[start..<end]), entry: index))
      done = end
    }
    return (result + [AnswerFiles.Piece(text: Self.text(scalars[done...]))])
      .filter { $0.text != "" }
  }

  private func length(of lines: ArraySlice<String>) -> Int {
    lines.reduce(0) { $0 + $1.unicodeScalars.count }
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}

// MARK: - Content

extension TeamFileEntries.Decision {
  fileprivate init(_ decision: TeamDecision) {
    (rule, outcome) = (decision.rule, decision.outcome)
    status = decision.status.rawValue
    (reason, by, date) = (decision.reason, decision.author, decision.date)
    switch (decision.place.file, decision.place.object) {
    case (let file?, let object?) where object.contains("#"):
      place = ["file": file, "object": object]
    case (_?, _?): place = ["structure": decision.place.text]
    case (let file?, nil): place = ["file": file]
    case (nil, let object?): place = ["object": object]
    case (nil, nil): place = [:]
    }
  }
}

extension TeamFileEntries.Answer {
  fileprivate init(_ answer: TeamAnswer) {
    question = answer.question
    switch answer.value {
    case .flag(let value): (flag, texts, isList) = (value, nil, false)
    case .name(let name): (flag, texts, isList) = (nil, [name], false)
    case .list(let titles): (flag, texts, isList) = (nil, titles, true)
    }
  }
}
