import Guidance
import Markup
import MigrationStrategy

/// A decision on a page: the outcome, and the reasons for it.
struct HTMLDecision {
  private let decision: DecisionReport
  private let heading: MarkupNode?
  private let form: MarkupNode?

  /// Creates a decision, with a form for the team's own. The one about the outcome for a structure
  /// needs no heading.
  init(_ decision: DecisionReport, heading: MarkupNode?, form: MarkupNode?) {
    (self.decision, self.heading, self.form) = (decision, heading, form)
  }

  var node: MarkupNode {
    let confidence = tag(
      "span", ["class": "sureness \(decision.confidence.rawValue)"],
      Wording.confidence(of: decision))
    let verdict = tag(
      "p", ["class": "verdict"],
      [tag("strong", Wording.outcome(decision.outcome)), .text(" "), confidence])
    let team = decision.decidedBy.map { decided in
      tag(
        "p", ["class": "team"],
        [tag("strong", "Team:"), .text(" Decided\(Wording.detail(of: decided))")])
    }
    return tag(
      "div", ["class": "decision"], [heading, verdict, team, working, form].compactMap { $0 })
  }

  private var working: MarkupNode? {
    let counts = [
      decision.reasons.isEmpty ? nil : counted(decision.reasons.count, "reason"),
      decision.alternatives.isEmpty ? nil : counted(decision.alternatives.count, "alternative"),
    ].compactMap { $0 }
    guard !counts.isEmpty else { return nil }
    return tag(
      "details", ["class": "working", "open": ""],
      [tag("summary", "Why: \(counts.joined(separator: ", "))")] + reasons + alternatives
        + dissent)
  }

  private var reasons: [MarkupNode] {
    guard !decision.reasons.isEmpty else { return [] }
    let isWeighed = decision.reasons.contains { $0.weight != 0 }
    let items = decision.reasons.map { reason in
      let weight = tag(
        "span", ["class": "weight"], reason.weight == 0 ? "" : signed(reason.weight))
      let source = reason.sourceInWords
      let words = tag(
        "span",
        [.text(reason.text)]
          + (source.isEmpty ? [] : [.text(" "), tag("span", ["class": "source"], source)]))
      return tag("li", isWeighed ? [weight, words] : [words])
    }
    return [tag("ul", ["class": isWeighed ? "reasons" : "reasons plain"], items)]
  }

  private var alternatives: [MarkupNode] {
    guard !decision.alternatives.isEmpty else { return [] }
    let items = decision.alternatives.flatMap { alternative in
      [tag("dt", Wording.outcome(alternative.outcome)), tag("dd", alternative.why)]
    }
    return [tag("p", ["class": "label"], "Why not the alternatives"), tag("dl", items)]
  }

  private var dissent: [MarkupNode] {
    decision.dissent.map { [tag("p", ["class": "note"], Wording.dissent($0))] } ?? []
  }
}
