package import Guidance

/// A project in an audit's index.
package struct AuditedProject: Sendable, Hashable, Codable {
  package var name: String
  /// The project's folder, relative to the requested path.
  package var root: String
  /// The folder that contains the review and the report, relative to the index.
  package var folder: String
  package var counts = AuditCounts()
  /// The highest severity of the open findings, excluding those that are done, accepted, or
  /// declined.
  package var highestOpen: Severity?
  /// The numbers of open findings, or `nil` if there is no report.
  package var open: OpenFindings?
  /// The size of the plan, or `nil` if there is no report.
  package var plan: AuditedPlan?
  /// The errors, with paths relative to the requested path.
  package var errors: [ProblemReport] = []
  /// The reason why there is no review and no report.
  package var failure: String?
  /// The path of the HTML review, relative to the index, if there is one.
  package var page: String?

  /// Creates a row with counts of zero.
  package init(name: String, root: String, folder: String) {
    self.name = name
    self.root = root
    self.folder = folder
  }

  /// The name, with the folder unless one says the other: several apps may be in one folder.
  package var title: String { Self.title(ofProject: name, in: root) }

  /// Returns the title of a project with a name in a folder.
  package static func title(ofProject name: String, in root: String) -> String {
    if root == "." { return name }
    return root == name || root.hasSuffix("/" + name) ? root : "\(name) (\(root))"
  }

  /// The path of the review, relative to the index.
  package var review: String { folder + "/review.md" }
  /// The path of the JSON report, relative to the index.
  package var report: String { folder + "/report.json" }

  /// Whether a project comes before another in an index, in the byte order of their paths.
  package static func isBefore(_ a: AuditedProject, _ b: AuditedProject) -> Bool {
    let (left, right) = ([a.root, a.folder], [b.root, b.folder])
    return left.lexicographicallyPrecedes(right) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
