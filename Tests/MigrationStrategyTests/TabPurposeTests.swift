import MigrationStrategy
import RuleCatalogue
import Testing

@Suite("What a tab is for")
struct TabPurposeTests {
  /// A tab among others.
  private static func tab(
    _ description: String, _ piece: Piece, is purpose: String, _ confidence: Confidence,
    score: Int? = nil, answers: [String: Bool] = [:]
  ) -> DecisionCase {
    let app = App.flatTabs("One", "Two", "Three").with(piece).with(.screen("more"))
    var entry = DecisionCase(description, app, .tab, "tab1", is: purpose, confidence)
    entry.score = score
    entry.answers = answers
    return entry
  }

  @Test(
    "Settings, searching and places are told apart",
    arguments: [
      tab("Settings", .screen("tab1").tab("Settings"), is: "settings-window", .likely),
      tab("a gear", .screen("tab1").tab("You", image: "gear"), is: "settings-window", .likely),
      tab("Search", .list("tab1").tab("Search"), is: "search-field", .likely),
      tab(
        "a glass", .list("tab1").tab("Go", image: "magnifyingglass"), is: "search-field", .likely),
      tab("browsing", .list("tab1", .show("more")).tab("Search"), is: "navigation", .likely),
      tab("a place", .screen("tab1").tab("Notes"), is: "navigation", .certain),
      tab("no title", .screen("tab1"), is: "navigation", .certain),
      tab("an empty place", .empty("tab1").tab("Address"), is: "navigation", .certain),
    ])
  func kinds(_ entry: DecisionCase) throws { try entry.check() }

  @Test(
    "Actions go by a score",
    arguments: [
      tab("+4", .empty("tab1").tab("Add"), is: "toolbar-action", .likely, score: 4),
      tab(
        "+3", .screen("tab1").tab("New").holding(textField), is: "toolbar-action", .likely, score: 3
      ),
      tab("+2", .screen("tab1").tab("Scan"), is: "navigation", .undecided, score: 2),
      tab(
        "+2 by a symbol", .screen("tab1").tab("Notes", image: "plus"), is: "navigation",
        .undecided, score: 2),
      tab(
        "+1", .screen("tab1", .show("more")).tab("New").holding(textField), is: "navigation",
        .undecided, score: 1),
      tab("0", .screen("tab1", .show("more")).tab("New"), is: "navigation", .likely, score: 0),
      tab("−2", .screen("tab1").tab("New Releases"), is: "navigation", .likely, score: -2),
      tab(
        "0 for an empty one", .empty("tab1").tab("New Music"), is: "navigation", .likely, score: 0),
      tab(
        "+5 by an answer", .screen("tab1").tab("Scan"), is: "toolbar-action", .likely, score: 5,
        answers: ["task-tab": true]),
      tab(
        "+2 by an answer", .screen("tab1").tab("Scan"), is: "navigation", .undecided, score: 2,
        answers: ["task-tab": false]),
    ])
  func actions(_ entry: DecisionCase) throws { try entry.check() }

  @Test("A tab that may be an action is asked about")
  func question() throws {
    let app = App.flatTabs("Scan", "Two")
    let asked = try app.advice().decision(.tab, "tab1")
    #expect(asked.questions.map(\.effect) == ["toolbar-action"])
    #expect(asked.questions.first?.text.contains("“Scan”") == true)
    #expect(try app.advice(answers: ["task-tab": false]).decision(.tab, "tab1").questions == [])
  }

  @Test("What a tab is for decides what is left of its tab bar")
  func remaining() throws {
    let app = App.flatTabs("A", "B", "Scan")
    let facts = try app.advice().subject(.tabBar, "bar").facts
    #expect(facts[.remainingTabs] == .count(3))
    let answered = try app.advice(answers: ["task-tab": true]).subject(.tabBar, "bar").facts
    #expect(answered[.remainingTabs] == .count(2))
    #expect(answered[.removedTabs] == .list(["Scan"]))
  }
}
