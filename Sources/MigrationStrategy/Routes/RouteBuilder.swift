import FileReading
import Guidance
import NavigationGraph
import Projects

/// Builds the advice on each route for one app.
struct RouteBuilder {
  private let subject: SubjectView
  private let uses: FrameworkUses
  private let advised: Outcome?
  /// The recommendations for each technology.
  private let recommendations: [TargetPlatform: [Recommendation]]

  init(
    _ catalog: Catalog, _ project: Project, _ decided: DecidedSubjects,
    _ recommendations: [TargetPlatform: [Recommendation]]
  ) {
    subject = SubjectView(.project, in: decided.subjects)
    uses = FrameworkUses(catalog.frameworks, in: project)
    advised = decided.decisions[.project]?.first { $0.procedure == Self.procedure }?.outcome
    self.recommendations = recommendations
  }

  /// The ID of the decision about routes.
  static let procedure = "route"

  /// Returns the advice on a route.
  func advice(on route: Route) -> RouteAdvice {
    let blockers = blockers(of: route)
    let isAdvised = advised?.id == route.id
    let verdict: RouteAdvice.Verdict =
      subject.holds(route.already)
      ? .already
      : blockers.contains(where: \.blocks) ? .blocked : isAdvised ? .advised : .possible
    // The effort for screens outside of the project cannot be estimated.
    let isOpen = subject.facts[.screensElsewhere] == true
    return RouteAdvice(
      route: route, verdict: verdict, isAdvised: isAdvised, isEstimated: !isOpen,
      blockers: blockers, misses: misses(of: route), work: isOpen ? [] : work(of: route),
      findings: isOpen ? [] : findings(of: route))
  }

  private func blockers(of route: Route) -> [RouteAdvice.Point] {
    let stated = points(route.blockers, of: route)
    let missing = uses.missing(on: route.system).map { use in
      let note = use.framework.note ?? "Leave its code out there."
      let system = route.system == .macOS ? "macOS" : "Mac Catalyst"
      return RouteAdvice.Point(
        text: "\(use.framework.module) is not on \(system). \(note)",
        places: use.places, source: use.framework.source)
    }
    let isTaken = subject.holds(route.already)
    return stated.sorted { $0.blocks && !$1.blocks } + (isTaken ? [] : missing)
  }

  private func points(_ points: [RoutePoint], of route: Route) -> [RouteAdvice.Point] {
    points.filter { subject.holds($0.condition) }.compactMap { self.point($0, of: route) }
  }

  /// Returns a point, or `nil` if it is about a rule without findings.
  private func point(_ point: RoutePoint, of route: Route) -> RouteAdvice.Point? {
    let places: [SourceLocation] =
      if let rule = point.rule { self.places(of: rule, for: route.platform) } else { [] }
    if point.rule != nil, places.isEmpty { return nil }
    let text = subject.text(point.text)
    return RouteAdvice.Point(
      text: text.hasSuffix(".") ? text : text + ".", blocks: point.blocks, places: places,
      source: point.source)
  }

  private func places(of rule: String, for platform: TargetPlatform) -> [SourceLocation] {
    (recommendations[platform] ?? []).flatMap(\.all)
      .filter { $0.rule == rule && $0.status.isPending }.map(\.location).sorted()
  }

  private func misses(of route: Route) -> [RouteAdvice.Point] {
    let silent = uses.withoutEffect().map { missed($0, note: $0.framework.note) }
    let missing = uses.missing(on: route.system)
      .filter { $0.framework.works && $0.framework.module != "UIKit" }
      .map { missed($0, note: nil) }
    return points(route.misses, of: route) + silent + missing
  }

  private func missed(_ use: FrameworkUses.Use, note: String?) -> RouteAdvice.Point {
    let feature = use.framework.feature
    let text = feature.prefix(1).uppercased() + feature.dropFirst() + "."
    return RouteAdvice.Point(
      text: [text, note].compactMap { $0 }.joined(separator: " "), places: use.places,
      source: use.framework.source)
  }

  private func work(of route: Route) -> [RouteAdvice.Work] {
    route.effort.filter { subject.holds($0.condition) }.compactMap { part in
      let times = part.times.map { Double(subject.facts[$0]?.count ?? 0) / 10 } ?? 1
      guard times > 0 else { return nil }
      return RouteAdvice.Work(
        text: subject.text(part.text), lowest: Double(part.days.atLeast) * times,
        highest: Double(part.days.atMost) * times)
    }
  }

  /// Returns the recommendations that belong to the effort, each rule once.
  private func findings(of route: Route) -> [RouteAdvice.Finding] {
    guard let lowest = route.findings else { return [] }
    let found = (recommendations[route.platform] ?? []).filter {
      !route.withoutRules.contains($0.rule)
    }
    return found.tasks.filter { $0.severity >= lowest }.compactMap { task in
      task.effort.map { RouteAdvice.Finding(rule: task.rule, effort: $0, count: task.places) }
    }
  }
}
