/// A route to the Mac: what an app keeps on it, what people would miss, what stands in its way, and
/// how much work it is.
package struct Route: Sendable, CatalogRecord {
  /// The system that an app is built for.
  package enum System: String, Sendable, CatalogWord {
    /// The app for iPhone and iPad as it is.
    case iOS
    case macCatalyst = "mac-catalyst"
    case macOS
  }

  /// The ID, which is an outcome of the decision about routes.
  package var id: String
  /// The title, for a heading.
  package var title: String
  /// The position among the routes.
  package var position: Int
  /// The system that the app is built for.
  package var system: System
  /// The technology whose advice is about this route.
  package var platform: TargetPlatform
  /// A description of the route.
  package var summary: String
  /// What the app keeps.
  package var keeps: [String]
  /// What people would miss.
  package var misses: [RoutePoint]
  /// What stands in the way.
  package var blockers: [RoutePoint]
  /// The condition under which the app takes the route already.
  package var already: Predicate
  /// The parts of the effort.
  package var effort: [RouteEffort]
  /// The lowest severity of the recommendations that belong to the effort, or `nil` if none does.
  package var findings: Severity?
  /// The rules whose recommendations do not belong to the effort.
  package var withoutRules: [String]
  /// The sources.
  package var sources: [String]

  package init(from keys: inout KeyReader) {
    id = keys.read("id")
    title = keys.read("title")
    position = keys.read("position")
    system = keys.read("system")
    platform = keys.read("platform")
    summary = keys.read("summary")
    keeps = keys.read("keeps")
    misses = keys.read("misses")
    blockers = keys.readIfPresent("blockers") ?? []
    already = keys.read("already")
    effort = keys.read("effort")
    findings = keys.readIfPresent("findings")
    withoutRules = keys.readIfPresent("withoutRules") ?? []
    sources = keys.read("sources")
  }
}

/// Something that people would miss on a route, or that stands in the way of it.
package struct RoutePoint: Sendable, CatalogRecord {
  /// The ID, which is unique in the route.
  package var id: String
  /// The condition. By default, it always holds.
  package var condition: Predicate
  /// The text, with facts of the project in braces.
  package var text: String
  /// The rule whose findings have the locations.
  package var rule: String?
  /// Whether the app cannot take the route as long as the condition holds.
  package var blocks: Bool
  /// The page that says so.
  package var source: String

  package init(from keys: inout KeyReader) {
    id = keys.read("id")
    condition = keys.readIfPresent("when") ?? .always
    text = keys.read("text")
    rule = keys.readIfPresent("rule")
    blocks = keys.readIfPresent("blocks") ?? false
    source = keys.read("source")
  }
}

/// A part of the effort of a route.
package struct RouteEffort: Sendable, CatalogRecord {
  /// The ID, which is unique in the route.
  package var id: String
  /// The condition. By default, it always holds.
  package var condition: Predicate
  /// What the work is, with facts of the project in braces.
  package var text: String
  /// The fact with the number of times that the work is done.
  package var times: AnyFact?
  /// The days that it takes at least, and at most. With `times`, those for ten times.
  package var days: Days

  /// A range of days.
  package struct Days: Sendable, CatalogRecord {
    package var atLeast: Int
    package var atMost: Int

    package init(from keys: inout KeyReader) {
      atLeast = keys.read("atLeast")
      atMost = keys.read("atMost")
    }
  }

  package init(from keys: inout KeyReader) {
    id = keys.read("id")
    condition = keys.readIfPresent("when") ?? .always
    text = keys.read("text")
    let one: Days? = keys.readIfPresent("days")
    let ten: Days? = keys.readIfPresent("daysForTen")
    times = keys.readIfPresent("times", AnyFact.read)
    if (one == nil) == (ten == nil) || (ten == nil) != (times == nil) {
      keys.note("expected either 'days', or 'daysForTen' with 'times'", at: "days")
    }
    days = one ?? ten ?? Days(atLeast: 0, atMost: 0)
  }
}

extension RouteEffort.Days {
  fileprivate init(atLeast: Int, atMost: Int) {
    self.atLeast = atLeast
    self.atMost = atMost
  }
}
