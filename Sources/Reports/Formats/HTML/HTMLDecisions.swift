import Guidance
import Markup
import MigrationStrategy

/// What was decided, with its working.
extension HTMLProject {
  /// A decision. Its question is told with all but that about what becomes of the structure.
  func decision(_ decision: DecisionReport, titled: Bool) -> MarkupNode {
    let verdict = tag(
      "p", ["class": "verdict"],
      [
        tag("strong", Wording.outcome(decision.outcome)), .text(" "),
        tag(
          "span", ["class": "sureness \(decision.confidence.rawValue)"],
          Wording.confidence(of: decision)),
      ])
    let title = titled ? [heading(3, decision.title)] : []
    return tag(
      "div", ["class": "decision"], title + [verdict] + team(decision.decidedBy) + working(decision)
    )
  }

  private func team(_ decided: DecidedBy?) -> [MarkupNode] {
    decided.map { [teamTag("Decided" + Wording.detail(of: $0))] } ?? []
  }

  /// What the team says.
  func teamTag(_ words: String) -> MarkupNode {
    tag("p", ["class": "team"], [tag("strong", "Team:"), .text(" \(words)")])
  }

  private func working(_ decision: DecisionReport) -> [MarkupNode] {
    let counts = [
      decision.reasons.isEmpty ? nil : counted(decision.reasons.count, "reason"),
      decision.alternatives.isEmpty ? nil : counted(decision.alternatives.count, "alternative"),
    ].compactMap { $0 }
    guard !counts.isEmpty else { return [] }
    return [
      tag(
        "details", ["class": "working", "open": ""],
        [tag("summary", "Why: \(counts.joined(separator: ", "))")] + reasons(decision)
          + alternatives(decision) + dissent(decision))
    ]
  }

  private func reasons(_ decision: DecisionReport) -> [MarkupNode] {
    guard !decision.reasons.isEmpty else { return [] }
    let isWeighed = decision.reasons.contains { $0.weight != 0 }
    let items = decision.reasons.map { reason in
      let weight = tag(
        "span", ["class": "weight"], reason.weight == 0 ? "" : signed(reason.weight))
      let words = tag("span", [.text(reason.text)] + source(reason.source))
      return tag("li", isWeighed ? [weight, words] : [words])
    }
    return [tag("ul", ["class": isWeighed ? "reasons" : "reasons plain"], items)]
  }

  private func source(_ source: String) -> [MarkupNode] {
    source.isEmpty ? [] : [.text(" "), tag("span", ["class": "source"], source)]
  }

  private func alternatives(_ decision: DecisionReport) -> [MarkupNode] {
    guard !decision.alternatives.isEmpty else { return [] }
    let items = decision.alternatives.flatMap { alternative in
      [tag("dt", Wording.outcome(alternative.outcome)), tag("dd", alternative.why)]
    }
    return [tag("p", ["class": "label"], "Why not something else"), tag("dl", items)]
  }

  private func dissent(_ decision: DecisionReport) -> [MarkupNode] {
    decision.dissent.map { dissent in
      [
        tag(
          "p", ["class": "note"],
          "The \(dissent.edition.rawValue) edition of the guidance would come to: "
            + "\(Wording.outcome(dissent.outcome).lowercasedFirst).")
      ]
    } ?? []
  }
}
