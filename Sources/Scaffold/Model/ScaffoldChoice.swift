import Guidance
import MigrationStrategy

/// The decisions to carry out.
package struct ScaffoldChoice: Sendable {
  /// Whether open findings count, and not only those that the team has accepted.
  package var includesOpen = false
  /// The rules or groups of rules, or none for all.
  package var rules: [String] = []
  /// The object IDs of structures, or none for all.
  package var structures: [String] = []
  /// Whether edits are included that change how the app behaves on iPhone.
  package var includesRisky = false

  /// The choice of all open decisions, without risky ones.
  package static let everything: ScaffoldChoice = {
    var choice = ScaffoldChoice()
    choice.includesOpen = true
    return choice
  }()

  /// Creates the choice of everything that the team has accepted.
  package init() {}
}

extension ScaffoldChoice {
  /// Returns the chosen findings, with parts of findings on their own.
  func findings(in advice: Advice) -> [Recommendation] {
    advice.recommendations.flatMap(\.all).filter { finding in
      isWanted(finding, in: advice) && isAsked(finding.rule) && isInStructure(finding, advice)
    }
  }

  private func isWanted(_ finding: Recommendation, in advice: Advice) -> Bool {
    switch finding.status {
    case .accepted: true
    case .open: includesOpen || hasAcceptedOutcome(finding, in: advice)
    case .done, .declined, .overridden: false
    }
  }

  /// Whether the team has accepted the outcome for the structure that the finding is about.
  private func hasAcceptedOutcome(_ finding: Recommendation, in advice: Advice) -> Bool {
    (advice.decisions[finding.subject] ?? []).contains {
      $0.team?.status == .accepted && $0.outcome.id == finding.equivalent
    }
  }

  private func isAsked(_ rule: String) -> Bool {
    rules.isEmpty || rules.contains { rule == $0 || rule.hasPrefix($0 + "/") }
  }

  private func isInStructure(_ finding: Recommendation, _ advice: Advice) -> Bool {
    guard !structures.isEmpty else { return true }
    let subject = advice.subjects[finding.subject]
    let around = subject.parent.map { advice.subjects[$0].object }
    return structures.contains { $0 == subject.object || $0 == around }
  }
}
