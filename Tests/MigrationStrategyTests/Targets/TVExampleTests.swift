import Guidance
import MigrationStrategy
import TestSupport
import Testing

/// What twelve apps become on Apple TV.
@Suite struct TVExampleTests {
  @Test(arguments: [
    DescribedCase("clock", .clock, fit: "partial", 0, becomes: [.tabBar: "tab-bar"], score: -3),
    DescribedCase("news", .news, fit: "partial", 0, becomes: [.tabBar: "tab-bar"], score: 0),
    DescribedCase(
      "video", .video, fit: "good", 5, becomes: [.tabBar: "tab-bar"], score: -3,
      rules: ["to-tvos/search-tab", "to-tvos/live-order"]),
    DescribedCase("mail", .mail, fit: "poor", -5, becomes: [.navigationStack: "two-panes"]),
    DescribedCase(
      "recipes", .recipes, fit: "good", 2,
      becomes: [.navigationStack: "keep", .pageView: "full-screen-pages"],
      rules: ["to-tvos/popover"]),
    DescribedCase(
      "shop", .shop, fit: "poor", -2, becomes: [.tabBar: "tab-bar"], score: 0,
      rules: ["to-tvos/text-entry"]),
    DescribedCase("scanner", .scanner, fit: "poor", -3, becomes: [.tabBar: "tab-bar"], score: -3),
    DescribedCase("game", .game, fit: "good", 2, becomes: [.pageView: "full-screen-pages"]),
    DescribedCase("form", .form, becomes: [.segmentedControl: "keep"]),
    DescribedCase("weather", .weather, becomes: [.pageView: "full-screen-pages"]),
    DescribedCase("SwiftUI", .swiftUI, becomes: [.tabBar: "sidebar"], score: 3),
  ])
  func whatAppsBecome(_ entry: DescribedCase) throws { try entry.check(for: "tv") }

  @Test func aTabWithTheCameraIsLeftOut() throws {
    let advice = try DescribedApp.scanner.advice(for: "tv")
    #expect(try advice.subject(.tabBar).facts[.removedTabs] == .list(["Scan"]))
    #expect(try advice.subject(.tabBar).facts[.remainingTabs] == .count(2))
  }

  @Test func withoutAnyPointTheFitIsOpenAndNoFinding() throws {
    let advice = try DescribedApp.news.advice(for: "tv")
    let fit = try advice.decision(.project, nil, "fit")
    #expect(fit.outcome == "partial" && fit.confidence == .undecided)
    #expect(!advice.recommendations.contains { $0.rule == "to-tvos/fit" })
    let shop = try DescribedApp.shop.advice(for: "tv")
    let finding = try #require(shop.recommendations.first { $0.rule == "to-tvos/fit" })
    #expect(finding.message.contains("takes much text"))
  }

  @Test func aDocumentBrowserAtTheStartBlocks() throws {
    let advice = try RouteSketch.documents().advice(catalog: .builtIn(for: "tv"))
    #expect(try advice.decision(.project, nil, "fit").outcome == "blocked")
  }
}
