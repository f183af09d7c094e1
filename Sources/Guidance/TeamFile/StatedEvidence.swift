import YAMLReading

/// The place in the project that confirms an entry of a team, as the team states it.
package struct StatedEvidence: Sendable {
  /// The places: files with lines.
  package var at: [StructurePlace]
  /// A text on the line, by which it is found again after it has moved.
  package var has: String?
  /// Who says so.
  package var author: String?
  /// The line and column numbers in the file, starting at 1.
  package var line: Int
  package var column: Int

  /// Creates the evidence of an entry that names none.
  init(line: Int, column: Int) {
    (at, self.line, self.column) = ([], line, column)
  }

  /// Reads the keys of an entry.
  init(from keys: inout KeyReader) {
    (line, column) = (keys.place.line, keys.place.column)
    let texts: [String]? = keys.readIfPresent("at") { node, mistakes in
      node.oneOrMore.map { String(from: $0, mistakes) }
    }
    at = (texts ?? []).map(StructurePlace.init(reference:))
    has = keys.readIfPresent("has")
    author = keys.readIfPresent("by")
    if at.contains(where: { $0.line == nil }) {
      keys.note("expected a file and a line, such as Tabs.swift:12", at: "at")
    }
    if has?.isEmpty == true { keys.note("'has' needs a text", at: "has") }
    if has != nil, at.isEmpty { keys.note("'has' is on the line of 'at': add 'at'", at: "has") }
  }
}

/// How well the project confirms an entry of a team.
package enum EvidenceLevel: String, Sendable, Encodable {
  /// What was read at the line names the same.
  case proven
  /// The line, or the code around it, names the same.
  case named
  /// The text is on another line now.
  case moved
  /// Nothing in the project was named as evidence.
  case stated
  /// The file, the line, or the text is not there.
  case stale
  /// The code there is about something else.
  case contradicted

  /// Whether the entry is not applied.
  package var isRefused: Bool { self == .stale || self == .contradicted }
}

/// Evidence that was looked up.
package struct CheckedEvidence: Sendable {
  package var level: EvidenceLevel
  /// The line and column numbers of the entry in the team's file.
  package var line: Int
  package var column: Int
  /// What was found, in words.
  package var message: String

  /// Creates the result of a check.
  package init(_ level: EvidenceLevel, line: Int, column: Int, _ message: String) {
    (self.level, self.line, self.column, self.message) = (level, line, column, message)
  }
}
