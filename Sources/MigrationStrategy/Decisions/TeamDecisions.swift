import FileReading
import Guidance
import InterfaceBuilder

/// What a team has decided about the advice.
struct TeamDecisions: Sendable {
  private let decisions: [TeamDecision]

  init(_ decisions: [TeamDecision] = []) { self.decisions = decisions }

  /// What was decided about a rule's finding.
  func decision(on rule: String, at place: Place) -> TeamDecision? {
    best { $0.rule == rule && $0.place.matches(object: place.object, in: place.location.file) }
  }

  /// What was decided about the outcome of a procedure for a subject.
  ///
  /// - Parameters:
  ///   - subject: The subject.
  ///   - procedure: The procedure.
  ///   - outcome: What the procedure comes to by itself: no other can be accepted.
  /// - Returns: The decision, or `nil` without one.
  func decision(
    on subject: Subject, by procedure: DecisionProcedure, comingTo outcome: String
  ) -> TeamDecision? {
    best { decision in
      guard let wanted = decision.outcome, procedure.outcomes.contains(wanted),
        decision.status == .overridden || wanted == outcome
      else { return false }
      return decision.place.matches(object: subject.object, in: subject.location.file)
    }
  }

  /// Of several that match, the one that names most.
  private func best(_ matches: (TeamDecision) -> Bool) -> TeamDecision? {
    decisions.filter(matches).max { $0.place.precision < $1.place.precision }
  }
}

extension StructurePlace {
  fileprivate var precision: Int { (object == nil ? 0 : 2) + (file == nil ? 0 : 1) }
}

extension TeamDecision {
  /// The decision in words.
  var text: String {
    let reason = reason.map { ": \($0)" } ?? "."
    let author = [author, date].compactMap { $0 }.joined(separator: ", ")
    return "Decided by the team" + reason + (author.isEmpty ? "" : " (\(author))")
  }
}
