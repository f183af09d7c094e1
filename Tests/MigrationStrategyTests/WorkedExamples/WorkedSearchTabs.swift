import Guidance
import MigrationStrategy
import TestSupport
import Testing

/// Where search goes (How-Decisions-Are-Made.md#tabs).
@Suite struct WorkedSearchTabs {
  private static func tab(
    _ description: String, _ scene: SceneSketch, is purpose: Outcome, by gate: String
  ) -> DecisionCase {
    let app = App.flatTabs("One", "Two", "Three").with(scene).with(.screen("more"))
    return DecisionCase(description, app, .tab, "tab3", is: purpose, .likely, by: gate)
  }

  private static let rule = "tab-bar/search-tab"
  private static let field = "search-field"
  private static let find = ["Edit: Find… ⌘F", "View: One ⌘1", "View: Two ⌘2"]

  @Test(arguments: [
    tab("Search", .list("tab3").tab("Search"), is: .searchField, by: field),
    tab(
      "a field", .screen("tab3").tab("Search").holding(searchBar("bar1")), is: .searchField,
      by: field),
    tab("a glass", .list("tab3").tab("Go", image: "magnifyingglass"), is: .searchField, by: field),
    tab(
      "the system's item", .list("tab3").tab(nil, "systemItem=\"search\""), is: .searchField,
      by: field),
    tab("another language", .list("tab3").tab("Suche"), is: .searchField, by: field),
  ])
  func aFieldWithResultsGoesIntoTheToolbar(_ entry: DecisionCase) throws {
    var entry = entry.advising(Self.rule, Self.field)
    entry.commands = Self.find
    try entry.checkInBothEditions()
  }

  @Test func aPlaceToDiscoverThingsStaysASectionTheFirstOneInASidebar() throws {
    let decision = try Self.tab(
      "Search", .list("tab3", .push("more")).tab("Search"), is: "navigation",
      by: "search-to-browse"
    )
    .notAdvising(Self.rule).bringing(
      "View: One ⌘1", "View: Two ⌘2", "View: Search ⌘3", "View: Show Sidebar ⌃⌘S"
    ).check()
    #expect(decision.reasons.first?.text.contains("the first one in a sidebar") == true)
  }

  @Test func aFieldThatFiltersTheListOfASidebarGoesToTheTopOfTheSidebar() throws {
    let app = App.columns.with(.list("list").holding(searchBar("find")))
    let advice = try app.advice()
    let found = try #require(advice.recommendations(of: "toolbar/search-field").first)
    #expect(found.equivalent == Self.field)
    #expect(found.advice.contains("the top of the sidebar when it filters"))
  }

  @Test func searchCoversEverythingAtFirstAtTheTrailingEndOfTheToolbar() throws {
    let field = try #require(Catalog.inBinary.get().equivalent(Self.field))
    #expect(field.toolbar.map(\.placement) == [.trailing])
    #expect(field.menu == ["find"])
    for platform in [TargetPlatform.macCatalyst, .appKit] {
      #expect(field.steps[platform].contains { $0.hasPrefix("Search everything at first") })
    }
  }
}
