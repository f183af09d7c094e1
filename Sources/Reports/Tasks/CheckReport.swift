package import Guidance
import MigrationStrategy

/// How far the tasks of a migration are, and what is new.
package struct CheckReport: Sendable, Encodable {
  /// The version of the JSON.
  static let schemaVersion = 1

  var schemaVersion = Self.schemaVersion
  package var version: String
  /// The numbers of tasks in each state.
  package var totals: [String: Int]
  package var projects: [ProjectCheck]
  /// What is wrong with entries of `.macward.yml` and with files that could not be read.
  package var errors: [String]

  /// The highest severity of the new findings that the team has not accepted.
  package var highestNewSeverity: Severity? { projects.flatMap(\.new).map(\.severity).max() }
}

/// The tasks of one project.
package struct ProjectCheck: Sendable, Encodable {
  package var name: String
  package var root: String
  package var tasks: [CheckedTask]
  /// The findings that the older report does not have. It is empty without an older report.
  package var new: [CheckedFinding]
}

/// A task with its state.
package struct CheckedTask: Sendable, Encodable {
  /// The state of a task.
  package enum State: String, Sendable, Encodable {
    /// It is done at each place, in code that the app reaches.
    case done
    /// Nothing has changed.
    case open
    /// Some of it is done, or it is about something else now.
    case changed
    /// What it was about is no longer there, or is no longer found although nothing shows that it is done.
    case gone
    /// The team has answered or decided so that it does not apply.
    case declined
  }

  package var id: String
  package var rule: String
  package var title: String
  package var state: State
  /// What is left to do.
  package var left: [CheckedFinding]
  /// What shows that it is done, or partly done.
  package var evidence: [Proof]
  /// Why it does not count as done, or `nil`.
  package var note: String?

  /// A place that shows that a task is done.
  package struct Proof: Sendable, Encodable, Hashable {
    package var text: String
    package var at: String
  }
}

/// A finding at one place.
package struct CheckedFinding: Sendable, Encodable {
  package var rule: String
  package var severity: Severity
  package var address: String
  package var at: String
  package var message: String
}
