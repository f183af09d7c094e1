import FileReading
import Guidance
import InterfaceBuilder
import MigrationStrategy
import NavigationGraph
import Projects
import TestSupport
import Testing

/// A team's decisions.
@Suite struct TeamDecisionTests {
  private static let badge = "tab-bar/view-menu-commands"

  private func statuses(_ team: String, _ rule: String = badge) throws -> [Recommendation.Status] {
    try App.flatTabs("A", "B").advice(team: team).recommendations(of: rule).map(\.status)
  }

  @Test(arguments: [
    ("status: accepted", Recommendation.Status.accepted),
    ("status: declined, reason: r", .declined), ("status: overridden, reason: r", .overridden),
    ("status: declined, reason: r, structure: Main.storyboard#bar", .declined),
    ("status: declined, reason: r, object: bar", .declined),
    ("status: declined, reason: r, file: Main.storyboard", .declined),
    ("status: declined, reason: r, file: Other.storyboard", .open),
    ("status: declined, reason: r, object: other", .open),
  ])
  func aRecommendationStandsWhereTheTeamSays(text: String, status: Recommendation.Status) throws {
    #expect(try statuses("decisions: [{ rule: \(Self.badge), \(text) }]") == [status])
  }

  @Test func ofSeveralDecisionsTheOneThatNamesMostCounts() throws {
    let team = """
      decisions:
        - { rule: \(Self.badge), object: bar, status: accepted }
        - { rule: \(Self.badge), status: declined, reason: r }
      """
    #expect(try statuses(team) == [.accepted])
  }

  @Test func whatIsDeclinedBringsNoCommandsAndAsksNothingWhatIsAcceptedBringsThem() throws {
    let app = App.flatTabs("A", "B")
    let all = try app.advice().menuItems
    let declined = try app.advice(
      team: "decisions: [{ rule: \(Self.badge), status: declined, reason: r }]")
    #expect(all.contains("View: A ⌘1") && !declined.menuItems.contains("View: A ⌘1"))
    let accepted = try app.advice(team: "decisions: [{ rule: \(Self.badge), status: accepted }]")
    #expect(accepted.menuItems == all)
  }

  @Test func anOverriddenOutcomeIsCertainSaysWhyAndWhatTheFilesComeToIsReported() throws {
    let team = """
      decisions:
        - outcome: segmented-control
          structure: Main.storyboard#bar
          status: overridden
          reason: The window is small.
      """
    let before = try App.findMy.advice().decision(.tabBar, "bar")
    #expect(before.outcome == "sidebar")
    let advice = try App.findMy.advice(team: team)
    let decision = try advice.decision(.tabBar, "bar")
    #expect(decision.outcome == "segmented-control" && decision.confidence == .certain)
    #expect(decision.reasons.map(\.text) == ["Decided by the team: The window is small."])
    #expect(decision.score == nil && decision.questions.isEmpty && decision.dissent == nil)
    #expect(decision.alternatives.first?.outcome == "sidebar")
    #expect(!decision.alternatives.contains { $0.outcome == "segmented-control" })
    #expect(decision.working.last?.kind == .team)
    #expect(decision.team?.reason == "The window is small.")
    // The rules follow, as if it had been decided so.
    #expect(advice.recommendations(of: "tab-bar/to-sidebar").isEmpty)
    #expect(!advice.recommendations(of: "tab-bar/to-segmented-control").isEmpty)
  }

  @Test func thePurposeOfATabCanBeOverriddenAndTheTabBarFollows() throws {
    let app = App.flatTabs("A", "B", "C", "Settings")
    let tab = try #require(
      app.advice().subjects.all.first { $0.kind == .tab && $0.facts[.title]?.shown == "Settings" })
    let advice = try app.advice(
      team: "decisions: [{ outcome: navigation, object: \(tab.object), status: overridden, "
        + "reason: They are tools. }]")
    let bar = try #require(advice.subjects.all.first { $0.kind == .tabBar })
    #expect(bar.facts[.remainingTabs] == .count(4))
  }

  @Test func anOutcomeOfTheWholeProjectCanBeOverridden() throws {
    let advice = try App.flatTabs("A", "B").advice(
      team: "decisions: [{ outcome: several-windows, object: project, status: overridden, "
        + "reason: r }]")
    #expect(
      advice.decisions[.project]?.first { $0.procedure == "windows" }?.outcome == "several-windows")
  }

  @Test func anOutcomeIsAcceptedAsLongAsItIsWhatTheFilesComeTo() throws {
    let team = "decisions: [{ outcome: sidebar, object: bar, status: accepted, by: Kim }]"
    let decision = try App.findMy.advice(team: team).decision(.tabBar, "bar")
    #expect(decision.outcome == "sidebar" && decision.confidence == .certain)
    #expect(decision.score == 4 && decision.team?.author == "Kim" && decision.questions.isEmpty)
    let flat = try App.flatTabs("A", "B").advice(team: team)
    #expect(try flat.decision(.tabBar, "bar").team == nil)
    let configuration = try Configuration(".macward.yml", text: team)
    #expect(flat.staleChoices(of: configuration).map(\.location.line) == [1])
  }

  @Test func whatMeansNothingAnyMoreIsANote() throws {
    let file = """
      decisions:
        - { rule: \(Self.badge), status: accepted }
        - { rule: \(Self.badge), object: gone, status: accepted }
        - { outcome: wizard, object: bar, status: overridden, reason: r }
      """
    let notes = try App.flatTabs("A", "B").advice(team: file)
      .staleChoices(of: try Configuration(".macward.yml", text: file))
    #expect(notes.map(\.location.line) == [3, 4])
    #expect(notes.allSatisfy { $0.level == .note && $0.location.file == ".macward.yml" })
  }
}
