import Guidance
import MigrationStrategy

/// A report that was written as JSON: as much of it as a comparison needs.
package struct ReportSnapshot: Sendable, Decodable {
  /// What made the report.
  struct Tool: Decodable { var version: String }

  /// A project.
  struct Project: Decodable {
    var name: String
    var root: String
    var structures: [Structure]
    var recommendations: [Finding]
    /// The checklist for every app; absent in reports that count its points among the findings.
    var checklist: [Finding]?
    var problems: [Problem]
  }

  /// A container or control of navigation, with what was decided about it.
  struct Structure: Decodable {
    var kind: String
    var file: String
    var line: Int
    var object: String
    var scene: String
    var decision: Decision?
    var procedures: [Decision]
  }

  /// What was decided.
  struct Decision: Decodable {
    var procedure: String
    var title: String
    var outcome: String
    var confidence: Confidence
  }

  /// What could not be read, or was left out.
  struct Problem: Decodable { var level: ProblemReport.Level }

  /// An equivalent that findings name.
  struct Equivalent: Decodable { var title: String }

  var tool: Tool
  var platform: String
  var edition: String
  var projects: [Project]
  var equivalents: [String: Equivalent]
  var problems: [Problem]
}

extension ReportSnapshot {
  /// A finding. It is written again where a comparison names it, in the form it has in a report.
  struct Finding: Codable {
    /// What it is about.
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
    /// What else it takes, by other rules.
    var parts: [Part]?
    /// Where else the rule finds the same.
    var places: [Place]?
  }

  /// A part of a finding, by another rule.
  struct Part: Codable {
    var rule: String
    var title: String
    var equivalent: String
    var severity: Severity
  }

  /// Another place of a finding.
  struct Place: Codable {
    var subject: Finding.Subject
    var message: String
  }
}
