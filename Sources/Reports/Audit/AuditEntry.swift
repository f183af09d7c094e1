import Guidance

/// What an audit keeps of a project when it is done with it. The index is made of these alone.
package struct AuditEntry: Sendable, Hashable, Codable {
  /// The project; none where the advice leaves all of its documents out.
  package var project: AuditedProject?
  /// The numbers of what belongs to no project.
  package var elsewhere = AuditCounts()
  /// What belongs to no project and could not be read or was left out.
  package var problems: [ProblemReport] = []
  /// What the equivalents that the project needs are called, by id. A note is none.
  package var titles: [String: String] = [:]

  /// What to keep of a report on one project, whose files are in a folder.
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
    row.errors = report.problems + project.problems.map { $0.moved(to: project.path(of: $0.file)) }
    row.errors.removeAll { $0.level != .error }
    self.project = row
  }

  /// A project that nothing could be found out about.
  package init(failed project: AuditedProject, why problems: [ProblemReport]) {
    var row = project
    row.errors = problems
    row.counts.problems.errors = problems.count
    row.failure = problems.first?.message
    self.project = row
  }
}

extension Equivalent {
  /// Whether there is something to build: a note brings no control or command of its own.
  fileprivate var isBuilt: Bool { TargetPlatform.allCases.contains { !steps[$0].isEmpty } }
}

extension ProblemReport {
  fileprivate func moved(to file: String) -> ProblemReport {
    var problem = self
    problem.file = file
    return problem
  }
}
