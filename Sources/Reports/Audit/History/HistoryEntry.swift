/// The state of an app in one run of an audit: a line of a history file.
package struct HistoryEntry: Sendable, Hashable, Codable {
  /// When an audit was made, and of what.
  package struct Run: Sendable, Hashable, Codable {
    /// The day, as `2026-11-24`.
    package var date: String
    /// The revision of the projects, such as that of a commit, or `nil` if none was named.
    package var revision: String?
    /// The version of macward.
    package var version: String

    /// Creates a run.
    package init(date: String, revision: String? = nil, version: String) {
      (self.date, self.revision, self.version) = (date, revision, version)
    }

    /// Whether a run takes the place of another: it is of the same revision, or of the same day if one
    /// of them names no revision.
    func replaces(_ other: Run) -> Bool {
      if let revision, let known = other.revision { return revision == known }
      return date == other.date
    }
  }

  /// The run that the line is from.
  package var run: Run
  /// The folder of the app, relative to the requested path.
  package var root: String
  /// The name of the app.
  package var name: String
  /// The open findings.
  package var open: OpenFindings
  /// The size of the plan.
  package var plan: AuditedPlan
  /// The numbers of structures, by kind and outcome: what each becomes.
  package var verdicts: [String: [String: Int]]

  /// Creates the line for an app of an audit, or returns `nil` for one without a report.
  package init?(_ project: AuditedProject, run: Run) {
    guard project.failure == nil else { return nil }
    self.run = run
    (root, name) = (project.root, project.name)
    open = project.open ?? OpenFindings()
    plan = project.plan ?? AuditedPlan()
    verdicts = project.counts.outcomes
  }

  /// The title of the app.
  var title: String { AuditedProject.title(ofProject: name, in: root) }

  /// Whether the entry takes the place of another one.
  func replaces(_ other: HistoryEntry) -> Bool {
    root == other.root && name == other.name && run.replaces(other.run)
  }
}
