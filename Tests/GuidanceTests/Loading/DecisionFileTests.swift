import Guidance
import Testing

/// Decisions, equivalents, keys and words in files.
@Suite struct DecisionFileTests {
  private static let gate = "outcome: sidebar, confidence: certain, reason: Because."

  @Test(arguments: [
    Mistake("a decision that is right", ["decisions/own.yml": decision("gates: [{ \(gate) }]")]),
    Mistake(
      "no gate that always holds",
      ["decisions/own.yml": decision("gates: [{ when: { isBare: true }, \(gate) }]")],
      "decisions/own.yml:6:1: the last one must hold always, so that something is decided"),
    Mistake(
      "a fact its subject has not",
      [
        "decisions/own.yml": decision(
          "gates:\n  - { when: { isEnabled: true }, \(gate) }\n  - { id: else, \(gate) }")
      ],
      "decisions/own.yml:7:7: a tab-bar has no fact 'isEnabled'"),
    Mistake(
      "an unknown placeholder in a reason",
      [
        "decisions/own.yml": decision(
          "gates: [{ outcome: sidebar, confidence: certain, reason: \"{why}\" }]")
      ],
      "decisions/own.yml:6:50: unknown placeholder '{why}'"),
    Mistake(
      "a placeholder of another subject in an alternative",
      [
        "decisions/own.yml": decision(
          "gates: [{ \(gate) }]",
          adding: "alternatives:", "  - outcome: both", "    why: See {isEnabled}.")
      ],
      "decisions/own.yml:9:5: a tab-bar has no fact 'isEnabled'"),
    Mistake(
      "a weight without an edition",
      [
        "decisions/own.yml": decision(
          "gates: [{ \(gate) }]",
          adding: "terms:", "  - id: one", "    weight: { current: 1 }", "    reason: So.",
          "    sources: []")
      ],
      "decisions/own.yml:9:5: the key '2019' is missing"),
    Mistake(
      "a fact its subject has not in a term",
      [
        "decisions/own.yml": decision(
          "gates: [{ \(gate) }]",
          adding: "terms:", "  - id: one", "    when: { hasBadge: true }", "    weight: 1",
          "    reason: So.", "    sources: []")
      ],
      "decisions/own.yml:9:5: a tab-bar has no fact 'hasBadge'"),
    Mistake(
      "an unknown fact that it decides",
      [
        "decisions/own.yml": decision("gates: [{ \(gate) }]")
          .replacing("decides: outcome", with: "decides: fate")
      ],
      "decisions/own.yml:4:1: there is no fact 'fate'"),
  ])
  func aDecisionIsChecked(_ mistake: Mistake) throws {
    #expect(try mistakes(in: mistake.files) == mistake.messages)
  }

  @Test func whatADecisionDoubtsIsCheckedAsWell() throws {
    let text = decision(
      "gates: [{ \(Self.gate) }]",
      adding: "doubt: { when: { isEnabled: true }, confidence: likely, reason: \"{what}\" }")
    let messages = try mistakes(in: ["decisions/own.yml": text])
    #expect(messages.count == 2)
  }

  @Test func whatADecisionAsksIsCheckedAsWell() throws {
    let text = decision(
      "gates: [{ \(Self.gate), ask: { id: a, text: \"Is {it}?\" } }]",
      adding: "alternatives:", "  - outcome: both", "    why: So.",
      "    ask: { id: b, text: \"Is {it}?\" }")
    let messages = try mistakes(in: ["decisions/own.yml": text])
    #expect(messages.count == 2)
  }

  @Test func whatADecisionDecidesMustBeAFactOfItsSubject() throws {
    let text = decision("gates: [{ \(Self.gate) }]")
      .replacing("decides: outcome", with: "decides: purpose")
    let messages = try mistakes(in: ["decisions/own.yml": text])
    #expect(messages.count == 1)
  }

  @Test func theTitlesOfARuleMustBeAFactOfItsSubject() throws {
    let text = rule(adding: "titles: remainingTitles")
    let messages = try mistakes(in: ["rules/own/one.yml": text])
    #expect(messages.count == 1)
  }
}
