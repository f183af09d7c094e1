import Foundation
import Guidance
import MigrationStrategy
import TestSupport
import Testing

@testable import Drawings
@testable import Reports

/// What pictures for other targets than the Mac show.
@Suite struct FramedPictureTests {
  private func target(_ id: String) throws -> Target {
    try #require(try CatalogLibrary.builtIn().target(id))
  }

  private func tabBar(_ purposes: [String], becoming outcome: Outcome) -> StructureReport {
    var structure = makeStructure(
      "tab-bar", titles: purposes.indices.map { "Tab \($0 + 1)" }, outcome: outcome)
    structure.tabs = purposes.map { TabReport(symbol: nil, purpose: $0, hasList: true) }
    return structure
  }

  private func screen(_ structure: StructureReport, on id: String) throws -> FramedScreen {
    try #require(FramedScreen(structure, for: try target(id)))
  }

  @Test(arguments: [
    ("ipad", "tab-bar", FramedScreen.Tabs.Edge.top), ("tv", "tab-bar", .top),
    ("vision", "tab-ornament", .leading),
  ])
  func tabsStayTabs(id: String, outcome: String, edge: FramedScreen.Tabs.Edge) throws {
    let tabs = tabBar(["navigation", "navigation"], becoming: Outcome(outcome))
    let screen = try screen(tabs, on: id)
    #expect(screen.tabs?.edge == edge && screen.sidebar.isEmpty)
    #expect(screen.tabs?.items.map(\.title) == ["Tab 1", "Tab 2"])
    #expect(screen.content == .list && screen.title == "Tab 1")
  }

  @Test(arguments: [("ipad", "tab-bar-and-sidebar"), ("tv", "sidebar")])
  func aSidebarHoldsTheTabs(id: String, outcome: String) throws {
    let tabs = tabBar(["navigation", "navigation"], becoming: Outcome(outcome))
    let screen = try screen(tabs, on: id)
    #expect(screen.sidebar.flatMap(\.rows).map(\.title) == ["Tab 1", "Tab 2"])
    #expect(screen.tabs == nil)
  }

  @Test func theSidebarInATabHoldsItsList() throws {
    let tabs = tabBar(["navigation", "navigation"], becoming: "tab-ornament-and-sidebar")
    let screen = try screen(tabs, on: "vision")
    #expect(screen.tabs?.items.count == 2 && screen.sidebar.map(\.header) == ["Tab 1"])
    #expect(Set(screen.sidebar[0].rows.map(\.title)) == [""])
  }

  @Test(arguments: [
    ("ipad", "tab-bar", "toolbar-action", ["Tab 2"]),
    ("tv", "tab-bar", "content-button", ["Tab 2"]),
    ("tv", "tab-bar", "left-out", []),
  ])
  func whatIsNoSectionIsNoTab(
    id: String, outcome: String, purpose: String, buttons: [String]
  ) throws {
    let tabs = tabBar(["navigation", purpose, "navigation"], becoming: Outcome(outcome))
    let screen = try screen(tabs, on: id)
    #expect(screen.tabs?.items.map(\.title) == ["Tab 1", "Tab 3"])
    #expect(screen.buttons.map(\.title) == buttons)
  }

  @Test func searchIsApart() throws {
    var tabs = tabBar(["navigation", "navigation"], becoming: "tab-bar")
    tabs.tabs[1].symbol = "magnifyingglass"
    let screen = try screen(tabs, on: "ipad")
    #expect(screen.tabs?.items.count == 1 && screen.tabs?.hasSearch == true)
  }

  @Test func aListAndItsDetailStandSideBySide() throws {
    var stack = makeStructure("navigation-stack", outcome: "three-columns")
    stack.columns = [["Mailboxes", "Messages", "Message"]]
    let screen = try screen(stack, on: "ipad")
    #expect(screen.columns.map(\.title) == ["Mailboxes", "Messages", "Message"])
    #expect(screen.columns.map(\.content) == [.list, .list, .text])
  }

  @Test func theDetailOfASplitViewIsItsOwnColumn() throws {
    var split = makeStructure("split-view", outcome: "modernize")
    split.columns = [["Mailboxes", "Messages"], ["Message"]]
    #expect(try screen(split, on: "vision").columns.map(\.title) == ["Mailboxes", "Message"])
  }

  @Test func whatIsInATabStaysInIt() throws {
    var stack = makeStructure("navigation-stack", outcome: "two-columns")
    stack.columns = [["Tab 2", "Detail"]]
    stack.role = "nested"
    var project = try makeReport(onSample: "Couch").projects[0]
    project.structures = [
      tabBar(["navigation", "navigation"], becoming: "tab-ornament"), stack,
    ]
    project.target = try target("vision")
    var screen = try screen(stack, on: "vision")
    screen.add(project, around: stack)
    #expect(screen.tabs?.chosen == 1 && screen.tabs?.items.count == 2)
    #expect(screen.columns.map(\.title) == ["Tab 2", "Detail"])
  }

  @Test func pagesOnVisionHaveButtons() throws {
    var pages = makeStructure("page-control", ["pages": "next-previous"])
    pages.pages = 4
    let screen = try screen(pages, on: "vision")
    #expect(screen.pages == .init(count: 4, hasButtons: true))
  }

  @Test(arguments: ["keep", "ignore", "undecided"])
  func whatDoesNotChangeIsNotDrawn(outcome: String) throws {
    let tabs = tabBar(["navigation"], becoming: Outcome(outcome))
    for target in try CatalogLibrary.builtIn().targets {
      #expect(FramedScreen(tabs, for: target) == nil)
    }
  }

  /// Each outcome that is drawn is one of its decision.
  @Test func onlyOutcomesAreDrawn() throws {
    let library = try CatalogLibrary.builtIn()
    for target in library.targets {
      let catalog = try library.catalog(for: target)
      for (name, outcomes) in target.drawings?.outcomes ?? [:] {
        guard let decision = catalog.decisions.first(where: { $0.id == name }) else { continue }
        let unknown = outcomes.subtracting(decision.outcomes.map(\.id))
        #expect(unknown == [], "\(target.id)/\(name)")
      }
    }
  }

  @Test func thePictureNamesItsTarget() throws {
    var project = try makeReport(onSample: "Couch").projects[0]
    project.structures = [tabBar(["navigation", "navigation"], becoming: "tab-bar")]
    project.target = try target("tv")
    guard case .pair(let pair)? = ProjectPictures(project).entries[0] else {
      Issue.record("the tab bar is not drawn")
      return
    }
    #expect(pair.captions.after == "On Apple TV" && pair.after.frame == .television)
    #expect(pair.after.fileName == "01-tab-bar-on-tv-after.svg")
    #expect(Picture.isFileName(pair.after.fileName) && Picture.isFileName(pair.before.fileName))
    #expect(pair.after.title == "Tab bar Tab 1, Tab 2, on Apple TV: Tab bar")
    #expect(pair.after.description.contains("The tab bar along the top holds Tab 1, Tab 2."))
    #expect(pair.after.svg.contains(".picture.tv") && !pair.before.svg.contains(".picture.tv"))
  }

  @Test(arguments: [
    "01-tab-bar-on--after.svg.txt", "01-tab-bar-on-t v-after.svg", "01-notes-on-tv-after.svg",
  ])
  func otherFilesAreKept(name: String) {
    #expect(!Picture.isFileName(name))
  }

  @Test func eachTargetHasItsPictures() throws {
    var report = try makeReport(onSample: "Couch")
    var other = report.projects[0]
    other.structures = [tabBar(["navigation", "navigation"], becoming: "tab-bar")]
    other.target = try target("ipad")
    report.projects[0].others = [other]
    let pictures = ReportPictures(report, folder: "pictures")
    #expect(pictures.projects.count == report.oneProjectPerTarget.projects.count)
    #expect(pictures.projects[1].all.map(\.frame) == [nil, .pad])
    #expect(Set(pictures.all.map(\.fileName)).count == pictures.all.count)
  }
}
