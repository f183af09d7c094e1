package import Guidance

/// The numbers of a project, or the totals of several.
package struct AuditCounts: Sendable, Hashable, Codable {
  /// The numbers of files and their parts.
  package struct Documents: Sendable, Hashable, Codable {
    package var storyboards = 0
    package var xibs = 0
    package var launchScreens = 0
    package var scenes = 0
    package var segues = 0
    /// The documents for other platforms.
    package var others = 0
  }

  /// The numbers of errors and notes.
  package struct Problems: Sendable, Hashable, Codable {
    package var errors = 0
    package var notes = 0
  }

  package var documents = Documents()
  /// The structures, by kind.
  package var structures: [String: Int] = [:]
  /// The structures, by kind and outcome.
  package var outcomes: [String: [String: Int]] = [:]
  /// The decisions, by confidence.
  package var decisions: [String: Int] = [:]
  /// The recommendations, by severity.
  package var severity: [String: Int] = [:]
  /// The recommendations, by effort.
  package var effort: [String: Int] = [:]
  /// The recommendations, by equivalent.
  package var equivalents: [String: Int] = [:]
  /// The open questions.
  package var questions = 0
  package var problems = Problems()

  /// Creates counts of zero.
  package init() {}

  /// The recommendations that are required or conventional on the Mac.
  package var pressing: Int { count(.required) + count(.recommended) }

  /// The undecided decisions.
  package var undecided: Int { decisions[Sureness.undecided.rawValue, default: 0] }

  /// The number of recommendations with a severity.
  package func count(_ severity: Severity) -> Int { self.severity[severity.rawValue, default: 0] }

  /// The number of recommendations with an effort.
  package func count(_ effort: Effort) -> Int { self.effort[effort.rawValue, default: 0] }

  /// The kinds of structures, in the order of reports.
  static let kinds: [SubjectKind] = [
    .tabBar, .splitView, .navigationStack, .pageView, .pageControl, .segmentedControl,
  ]

  /// The confidence of a decision, with defaults separate from decisions that the files do not
  /// support.
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
