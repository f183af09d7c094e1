import Guidance
import MigrationStrategy

/// How far a Mac app is: it runs, it belongs on the Mac, or it excels there.
package struct LevelReport: Sendable, Encodable, Equatable {
  /// A level.
  package enum Level: String, Sendable, Encodable, CaseIterable {
    /// It is built for the Mac, and nothing required is open.
    case runs
    /// Nothing recommended is open either: menus, keys, toolbars, windows, and settings are those of a Mac app.
    case belongs
    /// Nothing is left to consider.
    case excels

    /// What the next step is for, as the beginning of a sentence.
    var goal: String {
      switch self {
      case .runs: "To run on the Mac"
      case .belongs: "To belong on the Mac"
      case .excels: "To excel"
      }
    }

    /// The severity whose recommendations the level leaves none of.
    var severity: Severity {
      switch self {
      case .runs: .required
      case .belongs: .recommended
      case .excels: .consider
      }
    }
  }

  /// The level that is reached, or `nil` if none is.
  package var reached: Level?
  /// The next level, or `nil` if the last one is reached.
  package var next: Level?
  /// The tasks that the next level still needs, as titles.
  package var missing: [String]
  /// Whether it is built for the Mac, as far as project files show.
  var isBuilt: Bool

  private enum CodingKeys: String, CodingKey { case reached, next, missing }

  /// Finds the level of a project.
  init(_ project: ProjectReport) {
    isBuilt = project.isBuiltForMac
    let levels = Level.allCases.map { ($0, Self.missing(for: $0, in: project)) }
    let next = levels.first { !$0.1.isEmpty }
    self.next = next?.0
    missing = next?.1 ?? []
    reached = levels.prefix { $0.1.isEmpty }.last?.0
  }

  private static func missing(for level: Level, in project: ProjectReport) -> [String] {
    let tasks = project.plan.tasks.filter { $0.severity == level.severity }.map(\.title)
    return level == .runs && !project.isBuiltForMac ? ["A build for the Mac"] + tasks : tasks
  }
}

extension ProjectReport {
  /// Whether a target is built for the Mac, as far as project files show.
  fileprivate var isBuiltForMac: Bool {
    !macTargets.isEmpty
      || routes.contains { $0.verdict == .already && $0.route != "designed-for-ipad" }
  }
}

extension LevelReport {
  /// The level that is reached, and what is open for each of the next.
  func words(_ summary: ProjectReport.Summary) -> String {
    let reached = "Level: \(reached?.rawValue ?? "none yet")."
    guard let next else { return "\(reached) Nothing is open, as far as the files show." }
    let open = Level.allCases.drop { $0 != next }.map { step -> String in
      let count = summary.severity[step.severity.rawValue] ?? 0
      let severity = step == .excels ? "to consider" : step.severity.rawValue
      let all = [
        step == .runs && !isBuilt ? "a Mac build" : nil, count > 0 ? "\(count) \(severity)" : nil,
      ].compactMap(\.self)
      return "\(step.goal): \(all.isEmpty ? "nothing more" : all.joined(separator: ", "))."
    }
    return ([reached] + open).joined(separator: " ")
  }
}
