import Guidance

/// The result of an audit for a project. The index is created only from these entries.
package struct AuditEntry: Sendable, Hashable, Codable {
  /// The project, or `nil` if all of its documents are excluded from the advice.
  package var project: AuditedProject?
  /// The numbers of files that belong to no project.
  package var elsewhere = AuditCounts()
  /// The problems of files that belong to no project.
  package var problems: [ProblemReport] = []
  /// The titles of the equivalents that the project needs, by ID, without notes.
  package var titles: [String: String] = [:]

  /// Creates an entry from the report on one project, whose files are in a folder.
  package init(_ report: Report, folder: String) {
    titles = report.equivalents.filter { $1.isBuilt }.mapValues(\.title)
    let counts = AuditCounts(report)
    guard let project = report.projects.first else {
      (elsewhere, problems) = (counts, report.problems)
      return
    }
    var row = AuditedProject(name: project.name, root: project.root, folder: folder)
    row.counts = counts
    row.highestOpen = report.highestSeverity
    row.open = project.open
    row.plan = AuditedPlan(project.plan)
    row.errors = report.problems + project.problems.map { $0.moved(to: project.path(of: $0.file)) }
    row.errors.removeAll { $0.level != .error }
    self.project = row
  }

  /// Creates an entry for a project without a report.
  package init(failed project: AuditedProject, why problems: [ProblemReport]) {
    var row = project
    row.errors = problems
    row.counts.problems.errors = problems.count
    row.failure = problems.first?.message
    self.project = row
  }
}

extension ProblemReport {
  fileprivate func moved(to file: String) -> ProblemReport {
    var problem = self
    problem.file = file
    return problem
  }
}
