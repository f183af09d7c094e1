package import Guidance
import MigrationStrategy

/// The differences between two reports. The same reports always give the same comparison.
package struct Comparison: Sendable, Encodable {
  /// The options and version that a report was made with.
  struct Origin: Encodable {
    var version: String
    var platform: String
    var edition: String
    /// Whether some input could not be read.
    var lostInput: Bool
  }

  /// The numbers of differences.
  struct Counts: Encodable, Equatable {
    /// The findings that are only in the old report.
    var done = 0
    /// The findings that are only in the new report.
    var new = 0
    /// The findings with different advice.
    var changed = 0
    /// The findings that are in both reports.
    var unchanged = 0
    /// The structures with different decisions.
    var structures = 0
  }

  /// The version of the JSON form.
  static let schemaVersion = 1

  var schemaVersion = Self.schemaVersion
  var old: Origin
  var new: Origin
  var totals: Counts
  /// The projects of the new report in its order, then those that are only in the old one.
  var projects: [ProjectComparison]
  /// The titles of the equivalents in the changes, by id.
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

  /// Creates a change, or `nil` if both values are the same.
  init?(_ old: Value, _ new: Value) {
    if old == new { return nil }
    self.old = old
    self.new = new
  }
}
