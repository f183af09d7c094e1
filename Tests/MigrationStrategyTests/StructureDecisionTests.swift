import MigrationStrategy
import RuleCatalogue
import Testing

@Suite("Split views, stacks and columns")
struct StructureDecisionTests {
  private static func split(
    _ gate: String, _ app: App, _ outcome: String, _ confidence: Confidence = .certain
  ) -> DecisionCase {
    DecisionCase(gate, app, .splitView, "split", is: outcome, confidence, by: gate)
  }

  private static func stack(
    _ gate: String, _ app: App, _ outcome: String, _ confidence: Confidence = .certain
  ) -> DecisionCase {
    DecisionCase(gate, app, .navigationStack, "nav", is: outcome, confidence, by: gate)
  }

  private static let settings = App.columns.with(Piece.columnSplit.titled("Settings"))
  private static let three = App.twoLists.with(.list("second", .show("third")))
    .with(.list("third", .detail("detail")))

  @Test(
    "A split view stays one unless it holds settings",
    arguments: [
      split("keep", .columns, "keep"), split("settings", settings, "dissolve", .likely),
      split("launch-screen", App.columns.asLaunchScreen, "ignore"),
      split(
        "settings",
        App.columns.with(.tabs("bar", "split")).with(.columnSplit.tab("Settings")), "dissolve",
        .likely),
      split("keep", App.columns.with(.columnSplit.ofClass("MainSplit")), "keep", .likely),
    ])
  func splitViews(_ entry: DecisionCase) throws { try entry.check() }

  @Test("A split view with settings could be kept")
  func keptSettings() throws {
    let decision = try Self.settings.advice().decision(.splitView, "split")
    #expect(decision.alternatives.map(\.outcome) == ["keep"])
    #expect(try App.columns.advice().decision(.splitView).alternatives.isEmpty)
  }

  @Test(
    "A split view needs as many columns as lists follow each other",
    arguments: [
      split("two-columns", .columns, "two"), split("two-lists", .twoLists, "three", .likely),
      split("deeper-than-three", three, "three-and-back", .likely),
      split(
        "three-already", App.twoLists.with(.split("split", "list", middle: "second", "detail")),
        "three"),
      split("no-list", App.columns.with(.screen("list")), "one", .likely),
      split("no-list", App(.split("split", nil)), "one", .likely),
      split("not-navigation", settings, "none"),
    ])
  func columns(_ entry: DecisionCase) throws {
    var entry = entry
    entry.procedure = "columns"
    try entry.check()
  }

  @Test("A short second list fits below the first one")
  func shortList() throws {
    let decision = try App.twoLists.advice().decision(.splitView, "split", "columns")
    #expect(decision.alternatives.map(\.outcome) == ["two"])
    #expect(decision.questions.map(\.id) == ["short-second-list"])
  }

  @Test(
    "A stack becomes two columns when the app starts with a list that leads further",
    arguments: [
      stack("list-at-the-top", .listAndDetail, "sidebar", .likely),
      stack("keep", App.listAndDetail.with(.list("list")), "keep"),
      stack("keep", App.listAndDetail.with(.screen("list", .show("detail"))), "keep"),
      stack("keep", App.listAndDetail.onTV, "keep"),
      stack("no-root", App.listAndDetail.with(.stack("nav", nil)), "undecided", .undecided),
      stack("launch-screen", App.listAndDetail.asLaunchScreen, "ignore"),
      stack("keep", App.columns.with(.split("split", "nav")).with(.stack("nav", "list")), "keep"),
      stack(
        "keep",
        App.listAndDetail.with(.screen("home", .present("nav"))).with { $0.initial = "home" },
        "keep"),
      stack(
        "keep", App.listAndDetail.with(.list("list")).with(.stack("nav", "list").ofClass("Nav")),
        "keep", .likely),
    ])
  func stacks(_ entry: DecisionCase) throws { try entry.check() }

  @Test("A stack that becomes columns could be kept, and one without a root is asked about")
  func stackAlternatives() throws {
    let sidebar = try App.listAndDetail.advice().decision(.navigationStack)
    #expect(sidebar.alternatives.map(\.outcome) == ["keep"])
    #expect(sidebar.title == "What becomes of a navigation stack")
    let empty = try App(.stack("nav", nil)).advice().decision(.navigationStack)
    #expect(empty.questions.map(\.id) == ["root-of-the-stack"])
  }
}
