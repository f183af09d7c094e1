import Testing

/// Names that stand twice, and rules that silence each other.
@Suite struct NameMistakeTests {
  private static func rule(_ id: String, silences: String) -> String {
    GuidanceTests.rule(["id": "id: own/\(id)"], adding: "silences: [\(silences)]")
  }

  @Test(arguments: [
    Mistake(
      "the same id in two files",
      [
        "rules/own/one.yml": GuidanceTests.rule(),
        "rules/own/two.yml": GuidanceTests.rule(),
      ],
      "rules/own/two.yml:1:1: the id is 'own/one', but the file's name says 'own/two'"),
    Mistake(
      "another ending", ["rules/own/one.yaml": GuidanceTests.rule()],
      "rules/own/one.yaml:1:1: unexpected ending; rename the file to 'rules/own/one.yml'"),
    Mistake(
      "two endings",
      [
        "rules/own/one.yaml": GuidanceTests.rule(),
        "rules/own/one.yml": GuidanceTests.rule(),
      ],
      "rules/own/one.yaml:1:1: there is 'rules/own/one.yml' as well; keep one of them, with the "
        + "ending .yml"),
    Mistake(
      "a command that nobody has",
      [
        "rules/own/one.yml": GuidanceTests.rule(
          adding: "commands: [back, { id: bakc, when: {} }]")
      ], "rules/own/one.yml:11:18: there is no command 'bakc' in shortcuts.yml"),
    Mistake(
      "gates with one id",
      [
        "decisions/own.yml": decision(
          """
          gates:
            - { id: a, outcome: o, confidence: certain, reason: r }
            - { id: b, outcome: o, confidence: certain, reason: r }
            - { id: a, outcome: o, confidence: certain, reason: r }
          """)
      ], "decisions/own.yml:9:7: the id 'a' appears twice in gates"),
    Mistake(
      "gates with one outcome and no id",
      [
        "decisions/own.yml": decision(
          """
          gates:
            - { outcome: o, confidence: certain, reason: r }
            - { outcome: o, confidence: certain, reason: r }
          """)
      ], "decisions/own.yml:8:5: the id 'o' appears twice in gates"),
    Mistake(
      "terms with one id",
      [
        "decisions/own.yml": decision(
          """
          gates: [{ outcome: o, confidence: certain, reason: r }]
          terms:
            - { id: a, weight: 1, reason: r, sources: [] }
            - { id: a, weight: 1, reason: r, sources: [] }
          """)
      ], "decisions/own.yml:9:7: the id 'a' appears twice in terms"),
    Mistake(
      "commands with one id",
      [
        "shortcuts.yml": """
        standard:
          - { id: a, title: A, menu: File, sources: [] }
          - { id: a, title: B, menu: File, sources: [] }
        sections: { keys: [], sources: [] }
        reserved: []
        conflicts: []
        """
      ], "shortcuts.yml:3:7: the id 'a' appears twice in standard"),
  ])
  func aNameStandsForOneThingOnly(_ mistake: Mistake) throws {
    #expect(try mistakes(in: mistake.files) == mistake.messages)
  }

  @Test(arguments: [
    Mistake(
      "two rules",
      [
        "rules/own/a.yml": rule("a", silences: "own/b"),
        "rules/own/b.yml": rule("b", silences: "own/a"),
      ], "rules/own/a.yml:11:12: rules silence each other in a cycle: own/a → own/b → own/a"),
    Mistake(
      "three rules, and one that leads there",
      [
        "rules/own/a.yml": rule("a", silences: "own/b"),
        "rules/own/b.yml": rule("b", silences: "own/d, own/c"),
        "rules/own/c.yml": rule("c", silences: "own/d"),
        "rules/own/d.yml": rule("d", silences: "own/b"),
      ], "rules/own/b.yml:11:12: rules silence each other in a cycle: own/b → own/d → own/b",
      "rules/own/c.yml:11:12: rules silence each other in a cycle: "
        + "own/c → own/d → own/b → own/c"),
    Mistake(
      "a circle with a built-in rule",
      [
        "rules/tab-bar/count-guideline.yml": GuidanceTests.rule(
          ["id": "id: tab-bar/count-guideline"], adding: "silences: [tab-bar/single-tab]")
      ],
      "rules/tab-bar/count-guideline.yml:11:12: rules silence each other in a cycle: "
        + "tab-bar/count-guideline → tab-bar/single-tab → tab-bar/count-guideline"),
    Mistake(
      "no circle",
      [
        "rules/own/a.yml": rule("a", silences: "own/b, own/c"),
        "rules/own/b.yml": rule("b", silences: "own/c"),
        "rules/own/c.yml": rule("c", silences: ""),
      ]),
  ])
  func rulesThatSilenceEachOtherAreFoundAndTheirCircleIsNamedOnce(_ mistake: Mistake) throws {
    #expect(try mistakes(in: mistake.files) == mistake.messages)
  }
}
