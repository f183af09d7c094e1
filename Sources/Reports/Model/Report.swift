package import Guidance
import MigrationStrategy

/// The one value that every format renders: finished, sorted, and the same for the same input.
///
/// Its JSON form is the report's contract; `schemaVersion` grows only when that breaks.
package struct Report: Sendable, Encodable {
  /// The tool that made the report.
  package struct Tool: Sendable, Hashable, Codable {
    package var name = "macward"
    package var version: String
  }

  /// The version of the JSON form that this program writes and reads.
  static let schemaVersion = 1

  /// The version of the JSON form.
  package var schemaVersion = Self.schemaVersion
  /// The tool that made it.
  package var tool: Tool
  /// The technologies of the Mac app.
  package var platform: PlatformChoice
  /// The edition of Apple's guidance.
  package var edition: Edition
  /// The code of the requested language of titles.
  package var language: String?
  /// The numbers of files and their parts.
  package var statistics: StatisticsReport
  /// The projects, by root.
  package var projects: [ProjectReport]
  /// The equivalents that recommendations name, once each.
  package var equivalents: [String: Equivalent]
  /// Which rules found something, which found nothing, and which could not be evaluated.
  package var rules: RulesReport
  /// The problems outside of all projects.
  package var problems: [ProblemReport]

  /// The highest severity of all open recommendations that no baseline holds.
  package var highestSeverity: Severity? {
    projects.flatMap(\.recommendations).filter { $0.status == .open && $0.isKnown != true }
      .map(\.severity).max()
  }

  /// Whether some input could not be read.
  package var lostInput: Bool {
    (problems + projects.flatMap(\.problems)).contains { $0.level == .error }
  }
}

/// The results of the rules.
package struct RulesReport: Sendable, Encodable {
  /// A rule that could not be evaluated.
  package struct NotEvaluated: Sendable, Encodable {
    package var rule: String
    package var title: String
    /// Its requirements.
    package var needs: [Evidence]
  }

  /// The rules with findings, with the number of findings.
  package var matched: [String: Int]
  /// The rules that found nothing.
  package var notMatched: [String]
  /// The rules that need more than documents.
  package var notEvaluated: [NotEvaluated]
  /// The rules that found something, by id: what formats say of a rule apart from its findings. The
  /// JSON form tells that with each finding.
  package var found: [Rule]

  private enum CodingKeys: String, CodingKey { case matched, notMatched, notEvaluated }

  init(_ rules: [Rule], _ projects: [ProjectReport]) {
    let found = projects.flatMap { $0.recommendations + $0.checklist }.flatMap { finding in
      ([finding.rule] + (finding.parts ?? []).map(\.rule))
        .map { ($0, 1 + (finding.places?.count ?? 0)) }
    }
    let counts = Dictionary(found, uniquingKeysWith: +)
    matched = counts
    var there: Set<Evidence> = []
    if projects.contains(where: { $0.sourceFiles > 0 }) { there.insert(.source) }
    if projects.contains(where: { !$0.targets.isEmpty }) { there.insert(.projectFiles) }
    let lacking = { (rule: Rule) in
      Evidence.allCases.filter {
        rule.needs.contains($0) || rule.allNeeds.contains($0) && !there.contains($0)
      }
    }
    notMatched = rules.filter { counts[$0.id] == nil && lacking($0).isEmpty }.map(\.id).sorted()
    notEvaluated = rules.filter { counts[$0.id] == nil && !lacking($0).isEmpty }
      .sorted { $0.id < $1.id }
      .map { NotEvaluated(rule: $0.id, title: $0.title, needs: lacking($0)) }
    self.found = rules.filter { counts[$0.id] != nil }.sorted { $0.id < $1.id }
  }
}

/// The numbers of files and their parts.
package struct StatisticsReport: Sendable, Encodable {
  /// Storyboard references, by whether they lead somewhere.
  package struct Placeholders: Sendable, Encodable {
    package var resolved: Int
    package var unresolved: Int
  }

  package var storyboards: Int
  package var xibs: Int
  package var launchScreens: Int
  package var scenes: Int
  package var controllers: [String: Int]
  package var segues: [String: Int]
  package var relationships: [String: Int]
  package var placeholders: Placeholders
  package var otherPlatforms: [String: Int]
}

/// A file that could not be read or was excluded.
package struct ProblemReport: Sendable, Hashable, Codable {
  /// The level of a problem.
  package enum Level: String, Sendable, Codable { case error, note }

  package var file: String
  package var line: Int
  package var level: Level
  package var message: String
}
