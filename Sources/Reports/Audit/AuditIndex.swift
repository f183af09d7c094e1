package import Guidance

/// The results of an audit, which every format of its index renders.
///
/// Like a report, an index is sorted and depends only on the input. `schemaVersion` changes only if
/// the JSON becomes incompatible.
package struct AuditIndex: Sendable, Hashable, Codable {
  /// A part of an audit.
  package struct Shard: Sendable, Hashable, Codable {
    /// The number of the part, starting at 1.
    package var number: Int
    package var count: Int
    /// The digest of the projects and of additional rules, which is the same for all parts of an
    /// audit.
    package var projects: String

    /// Creates a part.
    package init(number: Int, count: Int, projects: String) {
      self.number = number
      self.count = count
      self.projects = projects
    }
  }

  /// The version of the JSON that this program writes and reads.
  static let version = 1

  /// The totals of all projects.
  package struct Totals: Sendable, Hashable, Codable {
    package var projects = 0
    /// The number of projects without a report.
    package var failed = 0
    package var counts = AuditCounts()
  }

  /// An equivalent, with the number of its uses.
  package struct Need: Sendable, Hashable, Codable {
    package var equivalent: String
    package var title: String
    /// The number of projects that need the equivalent.
    package var projects: Int
    /// The number of recommendations for the equivalent.
    package var findings: Int
  }

  /// The version of the JSON.
  package var schemaVersion = Self.version
  package var tool: Report.Tool
  /// The technology that was chosen for all projects, or `nil` if the advice for each project follows
  /// the project.
  package var platform: PlatformChoice?
  package var edition: Edition
  /// The code of the requested language of titles.
  package var language: String?
  /// The part of the audit, or `nil` if the index is complete.
  package var shard: Shard?
  package var totals: Totals
  /// The projects, sorted by root.
  package var projects: [AuditedProject]
  /// The equivalents, in descending order of the number of projects that need them.
  package var equivalents: [Need]
  /// The numbers of files that belong to no project. The totals include them.
  package var elsewhere: AuditCounts
  /// The problems of files that belong to no project.
  package var problems: [ProblemReport]
}

extension AuditIndex {
  /// The technology that the advice is for, as text.
  var platformInWords: String {
    switch platform {
    case .one(let platform): platform.title
    case .all: "all technologies"
    case nil: "technology as each project suggests"
    }
  }
}
