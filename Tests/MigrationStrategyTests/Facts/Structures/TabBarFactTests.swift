import Guidance
import MigrationStrategy
import NavigationGraph
import Projects
import SourceEvidence
import TestSupport
import Testing

import struct FileReading.SourceLocation

/// Facts of tab bars.
@Suite struct TabBarFactTests {
  private static func bar(_ app: App, _ fact: AnyFact, _ value: FactValue) -> FactCase {
    FactCase(app, .tabBar, "bar", fact, value)
  }

  private static let deep = App.deepTabs("Inbox", "Sent", "Drafts")
    .with(.list("list1", .show("list2")))
  private static let signIn = App.flatTabs("One", "Two")
    .with(.screen("door", .show("bar"))).with { $0.initial = "door" }
  private static let inColumn = App(
    .split("split", "bar", "detail"), .tabs("bar", "nav", "other"), .stack("nav", "list"),
    .list("list", .detail("detail")), .screen("detail"), .screen("other"))

  @Test(arguments: [
    bar(deep, .tabCount, .count(3)), bar(deep, .remainingTabs, .count(3)),
    bar(deep, .listRoots, .count(3)), bar(deep, .listRootShare, .word("half")),
    bar(deep, .deepestTab, .count(2)), bar(deep, .deepLists, .count(3)),
    bar(deep, .deepListsDiffer, .flag(true)), bar(deep, .stackTabs, .count(3)),
    bar(deep, .deepestPath, .text("List › List2 › Screen")),
    bar(deep, .titles, .list(["Inbox", "Sent", "Drafts"])),
    bar(deep.with(.list("tab1").tab("One")), .stackTabs, .count(2)),
    bar(.flatTabs("A", "B"), .listRootShare, .word("none")),
    bar(App.flatTabs("A", "B", "C").with(.list("tab1")), .listRootShare, .word("some")),
    bar(
      App.flatTabs("A", "B", "C", "D").with(.list("tab1")).with(.list("tab2")),
      .listRootShare, .word("half")),
    bar(.flatTabs("A", "Settings"), .removedTabs, .list(["Settings"])),
    bar(
      .flatTabs("A", "B", "Settings", "Add"), .movedTabs,
      .text(" “Settings” moves to the Settings window, so 3 sections remain.")),
    bar(.flatTabs("A", "B"), .movedTabs, .text("")),
    bar(.flatTabs("A", "Settings"), .remainingTitles, .list(["A"])),
    bar(
      App.flatTabs("A", "B").with(.screen("tab1")), .remainingTitles, .list([nil, "B"])),
    bar(deep, .pushingTabs, .count(3)),
    bar(inColumn, .stackTabs, .count(1)), bar(inColumn, .pushingTabs, .count(0)),
    bar(
      App.flatTabs("A", "B").with(.empty("tab1")).with(.empty("tab2")),
      .allTabsEmpty, .flag(true)),
    bar(App.flatTabs("A", "B").with(.empty("tab1")), .allTabsEmpty, .flag(false)),
    bar(App.flatTabs("A", "B").with(.reference("tab1", to: "No")), .resolvedTabs, .count(1)),
    bar(
      App.flatTabs("A", "B").with(.list("tab2").ofClass("tab1Screen")),
      .tabsShareRootClass, .flag(true)),
    bar(
      App.flatTabs("A", "B").with(.screen("tab1")).with(.screen("tab2")),
      .tabsShareRootClass, .flag(false)),
  ])
  func aTabBarIsCountedAndMeasured(_ entry: FactCase) throws { try entry.check() }

  @Test(arguments: [
    ("Tabs", "Tabs", 1, false, false, true), ("Base", "Tabs", 1, false, false, true),
    ("Tabs", "Base", 1, false, false, false), ("Tabs", "Tabs", 1, true, false, false),
    ("Tabs", "Tabs", 1, false, true, false), ("Tabs", "Tabs", 0, false, false, false),
  ])
  func codeComputesTabsInAClassOfItsOwnOrAboveItUnlessItSaysThemAllOrSetsNone(
    _ name: String, _ customClass: String, _ tabs: Int, _ all: Bool, _ changes: Bool, _ wanted: Bool
  ) throws {
    var container = CodeContainer(.tabBar, place: Self.place)
    (container.name, container.knowsAllTabs, container.onlyChangesTabs) = (name, all, changes)
    container.tabs = (0..<tabs).map { _ in CodeTab(place: Self.place) }
    let bar = SceneSketch.tabs("bar", "one").ofClass(customClass)
    let advice = try Self.advice(App(bar, .screen("one").tab("One")), container)
    #expect(try advice.subject(.tabBar, "bar").facts[.hasComputedTabs] == wanted)
    let decision = try advice.decision(.tabBar, "bar")
    #expect((decision.reasons.first?.id == "computed-tabs") == wanted)
    #expect(!wanted || decision.questions.map(\.id) == ["list-the-tabs"])
  }

  private static let place = SourceLocation(file: "App.swift", line: 7, column: 3)

  /// What is advised for an app whose code makes a container, and has the classes Tabs and Base.
  private static func advice(_ app: App, _ container: CodeContainer) throws -> Advice {
    var source = try evidence(
      of: "class Base: UITabBarController {}\nclass Tabs: Base {}\n")
    source.containers = [container]
    var project = app.graph.project
    project.source = source
    return Strategy(try Catalog.inBinary.get()).advice(for: NavigationGraph(project))
  }

  @Test func tabsOfALoopAreComputedAndThoseOfABareBarAreNot() throws {
    let code = """
      class Tabs: UITabBarController {
        override func viewDidLoad() {
          viewControllers = [First()] + sections.map { Page($0) }
        }
      }
      class First: UIViewController {}
      """
    let app = App(.tabs("bar", "one").ofClass("Tabs"), .screen("one").tab("One"))
    var project = app.graph.project
    project.source = try evidence(of: code)
    let advice = Strategy(try Catalog.inBinary.get()).advice(for: project, nil)
    #expect(try advice.subject(.tabBar, "bar").facts[.hasComputedTabs] == true)
    let bare = App(.screen("home").holding(bareTabBar("bare", "A", "B")))
    #expect(
      try bare.advice().subject(.tabBar, "bare").facts[.hasComputedTabs] == .flag(false))
  }

  @Test(arguments: [
    bar(.flatTabs("A", "B"), .isTopLevel, .flag(true)),
    bar(.flatTabs("A", "B"), .topLevelReason, .text("the app starts with it")),
    bar(signIn, .isTopLevel, .flag(true)),
    bar(
      signIn, .topLevelReason,
      .text(
        "the app starts with “Screen”, and 75 % of its scenes lie behind this bar")),
    bar(
      App.flatTabs("A", "B").with { $0.initial = nil }, .topLevelReason,
      .text("nothing in the files leads to it and no other navigation is known")),
    bar(
      inColumn, .topLevelReason,
      .text("it fills the first column of the split view that the app starts with")),
    bar(
      inColumn.with { $0.initial = nil }, .topLevelReason,
      .text("it fills the first column of a split view that nothing in the files leads to")),
    bar(App.barInSheet, .isTopLevel, .flag(false)),
    bar(App.barInSheet, .isModal, .flag(true)),
    bar(App.barInSheet, .role, .word("modal")),
    bar(App.flatTabs("A", "B").with(.split("tab1", "tab2")), .appHasSplitView, .flag(true)),
    bar(.flatTabs("A", "B"), .appHasSplitView, .flag(false)),
    bar(App.flatTabs("A", "B").onTV, .platform, .word("tvOS")),
    bar(App.flatTabs("A", "B").asLaunchScreen, .role, .word("launch")),
    FactCase(
      App.flatTabs("A", "B").with(.tabs("tab1", "x", "y")).with(.screen("x")).with(.screen("y")),
      .tabBar, "tab1", .isInsideTabBar, .flag(true)),
  ])
  func aTabBarHasItsPlaceInTheApp(_ entry: FactCase) throws { try entry.check() }
}
