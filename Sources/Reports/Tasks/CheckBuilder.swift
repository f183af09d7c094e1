package import Guidance
import MigrationStrategy

/// Tells how far the tasks of a report are.
///
/// A task is done only where the advice says so, because the code that does it is complete and the app
/// reaches it, or where a finding of a rule without such evidence is no longer found although what it was about
/// is still there.
package struct CheckBuilder {
  private let report: Report
  private let past: PastFindings?
  private let catalog: Catalog
  private var ownFiles: OwnFiles

  /// Creates a builder.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - past: The findings of an older report, or `nil` to judge this one alone.
  ///   - catalog: The guidance of the report.
  ///   - base: The folder of the report's paths, or the empty path for the working directory.
  package init(
    _ report: Report, since past: PastFindings?, _ catalog: Catalog, below base: String
  ) {
    (self.report, self.past, self.catalog) = (report, past, catalog)
    ownFiles = OwnFiles(below: base)
  }

  /// Returns the state of all tasks.
  package mutating func check() -> CheckReport {
    var projects: [ProjectCheck] = []
    for project in report.projects { projects.append(check(withoutOwnFiles(in: project))) }
    let states = projects.flatMap(\.tasks).map(\.state.rawValue)
    let lost =
      report.problems
      + report.projects.flatMap { project in
        project.problems.map { problem in
          var problem = problem
          problem.file = project.path(of: problem.file)
          return problem
        }
      }
    return CheckReport(
      version: report.tool.version,
      totals: Dictionary(states.map { ($0, 1) }, uniquingKeysWith: +), projects: projects,
      errors: lost.filter { $0.level == .error }.map { "\($0.file):\($0.line): \($0.message)" })
  }

  /// Returns a project without evidence in files that macward wrote and nothing uses.
  private mutating func withoutOwnFiles(in project: ProjectReport) -> ProjectReport {
    var project = project
    for index in project.recommendations.indices {
      let traces = project.recommendations[index].evidence ?? []
      var used: [EvidenceReport] = []
      for trace in traces where !ownFiles.areUnused(project.path(of: trace.file)) {
        used.append(trace)
      }
      guard used.count < traces.count else { continue }
      project.recommendations[index].evidence = used.isEmpty ? nil : used
      if project.recommendations[index].status == .done {
        project.recommendations[index].status = .open
      }
    }
    return project
  }

  private func check(_ project: ProjectReport) -> ProjectCheck {
    let single = (project.recommendations + project.checklist).flatMap(\.single)
    let now = Dictionary(
      grouping: single.flatMap { finding in
        finding.rules.map { (rule: $0, finding: finding) }
      }
    ) { $0.rule }.mapValues { $0.map(\.finding) }
    let old = past.map { past in
      Dictionary(
        grouping: past.keys.filter { project.holds($0.file, among: report.projects) }, by: \.rule)
    }
    let rules = Set(now.keys).union(old.map { Set($0.keys) } ?? []).sorted()
    let tasks = rules.compactMap { rule in
      task(of: rule, now[rule] ?? [], old.map { $0[rule] ?? [] }, project)
    }
    let order = project.plan.tasks.map(\.rule)
    return ProjectCheck(
      name: project.name, root: project.root,
      tasks: tasks.sorted { place(of: $0, in: order) < place(of: $1, in: order) },
      new: past.map { newFindings(of: project, besides: $0) } ?? [])
  }

  private func place(of task: CheckedTask, in order: [String]) -> (Int, String) {
    (order.firstIndex(of: task.rule) ?? order.count, task.rule)
  }

  private func newFindings(
    of project: ProjectReport, besides past: PastFindings
  ) -> [CheckedFinding] {
    project.recommendations.filter { $0.status == .open }.flatMap(\.single)
      .filter { !past.keys.contains(project.key(of: $0)) }
      .map { CheckedFinding($0, $0.rule, in: project) }
  }

  private func task(
    of rule: String, _ now: [RecommendationReport], _ old: [FindingKey]?, _ project: ProjectReport
  ) -> CheckedTask? {
    let pending = now.filter(\.status.isPending)
    let done = now.filter { $0.status == .done }
    let evidence = (done + pending).flatMap { $0.evidence ?? [] }.map { trace in
      CheckedTask.Proof(text: trace.text, at: "\(project.path(of: trace.file)):\(trace.line)")
    }
    var task = CheckedTask(
      id: project.id(ofTask: rule), rule: rule,
      title: catalog.rule(rule)?.task ?? now.first?.title ?? rule, state: .open,
      left: pending.map { CheckedFinding($0, rule, in: project) }, evidence: evidence.uniqued)
    if let old {
      guard !old.isEmpty else { return nil }
      (task.state, task.note) = state(of: rule, old, pending, done, now, project)
    } else {
      task.state = pending.isEmpty ? (done.isEmpty ? .declined : .done) : .open
    }
    return task
  }

  /// Returns the state of a task, compared with the findings that an older report has.
  private func state(
    of rule: String, _ old: [FindingKey], _ pending: [RecommendationReport],
    _ done: [RecommendationReport], _ now: [RecommendationReport], _ project: ProjectReport
  ) -> (CheckedTask.State, String?) {
    let keys = { (findings: [RecommendationReport]) in
      Set(
        findings.map {
          FindingKey(rule: rule, of: project.path(of: $0.subject.file), object: $0.subject.object)
        })
    }
    let open = keys(pending)
    if !open.isEmpty {
      let isSame = open == Set(old) && !pending.contains { $0.evidence != nil }
      return isSame ? (.open, nil) : (.changed, "\(open.count) of \(old.count) places are left.")
    }
    let rest = Set(old).subtracting(keys(done))
    if rest.isEmpty { return (.done, nil) }
    let refused = keys(now.filter(\.status.isDeclined))
      .union(
        (project.ruledOut ?? []).filter { $0.rule == rule }.map {
          FindingKey(rule: rule, of: project.path(of: $0.file), object: $0.object)
        })
    if rest.isSubset(of: refused) { return (.declined, nil) }
    return stateWithoutFinding(of: rule, rest.subtracting(refused), project)
  }

  /// Returns the state of a task whose findings are no longer there, at some places.
  private func stateWithoutFinding(
    of rule: String, _ rest: Set<FindingKey>, _ project: ProjectReport
  ) -> (CheckedTask.State, String?) {
    let unread = (report.problems + project.problems).filter { $0.level == .error }
    if !unread.isEmpty {
      return (.open, "Not everything could be read, so that nothing is known: \(unread[0].message)")
    }
    if let features = catalog.rule(rule)?.done, !features.isEmpty {
      let words = features.map { $0.rawValue.replacing("-", with: " ") }
      return (
        .gone,
        "It is no longer found, and no code that the app reaches shows \(words.joined(separator: " or "))."
      )
    }
    let present = Set(
      project.structures.map {
        FindingKey(rule: "", of: project.path(of: $0.file), object: $0.object)
      })
    let lost = rest.filter { key in
      var structure = key
      structure.rule = ""
      return past?.structures.contains(structure) == true && !present.contains(structure)
    }
    return lost.isEmpty ? (.done, nil) : (.gone, "What it was about is no longer in the project.")
  }
}

extension CheckedFinding {
  fileprivate init(_ finding: RecommendationReport, _ rule: String, in project: ProjectReport) {
    let place = project.place(of: finding)
    let object = finding.subject.object
    self.rule = rule
    severity = finding.severity
    address = object.isEmpty ? place.path : "\(place.path)#\(object)"
    at = "\(place.path):\(place.line)"
    message = finding.message
  }
}

extension ProjectReport {
  /// Whether a file, or the folder of a project, is in this project and not in another one further down.
  fileprivate func holds(_ file: String, among projects: [ProjectReport]) -> Bool {
    let roots = projects.map(\.root).filter { $0 == "." || file == $0 || file.hasPrefix($0 + "/") }
    let nearest = roots.filter { $0 != "." }.max { $0.count < $1.count } ?? "."
    return root == nearest
  }
}

extension [CheckedTask.Proof] {
  fileprivate var uniqued: Self {
    var seen: Set<CheckedTask.Proof> = []
    return filter { seen.insert($0).inserted }
  }
}
