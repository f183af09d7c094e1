import FileReading
import Guidance
import InterfaceBuilder
import MigrationStrategy
import NavigationGraph
import Projects
import SourceEvidence
import TestSupport
import Testing

/// Commands in code that buttons and pages have already.
@Suite struct CommandEvidenceTests {
  private static let bars = App(
    .screen("home").navigationItem(
      "Home",
      "<barButtonItem key=\"leftBarButtonItem\" title=\"Sort\" id=\"sort\"><connections>"
        + "<action selector=\"sortItems:\" destination=\"home\" id=\"a\"/></connections>"
        + "</barButtonItem>"
        + "<barButtonItem key=\"rightBarButtonItem\" title=\"Filter\" id=\"filter\"><connections>"
        + "<action selector=\"filter:\" destination=\"home\" id=\"b\"/></connections>"
        + "</barButtonItem>"))

  @Test(arguments: [
    ([CodeCommand.sketch("Sort"), .sketch("Filter…")], true, []),
    ([.sketch("By Name", selector: "sortItems"), .sketch("Filter")], true, []),
    ([.sketch(nil, "s", selector: "sortItems:"), .sketch("Filter")], true, []),
    ([.sketch("Sort")], false, ["Filter"]),
    ([.sketch("Sort").when(.exceptMacCatalyst), .sketch("Filter")], false, ["Sort"]),
    ([.sketch(nil, "1"), .sketch(nil, "2")], false, []),
    ([.sketch("By Name", selector: "sortItemsNow"), .sketch("Other")], false, []),
  ])
  func buttonsHaveCommandsByTitleOrByAction(
    commands: [CodeCommand], isDone: Bool, missing: [String]
  ) throws {
    let advice = try Self.bars.adviceWithCode(commands: commands)
    let found = try #require(advice.recommendations(of: "menu/toolbar-items-in-menu").first)
    #expect((found.status == .done) == isDone)
    #expect(found.missing == missing)
    #expect(found.evidence.allSatisfy { $0.location.file == "App.swift" })
  }

  @Test func keyCommandsOfScreensAreAPartOfIt() throws {
    let keys = [
      CodeCommand.sketch("Sort", "s", isInMenuBar: false),
      .sketch("Filter", "f", isInMenuBar: false),
    ]
    let advice = try Self.bars.adviceWithCode(commands: keys)
    let found = try #require(advice.recommendations(of: "menu/toolbar-items-in-menu").first)
    #expect(found.status == .open && found.missing.isEmpty)
    #expect(
      found.evidence.map(\.text) == [
        "the command “Sort” of a screen, not of a menu",
        "the command “Filter” of a screen, not of a menu",
      ])
    let both = try Self.bars.adviceWithCode(commands: keys + [.sketch("Sort"), .sketch("Filter")])
    #expect(both.recommendations(of: "menu/toolbar-items-in-menu").map(\.status) == [.done])
  }

  @Test func aMenuOfTheMacTakesPrecedenceOverKeyCommandsOfScreens() throws {
    var source = SourceEvidence()
    source.commands = [
      .sketch("Sort", "s", isInMenuBar: false),
      .sketch("By Name", "n", selector: "filter:", isInMenuBar: false),
    ]
    source.fileCount = 1
    var project = Self.bars.graph.project
    project.source = source
    let items = ["Sort", "Filter"].map {
      "<menuItem title=\"\($0)\" id=\"i\"><connections>"
        + "<action selector=\"show:\" id=\"a\"/></connections></menuItem>\n"
    }
    let text = "<document targetRuntime=\"MacOSX.Cocoa\">\(items.joined())</document>"
    guard case .leftOut(_, _, let menu?) = DocumentReader().read(Array(text.utf8), as: "Mac.xib")
    else {
      Issue.record("no menu")
      return
    }
    project.macInterfaces = [menu]
    let advice = Strategy(try Catalog.inBinary.get()).advice(for: project, nil)
    let found = try #require(advice.recommendations(of: "menu/toolbar-items-in-menu").first)
    #expect(found.status == .done)
    #expect(found.evidence.map(\.text) == ["the command “Sort”", "the command “Filter”"])
  }

  @Test(arguments: [
    ("Add", "New Feed", true), ("Add Feed", "New Feed", true), ("Add Feed", "New Folder", false),
    ("Toggle Starred", "Toggle Starred Status", true), ("Starred", "Toggle Starred Status", false),
    ("Add", "Address Book", false), ("Delete", "New Feed", false),
  ])
  func aCommandMayHaveOtherWords(_ title: String, _ command: String, _ isDone: Bool) throws {
    let app = App(
      .screen("home").navigationItem(
        "Home",
        "<barButtonItem key=\"leftBarButtonItem\" title=\"\(title)\" id=\"go\"><connections>"
          + "<action selector=\"go:\" destination=\"home\" id=\"a\"/></connections></barButtonItem>"
      ))
    let advice = try app.adviceWithCode(commands: [.sketch(command)])
    let found = try #require(advice.recommendations(of: "menu/toolbar-items-in-menu").first)
    #expect((found.status == .done) == isDone)
  }

  @Test(
    arguments: [
      ("func nextStory() {}\nfunc previousStory() {}", Recommendation.Status.done),
      ("func reload() {}", .open), ("let tabsView = UIScrollView()", nil),
    ] as [(String, Recommendation.Status?)])
  func aScreenMayTurnItsOwnPages(_ members: String, _ status: Recommendation.Status?) throws {
    let code = """
      class StoryController: UIPageViewController {
        \(members)
        override func viewDidLoad() { dataSource = self }
      }
      class App { func start() { window.rootViewController = StoryController() } }
      """
    var project = App(.screen("home")).graph.project
    project.source = try evidence(of: code)
    let advice = Strategy(try Catalog.inBinary.get()).advice(for: project, nil)
    let found = advice.recommendations.filter { $0.rule == "page-control/next-previous" }
    #expect(found.map(\.status) == [status].compactMap { $0 })
    #expect(found.allSatisfy { $0.status != .done || $0.evidence.count == 1 })
  }

  @Test(arguments: [
    ([CodeCommand.sketch("Next Page"), .sketch("Previous Page")], true),
    ([.sketch("Next"), .sketch("Previous")], true),
    ([.sketch("Next Story", "rightArrow"), .sketch("Previous Story", "leftArrow")], true),
    ([.sketch("Next Song", "n"), .sketch("Previous Song", "p")], false),
    ([.sketch("Next Story", "rightArrow"), .sketch("Previous Song", "leftArrow")], false),
    ([.sketch("Next Page")], false), ([.sketch("Nextdoor"), .sketch("Previous")], false),
    ([.sketch("Next Page").when(.exceptMacCatalyst), .sketch("Previous Page")], false),
  ])
  func pagesAreTurnedByAPairOfCommands(commands: [CodeCommand], isDone: Bool) throws {
    let app = App(.screen("home").holding("<pageControl numberOfPages=\"5\" id=\"dots\"/>"))
    let advice = try app.adviceWithCode(commands: commands)
    let found = try #require(advice.recommendations(of: "page-control/view-menu-commands").first)
    #expect((found.status == .done) == isDone)
  }
}
