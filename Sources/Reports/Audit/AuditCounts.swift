package import Guidance

/// The counts of a project, or the totals of several.
package struct AuditCounts: Sendable, Hashable, Codable {
  /// The numbers of files and of their elements.
  package struct Documents: Sendable, Hashable, Codable {
    package var storyboards = 0
    package var xibs = 0
    package var launchScreens = 0
    package var scenes = 0
    package var segues = 0
    /// The number of documents for other platforms.
    package var others = 0
  }

  /// The numbers of errors and notes.
  package struct Problems: Sendable, Hashable, Codable {
    package var errors = 0
    package var notes = 0
  }

  package var documents = Documents()
  /// The numbers of structures, by kind.
  package var structures: [String: Int] = [:]
  /// The numbers of structures, by kind and outcome.
  package var outcomes: [String: [String: Int]] = [:]
  /// The numbers of decisions, by confidence.
  package var decisions: [String: Int] = [:]
  /// The numbers of recommendations, by severity.
  package var severity: [String: Int] = [:]
  /// The numbers of recommendations, by effort.
  package var effort: [String: Int] = [:]
  /// The numbers of recommendations, by equivalent.
  package var equivalents: [String: Int] = [:]
  /// The number of open questions.
  package var questions = 0
  package var problems = Problems()

  /// Creates counts of zero.
  package init() {}

  /// The number of recommendations that are required or conventional on the Mac.
  package var pressing: Int { count(.required) + count(.recommended) }

  /// The number of undecided decisions.
  package var undecided: Int { decisions[Sureness.undecided.rawValue, default: 0] }

  /// Returns the number of recommendations with a severity.
  package func count(_ severity: Severity) -> Int { self.severity[severity.rawValue, default: 0] }

  /// Returns the number of recommendations with an effort.
  package func count(_ effort: Effort) -> Int { self.effort[effort.rawValue, default: 0] }

  /// The confidence of a decision, with separate cases for defaults (`unsure`) and open decisions.
  enum Sureness: String, CaseIterable {
    case certain, likely, unsure, undecided

    init(_ decision: DecisionReport) {
      switch decision.confidence {
      case .certain: self = .certain
      case .likely: self = .likely
      case .undecided: self = decision.outcome == .undecided ? .undecided : .unsure
      }
    }
  }
}
