package import Guidance

/// What many projects come to: the value that every form of an audit's index renders.
///
/// Like a report it is finished, sorted, and the same for the same input; `schemaVersion` grows only
/// when its JSON form breaks.
package struct AuditIndex: Sendable, Hashable, Codable {
  /// Which part of the projects it is about.
  package struct Shard: Sendable, Hashable, Codable {
    /// From 1 on.
    package var number: Int
    package var count: Int
    /// What all parts of one audit have in common: a digest of the projects that were found,
    /// and of rules of one's own.
    package var projects: String

    /// Creates a part's number.
    package init(number: Int, count: Int, projects: String) {
      self.number = number
      self.count = count
      self.projects = projects
    }
  }

  /// The version of the JSON form that this program writes and reads.
  static let version = 1

  /// All projects together.
  package struct Totals: Sendable, Hashable, Codable {
    package var projects = 0
    /// Those without a report.
    package var failed = 0
    package var counts = AuditCounts()
  }

  /// An equivalent, and how much it is needed.
  package struct Need: Sendable, Hashable, Codable {
    package var equivalent: String
    package var title: String
    /// How many projects need it.
    package var projects: Int
    /// How many recommendations name it.
    package var findings: Int
  }

  /// The version of the JSON form.
  package var schemaVersion = Self.version
  package var tool: Report.Tool
  package var platform: PlatformChoice
  package var edition: Edition
  /// The code of the language of titles, where one was asked for.
  package var language: String?
  /// None where all projects are in it.
  package var shard: Shard?
  package var totals: Totals
  /// By root.
  package var projects: [AuditedProject]
  /// What most projects need comes first.
  package var equivalents: [Need]
  /// The numbers of what belongs to no project; the totals hold them, too.
  package var elsewhere: AuditCounts
  /// What belongs to no project and could not be read or was left out.
  package var problems: [ProblemReport]
}
