package import Guidance

/// A row of an audit's index: one project.
package struct AuditedProject: Sendable, Hashable, Codable {
  package var name: String
  /// The project's folder, relative to the path that was asked for.
  package var root: String
  /// The folder with its review and its report, relative to the index.
  package var folder: String
  package var counts = AuditCounts()
  /// The highest severity of what is open: neither done nor accepted or declined by the team.
  package var highestOpen: Severity?
  /// What could not be read, with paths relative to the path that was asked for.
  package var errors: [ProblemReport] = []
  /// Why there is no review and no report.
  package var failure: String?
  /// The review as a page, relative to the index, where there is one.
  package var page: String?

  /// A project of which nothing is known yet.
  package init(name: String, root: String, folder: String) {
    self.name = name
    self.root = root
    self.folder = folder
  }

  /// The review for people.
  package var review: String { folder + "/review.md" }
  /// The report for programs.
  package var report: String { folder + "/report.json" }

  /// The order of projects in an index, by the bytes of their paths.
  package static func isBefore(_ a: AuditedProject, _ b: AuditedProject) -> Bool {
    let (left, right) = ([a.root, a.folder], [b.root, b.folder])
    return left.lexicographicallyPrecedes(right) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
