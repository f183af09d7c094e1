import Testing

/// Something wrong with one file, and all that is said about it.
struct Mistake: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var files: [String: String]
  var messages: [String]

  init(_ description: String, _ files: [String: String], _ messages: String...) {
    testDescription = description
    self.files = files
    self.messages = messages
  }

  init(_ description: String, rule: String, _ messages: String...) {
    testDescription = description
    files = ["rules/own/one.yml": rule]
    self.messages = messages.map { "rules/own/one.yml:" + $0 }
  }
}

/// Mistakes in a rule's file.
@Suite struct MistakeLocationTests {
  @Test func aRuleWithoutAMistakeIsAcceptedWithOrWithoutAByteOrderMark() throws {
    #expect(try mistakes(in: ["rules/own/one.yml": rule()]) == [])
    #expect(try mistakes(in: ["rules/own/one.yml": "\u{FEFF}" + rule()]) == [])
  }

  @Test(arguments: [
    Mistake(
      "an unknown key", rule: rule(adding: "mesage: twice"),
      "11:1: unknown key 'mesage'; did you mean 'message'?"),
    Mistake(
      "a key of YAML's that means nothing here", rule: rule(["title": "<<: { title: Tab }"]),
      "1:1: the key 'title' is missing",
      "2:1: unknown key '<<'; expected one of advice, ask, because, checklist, commands, done, editions, effort, "
        + "equivalent, examples, gathered, id, ifNo, ifYes, message, needs, parts, platforms, raise, rare, severity, "
        + "silences, sources, subject, task, texts, title, titles, when, why"),
    Mistake(
      "a missing key", rule: rule(["why": nil]), "1:1: the key 'why' is missing"),
    Mistake(
      "a missing key further in", rule: rule(adding: "ask: { id: one }"),
      "11:1: the key 'text' is missing"),
    Mistake(
      "a number for text", rule: rule(["title": "title: 3"]), "2:1: expected text here"),
    Mistake(
      "nothing for text", rule: rule(["title": "title:"]),
      "2:1: expected text, found nothing"),
    Mistake(
      "text for a list", rule: rule(["sources": "sources: GK"]), "10:1: expected a list here"),
    Mistake(
      "a number in a list of texts", rule: rule(["sources": "sources: [GK, 7]"]),
      "10:15: expected text here"),
    Mistake(
      "a word for bounds", rule: rule(["when": "when: { depth: deep }"]),
      "4:9: expected a whole number, or bounds such as { atLeast: 2, atMost: 5 }"),
    Mistake(
      "a key without a value", rule: rule(adding: "effort:"),
      "11:1: expected text, found nothing"),
    Mistake(
      "a number for a flag", rule: rule(["when": "when: { isEnabled: 1 }"]),
      "4:9: expected true or false here"),
    Mistake(
      "an unknown fact", rule: rule(["when": "when: { isEnable: false }"]),
      "4:9: unknown key 'isEnable'; did you mean 'isEnabled'?"),
    Mistake(
      "an unknown fact further in",
      rule: rule(["when": "when:\n  any:\n    - { hasBadge: true }\n    - { hasBatch: true }"]),
      "7:9: unknown key 'hasBatch'; did you mean 'hasBadge'?"),
    Mistake(
      "an unknown list of titles", rule: rule(adding: "titles: heading"),
      "11:1: there is no fact 'heading'"),
    Mistake(
      "the id of another file", rule: rule(["id": "id: own/two"]),
      "1:1: the id is 'own/two', but the file's name says 'own/one'"),
  ])
  func keysAndValuesAreCheckedWithFileLineAndColumn(_ mistake: Mistake) throws {
    #expect(try mistakes(in: mistake.files) == mistake.messages)
  }

  @Test(arguments: [
    Mistake(
      "an unknown equivalent", rule: rule(["equivalent": "equivalent: side-bar"]),
      "5:1: there is no equivalent 'side-bar'"),
    Mistake(
      "unknown rules that it silences",
      rule: rule(adding: "silences:", "  - tab-bar/badge", "  - a/b"),
      "13:5: there is no rule 'a/b'"),
    Mistake(
      "itself among the rules that it silences",
      rule: rule(adding: "silences:", "  - tab-bar/badge", "  - own/one"),
      "13:5: a rule cannot silence itself"),
    Mistake(
      "an unknown placeholder", rule: rule(["why": "why: Since {reason}."]),
      "8:1: unknown placeholder '{reason}'"),
    Mistake(
      "an unknown placeholder in a question",
      rule: rule(adding: "ask:", "  id: one", "  text: Is {it} so?"),
      "13:3: unknown placeholder '{it}'"),
    Mistake(
      "a fact its subject has not", rule: rule(["when": "when: { isBare: true }"]),
      "4:1: a tab has no fact 'isBare'"),
    Mistake(
      "a fact one of its subjects has not",
      rule: rule(["subject": "subject: [tab, tab-bar]"]),
      "4:1: a tab-bar has no fact 'isEnabled'"),
    Mistake(
      "a fact that what it is part of has not",
      rule: rule(["when": "when: { inside: { tab-bar: { isEnabled: true } } }"]),
      "4:1: a tab-bar has no fact 'isEnabled'"),
    Mistake(
      "a fact its subject has not where it is raised",
      rule: rule(adding: "raise:", "  to: required", "  when: { isBare: true }"),
      "13:3: a tab has no fact 'isBare'"),
    Mistake(
      "a placeholder its subject has not", rule: rule(["message": "message: It has {badges}."]),
      "7:1: a tab has no fact 'badges'"),
  ])
  func whatARuleSaysAboutOthersAndAboutItsSubjectIsChecked(_ mistake: Mistake) throws {
    #expect(try mistakes(in: mistake.files) == mistake.messages)
  }
}
