import FileReading
import Guidance
import SourceEvidence

/// The team's own decisions about the advice, in its file and in comments in source code.
struct TeamDecisions: Sendable {
  private let decisions: [TeamDecision]
  private let comments: [IgnoreComment]

  init(_ decisions: [TeamDecision] = [], comments: [IgnoreComment] = []) {
    self.decisions = decisions
    self.comments = comments
  }

  /// Returns the decision about a finding of a rule.
  ///
  /// - Parameters:
  ///   - rule: The ID of the rule.
  ///   - place: The place of the finding.
  ///   - locations: All source locations of what it found.
  /// - Returns: The decision in the team's file, or else that in comments at all locations.
  func decision(on rule: String, at place: Place, _ locations: [SourceLocation]) -> TeamDecision? {
    best { $0.rule == rule && $0.place.matches(object: place.object, in: place.location.file) }
      ?? declined(rule, at: locations)
  }

  private func declined(_ rule: String, at locations: [SourceLocation]) -> TeamDecision? {
    guard !comments.isEmpty else { return nil }
    let found = locations.compactMap { location in
      comments.first {
        $0.rules.contains(rule) && $0.place.file == location.file && $0.line == location.line
      }
    }
    guard let first = found.first, found.count == locations.count else { return nil }
    return TeamDecision(declining: rule, because: first.reason, in: first.place)
  }

  /// Returns the decision about the outcome of a procedure for a subject.
  ///
  /// - Parameters:
  ///   - subject: The subject.
  ///   - procedure: The procedure.
  ///   - outcome: The outcome of the procedure, which is the only one that can be accepted.
  /// - Returns: The decision, or `nil` if there is none.
  func decision(
    on subject: Subject, by procedure: DecisionProcedure, comingTo outcome: Outcome
  ) -> TeamDecision? {
    best { decision in
      guard let wanted = decision.outcome.map({ Outcome($0) }),
        procedure.outcomes.contains(wanted),
        decision.status == .overridden || wanted == outcome
      else { return false }
      return decision.place.matches(object: subject.object, in: subject.location.file)
    }
  }

  /// Returns the matching decision with the most precise place.
  private func best(_ matches: (TeamDecision) -> Bool) -> TeamDecision? {
    decisions.filter(matches).max { $0.place.precision < $1.place.precision }
  }
}

extension StructurePlace {
  fileprivate var precision: Int { (object == nil ? 0 : 2) + (file == nil ? 0 : 1) }
}

extension TeamDecision {
  /// The decision as text.
  var text: String {
    let reason = reason.map { ": \($0)" } ?? "."
    let author = [author, date].compactMap { $0 }.joined(separator: ", ")
    return "Decided by the team" + reason + (author.isEmpty ? "" : " (\(author))")
  }
}
