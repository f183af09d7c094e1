import Guidance
import MigrationStrategy
import TestSupport
import Testing

/// The gates of a tab bar.
@Suite struct TabBarGateTests {
  private static func bar(
    _ app: App, _ gate: String, _ outcome: Outcome, _ confidence: DecisionConfidence,
    object: String = "bar"
  ) -> DecisionCase {
    DecisionCase(
      "\(gate) of \(object)", app, .tabBar, object, is: outcome, confidence, by: gate)
  }

  private static let nested = App.flatTabs("One", "Two", "Three")
    .with(.tabs("tab2", "x", "y")).with(.screen("x").tab("X")).with(.screen("y").tab("Y"))
  private static let lists = App.sheet.with(.tabs("bar", "one", "two")).with(.list("one"))
    .with(.list("two"))

  private static let unnamed = App(
    .tabs("bar", "tab1", "tab2"), .list("tab1", .show("more")), .list("tab2"), .list("more"))
  private static let unknown = unnamed.with { $0.initial = nil }

  @Test(arguments: [
    unnamed, unknown.with(.list("tab1").tab("A")),
    unknown.with(.list("tab1").tab(nil, image: "star")),
  ])
  func aTabBarWithoutTitlesIsJudgedWhenSomethingLeadsToItOrATabSaysWhatItIs(_ app: App) throws {
    #expect(try app.advice().decision(.tabBar).outcome != "undecided")
  }

  @Test(arguments: [
    bar(App.flatTabs("A", "B").asLaunchScreen, "launch-screen", "ignore", .certain),
    bar(App.flatTabs("A", "B").onTV, "tvos-only", "undecided", .undecided),
    bar(
      lists.with(.split("sheet", "one", compact: "bar")), "compact-column", "keep", .certain),
    bar(App(.tabs("bar")), "no-tabs", "undecided", .undecided),
    bar(
      App.flatTabs("A", "B").with(.empty("tab1")).with(.empty("tab2")), "nothing-to-judge",
      "undecided", .undecided),
    bar(
      App.flatTabs("A", "B").with(.reference("tab1", to: "X")).with(.reference("tab2", to: "Y")),
      "nothing-to-judge", "undecided", .undecided),
    bar(
      App(.screen("home").holding(bareTabBar("bare", "A", "B", connected: false))),
      "nothing-to-judge", "undecided", .undecided, object: "bare"),
    bar(unknown, "unknown-tabs", "undecided", .undecided),
    bar(
      App(.screen("home").holding(bareTabBar("bare", "A", "B"))), "bare", "tab-view-in-place",
      .likely, object: "bare"),
    bar(nested, "inside-another-tab-bar", "tab-view-in-place", .likely, object: "tab2"),
    bar(App.barInSheet, "not-top-level", "tab-view-in-place", .likely),
    bar(
      App.barInSheet.with(.screen("home", .show("bar"), .show("other"))), "not-top-level",
      "tab-view-in-place", .likely),
    bar(
      App.barInSheet.with(.screen("home", .show("other")).holding(container("bar"))),
      "not-top-level", "tab-view-in-place", .likely),
    bar(
      lists.with(.split("home", "bar", "sheet")), "primary-column", "sidebar", .certain),
    bar(App(.tabs("bar", "one"), .screen("one")), "single-tab", "dissolve", .likely),
    bar(.flatTabs("A", "Settings", "Search"), "nothing-to-switch", "dissolve", .likely),
    bar(.flatTabs("Settings", "Search"), "nothing-to-switch", "dissolve", .likely),
    bar(
      .flatTabs("A", "B", "C", "D", "E", "F", "G", "H"), "too-many-for-segments", "sidebar",
      .certain),
    bar(nested, "holds-another-tab-bar", "sidebar", .likely),
  ])
  func theFirstGateThatHoldsDecides(_ entry: DecisionCase) throws { try entry.check() }

  @Test func whereCodeAddsTabsToASingleOneNothingIsSaidAboutIt() throws {
    let app = App(.tabs("bar", "one"), .screen("one"))
    #expect(try app.advice().objects(foundBy: "tab-bar/single-tab") == ["bar"])
    let answered = try app.advice(answers: ["more-tabs-in-code": true])
    #expect(try answered.decision(.tabBar, "bar").outcome == "undecided")
    #expect(answered.objects(foundBy: "tab-bar/single-tab") == [])
    let denied = try app.advice(answers: ["more-tabs-in-code": false])
    #expect(denied.objects(foundBy: "tab-bar/single-tab") == ["bar"])
  }

  @Test func settingsActionsAndSearchFieldsDoNotCountAsSections() throws {
    let app = App.flatTabs("A", "B", "C", "D", "E", "F", "G", "Settings", "Search", "Add")
      .with(.empty("tab10").tab("Add"))
    let decision = try app.advice().decision(.tabBar, "bar")
    #expect(decision.score == 2 + 3 - 2)
    #expect(decision.outcome == "sidebar")
  }

  @Test func aSignInBeforeTheTabsMakesThemNoScreenAmongOthers() throws {
    let app = App.flatTabs("A", "B", "C").with(.screen("door", .present("bar")))
      .with { $0.initial = "door" }
    let decision = try app.advice().decision(.tabBar, "bar")
    #expect(decision.outcome == "segmented-control")
    #expect(decision.score == 2 - 1 - 2)
  }

  @Test func anAppleTVAppBesideAnIPadAppIsDecidedLikeThatOne() throws {
    let advice = try App.flatTabs("A", "B").onTV.and("Pad.storyboard", .screen("x")).advice()
    #expect(try advice.decision(.tabBar, "bar").outcome == "segmented-control")
    #expect(advice.objects(foundBy: "tab-bar/to-segmented-control") == [])
    #expect(advice.objects(foundBy: "tvos/tab-bar") == ["bar"])
  }

  @Test func ofAnAppleTVAppAloneOnlyTheScoreIsReported() throws {
    let decision = try App.flatTabs("A", "B").onTV.advice().decision(.tabBar, "bar")
    #expect(decision.score == nil)
    #expect(decision.dissent == nil)
    #expect(decision.alternatives.map(\.outcome) == ["segmented-control"])
    let why = decision.alternatives.first?.why ?? ""
    #expect(why.hasPrefix("An iPad app of this shape would score −2. On the Mac"))
    #expect(why.contains("than a segmented control (+2). "))
    #expect(decision.questions.map(\.id) == ["ipad-version"])
  }

  @Test func aClassOfOnesOwnMakesWhatIsCertainLikely() throws {
    let eight = App.flatTabs("A", "B", "C", "D", "E", "F", "G", "H")
    let app = eight.with { $0.scenes[0] = $0.scenes[0].ofClass("MainTabBar") }
    let decision = try app.advice().decision(.tabBar, "bar")
    #expect(decision.outcome == "sidebar")
    #expect(decision.confidence == .likely)
    #expect(decision.reasons.map(\.id) == ["too-many-for-segments", "doubt"])
    #expect(decision.reasons.last?.text.contains("MainTabBar") == true)
  }

  @Test func eachGateUpToTheOneThatHoldsIsInTheWorking() throws {
    let decision = try App(.tabs("bar")).advice().decision(.tabBar, "bar")
    #expect(
      decision.working.map(\.id) == [
        "launch-screen", "tvos-only", "compact-column", "other-branch", "grouped-tabs", "no-tabs",
      ])
    #expect(
      decision.working.map(\.result) == [
        .didNotHold, .didNotHold, .didNotHold, .didNotHold, .didNotHold, .held,
      ])
    #expect(decision.working.allSatisfy { $0.kind == .gate && $0.weight == nil })
    #expect(decision.working.first?.text == "")
    #expect(decision.questions.map(\.id) == ["list-the-tabs"])
  }
}
