import Guidance
import MigrationStrategy
import TestSupport
import Testing

/// The worked examples of what becomes of structures on iPad.
struct IPadExampleTests {
  @Test(arguments: [
    TargetCase(
      "1 Clock", .clockWithEditor, .tabBar, "bar", is: "tab-bar", score: -2,
      rules: ["to-ipados/tab-bar-top"], silent: ["to-ipados/full-screen-modal"]),
    TargetCase(
      "2 News", .topics, .tabBar, "bar", is: "tab-bar-and-sidebar", score: 6,
      answers: ["own-categories": true],
      rules: ["to-ipados/tab-bar-sidebar", "to-ipados/tab-groups"]),
    TargetCase(
      "3 Video", .video, .tabBar, "bar", is: "tab-bar", score: 2,
      answers: ["full-window-media": true],
      rules: ["to-ipados/more-tab", "to-ipados/search-tab"], silent: ["to-ipados/tab-groups"]),
    TargetCase(
      "4 Mail", .mailboxes, .navigationStack, "nav", is: "three-columns",
      rules: ["to-ipados/three-columns", "to-ipados/new-window"]),
    TargetCase(
      "4 Mail: writing", .mailboxes, .scene, "compose", is: "form-sheet"
    ).by("modal"),
    TargetCase(
      "5 Recipes", .recipes, .navigationStack, "nav", is: "keep",
      silent: ["to-ipados/two-columns"]),
    TargetCase("5 Recipes: cooking", .recipes, .pageView, "cook", is: "keep").by("pages"),
    TargetCase(
      "6 Shop", .store, .tabBar, "bar", is: "tab-bar-and-sidebar", score: 7,
      answers: ["customizable-order": true], rules: ["to-ipados/more-tab"]),
    TargetCase("7 Scanner", .scanner, .tabBar, "bar", is: "tab-bar", score: -1),
    TargetCase("8 Onboarding", .introduction, .pageView, "pages", is: "keep").by("pages"),
    TargetCase("9 Settings form", .form, .navigationStack, "nav", is: "two-columns"),
    TargetCase(
      "10 Documents", .classicColumns, .splitView, "split", is: "modernize",
      rules: ["to-ipados/classic-split"]),
    TargetCase("11 Weather", .weather, .pageView, "pages", is: "keep").by("pages"),
    TargetCase(
      "11 Weather: cities that people add", .weather, .pageView, "pages", is: "two-columns",
      answers: ["pages-by-the-user": true]
    ).by("pages"),
  ])
  func becomesOnIPad(_ example: TargetCase) throws { try example.check(on: "ipad") }

  @Test func answersMoveTheScoreOfTabs() throws {
    let answers = ["mac-version": true, "own-categories": true]
    try TargetCase(
      "Topics", .topics, .tabBar, "bar", is: "tab-bar-and-sidebar", score: 7, answers: answers
    ).check(on: "ipad")
  }

  @Test func theTabsOfASheetStay() throws {
    try TargetCase("Sheet", .barInSheet, .tabBar, "bar", is: "keep").check(on: "ipad")
  }

  @Test func aCompactColumnStays() throws {
    let app = App.columns.with(
      .split("split", "list", "detail", compact: "bar").with("allowDoubleColumnStyle=\"YES\"")
    )
    .with(.tabs("bar", "one", "two")).with(.screen("one").tab("One"))
    .with(.screen("two").tab("Two"))
    try TargetCase("Columns", app, .tabBar, "bar", is: "keep").check(on: "ipad")
  }

  @Test func theFirstColumnKeepsItsSections() throws {
    let app = App.columns.with(.split("split", "bar", "detail"))
      .with(.tabs("bar", "list", "two")).with(.list("list", .detail("detail")).tab("One"))
      .with(.list("two").tab("Two"))
    try TargetCase("Columns", app, .tabBar, "bar", is: "sidebar").check(on: "ipad")
  }

  @Test func settingsAndSearchStayTabs() throws {
    let app = App.deepTabs("Home", "Library").addingTab(.screen("settings").tab("Settings"))
      .addingTab(.screen("search").tab("Search"))
    #expect(try app.advice(on: "ipad").subject(.tabBar, "bar").facts[.remainingTabs] == 4)
    #expect(try app.advice(on: "mac").subject(.tabBar, "bar").facts[.remainingTabs] == 2)
  }

  /// Eight tabs in SwiftUI, four of them in two groups.
  private static func grouped(_ style: String) -> String {
    let tabs = ["A", "B", "C", "D"].map { "Tab(\"\($0)\", systemImage: \"star\") { Page\($0)() }" }
    let groups = [["E", "F"], ["G", "H"]].map { names in
      let inside = names.map { "Tab(\"\($0)\", systemImage: \"star\") { Page\($0)() }" }
      return "TabSection(\"Group\") { \(inside.joined(separator: "; ")) }"
    }
    let pages = ["A", "B", "C", "D", "E", "F", "G", "H"].map {
      "struct Page\($0): View { var body: some View { Text(\"Page\") } }"
    }
    return """
      @main struct Main: App { var body: some Scene { WindowGroup { Root() } } }
      \(pages.joined(separator: "\n"))
      struct Root: View {
        var body: some View {
          TabView {
            \((tabs + groups).joined(separator: "\n      "))
          }\(style)
        }
      }
      """
  }

  @Test(arguments: [
    ("", "tab-bar-and-sidebar"), (".tabViewStyle(.sidebarAdaptable)", "keep"),
  ])
  func groupsInSwiftUI(_ style: String, _ outcome: String) throws {
    let advice = try advice(onCode: ["App.swift": Self.grouped(style)], on: "ipad")
    #expect(try advice.decision(.tabBar).outcome.id == outcome)
    #expect(try advice.decision(.project, nil, "platform").outcome.id == "swiftui")
  }
}
