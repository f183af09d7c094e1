import Guidance
import MigrationStrategy
import TestSupport
import Testing

/// Facts of split views and stacks.
@Suite struct StructureFactTests {
  private static func split(_ app: App, _ fact: AnyFact, _ value: FactValue) -> FactCase {
    FactCase(app, .splitView, "split", fact, value)
  }

  private static func stack(_ app: App, _ fact: AnyFact, _ value: FactValue) -> FactCase {
    FactCase(app, .navigationStack, "nav", fact, value)
  }

  private static func columns(_ attribute: String) -> App {
    App.columns.with(.split("split", "list", "detail").with(attribute))
  }

  private static func fixedRows(_ rows: Int) -> App {
    App.twoLists.with(.fixedList("second", rows: rows, .detail("detail")))
  }

  private static let tabsInColumn = App.twoLists.with(.split("split", "bar", "detail"))
    .with(.tabs("bar", "other", "nav")).with(.screen("other")).with(.stack("nav", "list"))

  private static let threeLists = App.twoLists.with(.list("second", .show("third")))
    .with(.list("third", .detail("detail")))

  @Test(arguments: [
    split(.columns, .primaryIsList, .flag(true)), split(.columns, .listLevels, .count(1)),
    split(App.columns.with(.screen("list")), .primaryIsList, .flag(false)),
    split(App.columns.with(.screen("list")), .listLevels, .count(0)),
    split(App.columns.with(.screen("list")), .primaryIsInCode, .flag(false)),
    split(.twoLists, .listLevels, .count(2)), split(threeLists, .listLevels, .count(3)),
    split(.twoLists, .hasShortSecondList, .flag(false)),
    split(fixedRows(7), .hasShortSecondList, .flag(true)),
    split(fixedRows(8), .hasShortSecondList, .flag(false)),
    split(fixedRows(0), .hasShortSecondList, .flag(false)),
    split(.columns, .hasColumnStyle, .flag(true)),
    split(.columns, .hasSupplementary, .flag(false)),
    split(
      App.twoLists.with(.split("split", "list", middle: "second", "detail")),
      .hasSupplementary, .flag(true)),
    split(
      App.columns.with(.split("split", "list", "detail", compact: "detail")),
      .hasCompactColumn, .flag(true)),
    split(tabsInColumn, .primaryIsList, .flag(true)),
    split(tabsInColumn, .primaryIsTabBar, .flag(true)),
    split(tabsInColumn, .listLevels, .count(2)),
    split(.columns, .primaryIsTabBar, .flag(false)),
    split(App.columns.with(.screen("detail", .show("list"))), .detailDepth, .count(0)),
    split(
      App.columns.with(.screen("detail", .show("more"))).with(.screen("more")),
      .detailDepth, .count(1)),
  ])
  func aSplitViewHasColumnsWithListsInThem(_ entry: FactCase) throws { try entry.check() }

  @Test(arguments: [
    split(columns("preferredDisplayMode=\"over\""), .displayMode, .word("over")),
    split(columns(""), .displayMode, .word("none")),
    split(columns("behavior=\"tile\""), .behavior, .word("tile")),
    split(columns(""), .hasColumnStyle, .flag(false)),
    split(columns(""), .hasSidebarBackground, .flag(false)),
    split(columns("primaryBackgroundStyle=\"sidebar\""), .hasSidebarBackground, .flag(true)),
    split(columns(""), .hasColumnWidths, .flag(false)),
    split(columns("maximumPrimaryColumnWidth=\"320.5\""), .maximumPrimaryWidth, .count(320)),
    split(columns("maximumPrimaryColumnWidth=\"-1\""), .maximumPrimaryWidth, .count(0)),
    split(columns("maximumPrimaryColumnWidth=\"1e300\""), .maximumPrimaryWidth, .count(100_000)),
    split(columns("maximumPrimaryColumnWidth=\"nan\""), .maximumPrimaryWidth, .count(0)),
    split(columns(""), .clearsSelection, .flag(true)),
    split(columns("title=\"Settings\""), .isSettings, .flag(true)),
    split(App.columns.with(.screen("home", .show("split"))), .isPushed, .flag(true)),
    split(App.columns.with(.screen("home", .detail("split"))), .isPushed, .flag(false)),
    split(App.columns.with(.stack("nav", "split")), .isStackRoot, .flag(true)),
    split(App.columns.with(.tabs("bar", "split")), .isTab, .flag(true)),
    split(App.columns.with(.split("outer", "split")), .isInsideSplitView, .flag(true)),
    split(.columns, .isInsideSplitView, .flag(false)),
  ])
  func aSplitViewHasAttributesAndAPlace(_ entry: FactCase) throws { try entry.check() }

  @Test(arguments: [
    stack(.listAndDetail, .depth, .count(1)), stack(.listAndDetail, .hasRoot, .flag(true)),
    stack(.listAndDetail, .rootIsList, .flag(true)), stack(.listAndDetail, .isEntry, .flag(true)),
    stack(.listAndDetail, .path, .text("List › Screen")),
    stack(.listAndDetail, .isLinear, .flag(false)),
    stack(.listAndDetail, .listsInPath, .count(1)),
    stack(.listAndDetail, .hasShortSecondList, .flag(false)),
    stack(
      App.listAndDetail.with(.fixedList("detail", rows: 2)), .hasShortSecondList, .flag(true)),
    stack(.listAndDetail, .showsWebPages, .flag(false)),
    stack(
      App.listAndDetail.with(.screen("detail").holding("<wkWebView id=\"page\"/>")),
      .showsWebPages, .flag(true)),
    stack(tabsInColumn, .isColumn, .flag(true)), stack(tabsInColumn, .depth, .count(1)),
    stack(.listAndDetail, .reachesTopContainer, .flag(false)),
    stack(App.listAndDetail.with(.screen("list", .show("detail"))), .isLinear, .flag(true)),
    stack(App.listAndDetail.with(.screen("detail", .show("list"))), .depth, .count(1)),
    stack(App.listAndDetail.with(.stack("nav", nil)), .hasRoot, .flag(false)),
    stack(App.listAndDetail.with(.stack("nav", nil)), .rootIsSetInCode, .flag(true)),
    stack(App.listAndDetail.with(.stack("nav", nil)), .depth, .count(1)),
    stack(
      App.listAndDetail.with(.screen("list", .show("detail")).titled("Settings")),
      .isSettings, .flag(true)),
    stack(
      App.columns.with(.split("split", "nav", "detail")).with(.stack("nav", "list")),
      .isColumn, .flag(true)),
    stack(
      App.columns.with(.split("split", "nav", "detail")).with(.stack("nav", "list")),
      .depth, .count(0)),
  ])
  func aStackHasAPathOfScreens(_ entry: FactCase) throws { try entry.check() }
}
