import Guidance
import MigrationStrategy
import TestSupport
import Testing

/// Whether a tab is an action (How-Decisions-Are-Made.md#tabs).
@Suite struct WorkedActionTabs {
  /// A tab among others.
  private static func tab(
    _ description: String, _ scene: SceneSketch, _ score: Int, is purpose: Outcome,
    _ confidence: DecisionConfidence = .likely, answers: [String: Bool] = [:]
  ) -> DecisionCase {
    let app = App.flatTabs("One", "Two", "Three").with(scene).with(.screen("more"))
    return DecisionCase(description, app, .tab, "tab1", is: purpose, confidence)
      .scoring(score).answering(answers)
  }

  private static func place(_ description: String, _ scene: SceneSketch) -> DecisionCase {
    let app = App.flatTabs("One", "Two", "Three").with(scene)
    return DecisionCase(
      description, app, .tab, "tab1", is: "navigation", .certain, by: "section")
  }

  private static let action = "tab-bar/action-tab"
  private static let refuses = ["task-tab": true]
  private static let form = SceneSketch.screen("tab1").holding(textField)
  private static let deepForm = SceneSketch.screen("tab1", .push("more")).holding(textField)

  @Test(arguments: [
    tab("+2: a verb", .screen("tab1").tab("Scan"), 2, is: "navigation", .undecided)
      .asking("task-tab"),
    tab(
      "+2: a plus", .screen("tab1").tab("Notes", image: "plus"), 2, is: "navigation", .undecided
    )
    .asking("task-tab"),
    tab(
      "+2: a camera", .screen("tab1").tab("Snap", image: "camera.fill"), 2, is: "navigation",
      .undecided),
    tab(
      "+2: a pencil", .screen("tab1").tab("Note", image: "square.and.pencil"), 2,
      is: "navigation", .undecided),
    tab(
      "+2: verb and symbol", .screen("tab1").tab("Add", image: "plus"), 2, is: "navigation",
      .undecided),
    tab("+2 +2: nothing behind it", .empty("tab1").tab("Add"), 4, is: "toolbar-action")
      .advising(action, "toolbar-item"),
    tab("+2 +1: a form", form.tab("New"), 3, is: "toolbar-action")
      .advising(action, "toolbar-item"),
    tab("+2 +1 −2: a form that leads on", deepForm.tab("New"), 1, is: "navigation", .undecided)
      .asking("task-tab"),
    tab("+2 −2: leads on", .screen("tab1", .push("more")).tab("New"), 0, is: "navigation")
      .notAdvising(action),
    tab("+2 −4: a perspective", .screen("tab1").tab("New Releases"), -2, is: "navigation")
      .notAdvising(action),
    tab("+2 +2 −4: an empty one", .empty("tab1").tab("New Music"), 0, is: "navigation")
      .notAdvising(action),
    tab(
      "+2 +3: it refuses to be selected", .screen("tab1").tab("Scan"), 5,
      is: "toolbar-action", answers: refuses
    ).advising(action, "toolbar-item").asking(),
    tab(
      "+2 +3 −4: a perspective all the same", .screen("tab1").tab("New Releases"), 1,
      is: "navigation", .undecided, answers: refuses),
    tab(
      "+2: it can be selected", .screen("tab1").tab("Scan"), 2, is: "navigation", .undecided,
      answers: ["task-tab": false]
    ).asking(),
  ])
  func theSignalsAndTheThresholds(_ entry: DecisionCase) throws { try entry.checkInBothEditions() }

  @Test(arguments: [
    place("a noun", .screen("tab1").tab("Notes")), place("no title", .screen("tab1")),
    place("an empty place", .empty("tab1").tab("Address")),
    place("a perspective", .screen("tab1").tab("Watch Now")),
  ])
  func withoutAVerbOrASymbolItIsAPlace(_ entry: DecisionCase) throws {
    try entry.notAdvising(Self.action).check()
  }

  @Test(arguments: [
    ("Add Note", "File: Add Note ⌘N"), ("Add", "File: New Item ⌘N"),
    ("Scan Receipt", "File: Scan Receipt ⌘N"),
  ])
  func anActionHasACommandInTheFileMenuAndNoSection(_ title: String, _ item: String) throws {
    let app = App.flatTabs("A", "B", "C").with(.empty("tab3").tab(title))
    try DecisionCase(title, app, .tab, "tab3", is: "toolbar-action", .likely).scoring(4)
      .bringing(
        item, "View: A ⌘1", "View: B ⌘2", "View: Show Toolbar ⌥⌘T", "View: Customize Toolbar… –"
      )
      .checkInBothEditions()
  }

  @Test func aTabThatMayBeAnActionIsAskedAboutAndStaysASectionUntilThen() throws {
    let asked = try App.flatTabs("Scan", "Two").advice()
    let question = try asked.decision(.tab, "tab1").questions.first
    #expect(question?.effect == "toolbar-action")
    #expect(question?.text.contains("“Scan”") == true)
    #expect(asked.menuItems == ["View: Scan ⌘1", "View: Two ⌘2"])
  }

  @Test func whatATabIsForDecidesWhatIsLeftOfItsTabBar() throws {
    let app = App.flatTabs("A", "B", "Scan")
    let facts = try app.advice().subject(.tabBar, "bar").facts
    #expect(facts[.remainingTabs] == .count(3))
    let answered = try app.advice(answers: Self.refuses).subject(.tabBar, "bar").facts
    #expect(answered[.remainingTabs] == .count(2))
    #expect(answered[.removedTabs] == .list(["Scan"]))
  }
}
