import MigrationStrategy

extension Report {
  /// The keys of the findings that are open or accepted, one for each location.
  var openKeys: Set<String> {
    keys { project, finding in
      finding.status.isPending ? finding.single.map { project.key(of: $0) } : []
    }
  }

  /// The keys of all findings and their parts, including those that the team has decided on.
  var allKeys: Set<String> { keys { project, finding in project.keys(of: finding) } }

  private func keys(
    _ keys: (ProjectReport, RecommendationReport) -> [FindingKey]
  ) -> Set<String> {
    Set(
      projects.flatMap { project in
        (project.recommendations + project.checklist).flatMap { keys(project, $0).map(\.text) }
      })
  }

  /// Returns the report with each finding marked as known or new.
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
      project.mark(index, with: baseline)
    }
    for index in checklist.indices {
      let key = key(of: checklist[index]).text
      project.checklist[index].isKnown = baseline.findings.contains(key)
    }
    project.recommendations.markRepeated(reportedWith: structures)
    return project
  }

  /// Marks a finding as known or new. If only some locations of a finding are known, they become a
  /// separate finding, after all others.
  private mutating func mark(_ index: Int, with baseline: Baseline) {
    let project = self
    let isKnown = { (finding: RecommendationReport) in
      baseline.findings.contains(project.key(of: finding).text)
    }
    let single = recommendations[index].single
    let rules: Set<String> = [recommendations[index].rule]
    var (known, new) = (single.filter(isKnown), single.filter { !isKnown($0) })
    for index in known.indices { known[index].isKnown = true }
    for index in new.indices { new[index].isKnown = false }
    let parts = [new, known].flatMap { RecommendationReport.gathered($0, of: rules).findings }
    for (position, part) in parts.enumerated() {
      if position == 0 { recommendations[index] = part } else { recommendations.append(part) }
    }
  }

  /// The numbers of new and known findings, or `nil` without a baseline.
  var newAndKnown: (new: Int, known: Int)? {
    let pending = recommendations.filter(\.status.isPending)
    let known = pending.count { $0.isKnown == true }
    let new = pending.count { $0.isKnown == false }
    return new + known == 0 ? nil : (new, known)
  }
}
