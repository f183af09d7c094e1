import MigrationStrategy

extension Report {
  /// The keys of the findings that are open or accepted.
  var openKeys: Set<String> { keys { $0.status.isPending } }

  /// The keys of all findings, whatever the team has decided.
  var allKeys: Set<String> { keys { _ in true } }

  private func keys(where isWanted: (RecommendationReport) -> Bool) -> Set<String> {
    Set(
      projects.flatMap { project in
        (project.recommendations + project.checklist).filter(isWanted).map {
          project.key(of: $0).text
        }
      })
  }

  /// The report with each finding marked as known or new.
  package func compared(with baseline: Baseline) -> Report {
    var report = self
    report.projects = projects.map { $0.compared(with: baseline) }
    return report
  }
}

extension ProjectReport {
  fileprivate func compared(with baseline: Baseline) -> ProjectReport {
    var project = self
    for index in recommendations.indices {
      let key = key(of: recommendations[index]).text
      project.recommendations[index].isKnown = baseline.findings.contains(key)
    }
    for index in checklist.indices {
      let key = key(of: checklist[index]).text
      project.checklist[index].isKnown = baseline.findings.contains(key)
    }
    project.recommendations.markRepeated(toldWith: structures)
    return project
  }

  /// How many findings a baseline does not hold, and how many it does; `nil` without a baseline.
  var newAndKnown: (new: Int, known: Int)? {
    let pending = recommendations.filter(\.status.isPending)
    let known = pending.count { $0.isKnown == true }
    let new = pending.count { $0.isKnown == false }
    return new + known == 0 ? nil : (new, known)
  }
}
