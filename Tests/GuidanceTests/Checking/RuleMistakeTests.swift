import Testing

/// Mistakes in what a rule says.
@Suite struct RuleMistakeTests {
  @Test func aValueThatIsNoneOfAFewWordsIsNamedWithTheWordsThereAre() throws {
    let text = rule(["severity": "severity: high"])
    let messages = try mistakes(in: ["rules/own/one.yml": text])
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("rules/own/one.yml:6:1: ") == true)
    #expect(messages.first?.contains("consider, recommended, required") == true, "\(messages)")
  }

  @Test func oneUnknownSubjectAmongSeveralIsNamed() throws {
    let text = rule(["subject": "subject: [tab, tap]"])
    let messages = try mistakes(in: ["rules/own/one.yml": text])
    #expect(messages.count == 1)
    #expect(messages.first?.contains("tap") == true, "\(messages)")
  }

  @Test func aRuleHasNoScoreToName() throws {
    let text = rule(["message": "message: The score is {score}."])
    let messages = try mistakes(in: ["rules/own/one.yml": text])
    #expect(messages == ["rules/own/one.yml:7:1: unknown placeholder '{score}'"])
  }

  @Test func aRuleWithoutASubjectOrOutsideAGroupIsRefused() throws {
    let messages =
      try mistakes(in: ["rules/own/one.yml": rule(["subject": "subject: []"])])
      + mistakes(in: ["rules/one.yml": rule(["id": "id: one"])])
    #expect(messages.count == 2)
  }
}
