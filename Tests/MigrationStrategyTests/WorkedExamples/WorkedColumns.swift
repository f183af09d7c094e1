import Guidance
import MigrationStrategy
import TestSupport
import Testing

/// How many columns (How-Decisions-Are-Made.md#columns).
@Suite struct WorkedColumns {
  private static func split(
    _ description: String, _ gate: String, _ app: App, _ outcome: Outcome,
    _ confidence: DecisionConfidence = .likely
  ) -> DecisionCase {
    DecisionCase(description, app, .splitView, "split", is: outcome, confidence, by: gate)
      .decided(by: "columns")
  }

  private static let threeLists = App.twoLists.with(.list("second", .show("third")))
    .with(.list("third", .detail("detail")))
  private static let tabsInColumn = App.columns.with(.split("split", "bar", "detail"))
    .with(.tabs("bar", "one", "two")).with(.screen("one")).with(.screen("two"))
  private static let settings = App.columns.with(SceneSketch.columnSplit.titled("Settings"))
  private static let supplementary = SceneSketch.split("split", "list", middle: "second", "detail")
  private static let adjusting = App.columns
    .with(.screen("detail", .popover("lines"))).with(.screen("lines").holding(slider))

  private static func fixedRows(_ rows: Int) -> App {
    App.twoLists.with(.fixedList("second", rows: rows, .detail("detail")))
  }

  @Test(arguments: [
    split("1: no list", "no-list", App.columns.with(.screen("list")), "one"),
    split("1: a tab bar", "tab-bar", tabsInColumn, "two"),
    split("1: no column", "no-list", App(.split("split", nil)), "one"),
    split("2: one list", "two-columns", .columns, "two", .certain)
      .notAdvising("split-view/third-column", "split-view/hidden-middle-level"),
    split("3: two lists", "two-lists", .twoLists, "three")
      .advising("split-view/third-column", "third-column")
      .advising("split-view/hidden-middle-level", "back-button")
      .asking("short-second-list").offering("two"),
    split("4: a few fixed rows", "short-second-list", fixedRows(7), "two")
      .notAdvising("split-view/third-column").asking(),
    split("4: too many fixed rows", "two-lists", fixedRows(8), "three"),
    split("4: the team says they are few", "two-lists", .twoLists, "two")
      .answering(["short-second-list": true]).notAdvising("split-view/third-column")
      .offering("three").asking(),
    split("4: the team says they are many", "two-lists", .twoLists, "three")
      .answering(["short-second-list": false]).asking(),
    split("5: three lists", "deeper-than-three", threeLists, "three-and-back")
      .advising("split-view/third-column", "third-column")
      .advising("split-view/hidden-middle-level", "back-button"),
    split(
      "5: three lists in three columns", "deeper-than-three", threeLists.with(supplementary),
      "three-and-back"
    )
    .notAdvising("split-view/third-column")
    .advising("split-view/hidden-middle-level", "back-button"),
    split("6: what describes the selection", "two-columns", adjusting, "two", .certain)
      .advising("modal/popover-to-inspector", "inspector"),
    split("7: narrow", "two-columns", .columns, "two", .certain)
      .advising("split-view/no-compact-column", "note"),
    split("settings", "not-navigation", settings, "none", .certain),
  ])
  func theSteps(_ entry: DecisionCase) throws { try entry.checkInBothEditions() }

  @Test(arguments: [
    split("Notes", "two-lists", .twoLists, "three")
      .advising("split-view/third-column", "third-column"),
    split(
      "Mail, and NetNewsWire", "three-already", App.twoLists.with(supplementary), "three",
      .certain
    )
    .notAdvising("split-view/third-column", "split-view/hidden-middle-level"),
    split("Stocks", "two-columns", .stocks, "two", .certain)
      .advising("navigation-stack/back-in-toolbar", "back-button")
      .notAdvising("split-view/hidden-middle-level"),
    split("Settings", "two-columns", .systemSettings, "two", .certain)
      .advising("navigation-stack/back-in-toolbar", "back-button")
      .notAdvising("split-view/hidden-middle-level"),
  ])
  func appsOfKnownShape(_ entry: DecisionCase) throws { try entry.checkInBothEditions() }

  @Test(arguments: [
    ("two-columns", ".oneBesideSecondary", "primaryBackgroundStyle"),
    ("third-column", ".twoBesideSecondary", "tripleColumn"),
  ])
  func columnsStandSideBySideOnTheMac(_ equivalent: String, _ mode: String, _ api: String) throws {
    let found = try #require(Catalog.inBinary.get().equivalent(equivalent))
    let steps = found.steps[.macCatalyst]
    #expect(steps.contains { $0.contains(mode) && $0.contains(".tile") })
    #expect(found.apis[.macCatalyst].contains { $0.api.contains(api) })
  }

  @Test func aWindowThatBecomesNarrowLosesItsInspectorBeforeItsSidebar() throws {
    let inspector = try #require(Catalog.inBinary.get().equivalent("inspector"))
    let steps = inspector.steps[.macCatalyst]
    #expect(steps.contains { $0.hasPrefix("Hide the inspector before the sidebar") })
  }
}
