import Guidance
import MigrationStrategy

/// The APIs with which one change serves several targets.
struct SharedAPIs {
  /// An API, and the targets whose open recommendations use it.
  struct Use {
    var api: String
    var targets: [Target]
  }

  /// The APIs of at least two targets, those of the most targets first.
  let uses: [Use]

  init(_ project: ProjectReport, in report: Report) {
    let used = project.allTargets.enumerated().map { position, part -> (Target, Set<String>) in
      let names = part.recommendations.filter(\.status.isPending).flatMap(\.equivalents)
      let prefix = position == 0 ? "" : part.target.id + "/"
      let found = Set(names).compactMap { report.equivalents[prefix + $0] }
      return (part.target, Set(found.flatMap { Self.apis(of: $0, part.platform) }))
    }
    let all = used.reduce(into: Set<String>()) { $0.formUnion($1.1) }
    uses = all.map { api in Use(api: api, targets: used.filter { $0.1.contains(api) }.map(\.0)) }
      .filter { $0.targets.count > 1 }
      .sorted { ($1.targets.count, $0.api) < ($0.targets.count, $1.api) }
  }

  /// Returns the names of an equivalent's APIs in the technologies of the advice.
  private static func apis(of equivalent: Equivalent, _ choice: PlatformChoice) -> [String] {
    choice.platforms.flatMap { equivalent.apis[$0] }.map(\.api)
  }
}
