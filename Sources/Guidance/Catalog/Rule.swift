package import YAMLReading

/// A rule of the catalog: a condition, why it matters on the Mac, and what to do.
package struct Rule: Sendable, CatalogRecord {
  /// The ID: the group and the finding, such as `tab-bar/settings-tab`.
  package var id: String
  /// The title, for a heading.
  package var title: String
  /// The task that fixes the finding, for a plan. It is the title if the file has none.
  package var task: String
  /// The kinds of subjects that the rule applies to.
  package var subjects: [SubjectKind]
  /// The condition for a finding, or `nil` for a rule that documents cannot decide.
  package var condition: Predicate?
  /// The evidence that the rule needs besides documents. Without it, the rule is not evaluated.
  package var needs: [Evidence]
  /// The ID of the recommended Mac equivalent.
  package var equivalent: String
  /// The technologies of the Mac app that the rule applies to. An empty list stands for all.
  package var platforms: [TargetPlatform]
  /// The texts that differ between the technologies of the Mac app.
  private var texts: PlatformTexts
  /// What single editions of the guidance add.
  var editions: EditionChanges
  /// The severity of the recommendation.
  package var severity: Severity
  /// The statement of a source that justifies the severity.
  package var because: Because?
  /// The condition under which the severity is higher.
  package var raised: Raise?
  /// The effort, or `nil` if it does not apply.
  package var effort: Effort?
  /// The description of the finding, with facts of the subject in braces.
  package var message: String
  /// The reason why the finding matters on the Mac.
  package var why: String
  /// The recommended action.
  package var advice: String
  /// A question to the team whose answer affects the advice.
  package var question: Question?
  /// What becomes of the finding if the answer is yes, or `nil` if that changes nothing here.
  package var ifYes: AnsweredFinding?
  /// What becomes of the finding if the answer is no, or `nil` if that changes nothing here.
  package var ifNo: AnsweredFinding?
  /// The fact that lists the titles that the recommendation is about.
  package var titles: AnyFact?
  /// The menu commands that the rule adds to those of its equivalent, regardless of the severity.
  package var commands: [BroughtCommand]
  /// The features that show that the recommendation is already implemented. One of them is enough.
  package var done: [MacFeature]
  /// The IDs of the rules that this rule suppresses for the same subject.
  package var silences: [String]
  /// The sources: statements of the guidance, or pages.
  package var sources: [String]
  /// The objects that the rule must find in its example.
  package var examples: Examples?
  /// Whether the rule is an item of the checklist for every app, not a finding.
  package var isChecklist: Bool
  /// Whether all findings in an app are combined into one with a list of source locations.
  package var isGathered: Bool
  /// The IDs of the rules that become parts of this rule's recommendation if both match a subject.
  package var parts: [String]
  /// The reason why the rule rarely matches in public projects, if it does.
  package var rarity: String?

  /// The group, which is the part of the ID before the slash.
  package var group: String { String(id.prefix { $0 != "/" }) }

  package init(from keys: inout KeyReader) {
    id = keys.read("id")
    title = keys.read("title")
    task = keys.readIfPresent("task") ?? title
    subjects = keys.readOneOrMore("subject")
    let mistakes = keys.mistakeCount
    needs = keys.readIfPresent("needs") ?? []
    condition = keys.readIfPresent("when")
    if keys.mistakeCount == mistakes, needs.isEmpty == (condition == nil) {
      keys.note("a rule has either 'when' or 'needs'", at: "when")
    }
    equivalent = keys.read("equivalent")
    platforms = keys.readIfPresent("platforms") ?? []
    texts = keys.readIfPresent("texts") ?? PlatformTexts()
    editions = keys.readIfPresent("editions") ?? EditionChanges()
    severity = keys.read("severity")
    because = keys.readIfPresent("because")
    raised = keys.readIfPresent("raise")
    effort = keys.readIfPresent("effort")
    message = keys.read("message")
    why = keys.read("why")
    advice = keys.read("advice")
    question = keys.readIfPresent("ask")
    ifYes = keys.readIfPresent("ifYes")
    ifNo = keys.readIfPresent("ifNo")
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

extension Rule {
  /// All conditions of the rule: that of its findings, of their severity, and of their commands.
  package var conditions: [Predicate] {
    [condition, raised?.condition].compactMap { $0 } + commands.map(\.condition)
  }

  /// Whether the rule applies to a Mac app that is built with one of the technologies of a choice.
  package func applies(to choice: PlatformChoice) -> Bool {
    platforms.isEmpty || choice.platforms.contains(where: platforms.contains)
  }

  /// Returns the rule with its texts for a technology of the Mac app.
  package func worded(for choice: PlatformChoice) -> Rule {
    guard case .one(let platform) = choice, let texts = texts[platform] else { return self }
    var rule = self
    rule.message = texts.message ?? message
    rule.why = texts.why ?? why
    rule.advice = texts.advice ?? advice
    return rule
  }

  /// Adds what an edition of the guidance adds.
  mutating func edit(for edition: Edition) {
    guard let change = editions[edition] else { return }
    if let addition = change.advice {
      advice += " " + addition
      texts.add(addition)
    }
    sources += change.sources
  }

  /// Returns the advice that an edition adds.
  package func addition(of edition: Edition) -> String? { editions[edition]?.advice }

  /// All texts for single technologies and editions, by their key in the rule's file.
  var specialTexts: [(keys: [String], text: String)] {
    let additions = Edition.allCases.compactMap { edition in
      editions[edition]?.advice.map { (["editions", edition.rawValue, "advice"], $0) }
    }
    return additions
      + TargetPlatform.allCases.flatMap { platform in
        let own = texts[platform]
        return [("message", own?.message), ("why", own?.why), ("advice", own?.advice)].compactMap {
          key, text in text.map { (["texts", platform.rawValue, key], $0) }
        }
      }
  }
}

/// Evidence other than documents that a rule can need.
package enum Evidence: String, Sendable, CatalogWord, Encodable {
  /// Targets, build settings, asset catalogs, and property lists that are not always read.
  case projectFiles = "project-files"
  /// Source code.
  case source
  /// Answers that only the team can give.
  case answers

  /// A description of the evidence.
  package var title: String {
    switch self {
    case .projectFiles: "project files"
    case .source: "source code"
    case .answers: "the team's answers"
    }
  }
}

/// The severity of a recommendation.
package enum Severity: String, Sendable, CatalogWord, Codable, Comparable {
  /// The recommendation depends on taste, or on facts that are not in the files.
  case consider
  /// The recommendation is a convention on the Mac.
  case recommended
  /// Something fails or is unreachable, or Apple requires the change.
  case required

  /// Orders severities from `consider` to `required`.
  package static func < (a: Severity, b: Severity) -> Bool {
    allCases.firstIndex(of: a) ?? 0 < allCases.firstIndex(of: b) ?? 0
  }
}

/// The effort to implement a recommendation.
package enum Effort: String, Sendable, CatalogWord, Codable, Comparable {
  /// At most one day.
  case small
  /// Two to five days.
  case medium
  /// More than one week.
  case large

  /// Orders efforts from `small` to `large`.
  package static func < (a: Effort, b: Effort) -> Bool {
    allCases.firstIndex(of: a) ?? 0 < allCases.firstIndex(of: b) ?? 0
  }
}

/// The statement of a source that justifies a severity, in short.
package struct Because: Sendable, CatalogRecord {
  /// The source, which is one of the rule's sources.
  package var source: String
  /// The statement, in short.
  package var words: String

  package init(from keys: inout KeyReader) {
    source = keys.read("source")
    words = keys.read("words")
  }
}

/// A severity that applies under a condition.
package struct Raise: Sendable, CatalogRecord {
  /// The severity.
  package var severity: Severity
  /// The condition.
  package var condition: Predicate

  package init(from keys: inout KeyReader) {
    severity = keys.read("to")
    condition = keys.read("when")
  }
}

/// A menu command that a rule adds: its ID in `shortcuts.yml`, optionally with a condition.
package struct BroughtCommand: Sendable, CatalogValue {
  /// The ID of the command.
  package var id: String
  /// The condition under which the command is added.
  package var condition: Predicate

  package init(from node: YAMLNode, _ mistakes: Mistakes) {
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

/// The expected findings of a rule in its example: the storyboard next to it with the same name, or
/// a folder.
package struct Examples: Sendable, CatalogRecord {
  /// The object IDs that the rule must find in its example. It must not find others. The ID of the
  /// project is `project`.
  package var matches: [String]

  package init(from keys: inout KeyReader) {
    matches = keys.read("matches")
  }
}
