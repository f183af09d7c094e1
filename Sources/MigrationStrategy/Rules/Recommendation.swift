package import FileReading
package import Guidance

/// A finding of a rule, with what the rule recommends.
package struct Recommendation: Sendable {
  /// The status of a recommendation.
  package enum Status: String, Sendable, Codable {
    case open, done, accepted, declined, overridden

    /// Whether there is work to do.
    package var isPending: Bool { self == .open || self == .accepted }
    /// Whether the team has declined the recommendation or chosen another outcome.
    package var isDeclined: Bool { self == .declined || self == .overridden }
  }

  /// The id of the rule.
  package var rule: String
  /// The title of the rule, as a heading.
  package var title: String
  /// The id of the recommended Mac equivalent.
  package var equivalent: String
  /// The subject of the finding.
  package var subject: SubjectID
  /// The object ID of the finding, which is empty for the project.
  package var object: String
  /// The source location of the finding.
  package var location: SourceLocation
  /// The location of the file that a finding about the whole app is about, such as a property list,
  /// or `nil` for other findings and if the files do not tell.
  package var file: SourceLocation?
  /// The titles in the finding.
  package var titles: [String]
  /// The ids of its menu commands, in addition to those of the equivalent.
  package var commands: [String]
  /// Whether the finding is based on source code: its subject is declared there, or its rule needs
  /// facts that only source code provides.
  package var isFromSource: Bool
  /// The description of the finding.
  package var message: String
  /// The reason why it matters on the Mac.
  package var why: String
  /// The advice.
  package var advice: String
  /// The severity.
  package var severity: Severity
  /// Whether it is a point of the checklist for every app, and not a finding.
  package var isChecklist: Bool
  /// Whether all findings of its rule in the app are one finding.
  package var isGathered: Bool
  /// The other places of something that the target does not have.
  package var furtherPlaces: [MissingAPI.Place] = []
  /// The recommendations of other rules about the same fact.
  package var parts: [Recommendation] = []
  /// The effort.
  package var effort: Effort?
  /// The open question to the team.
  package var question: Decision.Question?
  /// The statements or pages that support it.
  package var sources: [String]
  /// The status.
  package var status: Status
  /// The evidence that it is done or partly done.
  package var evidence: [ExistingWork.Evidence] = []
  /// The titles without a command, if others have one.
  package var missing: [String] = []
  /// The team's decision about it.
  package var decision: TeamDecision?
  /// The id of its question, if the team has answered the question.
  package var answered: String?
  /// The answer because of which it does not apply, as a sentence.
  package var declinedByAnswer: String?
  /// The team's word for what it is about, such as what a page is called.
  package var noun: String?

  /// The recommendation and its parts.
  package var all: [Recommendation] { [self] + parts }
}
