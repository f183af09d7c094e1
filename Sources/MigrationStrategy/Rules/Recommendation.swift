package import FileReading
package import Guidance
import InterfaceBuilder

/// A finding of a rule, with what the rule recommends.
package struct Recommendation: Sendable {
  /// The status of a recommendation.
  package enum Status: String, Sendable, Codable {
    case open, done, accepted, declined, overridden

    /// Whether work remains.
    package var isPending: Bool { self == .open || self == .accepted }
    /// Whether the team has declined it, or does something else instead.
    package var isDeclined: Bool { self == .declined || self == .overridden }
  }

  /// The id of the rule.
  package var rule: String
  /// The title of the rule, as a heading.
  package var title: String
  /// The id of the recommended Mac equivalent.
  package var equivalent: String
  /// The subject it is about.
  package var subject: SubjectID
  /// The object ID of the finding; empty for the project.
  package var object: String
  /// The source location of the finding.
  package var location: SourceLocation
  /// The titles that it is about.
  package var titles: [String]
  /// The ids of the menu commands that it brings in addition to those of its equivalent.
  package var commands: [String]
  /// Whether it is based on source code: its subject is declared there, or its rule needs facts that
  /// only source code provides.
  package var isFromSource: Bool
  /// The description of the finding.
  package var message: String
  /// Why it matters on the Mac.
  package var why: String
  /// What to do.
  package var advice: String
  /// How much it matters.
  package var severity: Severity
  /// Whether it is a point of the checklist for every app, and no finding.
  package var isChecklist: Bool
  /// Whether it is one finding with all others of its rule in the app.
  package var isGathered: Bool
  /// The recommendations of other rules about the same fact: what else it takes.
  package var parts: [Recommendation] = []
  /// How much work it is.
  package var effort: Effort?
  /// The open question to the team.
  package var question: Decision.Question?
  /// The statements or pages it is based on.
  package var sources: [String]
  /// The status.
  package var status: Status
  /// The evidence that it is done, or partly done.
  package var evidence: [ExistingWork.Evidence] = []
  /// The titles without a command, if others have one.
  package var missing: [String] = []
  /// The team's decision about it.
  package var decision: TeamDecision?
  /// The id of its question, if the team has answered it.
  package var answered: String?

  /// It and its parts.
  package var all: [Recommendation] { [self] + parts }
}
