/// One rule of the catalogue: what it finds, why that matters on the Mac, and what to do.
package struct Rule: Sendable, Decodable {
  /// Its name: group and what it finds, such as `tab-bar/settings-tab`.
  package var id: String
  /// What it finds, as a heading.
  package var title: String
  /// What it looks at.
  package var subjects: [SubjectKind]
  /// What must hold for it to find something; `nil` for a rule that the documents cannot decide.
  package var condition: Predicate?
  /// What it needs besides documents, and is not evaluated without.
  package var needs: [Evidence]
  /// The Mac equivalent it recommends.
  package var equivalent: String
  /// How much it matters.
  package var severity: Severity
  /// Where it matters more than that.
  package var raised: Raise?
  /// How much work it is, or `nil` where that does not apply.
  package var effort: Effort?
  /// What was found, with facts of the subject in braces.
  package var message: String
  /// Why it matters on the Mac.
  package var why: String
  /// What to do.
  package var advice: String
  /// A question to the team whose answer would change the advice.
  package var question: Question?
  /// The titles that the recommendation is about: the name of a fact that lists them.
  package var titles: FactName?
  /// The menu commands it brings besides those of its equivalent, and however much it matters.
  package var commands: [BroughtCommand]
  /// The rules that say nothing about a subject where this one does.
  package var silences: [String]
  /// Where it comes from: statements of the guidance, or pages.
  package var sources: [String]
  /// The objects that it must find in its example.
  package var examples: Examples?
  /// Why it is seldom met in public projects, where it is.
  package var rarity: String?

  /// The part of the id before the slash.
  package var group: String { String(id.prefix { $0 != "/" }) }

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case id, title, subject, when, needs, equivalent, severity, raise, effort, message, why, advice,
      ask
    case titles, commands, silences, sources, rare, examples
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    id = try container.decode(String.self, forKey: .id)
    title = try container.decode(String.self, forKey: .title)
    subjects = try container.decode(OneOrMore<Word<SubjectKind>>.self, forKey: .subject)
      .values.map(\.value)
    needs =
      try container.decodeIfPresent([Word<Evidence>].self, forKey: .needs)?.map(\.value) ?? []
    condition = try container.decodeIfPresent(Predicate.self, forKey: .when)
    try container.expect(
      needs.isEmpty != (condition == nil), of: .when, .needs,
      message: "a rule has either 'when' or 'needs'")
    equivalent = try container.decode(String.self, forKey: .equivalent)
    severity = try container.decodeWord(Severity.self, forKey: .severity)
    raised = try container.decodeIfPresent(Raise.self, forKey: .raise)
    effort = try container.decodeIfPresent(Word<Effort>.self, forKey: .effort)?.value
    message = try container.decode(String.self, forKey: .message)
    why = try container.decode(String.self, forKey: .why)
    advice = try container.decode(String.self, forKey: .advice)
    question = try container.decodeIfPresent(Question.self, forKey: .ask)
    titles = try container.decodeIfPresent(FactName.self, forKey: .titles)
    commands = try container.decodeIfPresent([BroughtCommand].self, forKey: .commands) ?? []
    silences = try container.decodeIfPresent([String].self, forKey: .silences) ?? []
    sources = try container.decode([String].self, forKey: .sources)
    rarity = try container.decodeIfPresent(String.self, forKey: .rare)
    examples = try container.decodeIfPresent(Examples.self, forKey: .examples)
  }
}

/// What a rule can need besides documents.
package enum Evidence: String, Sendable, Codable, CaseIterable {
  /// Targets, build settings, asset catalogs, property lists beyond those that are read.
  case projectFiles = "project-files"
  /// Source code.
  case source
  /// What only the team knows.
  case answers

  /// The evidence in words.
  package var title: String {
    switch self {
    case .projectFiles: "project files"
    case .source: "source code"
    case .answers: "the team's answers"
    }
  }
}

/// How much a recommendation matters.
package enum Severity: String, Sendable, Codable, CaseIterable, Comparable {
  /// Depends on taste, or on facts that the files do not tell.
  case consider
  /// The convention on the Mac.
  case recommended
  /// Something breaks, cannot be reached, or Apple states it as a must.
  case required

  /// From `consider` to `required`.
  package static func < (a: Severity, b: Severity) -> Bool {
    allCases.firstIndex(of: a) ?? 0 < allCases.firstIndex(of: b) ?? 0
  }
}

/// How much work a recommendation is.
package enum Effort: String, Sendable, Codable, CaseIterable, Comparable {
  /// A day at most.
  case small
  /// Two to five days.
  case medium
  /// More than a week.
  case large

  /// From `small` to `large`.
  package static func < (a: Effort, b: Effort) -> Bool {
    allCases.firstIndex(of: a) ?? 0 < allCases.firstIndex(of: b) ?? 0
  }
}

/// A severity that holds under a condition.
package struct Raise: Sendable, Decodable {
  /// The severity.
  package var severity: Severity
  /// When it holds.
  package var condition: Predicate

  private enum CodingKeys: String, CodingKey, CaseIterable { case to, when }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    severity = try container.decodeWord(Severity.self, forKey: .to)
    condition = try container.decode(Predicate.self, forKey: .when)
  }
}

/// A menu command that a rule brings: its name in `shortcuts.yml`, or that with a condition.
package struct BroughtCommand: Sendable, Decodable {
  /// Its name.
  package var id: String
  /// When it is brought.
  package var condition: Predicate

  private enum CodingKeys: String, CodingKey, CaseIterable { case id, when }

  package init(from decoder: any Decoder) throws {
    if let id = try? decoder.singleValueContainer().decode(String.self) {
      (self.id, condition) = (id, .always)
      return
    }
    let container = try decoder.strictContainer(
      keyedBy: CodingKeys.self, or: "a command's name, or a mapping of id and when")
    id = try container.decode(String.self, forKey: .id)
    condition = try container.decode(Predicate.self, forKey: .when)
  }
}

/// A question to the team.
package struct Question: Sendable, Decodable {
  /// Its name, by which an answer is given.
  package var id: String
  /// The question, with facts of the subject in braces. Yes is the answer that changes the advice.
  package var text: String

  private enum CodingKeys: String, CodingKey, CaseIterable { case id, text }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    id = try container.decode(String.self, forKey: .id)
    text = try container.decode(String.self, forKey: .text)
  }
}

/// What proves a rule: its example is the storyboard of the same name beside it, or a folder.
package struct Examples: Sendable, Decodable {
  /// The object IDs it must find in its example, where it must find nothing else; the project's is
  /// `project`.
  package var matches: [String]

  private enum CodingKeys: String, CodingKey, CaseIterable { case matches }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    matches = try container.decode([String].self, forKey: .matches)
  }
}
