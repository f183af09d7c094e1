package import Guidance
package import Projects
import XcodeProject

/// The part of a report to show: some of its apps, and some of their findings.
package struct Narrowing: Sendable {
  /// The names of the apps: those of projects or targets, or folders of projects. All apps are
  /// shown if it is empty.
  package var apps: [String]
  /// The lowest severity of the findings, or `nil` for all.
  package var severity: Severity?
  /// The rules of the findings: IDs, and groups such as `menu` or `menu/*`. All findings are shown
  /// if it is empty.
  package var rules: [String]

  /// Creates a narrowing.
  package init(apps: [String] = [], severity: Severity? = nil, rules: [String] = []) {
    (self.apps, self.severity, self.rules) = (apps, severity, rules)
  }

  /// Whether only some of the findings are shown.
  package var selectsFindings: Bool { severity != nil || !rules.isEmpty }

  /// Returns the projects of the apps. A name means the projects of that name, or else those with a target
  /// of the name, one that is displayed with the name, or those in a folder of the name.
  func chosen(from projects: [ProjectReport]) -> [ProjectReport] {
    guard !apps.isEmpty else { return projects }
    let chosen = Set(apps.flatMap { Self.indices(named: $0, in: projects) })
    return projects.indices.filter(chosen.contains).map { projects[$0] }
  }

  fileprivate static func indices(named name: String, in projects: [ProjectReport]) -> [Int] {
    let name = name.lowercased()
    let names: [(ProjectReport) -> [String]] = [
      { [$0.name] }, { $0.targets.map(\.name) }, { $0.targets.map(\.displayName) }, { [$0.root] },
    ]
    return names.lazy.map { names in
      projects.indices.filter { names(projects[$0]).contains { $0.lowercased() == name } }
    }.first { !$0.isEmpty } ?? []
  }

  /// Returns a name that means a project alone, or `nil` if there is none.
  static func name(of project: ProjectReport, alone projects: [ProjectReport]) -> String? {
    ([project.name] + project.targets.map(\.name) + [project.root]).first { name in
      let found = indices(named: name, in: projects)
      return found.count == 1 && projects[found[0]].root == project.root
        && projects[found[0]].name == project.name
    }
  }

  /// Whether a finding is shown.
  func contains(_ finding: RecommendationReport) -> Bool {
    guard finding.severity >= (severity ?? .consider) else { return false }
    return rules.isEmpty
      || rules.contains { name in finding.rules.contains { Self.rule($0, is: name) } }
  }

  /// Whether a rule has an ID, or belongs to a group.
  package static func rule(_ id: String, is name: String) -> Bool {
    id == name || id.hasPrefix((name.hasSuffix("/*") ? String(name.dropLast(2)) : name) + "/")
  }
}

/// A name that occurs nowhere in a report.
package struct UnknownName: Error {
  /// What to do about it.
  package var message: String
}

extension Report {
  /// Returns a part of the report.
  ///
  /// - Throws: ``UnknownName`` for an app that the report does not contain, or a rule that does not
  ///   exist.
  package func narrowed(to part: Narrowing) throws(UnknownName) -> Report {
    try check(part)
    var report = self
    report.projects = part.chosen(from: projects)
    guard part.selectsFindings else { return report }
    report.projects = report.projects.map { $0.narrowed(to: part) }
    return report
  }

  /// The report without projects that contain no app, or the whole report if there is no app.
  package var ofApps: Report {
    var report = self
    let apps = projects.filter { $0.kind == .app }
    if !apps.isEmpty { report.projects = apps }
    return report
  }

  private func check(_ part: Narrowing) throws(UnknownName) {
    let names = Set(projects.map(\.name)).sorted()
    for app in part.apps where Narrowing.indices(named: app, in: projects).isEmpty {
      throw .app(app, among: names)
    }
    let ids =
      rules.matched.keys + rules.notMatched + rules.notEvaluated.map(\.rule)
    for rule in part.rules where !ids.contains(where: { Narrowing.rule($0, is: rule) }) {
      throw .rule(rule, among: ids)
    }
  }
}

extension UnknownName {
  /// Returns the error about an app.
  package static func app(_ name: String, among known: [String]) -> UnknownName {
    UnknownName(message: "there is no app “\(name)” here" + hint(name, known))
  }

  /// Returns the error about a structure.
  package static func structure(_ object: String, among known: [String]) -> UnknownName {
    UnknownName(message: "there is no structure “\(object)” here" + hint(object, known))
  }

  /// Returns the error about a rule or a group of rules.
  package static func rule(_ name: String, among ids: [String]) -> UnknownName {
    let groups = Set(ids.map { String($0.prefix { $0 != "/" }) }).sorted()
    let near = nearest(to: name, among: ids + groups).map { "; did you mean “\($0)”?" }
    return UnknownName(
      message: "there is no rule “\(name)”" + (near ?? "; macward rules names them"))
  }

  private static func hint(_ name: String, _ names: [String]) -> String {
    if let near = nearest(to: name, among: names) { return "; did you mean “\(near)”?" }
    let more = names.count > 8 ? ", and \(names.count - 8) more" : ""
    return "; there are \(names.prefix(8).joined(separator: ", "))\(more)"
  }
}

extension Project {
  /// Whether the project or one of its apps has a name, or the project is in a folder.
  package func isNamed(_ name: String) -> Bool {
    ([self.name, root] + apps.map(\.name)).contains { $0.lowercased() == name.lowercased() }
  }
}

extension ProjectReport {
  fileprivate func narrowed(to part: Narrowing) -> ProjectReport {
    var project = self
    let kept = recommendations.indices.filter { part.contains(recommendations[$0]) }
    let positions = Dictionary(uniqueKeysWithValues: zip(kept, 0...))
    project.recommendations = kept.map { recommendations[$0] }
    let points = checklist.indices.filter { part.contains(checklist[$0]) }
    project.checklist = points.map { checklist[$0] }
    for index in structures.indices {
      let own = structures[index].recommendations.compactMap { positions[$0] }
      project.structures[index].recommendations = own
      project.structures[index].isRoutine = own.isEmpty
    }
    project.recommendations.markRepeated(reportedWith: project.structures)
    project.summary = Summary(project.recommendations)
    project.plan = plan.narrowed(
      to: positions, Dictionary(uniqueKeysWithValues: zip(points, 0...)))
    return project
  }
}

extension PlanReport {
  /// Returns the tasks with some of the findings, whose new indices are given by their old ones.
  fileprivate func narrowed(to findings: [Int: Int], _ checklist: [Int: Int]) -> PlanReport {
    PlanReport(
      phases.compactMap { phase in
        let tasks = phase.tasks.compactMap { task -> PlanTaskReport? in
          var task = task
          task.recommendations = task.recommendations.compactMap { findings[$0] }
          task.checklist = task.checklist.compactMap { checklist[$0] }
          return task.recommendations.isEmpty && task.checklist.isEmpty ? nil : task
        }
        return tasks.isEmpty ? nil : PlanPhaseReport(phase, tasks)
      })
  }
}
