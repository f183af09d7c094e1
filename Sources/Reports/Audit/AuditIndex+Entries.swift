package import Guidance
package import Projects

extension AuditIndex {
  /// Creates an index from the entries of projects in any order.
  package init(
    _ entries: [AuditEntry], platform: PlatformChoice?, edition: Edition,
    language: Language? = nil, version: String, shard: Shard? = nil
  ) {
    tool = Report.Tool(version: version)
    self.platform = platform
    self.edition = edition
    self.language = language?.code
    self.shard = shard
    let titles = entries.reduce(into: [:]) { $0.merge($1.titles) { first, _ in first } }
    (totals, projects, equivalents) = (Totals(), [], [])
    elsewhere = entries.reduce(into: AuditCounts()) { $0 += $1.elsewhere }
    problems = entries.flatMap(\.problems)
    finish(with: entries.compactMap(\.project), titles)
  }

  /// Sorts the rows and adds up the totals.
  mutating func finish(with rows: [AuditedProject], _ titles: [String: String]) {
    projects = rows.sorted(by: AuditedProject.isBefore)
    problems.sort { ($0.file, $0.line, $0.message) < ($1.file, $1.line, $1.message) }
    totals = Totals(projects, elsewhere)
    equivalents = Self.needs(of: projects, titles)
  }

  private static func needs(
    of projects: [AuditedProject], _ titles: [String: String]
  ) -> [Need] {
    var needs: [String: Need] = [:]
    for (id, findings) in projects.flatMap(\.counts.equivalents) {
      guard let title = titles[id] else { continue }
      let none = Need(equivalent: id, title: title, projects: 0, findings: 0)
      needs[id, default: none].projects += 1
      needs[id, default: none].findings += findings
    }
    return needs.values.sorted {
      (-$0.projects, -$0.findings, $0.equivalent) < (-$1.projects, -$1.findings, $1.equivalent)
    }
  }

  /// Whether some input could not be read.
  package var lostInput: Bool {
    totals.failed > 0 || totals.counts.problems.errors > 0
  }
}

extension AuditIndex.Totals {
  fileprivate init(_ projects: [AuditedProject], _ elsewhere: AuditCounts) {
    self.projects = projects.count
    failed = projects.count { $0.failure != nil }
    counts = projects.reduce(into: elsewhere) { $0 += $1.counts }
  }
}
