package import Guidance

/// A project in numbers, or several of them added up.
package struct AuditCounts: Sendable, Hashable, Codable {
  /// How much there was to read.
  package struct Documents: Sendable, Hashable, Codable {
    package var storyboards = 0
    package var xibs = 0
    package var launchScreens = 0
    package var scenes = 0
    package var segues = 0
    /// Documents of other platforms.
    package var others = 0
  }

  /// What could not be read, and what was left out or is worth knowing.
  package struct Problems: Sendable, Hashable, Codable {
    package var errors = 0
    package var notes = 0
  }

  package var documents = Documents()
  /// Structures, by kind.
  package var structures: [String: Int] = [:]
  /// What becomes of them: how many, by kind and outcome.
  package var outcomes: [String: [String: Int]] = [:]
  /// All that was decided about them, by how sure it is.
  package var decisions: [String: Int] = [:]
  /// Recommendations, by severity.
  package var severity: [String: Int] = [:]
  /// Recommendations, by effort.
  package var effort: [String: Int] = [:]
  /// Recommendations, by equivalent.
  package var equivalents: [String: Int] = [:]
  /// Questions that are open.
  package var questions = 0
  package var problems = Problems()

  /// The numbers of nothing.
  package init() {}

  /// What must be done, and what is the convention on the Mac.
  package var pressing: Int { count(.required) + count(.recommended) }

  /// The decisions that the files leave to the team.
  package var undecided: Int { decisions[Sureness.undecided.rawValue, default: 0] }

  /// How many recommendations have a severity.
  package func count(_ severity: Severity) -> Int { self.severity[severity.rawValue, default: 0] }

  /// How many recommendations are so much work.
  package func count(_ effort: Effort) -> Int { self.effort[effort.rawValue, default: 0] }

  /// The kinds of structures, in the order in which they are reported.
  static let kinds: [SubjectKind] = [
    .tabBar, .splitView, .navigationStack, .pageView, .pageControl, .segmentedControl,
  ]

  /// How sure a decision is, with defaults apart from what the files do not show.
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
