import Testing

@Suite("Mistakes in what a rule says")
struct RuleMistakeTests {
  @Test("A value that is none of a few words is named with the words there are")
  func unknownWord() throws {
    let text = rule(["severity": "severity: high"])
    let messages = try mistakes(in: ["rules/own/one.yml": text])
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("rules/own/one.yml:6:1: ") == true)
    #expect(messages.first?.contains("consider, recommended, required") == true, "\(messages)")
  }

  @Test("One unknown subject among several is named")
  func unknownSubject() throws {
    let text = rule(["subject": "subject: [tab, tap]"])
    let messages = try mistakes(in: ["rules/own/one.yml": text])
    #expect(messages.count == 1)
    #expect(messages.first?.contains("tap") == true, "\(messages)")
  }

  @Test("A rule has no score to name")
  func score() throws {
    let text = rule(["message": "message: The score is {score}."])
    let messages = try mistakes(in: ["rules/own/one.yml": text])
    #expect(messages == ["rules/own/one.yml:7:1: unknown placeholder '{score}'"])
  }

  @Test("A rule without a subject, or outside a group, is refused")
  func emptySubject() throws {
    let messages =
      try mistakes(in: ["rules/own/one.yml": rule(["subject": "subject: []"])])
      + mistakes(in: ["rules/one.yml": rule(["id": "id: one"])])
    #expect(messages.count == 2)
  }
}
