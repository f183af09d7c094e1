import Guidance
import MigrationStrategy
import TestSupport
import Testing

/// Toolbars.
@Suite struct ToolbarTests {
  private func toolbar(_ app: App) throws -> WindowToolbar? { try app.advice().toolbars.first }

  /// The items as `leading Back: View ▸ Back`.
  private func items(_ app: App) throws -> [String] {
    try toolbar(app)?.items.map { "\($0.placement) \($0.title): \($0.command ?? "–")" } ?? []
  }

  private static func buttons(_ titles: String...) -> SceneSketch {
    let items = titles.map { title in
      "<barButtonItem title=\"\(title)\" id=\"\(title)\"><connections>"
        + "<action selector=\"act:\" destination=\"home\" id=\"do-\(title)\"/></connections></barButtonItem>"
    }
    return SceneSketch.screen("home").navigationItem(
      "Home", "<rightBarButtonItems>\(items.joined())</rightBarButtonItems>")
  }

  @Test(arguments: [
    (
      App.listAndDetail,
      ["leading Toggle Sidebar: View ▸ Show Sidebar", "leading Back: View ▸ Back"]
    ),
    (.flatTabs("A", "B"), ["center Sections: View ▸ one command each"]),
    (
      .flatTabs("A", "B", "Search"),
      [
        "center Sections: View ▸ one command each", "trailing Search: Edit ▸ Find…",
      ]
    ),
    (
      App(.screen("home").holding(pageControl("dots"))),
      [
        "leading Previous: View ▸ Previous Page", "leading Next: View ▸ Next Page",
      ]
    ),
    (
      App(buttons("Sort", "Add")),
      ["trailing Sort: View ▸ Sort", "trailing Add: File ▸ New Item"]
    ),
    (App(.screen("home")), []),
  ])
  func recommendationsBringWhatBelongsInTheToolbarEachWithItsCommand(
    _ app: App, _ expected: [String]
  ) throws {
    #expect(try items(app) == expected)
  }

  @Test func anActionStandsAtTheTrailingEndAndStays() throws {
    let app = App.flatTabs("A", "B", "Add").with(.empty("tab3").tab("Add"))
    let last = try #require(try toolbar(app)?.items.last)
    #expect(last.title == "New Item" && last.placement == .trailing && last.stays)
    #expect(last.command == "File ▸ New Item")
  }

  @Test(arguments: [("Scan", "Scan"), ("Share", "Share…")])
  func actionsAreCalledByWhatTheyDo(_ tab: String, _ title: String) throws {
    let app = App.flatTabs("A", "B", tab).with(.empty("tab3").tab(tab))
    #expect(try items(app).last == "trailing \(title): File ▸ \(title)")
  }

  @Test func whereAScreenHasMoreThanThreeButtonsTheLastOnesGoFirst() throws {
    let few = try toolbar(App(Self.buttons("A", "B", "C")))
    #expect(few?.overflow.isEmpty == true)
    let many = try #require(try toolbar(App(Self.buttons("A", "B", "C", "D", "E"))))
    #expect(many.overflow.map(\.scene) == ["Home"])
    #expect(many.overflow.map(\.titles) == [["E", "D"]])
  }

  @Test func aScreenThatGetsAWindowOfItsOwnHasAToolbarOfItsOwn() throws {
    let editor = SceneSketch.screen("sheet", .push("second")).navigationItem(
      "Draft",
      "<barButtonItem key=\"rightBarButtonItem\" title=\"Attach\" id=\"attach\"><connections>"
        + "<action selector=\"attach:\" destination=\"sheet\" id=\"do\"/></connections></barButtonItem>"
    )
    let app = App.sheet.with(editor).with(.screen("second", .push("third"))).with(.screen("third"))
    let toolbars = try app.advice().toolbars
    #expect(toolbars.map(\.window) == ["“Draft”"])
    #expect(toolbars.first?.items.map(\.title) == ["Attach"])
    #expect(toolbars.first?.items.first?.command == "Actions ▸ Attach")
  }

  @Test func everythingInAToolbarHasAMenuCommand() throws {
    for project in RuleExamples.rules.flatMap({ RuleExamples.projects(of: $0) }) {
      for item in try RuleExamples.advice(on: project).toolbars.flatMap(\.items) {
        #expect(item.command != nil, "\(item.title)")
      }
    }
  }
}
