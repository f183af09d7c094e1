import Guidance
import MigrationStrategy
import TestSupport
import Testing

/// The built-in catalog with a rule of one's own, named `own/rule`, and perhaps other files.
private func catalog(
  subject: String, when condition: String, adding lines: String = "", files: [String: String] = [:]
) throws -> Catalog {
  let rule = """
    id: own/rule
    title: Something
    subject: \(subject)
    when: \(condition)
    equivalent: note
    severity: consider
    message: Found {name}.
    why: Because of {name}.
    advice: Look at {name}.
    sources: [GK]
    \(lines)
    """
  let all = files.merging(["rules/own/rule.yml": rule]) { $1 }
  return try withFolder(files: all) {
    try Catalog.inBinary.get().adding(try CatalogFolder($0))
  }
}

/// Rules of one's own.
@Suite struct OwnRuleTests {
  private let app = App.flatTabs("A", "B", "C").with(.screen("tab1").tab("A", "badgeValue=\"1\""))
    .with(.list("tab2").tab("B"))

  @Test(arguments: [
    ("tab", "{ hasBadge: true }", ["tab1"]),
    ("tab", "{ hasBadge: false }", ["tab2", "tab3"]),
    ("tab", "{ hasBadge: true, hasList: true }", []),
    ("tab", "{ any: [{ hasBadge: true }, { hasList: true }] }", ["tab1", "tab2"]),
    ("tab", "{ not: { any: [{ hasBadge: true }, { hasList: true }] } }", ["tab3"]),
    ("tab", "{ any: [] }", []), ("tab", "{ all: [] }", ["tab1", "tab2", "tab3"]),
    ("tab", "{ inside: { tab-bar: { tabCount: 3 } } }", ["tab1", "tab2", "tab3"]),
    ("tab", "{ inside: { tab-bar: { tabCount: 2 } } }", []),
    ("tab", "{ inside: { project: { hasIOSScenes: true } } }", ["tab1", "tab2", "tab3"]),
    ("tab", "{ inside: { split-view: {} } }", []),
    ("tab-bar", "{ has: { tab: { hasBadge: true } } }", ["bar"]),
    ("tab-bar", "{ has: { tab: { hasBadge: true, count: 2 } } }", []),
    ("tab-bar", "{ has: { tab: { hasBadge: false, count: { atLeast: 2 } } } }", ["bar"]),
    ("tab-bar", "{ has: { scene: { count: 0 } } }", ["bar"]),
    ("tab-bar", "{ tabCount: { atLeast: 3, atMost: 3 } }", ["bar"]),
    ("tab-bar", "{ outcome: [sidebar, segmented-control] }", ["bar"]),
    ("[tab, tab-bar]", "{ isTopLevel: true }", ["bar", "tab1", "tab2", "tab3"]),
    ("project", "{ has: { tab-bar: { tabCount: 3 } } }", [""]),
  ])
  func aConditionHoldsForTheSubjectsItDescribes(
    _ subject: String, _ condition: String, _ objects: [String]
  ) throws {
    let catalog = try catalog(subject: subject, when: condition)
    let advice = Strategy(catalog).advice(for: app.graph)
    #expect(advice.objects(foundBy: "own/rule") == objects)
  }

  @Test func messagesNameTheFactsOfWhatWasFound() throws {
    let catalog = try catalog(subject: "tab", when: "{ hasBadge: true }")
    let advice = Strategy(catalog).advice(for: app.graph)
    let found = try #require(advice.recommendations(of: "own/rule").first)
    #expect(found.message == "Found A.")
    #expect(found.why == "Because of A.")
  }

  @Test func aRuleSilencesAnotherOneWhereItHoldsAndOnlyThere() throws {
    let catalog = try catalog(
      subject: "tab", when: "{ hasList: true }", adding: "silences: [tab-bar/title-missing]")
    let app = app.with(.list("tab2")).with(.screen("tab3"))
    #expect(try app.advice().objects(foundBy: "tab-bar/title-missing") == ["tab2", "tab3"])
    let advice = Strategy(catalog).advice(for: app.graph)
    #expect(advice.objects(foundBy: "own/rule") == ["tab2"])
    #expect(advice.objects(foundBy: "tab-bar/title-missing") == ["tab3"])
  }

  @Test func aCommandDoesNotGetAKeyThatBelongsToSomebodyElse() throws {
    let keys = """
      standard: []
      sections: { keys: ["⌘Q", "⌘1", "⌘1"], sources: [] }
      reserved: [{ owner: quitting, keys: ["⌘Q"], sources: [] }]
      conflicts: []
      """
    let catalog = try catalog(subject: "tab", when: "{}", files: ["shortcuts.yml": keys])
    let menus = Strategy(catalog).advice(for: app.graph).menuBar.menus
    #expect(menus.flatMap(\.items).map(\.key) == [nil, "⌘1", nil])
    #expect(menus.first?.items.first?.note == "⌘Q belongs to quitting.")
  }

  @Test func wordsOfOnesOwnDecideWhatATabIsFor() throws {
    let words = "settings:\n  titles: [A]\n"
    let catalog = try catalog(subject: "tab", when: "{}", files: ["words.yml": words])
    let advice = Strategy(catalog).advice(for: app.graph)
    #expect(advice.objects(foundBy: "tab-bar/settings-tab") == ["tab1"])
  }
}
