import Guidance
import MigrationStrategy
import NavigationGraph
import Projects
import TestSupport
import Testing

/// The worked examples of what structures are on Apple Watch.
struct WatchExampleTests {
  @Test(arguments: [
    TargetCase(
      "1 Clock", .clockWithEditor, .tabBar, "bar", is: "pages",
      rules: ["to-watchos/choose-glance", "to-watchos/pages", "to-watchos/companion"]),
    TargetCase("2 News", .topics, .tabBar, "bar", is: "list-and-detail"),
    TargetCase(
      "4 Mail", .mailboxes, .navigationStack, "nav", is: "list-and-detail",
      rules: ["to-watchos/list-detail"]),
    TargetCase("4 Mail: writing", .mailboxes, .scene, "compose", is: "stays-on-iphone")
      .by("modal"),
    TargetCase("5 Recipes: cooking", .recipes, .pageView, "cook", is: "pages").by("pages"),
    TargetCase(
      "8 Onboarding", .introduction, .pageView, "pages", is: "stays-on-iphone",
      silent: ["to-watchos/pages"]
    ).by("pages"),
    TargetCase("10 Documents", .classicColumns, .splitView, "split", is: "list-and-detail"),
    TargetCase("11 Weather", .weather, .pageView, "pages", is: "pages").by("pages"),
  ])
  func isOnAppleWatch(_ example: TargetCase) throws { try example.check(on: "watch") }

  @Test func anAppIsAlwaysACompanion() throws {
    let decision = try App.clock.advice(on: "watch").decision(.project, nil, "fit")
    #expect(decision.outcome.id == "companion")
  }

  @Test func viewsInSwiftUIAreCarriedOverInPart() throws {
    var project = Project(name: "App", root: ".", kind: .app)
    project.source = try evidence(
      of: """
        import SwiftUI
        @main struct RadioApp: App {
          var body: some Scene { WindowGroup { Text("Radio") } }
        }
        """)
    let fit = try Strategy(try .builtIn(for: "watch")).advice(for: project, nil)
      .decision(.project, nil, "fit")
    #expect(fit.outcome == "companion")
    #expect(fit.reasons.map(\.text).joined().contains("Its views are SwiftUI"))
  }

  @Test func nothingIsACandidateWithoutASign() throws {
    let advice = try App.deepTabs("Home", "Library").advice(on: "watch")
    #expect(advice.objects(foundBy: "to-watchos/choose-glance") == [])
  }

  @Test func aListBehindATabIsTheOneThatIsFound() throws {
    let advice = try App.topics.advice(on: "watch")
    let found = advice.recommendations.filter { $0.rule == "to-watchos/list-detail" }
    #expect(found.map(\.object) == ["list1"])
  }

  @Test func tabsThatCodeMayLeadOnFromAreNotCalledFlat() throws {
    let tabs = App.flatTabs("One", "Two").with(.screen("tab1").ofClass("First").tab("One"))
    let strategy = Strategy(try .builtIn(for: "watch"))
    for (action, isFlat) in [
      ("show(UIViewController(), sender: nil)", false), ("view.setNeedsLayout()", true),
    ] {
      var project = tabs.graph.project
      project.source = try evidence(
        of: "import UIKit\nclass First: UIViewController { func act() { \(action) } }")
      let decision = try strategy.advice(for: project, nil).decision(.tabBar, "bar")
      #expect(decision.reasons.map(\.text).joined().contains("lead no further") == isFlat)
    }
  }

  @Test func aStackThatTheAppDoesNotStartWithStays() throws {
    let app = App.clock.and(
      "Debug.storyboard", .stack("nav", "list"), .list("list", .show("file")), .screen("file"))
    try TargetCase(
      "Debug", app, .navigationStack, "nav", is: "stays-on-iphone",
      silent: ["to-watchos/list-detail"]
    ).check(on: "watch")
  }
}
