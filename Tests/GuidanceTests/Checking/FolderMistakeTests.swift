import Guidance
import TestSupport
import Testing

/// Mistakes in a folder.
@Suite struct FolderMistakeTests {
  private static let layout =
    "unexpected file; rules stand in rules/<group>/, decisions in decisions/, equivalents in "
    + "equivalents/, routes in routes/, beside shortcuts.yml, words.yml, frameworks.yml, "
    + "unavailable.yml, plan.yml, sources.yml and statements.yml"

  @Test(arguments: [
    Mistake("an empty file", ["rules/a/b.yml": ""], "rules/a/b.yml:1:1: the file is empty"),
    Mistake(
      "only a comment", ["rules/a/b.yml": "# nothing\n"], "rules/a/b.yml:1:1: the file is empty"),
    Mistake(
      "a list", ["rules/a/b.yml": "- one\n- two\n"], "rules/a/b.yml:1:1: expected a mapping here"),
    Mistake("an unknown file", ["words/de.yml": "a: b\n"], "words/de.yml:1:1: " + layout),
    Mistake("no name", [".yml": "a: b\n"], ".yml:1:1: " + layout),
    Mistake(
      "a fact that the program does not have", ["facts.yml": "hasMoon: { is: flag }\n"],
      "facts.yml:1:1: macward has no fact 'hasMoon'; its build reads the facts"),
    Mistake("an unknown file at the top", ["rule.yml": "a: b\n"], "rule.yml:1:1: " + layout),
  ])
  func aFileThatIsNoYAMLOfACatalogIsRefused(_ mistake: Mistake) throws {
    #expect(try mistakes(in: mistake.files) == mistake.messages)
  }

  @Test func aSyntaxErrorHasItsPlace() throws {
    let text = rule(["when": "when: { isEnabled: false"])
    let messages = try mistakes(in: ["rules/own/one.yml": text])
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("rules/own/one.yml:5:") == true, "\(messages)")
    #expect(messages.first?.contains(": this is not YAML: ") == true, "\(messages)")
  }

  @Test func aKeyThatStandsTwiceIsFound() throws {
    let text = rule(["when": "when:\n  isEnabled: false\n  isEnabled: true"])
    #expect(
      try mistakes(in: ["rules/own/one.yml": text]) == [
        "rules/own/one.yml:5:3: a key appears twice: isEnabled"
      ])
  }

  @Test func allMistakesOfAFolderAreReportedTogetherByFileAndLine() throws {
    let files = [
      "rules/own/one.yml": rule(adding: "wen: {}"),
      "rules/own/three.yml": "",
      "rules/a/b.yml": "- 1\n",
      "decisions/own.yml": decision("gates: []", adding: "subjct: tab"),
    ]
    #expect(
      try mistakes(in: files) == [
        "decisions/own.yml:7:1: unknown key 'subjct'; did you mean 'subject'?",
        "rules/a/b.yml:1:1: expected a mapping here",
        "rules/own/one.yml:11:1: unknown key 'wen'; did you mean 'when'?",
        "rules/own/three.yml:1:1: the file is empty",
      ])
  }

  @Test func allThatOneFileSaysWronglyAboutOthersIsReportedTogether() throws {
    let text = rule([
      "when": "when: { isBare: true }", "equivalent": "equivalent: none",
      "advice": "advice: Ask {them}.",
    ])
    #expect(
      try mistakes(in: ["rules/own/one.yml": text]) == [
        "rules/own/one.yml:4:1: a tab has no fact 'isBare'",
        "rules/own/one.yml:5:1: there is no equivalent 'none'",
        "rules/own/one.yml:9:1: unknown placeholder '{them}'",
      ])
  }

  @Test func errorsAreShownAsCompilersShowThemEachOnce() throws {
    let catalog = try Catalog.inCheckout()
    let errors = #expect(throws: CatalogErrors.self) {
      try withFiles(["b.yml": "", "a.yml": ""]) {
        try catalog.adding(try CatalogFolder($0))
      }
    }
    let entries = try #require(errors).entries
    #expect(
      CatalogErrors(entries + entries.reversed()).description
        == "a.yml:1:1: error: the file is empty\nb.yml:1:1: error: the file is empty")
  }
}
