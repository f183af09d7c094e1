import Guidance
import MigrationStrategy

extension AuditCounts {
  /// Counts the contents of a report on one project, or on files that belong to no project.
  init(_ report: Report) {
    documents = Documents(report.statistics)
    for level in (report.problems + report.projects.flatMap(\.problems)).map(\.level) {
      problems.add(level)
    }
    for project in report.projects { add(project) }
  }

  private mutating func add(_ project: ProjectReport) {
    severity.merge(project.summary.severity, uniquingKeysWith: +)
    effort.merge(project.summary.effort, uniquingKeysWith: +)
    questions += project.questions.count
    for finding in project.recommendations where finding.status.isPending {
      for equivalent in finding.equivalents { equivalents[equivalent, default: 0] += 1 }
    }
    for structure in project.structures {
      structures[structure.kind, default: 0] += 1
      add(structure)
    }
  }

  private mutating func add(_ structure: StructureReport) {
    if let decision = structure.decision {
      outcomes[structure.kind, default: [:]][decision.outcome.id, default: 0] += 1
    }
    for decision in structure.decisions {
      decisions[Sureness(decision).rawValue, default: 0] += 1
    }
  }
}

extension AuditCounts.Documents {
  fileprivate init(_ statistics: StatisticsReport) {
    storyboards = statistics.storyboards
    xibs = statistics.xibs
    launchScreens = statistics.launchScreens
    scenes = statistics.scenes
    segues = statistics.segues.values.reduce(0, +)
    others = statistics.otherPlatforms.values.reduce(0, +)
  }
}

extension AuditCounts.Problems {
  /// Adds one to a count.
  mutating func add(_ level: ProblemReport.Level) {
    switch level {
    case .error: errors += 1
    case .note: notes += 1
    }
  }
}
