import Guidance
import MigrationStrategy
import TestSupport
import Testing

/// What becomes of the other structures (How-Decisions-Are-Made.md#the-procedures).
@Suite struct WorkedStructures {
  private static func split(
    _ gate: String, _ app: App, _ outcome: Outcome, _ confidence: DecisionConfidence = .certain
  ) -> DecisionCase {
    DecisionCase(gate, app, .splitView, "split", is: outcome, confidence, by: gate)
  }

  private static func stack(
    _ gate: String, _ app: App, _ outcome: Outcome, _ confidence: DecisionConfidence = .certain
  ) -> DecisionCase {
    DecisionCase(gate, app, .navigationStack, "nav", is: outcome, confidence, by: gate)
  }

  private static func segmented(
    _ gate: String, _ app: App, _ outcome: Outcome, _ confidence: DecisionConfidence = .likely
  ) -> DecisionCase {
    DecisionCase(gate, app, .segmentedControl, "choice", is: outcome, confidence, by: gate)
  }

  private static let settings = App.columns.with(SceneSketch.columnSplit.titled("Settings"))

  @Test(arguments: [
    split("keep", .columns, "keep"), split("settings", settings, "dissolve", .likely),
    split("launch-screen", App.columns.asLaunchScreen, "ignore"),
    split(
      "settings",
      App.columns.with(.tabs("bar", "split")).with(.columnSplit.tab("Settings")), "dissolve",
      .likely),
    split(
      "settings", settings.with(.screen("home", .present("split"))).starting("home"),
      "dissolve", .likely),
    split("keep", App.columns.with(.tabs("bar", "split")), "keep"),
    split("keep", App.columns.with(.screen("home", .show("split"))).starting("home"), "keep"),
    split("keep", App.columns.with(.columnSplit.ofClass("MainSplit")), "keep", .likely),
  ])
  func aSplitViewStaysOneUnlessItHoldsSettings(_ entry: DecisionCase) throws {
    try entry.checkInBothEditions()
  }

  @Test func aSplitViewWithSettingsCouldBeKept() throws {
    let decision = try Self.settings.advice().decision(.splitView, "split")
    #expect(decision.alternatives.map(\.outcome) == ["keep"])
    #expect(try App.columns.advice().decision(.splitView).alternatives.isEmpty)
  }

  @Test(arguments: [
    stack("list-at-the-top", .listAndDetail, "sidebar", .likely)
      .advising("split-view/candidate-from-stack", "two-columns").offering("keep")
      .bringing("View: Show Sidebar ⌃⌘S", "View: Back ⌘["),
    stack("keep", App.listAndDetail.with(.list("list")), "keep"),
    stack("keep", App.listAndDetail.with(.screen("list", .show("detail"))), "keep"),
    stack("keep", App.listAndDetail.onTV, "keep"),
    stack("no-root", App.listAndDetail.with(.stack("nav", nil)), "undecided", .undecided),
    stack("launch-screen", App.listAndDetail.asLaunchScreen, "ignore"),
    stack("keep", App.columns.with(.split("split", "nav")).with(.stack("nav", "list")), "keep"),
    stack(
      "keep", App.listAndDetail.with(.screen("home", .present("nav"))).starting("home"), "keep"),
    stack("keep", .listBeforeColumns, "keep")
      .notAdvising("split-view/candidate-from-stack"),
    stack(
      "keep", App.listAndDetail.with(.list("list")).with(.stack("nav", "list").ofClass("Nav")),
      "keep", .likely),
  ])
  func aStackBecomesTwoColumnsWhenTheAppStartsWithAListThatLeadsFurther(_ entry: DecisionCase)
    throws
  { try entry.checkInBothEditions() }

  @Test func aStackThatBecomesColumnsCouldBeKeptAndOneWithoutARootIsAskedAbout() throws {
    let sidebar = try App.listAndDetail.advice().decision(.navigationStack)
    #expect(sidebar.alternatives.map(\.outcome) == ["keep"])
    #expect(sidebar.title == "What becomes of a navigation stack")
    let empty = try App(.stack("nav", nil)).advice().decision(.navigationStack)
    #expect(empty.questions.map(\.id) == ["root-of-the-stack"])
  }

  @Test(arguments: [
    segmented("keep", App(.screen("home").holding(segments("choice", "A", "B"))), "keep"),
    segmented(
      "momentary",
      App(.screen("home").holding(segments("choice", "A", attributes: "momentary=\"YES\""))),
      "keep", .certain),
    segmented(
      "switches-a-pane",
      App(.screen("home").holding(segments("choice", "A", "B"), container("x"), container("y")))
        .with(.screen("x")).with(.screen("y")), "tab-view-in-place"),
    segmented(
      "switches-the-window",
      App(
        .screen("home").navigationItem(nil, segments("choice", "A", "B"))
          .holding(container("x"), container("y"))), "segmented-control"
    )
    .advising("toolbar/segmented-title-view", "toolbar-segments"),
    segmented(
      "launch-screen",
      App(.screen("home").holding(segments("choice", "A"))).asLaunchScreen, "ignore", .certain),
  ])
  func aSegmentedControlBecomesSomethingElseWhenItSwitchesBetweenScreens(_ entry: DecisionCase)
    throws
  { try entry.checkInBothEditions() }
}

extension App {
  /// A list whose detail leads to a split view.
  fileprivate static let listBeforeColumns = App.listAndDetail
    .with(.screen("detail", .show("split"))).with(.split("split", "people", "person"))
    .with(.list("people")).with(.screen("person"))
}
