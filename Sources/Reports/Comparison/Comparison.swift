package import Guidance
import MigrationStrategy

/// The differences between two reports. They depend only on the reports.
package struct Comparison: Sendable, Encodable {
  /// The version and the options that a report was created with.
  struct Origin: Encodable {
    var version: String
    var platform: String
    var edition: String
    /// Whether some input could not be read.
    var lostInput: Bool
  }

  /// The numbers of differences, by kind.
  struct Counts: Encodable, Equatable {
    /// The number of findings that are only in the old report.
    var done = 0
    /// The number of those that answers and corrections of the team rule out, which do not count as done.
    var ruledOut = 0
    /// The number of findings that are only in the new report.
    var new = 0
    /// The number of findings with different advice.
    var changed = 0
    /// The number of findings that are in both reports.
    var unchanged = 0
    /// The number of structures with different decisions.
    var structures = 0
  }

  /// The version of the JSON.
  static let schemaVersion = 1

  var schemaVersion = Self.schemaVersion
  var old: Origin
  var new: Origin
  var totals: Counts
  /// The projects of the new report in its order, followed by those that are only in the old one.
  var projects: [ProjectComparison]
  /// The titles of the equivalents in the changes, by ID.
  var equivalents: [String: String]

  /// The highest severity of the new findings that the team has not accepted.
  package var highestNewSeverity: Severity? {
    projects.flatMap(\.new).filter { $0.status == .open }.map(\.severity).max()
  }
}

/// A value in the old and in the new report.
struct Change<Value: Encodable & Equatable & Sendable>: Encodable, Equatable, Sendable {
  var old: Value
  var new: Value

  /// Creates a change, or returns `nil` if both values are equal.
  init?(_ old: Value, _ new: Value) {
    if old == new { return nil }
    self.old = old
    self.new = new
  }
}
