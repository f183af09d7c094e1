import Guidance
import MigrationStrategy
import XcodeProject

/// The routes to the Mac, which come first in a review.
extension Review {
  /// A table of the routes, the advised one with the reasons, what the project has already, and its
  /// dependencies.
  var routes: [ReviewBlock] {
    guard form != .terminal else {
      return RouteLines.lines(for: project).isEmpty ? [] : [.lines(RouteLines.lines(for: project))]
    }
    guard !project.routes.isEmpty else { return [] }
    return routeTable + advised + macWork + project.routes.flatMap(details) + dependencies
      + routeQuestions
  }

  private var routeTable: [ReviewBlock] {
    let rows = project.routes.map { route -> [ReviewText] in
      [
        "\(route.title)", "\(.strong(Wording.verdict(route)))", "\(route.effortInWords)",
        ReviewText(route.keeps.first ?? ""),
        route.blockers.prefix(Self.mostPoints).map(short).joined(separator: "; "),
        route.misses.prefix(Self.mostPoints).map { ReviewText($0.text) }.joined(separator: " "),
      ]
    }
    return table(
      "The routes to the Mac",
      header: ["Route", "Verdict", "Effort", "Keeps", "In the way", "People would miss"], rows: rows
    )
  }

  /// The number of points in a cell.
  private static let mostPoints = 2
  /// The number of places of a point.
  private static let mostPlaces = 3

  private func short(_ point: RouteReport.Point) -> ReviewText {
    let text = String(point.text.prefix { $0 != "." && $0 != ":" })
    let place: ReviewText? = point.places?.first.map { " (\(.place("\($0.file):\($0.line)")))" }
    return "\(text)\(place)"
  }

  private var advised: [ReviewBlock] {
    guard let decision = project.routeDecision else { return [] }
    return [
      .heading("Which route is advised"), .decision(decision, title: nil, structure: nil),
      .paragraph(
        "The advice below is for \(project.platformTitle). \(project.platformReason) An effort is in working days of one developer who knows the app, and includes the recommendations below."
      ),
    ]
  }

  private var macWork: [ReviewBlock] {
    let items = project.macWork.map { work in
      ReviewItem(text: "\(work.text)\(places(work.places))")
    }
    return items.isEmpty
      ? [] : [.heading("What the project has for the Mac already"), .list(items)]
  }

  /// Returns the text of a point, with its places before the period.
  private func text(of point: RouteReport.Point) -> ReviewText {
    guard point.places != nil else { return ReviewText(point.text) }
    return
      "\(String(point.text.dropLast(point.text.hasSuffix(".") ? 1 : 0)))\(places(point.places))."
  }

  private func places(_ places: [RoutePlace]?) -> ReviewText {
    let all = places ?? []
    guard !all.isEmpty else { return "" }
    let shown = all.prefix(Self.mostPlaces).map {
      "\(.place("\($0.file):\($0.line)"))" as ReviewText
    }
    .joined(separator: ", ")
    let rest = all.count - min(all.count, Self.mostPlaces)
    return rest > 0 ? ": \(shown) and \(rest) more" : ": \(shown)"
  }

  private func details(of route: RouteReport) -> [ReviewBlock] {
    let work = route.work.map { ReviewItem(text: "\($0.days.words): \($0.text)") }
    let blockers = route.blockers.map { point in
      let label: ReviewText? = point.blocks == true ? "\(.strong("Blocks:")) " : nil
      return ReviewItem(
        text: "\(label)\(text(of: point)) \(.faint(SourceName.name(of: point.source)))")
    }
    let misses = route.misses.map { point in
      ReviewItem(text: "\(text(of: point)) \(.faint(SourceName.name(of: point.source)))")
    }
    let blocks: [ReviewBlock] =
      [
        .paragraph(ReviewText(route.summary)), .label("Keeps"),
        .list(route.keeps.map { ReviewItem(text: ReviewText($0)) }),
      ]
      + (blockers.isEmpty ? [] : [.label("In the way"), .list(blockers)])
      + (misses.isEmpty ? [] : [.label("People would miss"), .list(misses)])
      + (work.isEmpty ? [] : [.label("Effort"), .list(work)])
    let title = "\(route.title): \(Wording.verdict(route)), \(route.effortInWords)"
    return form == .page
      ? [.details(title, blocks)] : [.heading(ReviewText(title))] + blocks
  }

  private var dependencies: [ReviewBlock] {
    let direct = project.dependencies.filter(\.isDirect)
    guard !direct.isEmpty else { return [] }
    let rows = direct.map { dependency -> [ReviewText] in
      [
        ReviewText([dependency.name, dependency.version].compactMap { $0 }.joined(separator: " ")),
        ReviewText(Wording.kind(of: dependency)),
        ReviewText(Wording.support(dependency.macCatalyst)),
        ReviewText(Wording.support(dependency.macOS)), ReviewText(dependency.evidence ?? ""),
        "\(.place("\(dependency.file):\(dependency.line)"))",
      ]
    }
    let others = project.dependencies.count - direct.count
    return [.heading("Dependencies")]
      + table(
        "The dependencies",
        header: ["Dependency", "Kind", "Mac Catalyst", "macOS", "Evidence", "Where"], rows: rows)
      + (others == 0 ? [] : [.paragraph("\(others) more are dependencies of these.", .note)])
  }

  private var routeQuestions: [ReviewBlock] {
    let open = project.dependencies.filter { $0.isDirect && $0.isOpen }.map(\.name)
    guard !open.isEmpty else { return [] }
    return [
      .paragraph(
        "The files do not show whether these support the Mac: \(open.joined(separator: ", ")). Look at the platforms that each declares, and build the app once for the route.",
        .note)
    ]
  }
}

extension Wording {
  /// Returns how far a route is open.
  static func verdict(_ route: RouteReport) -> String {
    switch route.verdict {
    case .already: route.isAdvised ? "already, advised" : "already"
    case .advised: "advised"
    case .possible: "possible"
    case .blocked: route.isAdvised ? "blocked, advised later" : "blocked"
    }
  }

  /// Returns whether a dependency supports a system.
  static func support(_ support: Dependency.Support) -> String {
    switch support {
    case .supported: "yes"
    case .missing: "no"
    case .leftOut: "left out"
    case .unknown: "unknown"
    }
  }

  /// Returns the kind of a dependency.
  static func kind(of dependency: DependencyReport) -> String {
    switch dependency.kind {
    case .package: "Swift package"
    case .localPackage: "local package"
    case .pod: "pod"
    case .carthage: "Carthage"
    case .xcframework: "XCFramework"
    case .framework: "framework"
    case .library: "static library"
    }
  }
}
