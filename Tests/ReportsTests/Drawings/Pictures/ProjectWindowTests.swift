import Guidance
import Testing

@testable import Drawings
@testable import MigrationStrategy
@testable import Reports

/// What the project says about the window around a structure.
@Suite struct ProjectWindowTests {
  private func item(
    _ title: String, _ placement: ToolbarEntry.Placement = .trailing, on scenes: [String] = []
  ) -> WindowToolbar.Item {
    WindowToolbar.Item(
      title: title, placement: placement, command: nil, scenes: scenes, stays: false)
  }

  private func command(_ title: String, id: String? = nil, key: String? = nil) -> MenuBar.Item {
    MenuBar.Item(
      id: id, title: title, key: key, isSystem: false, isAlways: false, enabled: nil, reach: .app,
      scenes: [], rules: [], note: nil)
  }

  private func project(
    _ structures: [StructureReport], _ items: [WindowToolbar.Item] = [],
    _ menus: [MenuBar.Menu] = []
  ) throws -> ProjectReport {
    var project = try makeReport(onSample: "Couch").projects[0]
    project.structures = structures
    project.toolbars = [WindowToolbar(window: "Main", object: nil, items: items, overflow: [])]
    project.menus = menus
    return project
  }

  private let tabBar = makeStructure("tab-bar", titles: ["Today", "Plants"], outcome: "sidebar")

  private func stack(_ path: [String], role: String) -> StructureReport {
    var stack = makeStructure("navigation-stack", outcome: "keep", ["deep-stack": "back"])
    stack.columns = [path]
    stack.role = role
    return stack
  }

  @Test func theToolbarHoldsWhatTheScreenBrings() throws {
    var window = try #require(MacWindow(tabBar))
    let items = [
      item("Back", .leading), item("Add", on: ["Today"]), item("Edit", on: ["Elsewhere"]),
      item("Search"), item("Toggle Inspector"),
    ]
    window.add(try project([tabBar], items), around: tabBar)
    #expect(window.toolbar.leading.flatMap { $0 }.map(\.isDimmed) == [true])
    #expect(window.toolbar.trailing == [.init(title: "Add", symbol: Symbol(titled: "add"))])
    #expect(window.toolbar.hasSearchField && window.hasInspector)
  }

  @Test func aStackInATabStandsBesideTheSidebar() throws {
    let stack = stack(["Plants", "Plant"], role: "nested")
    var window = try #require(MacWindow(stack))
    window.add(try project([tabBar, stack]), around: stack)
    #expect(window.sidebar?.rows.map(\.title) == ["Today", "Plants"])
    #expect(window.sidebar?.chosen == 1 && window.section == "Plants")
  }

  @Test func aSplitViewInATabHasItsListBesideTheSidebar() throws {
    var split = makeStructure("split-view", outcome: "keep", ["columns": "two"])
    split.columns = [["Plants"], ["Plant"]]
    split.role = "nested"
    var window = try #require(MacWindow(split))
    window.add(try project([tabBar, split]), around: split)
    #expect(window.sidebar?.chosen == 1)
    #expect(window.columns.map(\.content) == [.list, .text])
  }

  @Test func whatIsPushedStandsInTheWindowOfItsColumns() throws {
    var split = makeStructure("split-view", outcome: "keep", ["columns": "two"])
    split.columns = [["Mailboxes"], ["Message"]]
    let stack = stack(["Mailboxes", "Inbox"], role: "nested")
    var window = try #require(MacWindow(stack))
    window.add(try project([split, stack]), around: stack)
    #expect(window.sidebar?.header == "Mailboxes")
  }

  @Test func whatIsModalStandsAlone() throws {
    let stack = stack(["Plants", "Plant"], role: "modal")
    var window = try #require(MacWindow(stack))
    window.add(try project([tabBar, stack], [item("Add")]), around: stack)
    #expect(window.sidebar == nil && window.toolbar.trailing.isEmpty)
  }

  @Test func theMenuWithTheSectionsIsOpen() throws {
    let view = MenuBar.Menu(
      name: .view,
      items: [
        command("Today", key: "⌘1"), command("Plants", key: "⌘2"),
        command("Back", id: "back", key: "⌘["), command("Show Sidebar", id: "show-sidebar"),
      ])
    let menus = [MenuBar.Menu(name: .edit, items: [command("Undo", id: "undo")]), view]
    let project = try project([tabBar], [], menus)
    let menu = try #require(MenuPanel(tabBar, in: project, showing: "Plants"))
    #expect(menu.name == "View" && menu.neighbors == ["Edit", "View"])
    #expect(menu.items.map(\.isChecked) == [false, true, false, false])
    #expect(menu.items.map(\.startsGroup) == [false, false, true, true])
    #expect(MenuPanel(makeStructure("page-control"), in: project, showing: nil) == nil)
  }

  @Test func aLongMenuTellsHowMuchFollows() throws {
    let titles = (1...30).map { "Section \($0)" }
    let tabBar = makeStructure("tab-bar", titles: titles, outcome: "sidebar")
    let view = MenuBar.Menu(name: .view, items: titles.map { command($0) })
    let menu = try #require(
      MenuPanel(tabBar, in: try project([tabBar], [], [view]), showing: nil))
    #expect(menu.items.count + menu.omitted == 30 && menu.omitted > 0)
    #expect(menu.height < 500)
  }
}
