import FileReading
import Guidance
import InterfaceBuilder
import MigrationStrategy
import NavigationGraph
import Projects
import TestSupport
import Testing

/// Tab bars that are made in code.
@Suite struct DeclaredTabTests {
  private static let empty = App(.tabs("bar"))

  private func bar(_ advice: Advice) throws -> Subject {
    let bars = advice.subjects.all.filter { $0.kind == .tabBar }
    #expect(bars.count == 1)
    return try #require(bars.first)
  }

  @Test func titlesMakeTheTabsOfAnEmptyTabBar() throws {
    #expect(try Self.empty.advice().decision(.tabBar, "bar").outcome == "undecided")
    let advice = try Self.empty.advice(
      team: "tabs: [{ object: Main.storyboard#bar, titles: [Today, Plants, Beds, Settings] }]")
    let subject = try bar(advice)
    #expect(subject.object == "bar" && subject.titles == ["Today", "Plants", "Beds", "Settings"])
    #expect(subject.suggestedTitles == [nil, nil, nil, nil])
    #expect(subject.facts[.declaredTabs] == .count(4))
    let decision = try advice.decision(.tabBar, "bar")
    #expect(decision.outcome == "sidebar" && decision.confidence == .undecided)
    #expect(decision.reasons.first?.text == "Its tabs are those that .macward.yml names.")
    #expect(!decision.reasons.contains { $0.id == "flat" || $0.id == "list-the-tabs" })
    #expect(
      advice.recommendations(of: "tab-bar/view-menu-commands").first?.titles == [
        "Today", "Plants", "Beds",
      ])
    #expect(!advice.recommendations(of: "tab-bar/settings-tab").isEmpty)
    let tab = try #require(advice.subjects.all.first { $0.kind == .tab })
    #expect(tab.location.file == ".macward.yml")
  }

  @Test func aTabBarThatIsInNoDocumentIsTheAppsOwn() throws {
    let app = App(.screen("home"))
    let advice = try app.advice(team: "tabs:\n  - titles: [A, B, C, D, E, F, G, H]\n")
    let subject = try bar(advice)
    #expect(subject.object == "2:5" && subject.location.file == ".macward.yml")
    #expect(subject.location.line == 2 && subject.facts[.role] == "root")
    let decision = try advice.decision(.tabBar, "2:5")
    #expect(decision.outcome == "sidebar" && decision.confidence == .certain)
    let entries = advice.graph.entryPoints.map(\.source)
    #expect(entries.first == .declared(file: ".macward.yml"))
  }

  @Test func whatLiesBehindATabCountsWhereItsStoryboardIsNamed() throws {
    let app = App(.screen("home")).and(
      "Plants.storyboard", .stack("nav", "list"),
      .list("list", .show("detail")), .screen("detail")
    )
    let advice = try app.advice(
      team: """
        tabs:
          - items:
              - { title: Plants, storyboard: Plants, symbol: leaf }
              - { title: Beds }
        """)
    let subject = try bar(advice)
    #expect(subject.titles == ["Plants", "Beds"] && subject.facts[.declaredTabs] == .count(1))
    #expect(subject.facts[.deepestTab] == .count(1) && subject.facts[.listRoots] == .count(1))
    #expect(advice.graph.problems.isEmpty)
  }

  @Test func aStoryboardThatIsNotThereIsANoteAtItsLine() throws {
    let advice = try App(.screen("home")).advice(
      team: "tabs:\n  - items:\n      - { title: A, storyboard: Gone }\n      - { title: B }")
    #expect(
      advice.graph.problems.map { "\($0.location.file):\($0.location.line)" } == [".macward.yml:3"])
  }

  @Test func tabsOfATabBarThatIsNotThereAreANote() throws {
    let file = "tabs: [{ object: Main.storyboard#gone, titles: [A] }]"
    let advice = try Self.empty.advice(team: file)
    let notes = advice.staleChoices(of: try Configuration(".macward.yml", text: file))
    #expect(notes.count == 1 && notes[0].message.contains("no tab bar controller"))
    #expect(try advice.decision(.tabBar, "bar").outcome == "undecided")
  }
}
