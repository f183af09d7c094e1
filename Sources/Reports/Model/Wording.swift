import Guidance
import MigrationStrategy

/// Terms and sentences that several formats use.
enum Wording {
  /// Returns the name of a kind of structure.
  static func kind(_ kind: String) -> String {
    switch kind {
    case "tab-bar": "Tab bar"
    case "split-view": "Split view"
    case "navigation-stack": "Navigation stack"
    case "page-view": "Page view"
    case "page-control": "Page control"
    case "segmented-control": "Segmented control"
    default: kind
    }
  }

  /// Returns the title of an outcome.
  static func outcome(_ outcome: Outcome) -> String { outcome.title }

  /// Returns the title of an outcome of which only the ID is available, as in an audit or a
  /// comparison.
  static func outcome(_ id: String) -> String { Outcome(id, title: builtInTitles[id]).title }

  private static let builtInTitles = (try? Catalog.builtIn())?.outcomeTitles ?? [:]

  /// Returns the outcome according to another edition of the guidance.
  static func dissent(_ dissent: Decision.Dissent) -> String {
    "The \(dissent.edition.rawValue) edition of the guidance results in: "
      + "\(outcome(dissent.outcome).lowercasedFirst)."
  }

  /// Returns the confidence of a decision.
  static func confidence(of decision: DecisionReport) -> String {
    confidence(decision.confidence, in: decision.outcome)
  }

  /// Returns the confidence of an outcome.
  static func confidence(_ confidence: DecisionConfidence, in outcome: Outcome) -> String {
    switch confidence {
    case .certain: "certain"
    case .likely: "likely"
    case .undecided: outcome == .undecided ? "undecided" : "default, low confidence"
    }
  }

  /// Returns an effort, as text.
  static func effort(_ effort: Effort) -> String {
    switch effort {
    case .small: "small: a day at most"
    case .medium: "medium: two to five days"
    case .large: "large: more than a week"
    }
  }

  /// Returns the API to use from a version of a system on. Mac Catalyst uses the version numbers of
  /// iPadOS.
  static func preference(_ preference: Preference, on system: String) -> String {
    let system = preference.platform == .macCatalyst ? preference.platform.title : system
    let before = preference.before.map { "; before: \($0)" } ?? ""
    return "From \(system) \(preference.from): \(preference.use)\(before)."
  }

  /// Returns a severity as a heading.
  static func severity(_ severity: Severity) -> String {
    switch severity {
    case .required: "Required"
    case .recommended: "Recommended"
    case .consider: "Consider"
    }
  }

  /// Returns the style of a presentation, and the number of screens in it.
  static func presentation(_ presentation: PresentationReport) -> String {
    let style = presentation.style == .popover ? "popover" : "sheet or full screen"
    let levels = presentation.depth == 0 ? "" : ", \(counted(presentation.depth, "level")) deep"
    return "\(style), \(counted(presentation.screens, "screen"))\(levels)"
  }

  /// Returns the rules that could not be evaluated, by the evidence that they need. A rule that needs the
  /// team's answers alone is left out, because no file that macward reads can contain them.
  static func needs(of rules: RulesReport) -> [(needs: String, rules: [String])] {
    let grouped = Dictionary(grouping: rules.notEvaluated.filter { $0.needs != [.answers] }) {
      rule in
      rule.needs.map(\.title).joined(separator: " and ")
    }
    return grouped.sorted { $0.key < $1.key }.map { ($0.key, $0.value.map(\.rule)) }
  }

  /// Returns the numbers of files and of their elements, as text.
  static func read(_ counts: StatisticsReport) -> String {
    let others = counts.otherPlatforms.sorted { $0.key < $1.key }
      .map { "\(counted($0.value, "document")) for \($0.key)" }
    let own = [
      counted(counts.storyboards, "storyboard"), counted(counts.xibs, "xib"),
      counted(counts.scenes, "scene"), counted(counts.segues.values.reduce(0, +), "segue"),
    ]
    // For an app that is only for Apple TV, there is nothing else to count.
    let isOnlyOthers = counts.storyboards + counts.xibs == 0 && !others.isEmpty
    return "Read " + listed((isOnlyOthers ? [] : own) + others)
  }

  /// Returns the role of a structure in words, or `nil` if it has none.
  static func role(of structure: StructureReport) -> String? {
    switch structure.role {
    case "": nil
    case "root": "top level"
    case "compact-column": "compact column"
    case "other-branch": "not on the Mac"
    case "orphan": "not reachable in the files"
    default: structure.role
    }
  }

  /// The explanation of the abbreviations of sources.
  static let sources =
    "Sources: HIG is Apple's Human Interface Guidelines; UIKit, AppKit, SwiftUI and property lists are "
    + "their documentation; § is the number of a statement in a document."

  /// Returns the titles in order, with suggestions for those that the files do not contain.
  static func titles(of structure: StructureReport) -> [String] {
    let noun = structure.kind == "segmented-control" ? "segment" : "tab"
    let known = structure.titles + structure.suggestedTitles
    if structure.titles.count > 1, known.allSatisfy({ $0 == nil }) {
      return ["\(structure.titles.count) \(noun)s without titles"]
    }
    return zip(structure.titles, structure.suggestedTitles + structure.titles.map { _ in nil })
      .enumerated()
      .map { position, pair in
        pair.0 ?? pair.1.map { "\($0)?" } ?? "\(noun) \(position + 1) without a title"
      }
  }

  /// Returns the numbers of new and known findings.
  static func baseline(_ counts: (new: Int, known: Int)) -> String {
    "\(counts.new) new, \(counts.known) known"
  }

  /// Returns the numbers of a team's answers and decisions that apply.
  static func team(_ team: TeamReport) -> String {
    let parts = [
      team.answers == 0 ? nil : counted(team.answers, "answer"),
      team.decisions == 0 ? nil : counted(team.decisions, "decision"),
      team.corrections.map { counted($0, "correction") },
      team.disabledRules.map { counted($0.count, "disabled rule") },
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }

  /// Returns the parts that exist on the Mac and those that are missing, or `nil` if none exists.
  static func evidence(_ recommendation: RecommendationReport) -> String? {
    guard let evidence = recommendation.evidence else { return nil }
    let there = evidence.map { "\($0.text) (\($0.file):\($0.line))" }.joined(separator: ", ")
    let missing = recommendation.missing.map { titles in
      let count = recommendation.titles.count
      return " That is \(count - titles.count) of \(counted(count, "command")). "
        + "Missing: \(titles.map { "“\($0)”" }.joined(separator: ", "))."
    }
    return "Already on the Mac: \(there)." + (missing ?? "")
  }

  /// Returns the team's decision about a recommendation, with the reason.
  static func decided(_ recommendation: RecommendationReport) -> String? {
    guard let decision = recommendation.decidedBy else { return nil }
    let status =
      switch recommendation.status {
      case .accepted: "Accepted"
      case .declined: "Declined"
      case .overridden: "Done differently"
      case .open, .done: "Decided"
      }
    return status + detail(of: decision)
  }

  /// Returns an answer to a question, as it begins what the answer changes.
  static func answer(
    _ change: Decision.Question.Change, to question: Decision.Question
  ) -> String {
    guard question.answer == .yesOrNo else { return "\(question.id): \(change.answer)" }
    return change.answer.prefix(1).uppercased() + change.answer.dropFirst()
  }

  /// Returns the author, date, and reason of a decision.
  static func detail(of decision: DecidedBy) -> String {
    (decision.by.map { " by \($0)" } ?? "") + (decision.date.map { ", \($0)" } ?? "")
      + (decision.reason.map { ": \($0)" } ?? ".")
  }

  /// Returns the numbers of a project's recommendations.
  static func summary(_ summary: ProjectReport.Summary) -> String {
    let counts = [Severity.required, .recommended, .consider].map { severity in
      "\(summary.severity[severity.rawValue] ?? 0) "
        + (severity == .consider ? "to consider" : severity.rawValue)
    }
    return counts.joined(separator: ", ")
  }

  /// Returns the evidence that a rule needs.
  static func evidence(of rule: Rule) -> String {
    let needs = rule.allNeeds
    let all = ["documents"] + Evidence.allCases.filter(needs.contains).map(\.title)
    return all.joined(separator: " and ") + (rule.needs.isEmpty ? "" : ", so not evaluated yet")
  }
}
