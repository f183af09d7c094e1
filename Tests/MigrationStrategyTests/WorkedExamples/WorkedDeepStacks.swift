import Guidance
import MigrationStrategy
import TestSupport
import Testing

/// How people get back (How-Decisions-Are-Made.md#going-back).
@Suite struct WorkedDeepStacks {
  private static func back(
    _ description: String, _ gate: String, _ app: App, _ outcome: Outcome,
    _ confidence: DecisionConfidence = .certain
  ) -> DecisionCase {
    DecisionCase(
      "\(description): \(outcome)", app, .navigationStack, "nav", is: outcome, confidence, by: gate
    )
    .decided(by: "deep-stack")
  }

  /// Screens that follow each other, the first a list or not.
  private static func way(_ count: Int, fromList: Bool = false) -> App {
    let ids = (1...count).map { "s\($0)" }
    let scenes = ids.indices.map { index in
      let next = index + 1 < count ? [SegueSketch.show(ids[index + 1])] : []
      var scene = index == 0 && fromList ? SceneSketch.list(ids[index]) : .screen(ids[index])
      scene.segues = next
      return scene
    }
    return App([.stack("nav", "s1")] + scenes)
  }

  private static let twoLists = App.listAndDetail.with(.list("list", .show("two")))
    .with(.list("two", .show("detail")))
  private static let column = App.twoLists.with(.split("split", "nav", "detail"))
    .with(.stack("nav", "list"))
  private static let presented = App.listAndDetail.with(.screen("home", .present("nav")))
    .starting("home")

  @Test(arguments: [
    back("1", "nothing-pushed", App.listAndDetail.with(.list("list")), "none").bringing(),
    back("1: a sheet", "not-a-window", presented, "none").bringing(),
    back(
      "1: settings", "not-a-window",
      App.listAndDetail.with(.stack("nav", "list").titled("Settings")), "none"),
    back("2: four steps", "sequence", way(4), "wizard", .likely).asking("linear-task"),
    back("2: five steps", "sequence", way(5), "wizard", .likely),
    back("2: six steps", "long-sequence", way(6), "wizard-window", .likely).asking("linear-task")
      .advising("navigation-stack/back-in-toolbar", "back-button"),
    back(
      "2: two choices", "far-too-deep", way(4).with(.screen("s1", .show("s2"), .show("s3"))),
      "flatten", .likely),
    back("3: two lists", "list-in-between", twoLists, "third-column", .likely)
      .advising("navigation-stack/back-in-toolbar", "back-button"),
    back(
      "3: two lists and two levels", "list-in-between",
      twoLists.with(.screen("detail", .show("more"))).with(.screen("more")), "third-column",
      .likely
    )
    .advising("navigation-stack/deep-stack", "third-column"),
    back(
      "7: two lists and three levels", "far-too-deep",
      twoLists.with(.screen("detail", .show("more"))).with(.screen("more", .show("most")))
        .with(.screen("most")), "flatten", .likely),
    back(
      "3: a short second list", "back",
      twoLists.with(.fixedList("two", rows: 7, .show("detail"))), "back"),
    back(
      "3: a longer second list", "list-in-between",
      twoLists.with(.fixedList("two", rows: 8, .show("detail"))), "third-column", .likely),
    back("3: a column already", "back", column, "back"),
    back("6", "back", .listAndDetail, "back").asking()
      .bringing("View: Show Sidebar ⌃⌘S", "View: Back ⌘["),
    back("6: two levels", "back", way(3), "back").bringing("View: Back ⌘["),
    back("6: code sets the root", "back", App.listAndDetail.with(.stack("nav", nil)), "back"),
    back(
      "6: a cycle", "cycle", App.listAndDetail.with(.screen("detail", .show("list"))), "back"),
    back("6: itself", "cycle", App.listAndDetail.with(.list("list", .show("list"))), "back"),
    back("7", "far-too-deep", way(4, fromList: true), "flatten", .likely)
      .advising("navigation-stack/deep-stack", "third-column").asking("compare-siblings"),
  ])
  func theSteps(_ entry: DecisionCase) throws { try entry.checkInBothEditions() }

  @Test(arguments: ["wkWebView", "webView"])
  func amongWebPagesPeopleGoForwardToo(_ element: String) throws {
    let page = SceneSketch.screen("detail").holding("<\(element) id=\"page\"/>")
    try Self.back("web", "back", App.listAndDetail.with(page), "back")
      .bringing("View: Show Sidebar ⌃⌘S", "View: Back ⌘[", "View: Forward ⌘]").check()
  }

  @Test(arguments: [
    back("Stocks", "back", .stocks, "back")
      .advising("navigation-stack/back-in-toolbar", "back-button")
      .bringing("View: Show Sidebar ⌃⌘S", "View: Back ⌘["),
    back("Settings", "back", .systemSettings, "back").notAdvising("navigation-stack/deep-stack"),
    back("A shop", "back", .product, "back").notAdvising("navigation-stack/deep-stack"),
  ])
  func appsOfKnownShape(_ entry: DecisionCase) throws { try entry.checkInBothEditions() }

  @Test func aMessageInMailCanHaveAWindowAsWellWhereTheAppHasSeveral() throws {
    let advice = try App.mail.withWindows(true).advice()
    #expect(advice.objects(foundBy: "window/open-in-new-window") == ["message"])
    let found = advice.recommendations(of: "window/open-in-new-window").first
    #expect(found?.equivalent == "window")
    #expect(found?.severity == .consider)
    #expect(try App.mail.advice().objects(foundBy: "window/open-in-new-window") == [])
  }
}
