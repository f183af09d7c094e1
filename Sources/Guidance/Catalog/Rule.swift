/// One rule of the catalog: what it finds, why that matters on the Mac, and what to do.
package struct Rule: Sendable, CatalogRecord {
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
  /// The words of a source that carry the severity.
  package var because: Because?
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
  package var titles: AnyFact?
  /// The menu commands it brings besides those of its equivalent, and however much it matters.
  package var commands: [BroughtCommand]
  /// The features that show that it is done already; one of them is enough.
  package var done: [MacFeature]
  /// The rules that say nothing about a subject where this one does.
  package var silences: [String]
  /// Where it comes from: statements of the guidance, or pages.
  package var sources: [String]
  /// The objects that it must find in its example.
  package var examples: Examples?
  /// Whether it is a point of the checklist for every app, and no finding.
  package var isChecklist: Bool
  /// Whether all that it finds in an app is one finding with a list of places.
  package var isGathered: Bool
  /// The rules that become parts of its recommendation where both match one subject.
  package var parts: [String]
  /// Why it is seldom met in public projects, where it is.
  package var rarity: String?

  /// The part of the id before the slash.
  package var group: String { String(id.prefix { $0 != "/" }) }

  package init(from keys: inout KeyReader) {
    id = keys.read("id")
    title = keys.read("title")
    subjects = keys.readOneOrMore("subject")
    let mistakes = keys.mistakeCount
    needs = keys.readIfPresent("needs") ?? []
    condition = keys.readIfPresent("when")
    if keys.mistakeCount == mistakes, needs.isEmpty == (condition == nil) {
      keys.note("a rule has either 'when' or 'needs'", at: "when")
    }
    equivalent = keys.read("equivalent")
    severity = keys.read("severity")
    because = keys.readIfPresent("because")
    raised = keys.readIfPresent("raise")
    effort = keys.readIfPresent("effort")
    message = keys.read("message")
    why = keys.read("why")
    advice = keys.read("advice")
    question = keys.readIfPresent("ask")
    titles = keys.readIfPresent("titles", AnyFact.read)
    commands = keys.readIfPresent("commands") ?? []
    done = keys.readIfPresent("done") ?? []
    silences = keys.readIfPresent("silences") ?? []
    sources = keys.read("sources")
    rarity = keys.readIfPresent("rare")
    examples = keys.readIfPresent("examples")
    isChecklist = keys.readIfPresent("checklist") ?? false
    isGathered = keys.readIfPresent("gathered") ?? false
    parts = keys.readIfPresent("parts") ?? []
  }
}

/// What a rule can need besides documents.
package enum Evidence: String, Sendable, CatalogWord, Encodable {
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
package enum Severity: String, Sendable, CatalogWord, Codable, Comparable {
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
package enum Effort: String, Sendable, CatalogWord, Codable, Comparable {
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

/// The words of a source, in short, that carry a severity.
package struct Because: Sendable, CatalogRecord {
  /// The source: one of the rule's.
  package var source: String
  /// What it says, in short.
  package var words: String

  package init(from keys: inout KeyReader) {
    source = keys.read("source")
    words = keys.read("words")
  }
}

/// A severity that holds under a condition.
package struct Raise: Sendable, CatalogRecord {
  /// The severity.
  package var severity: Severity
  /// When it holds.
  package var condition: Predicate

  package init(from keys: inout KeyReader) {
    severity = keys.read("to")
    condition = keys.read("when")
  }
}

/// A menu command that a rule brings: its name in `shortcuts.yml`, or that with a condition.
package struct BroughtCommand: Sendable, CatalogValue {
  /// Its name.
  package var id: String
  /// When it is brought.
  package var condition: Predicate

  package init(from node: CatalogNode, _ mistakes: Mistakes) {
    switch node.value {
    case .text(let id): (self.id, condition) = (id, .always)
    case .mapping:
      (id, condition) = KeyReader.read(node, mistakes) { ($0.read("id"), $0.read("when")) }
    default:
      mistakes.note("expected a command's name, or a mapping of id and when", at: node.place)
      (id, condition) = ("", .always)
    }
  }
}

/// A question to the team.
package struct Question: Sendable, CatalogRecord {
  /// Its name, by which an answer is given.
  package var id: String
  /// The question, with facts of the subject in braces. Yes is the answer that changes the advice.
  package var text: String

  package init(from keys: inout KeyReader) {
    id = keys.read("id")
    text = keys.read("text")
  }
}

/// What proves a rule: its example is the storyboard of the same name beside it, or a folder.
package struct Examples: Sendable, CatalogRecord {
  /// The object IDs it must find in its example, where it must find nothing else; the project's is
  /// `project`.
  package var matches: [String]

  package init(from keys: inout KeyReader) {
    matches = keys.read("matches")
  }
}
