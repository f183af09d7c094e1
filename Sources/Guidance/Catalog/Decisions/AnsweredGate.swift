package import YAMLReading

/// The result of a gate once the team has answered its question.
package enum AnsweredGate: Sendable, CatalogValue {
  /// The gate does not apply, so the following ones are evaluated.
  case next
  /// The outcome is settled.
  case settled(Settlement)

  package init(from node: YAMLNode, _ mistakes: Mistakes) {
    switch node.value {
    case .text("next"): self = .next
    case .mapping: self = .settled(Settlement(from: node, mistakes))
    default:
      mistakes.note(
        expected: "next, or a mapping of outcome, confidence and reason", at: node)
      self = .next
    }
  }

  /// The outcome, if it is settled.
  package var outcome: Outcome? {
    if case .settled(let settlement) = self { settlement.outcome } else { nil }
  }
}

extension AnsweredGate {
  /// Sets the title of the outcome.
  mutating func title(by titles: [String: String]) {
    guard case .settled(var settlement) = self else { return }
    settlement.outcome = settlement.outcome.titled(by: titles)
    self = .settled(settlement)
  }
}
