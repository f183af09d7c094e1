import FileReading
package import Guidance
package import MigrationStrategy
package import XcodeProject

/// A route to the Mac, as it is for one app.
package struct RouteReport: Sendable, Encodable {
  /// Something in the way of the route, or something that people would miss.
  package struct Point: Sendable, Encodable {
    package var text: String
    /// `true` if the app cannot take the route as long as it holds, and absent otherwise.
    package var blocks: Bool?
    /// The places, in order. It is absent if there are none.
    package var places: [RoutePlace]?
    /// The page that says so.
    package var source: String
  }

  /// A part of the effort.
  package struct Work: Sendable, Encodable {
    package var text: String
    package var days: EffortRange
  }

  package var route: String
  package var title: String
  /// The technology whose advice is about the route.
  package var platform: TargetPlatform
  package var verdict: RouteAdvice.Verdict
  /// Whether the route is the advised one. The app may take it already.
  package var isAdvised: Bool
  package var summary: String
  package var effort: EffortRange
  /// `false` if the effort cannot be estimated, and absent otherwise.
  package var isEstimated: Bool?
  /// The parts of the effort. The last one is that of the recommendations, if any belong to it.
  package var work: [Work]
  /// The parts of the effort besides that of the recommendations. They are not in the JSON.
  package var ownWork: [Work] = []
  /// The rules whose effort is part of ``ownWork``, or that the route does not need. They are not in the JSON.
  package var coveredRules: [String] = []
  package var keeps: [String]
  package var blockers: [Point]
  package var misses: [Point]
  package var sources: [String]

  private enum CodingKeys: String, CodingKey {
    case route, title, platform, verdict, isAdvised, summary, effort, isEstimated, work, keeps,
      blockers, misses
    case sources
  }
}

/// A location that a route is about.
package struct RoutePlace: Sendable, Hashable, Encodable {
  package var file: String
  package var line: Int
}

/// Something that the project has for the Mac already.
package struct MacWorkReport: Sendable, Encodable {
  package var text: String
  package var places: [RoutePlace]
}

/// A library that an app uses.
package struct DependencyReport: Sendable, Encodable {
  package var name: String
  package var kind: Dependency.Kind
  package var version: String?
  package var url: String?
  package var file: String
  package var line: Int
  /// Whether the app or its project names it, and not only another dependency.
  package var isDirect: Bool
  package var macCatalyst: Dependency.Support
  package var macOS: Dependency.Support
  package var evidence: String?
}

extension RouteReport {
  init(_ advice: RouteAdvice, _ plan: PlanTemplate) {
    let route = advice.route
    (self.route, title, summary) = (route.id, route.title, route.summary)
    (platform, coveredRules) = (route.platform, route.withoutRules)
    (verdict, isAdvised) = (advice.verdict, advice.isAdvised)
    (keeps, sources) = (route.keeps, route.sources)
    blockers = advice.blockers.map { Point($0) }
    misses = advice.misses.map { Point($0) }
    let findings = advice.findings.map { EffortRange($0.effort, places: $0.count, plan) }
    ownWork = advice.work.map {
      Work(text: $0.text, days: EffortRange(from: $0.lowest, to: $0.highest))
    }
    work =
      ownWork
      + [EffortRange.sum(findings)].compactMap { $0 }.map { days in
        Work(
          text: "Follow \(counted(findings.count, "recommendation")) of this review.", days: days)
      }
    effort = EffortRange.sum(work.map(\.days)) ?? EffortRange(from: 0, to: 0)
    isEstimated = advice.isEstimated ? nil : false
  }

  /// The effort in words.
  package var effortInWords: String { isEstimated == false ? "not estimated" : effort.words }
}

extension RouteReport.Point {
  fileprivate init(_ point: RouteAdvice.Point) {
    text = point.text
    blocks = point.blocks ? true : nil
    places = point.places.isEmpty ? nil : RoutePlace.all(point.places)
    source = point.source
  }
}

extension RoutePlace {
  /// Returns the first places. No report needs all places of a common import.
  static func all(_ places: [SourceLocation]) -> [RoutePlace] {
    places.prefix(50).map { RoutePlace(file: $0.file, line: $0.line) }
  }
}

extension MacWorkReport {
  init(_ work: MacWork) { (text, places) = (work.text, RoutePlace.all(work.places)) }
}

extension DependencyReport {
  init(_ dependency: Dependency) {
    (name, kind, version, url) = (
      dependency.name, dependency.kind, dependency.version, dependency.url
    )
    (file, line, isDirect) = (dependency.file, dependency.line, dependency.isDirect)
    (macCatalyst, macOS) = (dependency.macCatalyst, dependency.macOS)
    evidence = dependency.evidence
  }
}
