import Guidance
import MigrationStrategy
import TestSupport
import Testing

/// What twelve apps become on Apple TV.
@Suite struct TVExampleTests {
  @Test(arguments: [
    TargetCase("clock", .clock, fit: "partial", 0, becomes: [.tabBar: "tab-bar"], score: -3),
    TargetCase("news", .news, fit: "partial", 0, becomes: [.tabBar: "tab-bar"], score: 0),
    TargetCase(
      "video", .video, fit: "good", 5, becomes: [.tabBar: "tab-bar"], score: -3,
      rules: ["to-tvos/search-tab", "to-tvos/live-order"]),
    TargetCase("mail", .mail, fit: "poor", -5, becomes: [.navigationStack: "two-panes"]),
    TargetCase(
      "recipes", .recipes, fit: "good", 2, becomes: [.navigationStack: "keep", .pageView: "full-screen-pages"],
      rules: ["to-tvos/popover"]),
    TargetCase(
      "shop", .shop, fit: "poor", -2, becomes: [.tabBar: "tab-bar"], score: 0, rules: ["to-tvos/text-entry"]),
    TargetCase("scanner", .scanner, fit: "poor", -3, becomes: [.tabBar: "tab-bar"], score: -3),
    TargetCase("game", .game, fit: "good", 2, becomes: [.pageView: "full-screen-pages"]),
    TargetCase("form", .form, becomes: [.segmentedControl: "keep"]),
    TargetCase("weather", .weather, becomes: [.pageView: "full-screen-pages"]),
    TargetCase("SwiftUI", .swiftUI, becomes: [.tabBar: "sidebar"], score: 5),
  ])
  func whatAppsBecome(_ entry: TargetCase) throws { try entry.check(for: "tv") }

  @Test func aTabWithTheCameraIsLeftOut() throws {
    let advice = try DescribedApp.scanner.advice(for: "tv")
    #expect(try advice.subject(.tabBar).facts[.removedTabs] == .list(["Scan"]))
    #expect(try advice.subject(.tabBar).facts[.remainingTabs] == .count(2))
  }

  @Test func aDocumentBrowserAtTheStartBlocks() throws {
    let advice = try RouteSketch.documents().advice(catalog: .builtIn(for: "tv"))
    #expect(try advice.decision(.project, nil, "fit").outcome == "blocked")
  }
}
