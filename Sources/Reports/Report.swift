import MigrationStrategy
package import RuleCatalogue

/// The one value that every format renders: finished, sorted, and the same for the same input.
///
/// Its JSON form is the report's contract; `schemaVersion` grows only when that breaks.
package struct Report: Sendable, Encodable {
  /// What made the report.
  package struct Tool: Sendable, Encodable {
    package var name = "macward"
    package var version: String
  }

  /// The version of the JSON form.
  package var schemaVersion = 1
  /// What made it.
  package var tool: Tool
  /// What the Mac app is made with.
  package var platform: TargetPlatform
  /// The edition of Apple's guidance.
  package var edition: Edition
  /// How much there was to read.
  package var statistics: StatisticsReport
  /// The projects, by root.
  package var projects: [ProjectReport]
  /// The equivalents that recommendations name, once each.
  package var equivalents: [String: Equivalent]
  /// What belongs to no project.
  package var problems: [ProblemReport]

  /// The highest severity of all open recommendations.
  package var highestSeverity: Severity? {
    projects.flatMap(\.recommendations).filter { $0.status == .open }.map(\.severity).max()
  }

  /// Whether some input could not be read.
  package var lostInput: Bool {
    (problems + projects.flatMap(\.problems)).contains { $0.level == .error }
  }
}

/// How much there was to read.
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

/// What could not be read, or was left out.
package struct ProblemReport: Sendable, Encodable {
  /// How much a problem matters.
  package enum Level: String, Sendable, Encodable { case error, note }

  package var file: String
  package var line: Int
  package var level: Level
  package var message: String
}
