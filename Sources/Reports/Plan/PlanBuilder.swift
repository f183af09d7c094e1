import Guidance
import MigrationStrategy

/// Builds the plan of a project from its open findings.
///
/// All findings of a rule are one task. Findings of a baseline are part of the plan, because they
/// are still to be fixed.
struct PlanBuilder {
  private let template: PlanTemplate
  /// The tasks that fix the findings, by rule.
  private let titles: [String: String]

  init(_ catalog: Catalog) {
    template = catalog.plan
    titles = Dictionary(uniqueKeysWithValues: catalog.rules.map { ($0.id, $0.task) })
  }

  /// Returns the plan of a project. It has no phases if there is nothing to do.
  func plan(for project: ProjectReport) -> PlanReport {
    let tasks = tasks(of: project)
    let byPhase = Dictionary(grouping: tasks) { place(of: $0).phase }
    let present = byPhase.keys.sorted()
    return PlanReport(
      present.map { phase($0, byPhase[$0] ?? [], among: Set(present)) })
  }

  /// Returns the place of a task. What a route takes comes before all else.
  private func place(of task: PlanTaskReport) -> PlanPlace {
    task.rule.hasPrefix(Self.routeGroup) ? .ofRoute : template.place(of: task.rule)
  }

  /// The group of tasks that are no findings of a rule, but what a route takes.
  private static let routeGroup = "route/"

  private func phase(
    _ index: Int, _ tasks: [PlanTaskReport], among present: Set<Int>
  ) -> PlanPhaseReport {
    let phase = template.phases[index]
    let after = predecessors(of: phase, among: present).sorted()
    return PlanPhaseReport(
      phase, after: after.map { template.phases[$0].id }, tasks.sorted { order($0, $1) })
  }

  /// Returns the phases before a phase. One without tasks stands for those before it.
  private func predecessors(of phase: PlanPhase, among present: Set<Int>) -> Set<Int> {
    phase.after.reduce(into: []) { result, id in
      guard let index = template.phases.firstIndex(where: { $0.id == id }) else { return }
      result.formUnion(
        present.contains(index)
          ? [index] : predecessors(of: template.phases[index], among: present))
    }
  }

  private func order(_ a: PlanTaskReport, _ b: PlanTaskReport) -> Bool {
    let (left, right) = (place(of: a).position, place(of: b).position)
    if left != right { return left < right }
    return a.severity == b.severity ? a.rule < b.rule : a.severity > b.severity
  }
}

// MARK: - Tasks

extension PlanBuilder {
  private func tasks(of project: ProjectReport) -> [PlanTaskReport] {
    let findings = Self.open(project.recommendations)
    let checklist = Self.open(project.checklist)
    let rules = Set(findings.map(\.element.rule) + checklist.map(\.element.rule))
    let route = project.plannedRoute
    let tasks = rules.sorted().compactMap { rule in
      task(
        findings.filter { $0.element.rule == rule }, checklist.filter { $0.element.rule == rule },
        isCovered: route?.coveredRules.contains(rule) == true)
    }
    return (tasks.isEmpty ? [] : self.tasks(of: route)) + tasks
  }

  /// Returns what a route takes besides the recommendations.
  private func tasks(of route: RouteReport?) -> [PlanTaskReport] {
    guard let route, route.verdict != .already else { return [] }
    return route.ownWork.map { work in
      PlanTaskReport(
        rule: Self.routeGroup + route.route, title: String(work.text.prefix { $0 != "." }),
        severity: .recommended, days: work.days, places: 1, recommendations: [], checklist: [])
    }
  }

  private typealias Numbered = (offset: Int, element: RecommendationReport)

  private static func open(_ findings: [RecommendationReport]) -> [Numbered] {
    findings.enumerated().filter { $0.element.status.isPending }
  }

  /// Returns the task of a rule. If the route covers it, it takes nothing besides what the route takes.
  private func task(
    _ findings: [Numbered], _ checklist: [Numbered], isCovered: Bool
  ) -> PlanTaskReport? {
    let all = (findings + checklist).map(\.element)
    guard let first = all.first, let severity = all.map(\.severity).max() else { return nil }
    let places = all.reduce(0) { $0 + 1 + ($1.places?.count ?? 0) }
    let effort = isCovered ? nil : all.flatMap(\.efforts).max()
    return PlanTaskReport(
      rule: first.rule, title: titles[first.rule] ?? first.title, severity: severity,
      days: effort.map { EffortRange($0, places: places, template) }, places: places,
      recommendations: findings.map(\.offset), checklist: checklist.map(\.offset))
  }
}

extension ProjectReport {
  /// The route that the advice is for: the advised one, or another with the same technology, to which
  /// recommendations belong.
  fileprivate var plannedRoute: RouteReport? {
    guard case .one(let platform) = platform else { return nil }
    let open = routes.filter {
      $0.platform == platform && $0.verdict != .blocked && $0.work.count > $0.ownWork.count
    }
    return open.first(where: \.isAdvised) ?? open.first
  }
}

extension RecommendationReport {
  /// The efforts of the recommendation and its parts.
  fileprivate var efforts: [Effort] {
    ([effort] + (parts ?? []).map(\.effort)).compactMap { $0 }
  }
}
