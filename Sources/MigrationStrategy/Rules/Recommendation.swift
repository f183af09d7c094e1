package import FileReading
package import Guidance
import InterfaceBuilder

/// What a rule found, and what it recommends.
package struct Recommendation: Sendable {
  /// Where it stands with the team.
  package enum Status: String, Sendable, Codable {
    case open, done, accepted, declined, overridden

    /// Whether there is still something to do.
    package var isPending: Bool { self == .open || self == .accepted }
    /// Whether the team does not want it, or does something else.
    package var isDeclined: Bool { self == .declined || self == .overridden }
  }

  /// The rule's id.
  package var rule: String
  /// The rule's title: what was found, as a heading.
  package var title: String
  /// The equivalent it recommends.
  package var equivalent: String
  /// The subject it is about.
  package var subject: SubjectID
  /// The object ID of what was found; empty for the project.
  package var object: String
  /// Where that stands.
  package var location: SourceLocation
  /// The titles it is about.
  package var titles: [String]
  /// The menu commands it brings besides those of its equivalent, by their names.
  package var commands: [String]
  /// Whether it rests on source code: what it is about is made there, or its rule asks for what only
  /// source code says.
  package var isFromSource: Bool
  /// What was found.
  package var message: String
  /// Why it matters on the Mac.
  package var why: String
  /// What to do.
  package var advice: String
  /// How much it matters.
  package var severity: Severity
  /// How much work it is.
  package var effort: Effort?
  /// What to ask the team.
  package var question: Decision.Question?
  /// Where it comes from.
  package var sources: [String]
  /// Where it stands with the team.
  package var status: Status
  /// What shows that it is done, or partly done.
  package var evidence: [ExistingWork.Evidence] = []
  /// The titles for which nothing is there yet, where something is there for others.
  package var missing: [String] = []
  /// What the team has decided about it.
  package var decision: TeamDecision?
  /// The id of its question, where the team has answered that.
  package var answered: String?
}
