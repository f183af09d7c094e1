import Guidance
import MigrationStrategy
import XcodeProject

/// The routes in a few lines, for a terminal.
enum RouteLines {
  /// Returns a line for each route: a mark, the title, the effort, and the first obstacle. The last
  /// lines name what is not known.
  static func lines(for project: ProjectReport) -> [String] {
    guard !project.routes.isEmpty, shell(project) == nil else { return [] }
    let open = project.dependencies.count { $0.isDirect && $0.isOpen }
    let noun = open == 1 ? "dependency" : "dependencies"
    let question = "? \(open) \(noun): it is unknown if the Mac is supported"
    return project.routes.map(line) + ["  \(subject(of: project))"]
      + (open == 0 ? [] : [question])
  }

  /// Returns why no route is advised for the shell of an app whose screens are elsewhere, or `nil` for any
  /// other app.
  static func shell(_ project: ProjectReport) -> String? {
    let routes = project.routes.filter { $0.isEstimated == false && $0.verdict != .already }
    guard routes.count == project.routes.count else { return nil }
    return routes.lazy.compactMap(\.blockers.first?.text).first.map { "None is advised. \($0)" }
  }

  /// Returns what the advice is for. What is advised first may be another route.
  private static func subject(of project: ProjectReport) -> String {
    let title = project.platformTitle
    guard let advised = project.routes.first(where: \.isAdvised),
      advised.route == "designed-for-ipad" || project.platform != .one(advised.platform)
    else { return "The advice is for \(title)" }
    return advised.verdict == .already
      ? "The advice is for \(title), in place of what the Mac has"
      : "The advice is for \(title), if you want more than \(advised.title)"
  }

  private static func line(_ route: RouteReport) -> String {
    let title = TextLayout.padded(route.title, to: 24)
    let effort = TextLayout.padded(route.effortInWords, to: 14)
    let obstacle = route.blockers.first.map { point in
      let place = point.places?.first.map { " (\($0.file):\($0.line))" } ?? ""
      return point.text.prefix { $0 != "." } + place
    }
    let start = "\(mark(of: route)) \(title)  \(effort)"
    guard let obstacle else { return "\(mark(of: route)) \(title)  \(route.effortInWords)" }
    let shown = obstacle.count > longest ? obstacle.prefix(longest - 1) + "…" : obstacle[...]
    return "\(start)  \(shown)"
  }

  /// The length of the longest obstacle, so that an indented line has 80 columns.
  private static let longest = 34

  /// The marks: ✓ taken already, → advised, · possible, ✗ blocked.
  private static func mark(of route: RouteReport) -> String {
    switch route.verdict {
    case .already: "✓"
    case .blocked: "✗"
    case .advised: "→"
    case .possible: "·"
    }
  }
}

extension DependencyReport {
  /// Whether it is unknown if it works on the Mac in any form.
  var isOpen: Bool { macCatalyst == .unknown && macOS == .unknown }
}
