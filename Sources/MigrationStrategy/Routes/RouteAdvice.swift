package import FileReading
package import Guidance

/// A route to the Mac as it is for one app.
package struct RouteAdvice: Sendable {
  /// How far the route is open to the app.
  package enum Verdict: String, Sendable, Encodable {
    /// The app takes the route already.
    case already
    case advised
    case possible
    case blocked
  }

  /// Something in the way of the route, or something that people would miss.
  package struct Point: Sendable {
    /// The text, as a sentence.
    package var text: String
    /// Whether the app cannot take the route as long as it holds.
    package var blocks = false
    /// The places, in order.
    package var places: [SourceLocation] = []
    /// The page that says so.
    package var source: String
  }

  /// A part of the effort that is not that of a recommendation.
  package struct Work: Sendable {
    /// What the work is, as a sentence.
    package var text: String
    /// The days that it takes at least.
    package var lowest: Double
    /// The days that it takes at most.
    package var highest: Double
  }

  /// The recommendations of one rule.
  package struct Finding: Sendable {
    package var rule: String
    package var effort: Effort
    /// The number of places.
    package var count: Int
  }

  /// The route.
  package var route: Route
  /// How far the route is open to the app.
  package var verdict: Verdict
  /// Whether the route is the advised one. The app may take it already.
  package var isAdvised: Bool
  /// Whether the effort can be estimated. The screens of a shell are not in its project.
  package var isEstimated: Bool
  /// What stands in the way.
  package var blockers: [Point]
  /// What people would miss.
  package var misses: [Point]
  /// The parts of the effort.
  package var work: [Work]
  /// The recommendations that belong to the effort.
  package var findings: [Finding]
}

/// Something that a project has for the Mac already.
package struct MacWork: Sendable {
  /// A short description.
  package var text: String
  /// The places, in order.
  package var places: [SourceLocation]
}
