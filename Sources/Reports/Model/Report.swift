package import Guidance
import MigrationStrategy

/// The report, which every format renders. It is complete and sorted, and depends only on the
/// input.
///
/// Its JSON is the documented interface to other programs. `schemaVersion` changes only if the JSON
/// becomes incompatible.
package struct Report: Sendable, Encodable {
  /// The tool that created a report.
  package struct Tool: Sendable, Hashable, Codable {
    package var name = "macward"
    package var version: String
  }

  /// The version of the JSON that this program writes and reads.
  static let schemaVersion = 1

  /// The version of the JSON.
  package var schemaVersion = Self.schemaVersion
  /// The tool that created the report.
  package var tool: Tool
  /// The technology of the Mac app, or all of them if the advice for projects is for different ones.
  package var platform: PlatformChoice
  /// The edition of Apple's guidance.
  package var edition: Edition
  /// The code of the requested language of titles.
  package var language: String?
  /// The numbers of files and of their elements.
  package var statistics: StatisticsReport
  /// The projects, sorted by root.
  package var projects: [ProjectReport]
  /// The equivalents of the recommendations, by ID.
  package var equivalents: [String: Equivalent]
  /// The rules with findings, those without, and those that could not be evaluated.
  package var rules: RulesReport
  /// The cited sources, by ID.
  package var sources: [String: CitedSource] = [:]
  /// The problems outside of all projects.
  package var problems: [ProblemReport]

  /// The highest severity of the open recommendations that are not in the baseline.
  package var highestSeverity: Severity? {
    projects.flatMap(\.recommendations).filter { $0.status == .open && $0.isKnown != true }
      .map(\.severity).max()
  }

  /// The technologies that the advice is for, in the usual order.
  var platforms: [TargetPlatform] {
    let chosen = Set(projects.lazy.flatMap(\.platforms))
    return chosen.isEmpty ? platform.platforms : TargetPlatform.allCases.filter(chosen.contains)
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
    /// The evidence that the rule needs.
    package var needs: [Evidence]
  }

  /// The number of findings of each rule with findings, by ID.
  package var matched: [String: Int]
  /// The IDs of the rules without findings.
  package var notMatched: [String]
  /// The rules that could not be evaluated because of missing evidence.
  package var notEvaluated: [NotEvaluated]
  /// The rules with findings, by ID, for formats that list rules separately. In JSON, each finding
  /// contains this information.
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

/// The numbers of files and of their elements.
package struct StatisticsReport: Sendable, Encodable {
  /// The numbers of storyboard references that are resolved and unresolved.
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
