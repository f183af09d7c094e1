package import Guidance

/// A row of an audit's index: one project.
package struct AuditedProject: Sendable, Hashable, Codable {
  package var name: String
  /// The project's folder, relative to the requested path.
  package var root: String
  /// The folder with its review and its report, relative to the index.
  package var folder: String
  package var counts = AuditCounts()
  /// The highest severity of the open findings, without those that are done, accepted, or declined.
  package var highestOpen: Severity?
  /// The errors, with paths relative to the requested path.
  package var errors: [ProblemReport] = []
  /// The reason why there is no review and no report.
  package var failure: String?
  /// The review as HTML, relative to the index, if there is one.
  package var page: String?

  /// Creates a row without any numbers.
  package init(name: String, root: String, folder: String) {
    self.name = name
    self.root = root
    self.folder = folder
  }

  /// The file name of the review.
  package var review: String { folder + "/review.md" }
  /// The file name of the JSON report.
  package var report: String { folder + "/report.json" }

  /// The order of projects in an index, by the bytes of their paths.
  package static func isBefore(_ a: AuditedProject, _ b: AuditedProject) -> Bool {
    let (left, right) = ([a.root, a.folder], [b.root, b.folder])
    return left.lexicographicallyPrecedes(right) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
