import Guidance
import Testing

@testable import Drawings
@testable import Reports

@Suite struct MacWindowTests {
  private func tabBar(_ purposes: [String], hasLists: Bool = true) -> StructureReport {
    var structure = makeStructure("tab-bar", titles: purposes.indices.map { "Tab \($0 + 1)" })
    structure.tabs = purposes.map { TabReport(symbol: nil, purpose: $0, hasList: hasLists) }
    return structure
  }

  private let mixed = ["navigation", "navigation", "search-field", "toolbar-action"]

  @Test func aSidebarHoldsWhatAreSections() throws {
    let window = try #require(MacWindow(tabBar(mixed), becoming: "sidebar"))
    #expect(window.sidebar?.rows.map(\.title) == ["Tab 1", "Tab 2"])
    #expect(window.toolbar.hasSearchField && window.toolbar.segments.isEmpty)
    #expect(window.columns.map(\.content) == [.list, .text])
  }

  @Test func segmentsStandInTheToolbar() throws {
    let window = try #require(
      MacWindow(tabBar(mixed, hasLists: false), becoming: "segmented-control"))
    #expect(window.toolbar.segments == ["Tab 1", "Tab 2"])
    #expect(window.sidebar == nil && window.columns.count == 1)
  }

  @Test func segmentsAndASidebarStandTogether() throws {
    let window = try #require(MacWindow(tabBar(mixed), becoming: "segmented-control-and-sidebar"))
    #expect(window.toolbar.segments.count == 2 && window.sidebar?.header == "Tab 1")
  }

  @Test func tabsOfASheetStayInIt() throws {
    var structure = tabBar(["navigation", "navigation"])
    structure.role = "modal"
    let window = try #require(MacWindow(structure, becoming: "tab-view-in-place"))
    #expect(window.sheet?.content == .tabView(["Tab 1", "Tab 2"]))
  }

  @Test(arguments: ["undecided", "ignore", "keep"])
  func whatDoesNotChangeIsNotDrawn(outcome: String) {
    #expect(MacWindow(tabBar(mixed), becoming: Outcome(outcome)) == nil)
  }

  @Test(arguments: [
    ("two", ["Mailboxes"], 1), ("three", ["Mailboxes"], 2), ("three-and-back", ["Mailboxes"], 2),
    ("one", [], 1),
  ])
  func columnsStandBesideTheSidebar(outcome: String, header: [String], columns: Int) throws {
    var structure = makeStructure("split-view", outcome: "keep", ["columns": Outcome(outcome)])
    structure.columns = [["Mailboxes", "Messages"], ["Message"]]
    let window = try #require(MacWindow(structure))
    #expect([window.sidebar?.header].compactMap { $0 } == header)
    #expect(window.columns.count == columns)
    #expect(window.toolbar.leading.isEmpty == (outcome != "three-and-back"))
  }

  @Test(arguments: [
    ("next-and-previous", ["Previous", "Next"], []), ("continue", [], ["Continue"]),
    ("arrows", [], []), ("grid", [], []),
  ])
  func pagesGetButtons(outcome: String, toolbar: [String], sheet: [String]) throws {
    let window = try #require(
      MacWindow(makeStructure("page-control", ["pages": Outcome(outcome)])))
    #expect(window.toolbar.leading.flatMap { $0 }.map(\.title) == toolbar)
    #expect(window.sheet?.buttons ?? [] == sheet)
  }

  @Test(arguments: [
    ("back", 1, nil as [String]?), ("third-column", 2, nil), ("wizard", 1, ["Back", "Continue"]),
  ])
  func aStackGetsAWayBack(outcome: String, columns: Int, sheet: [String]?) throws {
    var structure = makeStructure(
      "navigation-stack", outcome: "keep", ["deep-stack": Outcome(outcome)])
    structure.columns = [["List", "Detail", "More"]]
    let window = try #require(MacWindow(structure))
    #expect(window.columns.count == columns && window.sheet?.buttons == sheet)
    #expect(window.toolbar.leading.isEmpty == (sheet != nil))
  }

  @Test func aStackThatStaysIsNotDrawn() {
    #expect(MacWindow(makeStructure("navigation-stack", outcome: "keep")) == nil)
  }

  @Test(arguments: [
    ("house.fill", 0, 1, true), ("magnifyingglass", 0, 5, true), ("frobnicate", 0, 1, false),
    ("news", 0, 1, false), ("tab-settings", 0, 1, true), ("TabHome", 0, 1, true),
    (nil as String?, 0, 4, true),
  ])
  func symbolsAreDistinguishedByTheirNames(name: String?, one: Int, other: Int, isSame: Bool) {
    #expect((Symbol(named: name, at: one) == Symbol(named: name, at: other)) == isSame)
  }
}

/// A structure of a kind, about which something is decided.
func makeStructure(
  _ kind: String, titles: [String] = [], outcome: Outcome? = nil,
  _ procedures: KeyValuePairs<String, Outcome> = [:]
) -> StructureReport {
  StructureReport(
    kind: kind, file: "Main.storyboard", line: 1, object: "o", scene: "Scene", role: "root",
    customClass: nil, titles: titles, suggestedTitles: titles.map { _ in nil }, tabs: [],
    columns: [], hasBottomToolbar: false, decision: outcome.map { makeDecision(kind, $0) },
    procedures: procedures.map { makeDecision($0, $1) }, recommendations: [], isRoutine: false)
}

private func makeDecision(_ procedure: String, _ outcome: Outcome) -> DecisionReport {
  DecisionReport(
    procedure: procedure, title: procedure, outcome: outcome, confidence: .certain, score: nil,
    reasons: [], alternatives: [], questions: [], dissent: nil)
}
