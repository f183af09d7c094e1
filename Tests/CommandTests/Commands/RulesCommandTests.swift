import Foundation
import TestSupport
import Testing

@Suite struct RulesCommandTests {
  @Test func listsTheRules() async throws {
    let run = try await Macward.run("rules", "list")
    #expect(run.status == 0)
    #expect(run.output.contains("tab-bar/to-sidebar"))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.contains("/") && !$0.hasPrefix(" ") })
  }

  @Test func showsARule() async throws {
    let run = try await Macward.run("rules", "show", "tab-bar/settings-tab")
    #expect(run.status == 0)
    for word in ["Severity", "Finds", "Why", "Do ", "Mac Catalyst", "AppKit", "SwiftUI"] {
      #expect(run.output.contains(word))
    }
  }

  @Test func showsWhatToUseFromWhichVersionOn() async throws {
    let run = try await Macward.run("rules", "show", "tab-bar/to-sidebar")
    #expect(
      run.output.contains("From Mac Catalyst 18.0: the tab bar controller's own sidebar mode"))
    #expect(run.output.contains("From macOS 15.0: a tab view in the sidebar-adaptable style"))
  }

  @Test func writesTheReferenceOfTheRules() async throws {
    let run = try await Macward.start(
      "rules", "list", "--format", "markdown", "--rules", "Rules", in: Repository.root)
    #expect(run.status == 0 && run.errors.isEmpty)
    let kept = Repository.root.appending(path: "Rules/mac/reference.md")
    #expect(run.output == (try String(contentsOf: kept, encoding: .utf8)))
  }

  @Test func aRuleThatIsNotThereIsAnError() async throws {
    let run = try await Macward.run("rules", "show", "tab-bar/nonsense")
    #expect(run.status == 2)
    #expect(run.errors.contains("there is no rule tab-bar/nonsense"))
  }

  @Test func rulesAreTestedWithTheirExamples() async throws {
    let folder = try TemporaryFolder()
    let rule = """
      id: team/four-tabs
      title: Four tabs
      subject: tab-bar
      when: { tabCount: 4 }
      equivalent: note
      severity: required
      message: m
      why: w
      advice: a
      sources: [GK]
      examples: { matches: [AQl-00-L0E] }
      """
    try folder.write(rule, to: "rules/team/four-tabs.yml")
    let missing = try await Macward.run("rules", "test", folder.path)
    #expect(missing.status == 1)
    #expect(missing.output.contains("team/four-tabs: failed\n"))
    #expect(missing.output.contains("rules/team/four-tabs.storyboard: cannot be read"))
    let example = folder.path + "/rules/team/four-tabs.storyboard"
    try FileManager.default.copyItem(
      atPath: Repository.sample("FlatTabs") + "/FlatTabs/Base.lproj/Main.storyboard",
      toPath: example)
    let passed = try await Macward.run("rules", "test", folder.path)
    #expect(
      passed.status == 0 && passed.output == "team/four-tabs: passed, but has no counter-example\n")
    try folder.write(
      rule.replacing("AQl-00-L0E", with: "Nob-od-yIs"), to: "rules/team/four-tabs.yml")
    let failed = try await Macward.run("rules", "test", folder.path)
    #expect(failed.status == 1)
    #expect(failed.output.contains("does not find Nob-od-yIs; finds AQl-00-L0E, unexpected"))
  }

  @Test func showsWhichStatementsAreCited() async throws {
    let run = try await Macward.start("rules", "coverage", "Rules", in: Repository.root)
    #expect(run.status == 0 && run.errors.isEmpty)
    let kept = Repository.root.appending(path: "Rules/coverage.md")
    #expect(run.output == (try String(contentsOf: kept, encoding: .utf8)))
  }

  @Test func whatIsWrongWithStatementsIsAnError() async throws {
    let folder = try TemporaryFolder()
    let missing = try await Macward.run("rules", "coverage", Repository.sample("Couch"))
    #expect(missing.status == 2 && missing.errors.contains("no rules here"))
    try folder.write("search: { titles: [Find] }\nsources: [S0.2]\n", to: "words.yml")
    let without = try await Macward.run("rules", "coverage", folder.path)
    #expect(without.status == 2)
    #expect(without.errors == "macward: there is no \(folder.path)/statements.yml.\n")
    try folder.write(
      "documents: { S0: D }\nstatements: [{ id: S0.1, about: Tabs }]\n", to: "statements.yml")
    let wrong = try await Macward.run("rules", "coverage", folder.path)
    #expect(wrong.status == 2 && wrong.output.isEmpty)
    #expect(wrong.errors.contains("/statements.yml:2:14: error: nothing cites 'S0.1'"))
    #expect(wrong.errors.contains("/words.yml:2:11: error: there is no statement 'S0.2'"))
  }

  @Test func aRuleOfOnesOwnSpeaks() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      id: team/four-tabs
      title: Four tabs
      subject: tab-bar
      when: { tabCount: 4 }
      equivalent: note
      severity: required
      message: "{name} has {tabCount} tabs."
      why: The team wants three.
      advice: Take one away.
      sources: [GK]
      """, to: "rules/team/four-tabs.yml")
    let run = try await Macward.run(
      "report", Repository.sample("FlatTabs"), "--rules", folder.path, "--details")
    #expect(run.status == 0)
    #expect(run.output.contains("Required  Four tabs"))
  }
}
