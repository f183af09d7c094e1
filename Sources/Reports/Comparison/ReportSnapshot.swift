import Guidance
import MigrationStrategy

/// The parts of a JSON report that a comparison needs.
package struct ReportSnapshot: Sendable, Decodable {
  /// The tool that created the report.
  struct Tool: Decodable { var version: String }

  /// A project.
  struct Project: Decodable {
    var name: String
    var root: String
    var structures: [Structure]
    var recommendations: [Finding]
    /// The checklist for every app, or `nil` in reports of versions that list its items as
    /// findings.
    var checklist: [Finding]?
    var problems: [Problem]
    /// The findings that the team's answers rule out, or `nil` if there are none.
    var ruledOut: [RuledOutFinding]?
  }

  /// A navigation container or control, with its decisions.
  struct Structure: Decodable {
    var kind: String
    var file: String
    var line: Int
    var object: String
    var scene: String
    var decision: Decision?
    var procedures: [Decision]
  }

  /// A decision.
  struct Decision: Decodable {
    var procedure: String
    var title: String
    var outcome: String
    var confidence: DecisionConfidence
  }

  /// A file that could not be read or was excluded.
  struct Problem: Decodable { var level: ProblemReport.Level }

  /// An equivalent of findings.
  struct Equivalent: Decodable { var title: String }

  var tool: Tool
  var platform: String
  var edition: String
  var projects: [Project]
  var equivalents: [String: Equivalent]
  var problems: [Problem]
}

extension ReportSnapshot {
  /// A finding, encoded as in a report.
  struct Finding: Codable {
    /// The subject of a finding.
    struct Subject: Codable {
      var kind: String
      var file: String
      var line: Int
      var object: String
      var scene: String
    }

    var rule: String
    var title: String
    var equivalent: String
    var subject: Subject
    var titles: [String]
    var message: String
    var severity: Severity
    var status: Recommendation.Status
    /// The parts of the finding, which other rules found.
    var parts: [Part]?
    /// The other locations of the finding.
    var places: [Place]?
  }

  /// A part of a finding, which another rule found.
  struct Part: Codable {
    var rule: String
    var title: String
    var equivalent: String
    var severity: Severity
  }

  /// Another location of a finding.
  struct Place: Codable {
    var subject: Finding.Subject
    var message: String
  }
}
