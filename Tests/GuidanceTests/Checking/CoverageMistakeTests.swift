import Guidance
import TestSupport
import Testing

/// Mistakes in the statements and in what cites them.
@Suite struct CoverageMistakeTests {
  /// Two statements, the first of which the rule in `own/one` cites unless its sources change.
  private static func files(
    first: String = "{ id: S0.1, about: Tabs }",
    second: String = "{ id: S0.2, about: Bars, uncited: Nothing to do }",
    sources: String = "[S0.1, GK, \"SUI:TabView\"]"
  ) -> [String: String] {
    let head = "documents: { S0: Tab Bars }\nstatements:\n"
    return [
      "statements.yml": head + "  - \(first)\n  - \(second)\n",
      "rules/own/one.yml": rule(["sources": "sources: \(sources)"]),
    ]
  }

  private func mistakes(in files: [String: String]) throws -> [String] {
    do {
      _ = try withFiles(files) { try CatalogFolder($0).coverage() }
      return []
    } catch let errors as CatalogErrors {
      return errors.entries.map { "\($0.file):\($0.line):\($0.column): \($0.message)" }
    }
  }

  @Test func statementsThatAreCitedOrExplainedAreAccepted() throws {
    #expect(try mistakes(in: Self.files()) == [])
    #expect(try readFolder(["rules/own/one.yml": rule()]).coverage() == nil)
  }

  @Test(arguments: [
    Mistake(
      "an unknown key", files(second: "{ id: S0.2, about: Bars, uncitd: Why }"),
      "statements.yml:4:30: unknown key 'uncitd'; did you mean 'uncited'?"),
    Mistake(
      "a missing key", files(second: "{ id: S0.2 }"),
      "statements.yml:4:5: the key 'about' is missing"),
    Mistake(
      "documents without statements", ["statements.yml": "documents: { S0: Tab Bars }\n"],
      "statements.yml:1:1: the key 'statements' is missing"),
  ])
  func theFileIsCheckedWithLineAndColumn(_ mistake: Mistake) throws {
    #expect(try mistakes(in: mistake.files) == mistake.messages)
  }

  @Test(arguments: [
    Mistake(
      "a source that is no statement", files(sources: "[S0.1, S0.3]"),
      "rules/own/one.yml:10:17: there is no statement 'S0.3'"),
    Mistake(
      "a source with a slip", files(sources: "[S0.1, \"S0,2\"]"),
      "rules/own/one.yml:10:17: there is no statement 'S0,2'"),
    Mistake(
      "a statement that nothing cites", files(second: "{ id: S0.2, about: Bars }"),
      "statements.yml:4:5: nothing cites 'S0.2', and 'uncited' gives no reason"),
    Mistake(
      "a statement that is cited and explained",
      files(first: "{ id: S0.1, about: Tabs, uncited: Why }"),
      "statements.yml:3:30: 'S0.1' is cited, by rules/own/one.yml"),
    Mistake(
      "a gap in the numbers", files(second: "{ id: S0.3, about: Bars, uncited: Why }"),
      "statements.yml:4:5: expected 'S0.2' here, not 'S0.3'"),
    Mistake(
      "a statement of no document", files(second: "{ id: S1.1, about: Bars, uncited: Why }"),
      "statements.yml:4:5: there is no document 'S1'"),
  ])
  func citationsAreCheckedWithFileLineAndColumn(_ mistake: Mistake) throws {
    #expect(try mistakes(in: mistake.files) == mistake.messages)
  }

  @Test func theSourcesOfADecisionsPartsAreCheckedAsWell() throws {
    var files = Self.files()
    files["decisions/own.yml"] = decision(
      "gates:\n  - { outcome: a, confidence: certain, reason: r, sources: [S0.2, S0.7] }")
    #expect(
      try mistakes(in: files) == [
        "decisions/own.yml:7:67: there is no statement 'S0.7'",
        "statements.yml:4:30: 'S0.2' is cited, by decisions/own.yml",
      ])
  }
}
