import Testing

/// Several mistakes at once.
@Suite struct SeveralMistakesTests {
  @Test func allMistakesOfARuleAreReportedTogether() throws {
    let text = rule(
      [
        "id": "id: own/two", "title": "title: 3", "subject": "subject: [tap, tab, baz]",
        "when": "when: { isEnable: true, depth: deep, any: [{ hasBadge: 1 }, { not: 2 }] }",
        "severity": "severity: high", "why": nil,
      ], adding: "wen: {}", "color: red", "ask: { id: 1, test: x }", "sources: [1, GK, 2]"
    ).replacing("sources: [GK]\n", with: "")
    let subjects =
      "expected one of project, tab-bar, tab, split-view, navigation-stack, page-view, "
      + "page-control, paging-view, segmented-control, search-bar, scene, document, "
      + "missing-api"
    expect(
      text, "1:1: the id is 'own/two', but the file's name says 'own/one'",
      "1:1: the key 'why' is missing", "2:1: expected text here",
      "3:11: unknown value 'tap'; \(subjects)", "3:21: unknown value 'baz'; \(subjects)",
      "4:9: unknown key 'isEnable'; did you mean 'isEnabled'?",
      "4:25: expected a whole number, or bounds such as { atLeast: 2, atMost: 5 }",
      "4:46: expected true or false here", "4:63: expected a mapping here",
      "6:1: unknown value 'high'; expected one of consider, recommended, required",
      "9:1: unknown key 'wen'; did you mean 'when'?",
      "10:1: unknown key 'color'; expected one of ",
      "11:1: the key 'text' is missing", "11:8: expected text here",
      "11:15: unknown key 'test'; did you mean 'text'?", "12:11: expected text here",
      "12:18: expected text here")
  }

  private func expect(_ text: String, _ expected: String...) {
    do {
      let messages = try mistakes(in: ["rules/own/one.yml": text])
      #expect(messages.count == expected.count, "\(messages.joined(separator: "\n"))")
      for (message, start) in zip(messages, expected) {
        #expect(message.hasPrefix("rules/own/one.yml:" + start))
      }
    } catch {
      Issue.record(error)
    }
  }

  @Test func aWrongConditionIsNotTakenForAMissingOne() throws {
    expect(rule(["when": "when: 3"]), "4:1: expected a mapping here")
    expect(
      rule(["when": nil], adding: "needs: [sauce]"),
      "10:9: unknown value 'sauce'; expected one of project-files, source, answers")
    expect(rule(["when": nil]), "1:1: a rule has either 'when' or 'needs'")
    expect(rule(adding: "needs: [source]"), "4:1: a rule has either 'when' or 'needs'")
  }

  @Test func allMistakesOfTheOtherFilesAreReportedTogether() throws {
    let gate = "outcome: o, confidence: certain, reason: r"
    let files = [
      "decisions/own.yml": decision(
        "gates: [{ \(gate), x: 1 }, { outcome: 1 }]", adding: "terms: [{ id: a, weight: much }, 3]"),
      "equivalents/e.yml": "id: e\nmenu: [{ menu: Datei }]\napis: { appkit: [{ apis: A }] }\n",
      "shortcuts.yml": "standard: []\nsections: { kees: [] }\nconflicts: [{ when: never }]\n",
      "words.yml": "search: { title: [], symbols: 3 }\nsetings: {}\nsources: GK\n",
    ]
    let counts = Dictionary(
      grouping: try mistakes(in: files).map { String($0.prefix { $0 != ":" }) }, by: { $0 }
    ).mapValues(\.count)
    // In the decision: x; outcome, confidence, reason; weight, reason, sources; 3.
    #expect(
      counts == [
        "decisions/own.yml": 8, "equivalents/e.yml": 7, "shortcuts.yml": 8, "words.yml": 4,
      ])
  }

  @Test func mistakesBetweenFilesAreReportedBesideOthers() throws {
    let other = rule(
      ["id": "id: own/two", "equivalent": "equivalent: ribbon"],
      adding: "silences: [own/one, own/three, own/four, own/five, own/none]")
    let files = [
      "rules/own/one.yml": rule(adding: "x: 1"), "rules/own/two.yml": other,
      "rules/own/three.yml": "[", "rules/own/four.yaml": rule(),
      "rules/own/six.yml": rule(["id": "id: own/five", "message": "message: A {fact}."]),
      "equivalents/ribbon.yml": "",
    ]
    let messages = try mistakes(in: files)
    #expect(
      messages.map { $0.prefix { $0 != ";" } }.filter { !$0.contains("not YAML") } == [
        "equivalents/ribbon.yml:1:1: the file is empty",
        "rules/own/four.yaml:1:1: unexpected ending",
        "rules/own/one.yml:11:1: unknown key 'x'",
        "rules/own/six.yml:1:1: the id is 'own/five', but the file's name says 'own/six'",
        "rules/own/two.yml:11:52: there is no rule 'own/none'",
      ])
    #expect(messages.count == 6)
  }
}
