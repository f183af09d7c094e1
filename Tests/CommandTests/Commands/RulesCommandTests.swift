import Foundation
import TestSupport
import Testing

@Suite struct RulesCommandTests {
  @Test func listsTheRules() async throws {
    let run = try await Macward.run("rules")
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
