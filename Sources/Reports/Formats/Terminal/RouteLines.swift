import Guidance
import MigrationStrategy
import XcodeProject

/// The routes in a few lines, for a terminal.
enum RouteLines {
  /// Returns a line for each route: a mark, the title, the effort, and the first obstacle. The last
  /// lines name what is not known.
  static func lines(for project: ProjectReport) -> [String] {
    guard !project.routes.isEmpty else { return [] }
    let open = project.dependencies.count { $0.isDirect && $0.isOpen }
    let noun = open == 1 ? "dependency" : "dependencies"
    let question = "? \(open) \(noun): it is unknown if the Mac is supported"
    return project.routes.map(line) + ["  The advice is for \(project.platformTitle)"]
      + (open == 0 ? [] : [question])
  }

  private static func line(_ route: RouteReport) -> String {
    let title = TextLayout.padded(route.title, to: 24)
    let effort = TextLayout.padded(route.effort.words, to: 14)
    let obstacle = route.blockers.first.map { point in
      let place = point.places?.first.map { " (\($0.file):\($0.line))" } ?? ""
      return point.text.prefix { $0 != "." } + place
    }
    let start = "\(mark(of: route)) \(title)  \(effort)"
    guard let obstacle else { return "\(mark(of: route)) \(title)  \(route.effort.words)" }
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
