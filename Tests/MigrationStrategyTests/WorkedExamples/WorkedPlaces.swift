import Guidance
import MigrationStrategy
import TestSupport
import Testing

/// Where the control goes, and what the View menu holds (How-Decisions-Are-Made.md#tab-bars).
@Suite struct WorkedPlaces {
  @Test func segmentsForTheWholeWindowStandInTheMiddleOfTheToolbar() throws {
    let segments = try #require(Catalog.inBinary.get().equivalent("segmented-control"))
    #expect(segments.toolbar.map(\.placement) == [.center])
    try DecisionCase(
      "A small app", .flatTabs("Map", "List"), score: -2, is: "segmented-control",
      .likely
    )
    .advising("tab-bar/to-segmented-control", "segmented-control").check()
  }

  @Test func segmentsInsideASheetAreATabViewThereOfSixTabsAtMostAndNoCommands() throws {
    try DecisionCase(
      "In a sheet", App.flatTabs("Map", "List").inSheet, .tabBar, "bar", is: "tab-view-in-place",
      .likely, by: "not-top-level"
    )
    .advising("tab-bar/in-modal", "tab-view").bringing().checkInBothEditions()
    let view = try #require(Catalog.inBinary.get().equivalent("tab-view"))
    #expect(view.apis[.appKit].first?.api.contains("segmentedControlOnTop") == true)
    for platform: TargetPlatform in [.macCatalyst, .appKit, .swiftUI] {
      #expect(view.steps[platform].contains { $0.hasPrefix("Stay within six tabs") })
    }
  }

  private static let sections = ["View: Inbox ⌘1", "View: Sent ⌘2"]
  private static let lists = App(.screen("home")).with(.list("list")).with(.screen("detail"))
    .with(.tabs("bar", "one", "two")).with(.list("one").tab("Inbox")).with(.list("two").tab("Sent"))

  @Test(arguments: [
    ("segmented-control", App.flatTabs("Inbox", "Sent"), [:]),
    ("sidebar", App.deepTabs("Inbox", "Sent"), [:]),
    (
      "segmented-control-and-sidebar", App.deepTabs("Inbox", "Sent"),
      ["long-or-changing-lists": true]
    ),
    (
      "keep",
      lists.with(.split("home", "list", "detail", compact: "bar")), [:]
    ),
    (
      "sidebar",
      App.flatTabs("Inbox", "Sent").with(.tabs("tab2", "x").tab("Sent")).with(.screen("x")), [:]
    ),
  ])
  func whateverTakesThePlaceOfTheBarEachSectionHasItsCommandAndKey(
    _ outcome: String, _ app: App, _ answers: [String: Bool]
  ) throws {
    for edition in Edition.allCases {
      let advice = try app.advice(edition: edition, answers: answers)
      if edition == .current { #expect(try advice.decision(.tabBar, "bar").outcome.id == outcome) }
      #expect(advice.menuItems.filter { $0.contains("⌘1") || $0.contains("⌘2") } == Self.sections)
    }
  }

  @Test func sectionsInAPrimaryColumnAreTheAppsSidebarAndHaveTheirCommandsToo() throws {
    let app = Self.lists.with(.split("home", "bar", "detail"))
    let advice = try app.advice()
    #expect(try advice.decision(.tabBar, "bar").outcome == "sidebar")
    #expect(advice.menuItems.filter { $0.contains("⌘1") || $0.contains("⌘2") } == Self.sections)
  }

  @Test func whereNothingIsLeftToSwitchBetweenThereIsNoCommandForIt() throws {
    try DecisionCase(
      "One section", .flatTabs("Inbox", "Settings"), .tabBar, "bar", is: "dissolve", .likely
    )
    .bringing("App: Settings… ⌘,").checkInBothEditions()
  }
}
