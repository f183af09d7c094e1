package import Guidance
import MigrationStrategy

/// What two reports differ in: finished, and the same for the same reports.
package struct Comparison: Sendable, Encodable {
  /// How a report was made.
  struct Origin: Encodable {
    var version: String
    var platform: String
    var edition: String
    /// Whether some input could not be read.
    var lostInput: Bool
  }

  /// How much is different.
  struct Counts: Encodable, Equatable {
    /// Findings that are gone.
    var done = 0
    /// Findings that were not there.
    var new = 0
    /// Findings whose advice is another.
    var changed = 0
    /// Findings that stay.
    var unchanged = 0
    /// Structures about which something else is decided.
    var structures = 0
  }

  /// The version of the JSON form.
  static let schemaVersion = 1

  var schemaVersion = Self.schemaVersion
  var old: Origin
  var new: Origin
  var totals: Counts
  /// Those of the new report in its order, then those that are only in the old one.
  var projects: [ProjectComparison]
  /// The titles of the equivalents that changes name, by id.
  var equivalents: [String: String]

  /// The highest severity of all findings that were not there, and that the team has not accepted.
  package var highestNewSeverity: Severity? {
    projects.flatMap(\.new).filter { $0.status == .open }.map(\.severity).max()
  }
}

/// What changed from one report to another.
struct Change<Value: Encodable & Equatable & Sendable>: Encodable, Equatable, Sendable {
  var old: Value
  var new: Value

  /// The change, unless both are the same.
  init?(_ old: Value, _ new: Value) {
    if old == new { return nil }
    self.old = old
    self.new = new
  }
}
