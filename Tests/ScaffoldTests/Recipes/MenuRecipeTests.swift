import Guidance
import TestSupport
import Testing

@testable import Scaffold

/// Decisions that bring commands to the menu bar.
@Suite struct MenuRecipeTests {
  private func sketch(_ scenes: SceneSketch..., code: [String: String] = [:]) throws
    -> SketchedProject
  {
    let screens = storyboard(initial: scenes[0].id, scenes)
    let files = ["Main.storyboard": screens, "AppDelegate.swift": Code.appDelegate]
    return try SketchedProject(files.merging(code) { $1 }, for: .one(.macCatalyst), from: "16")
  }

  private static let deep: [SceneSketch] = [
    .stack("one", "list1").tab("One"), .list("list1", .show("detail1")), .screen("detail1"),
    .stack("two", "list2").tab("Two"), .list("list2", .show("detail2")), .screen("detail2"),
  ]

  private func deepTabs(_ bar: SceneSketch = .tabs("bar", "one", "two")) throws -> SketchedProject {
    let screens = storyboard(initial: "bar", [bar] + Self.deep)
    return try SketchedProject(
      ["Main.storyboard": screens, "AppDelegate.swift": Code.appDelegate], from: "16")
  }

  @Test func sectionsBecomeCommands() throws {
    let changes = try deepTabs().changes(for: "tab-bar/view-menu-commands")
    #expect(changes.names.contains("AppSection.swift"))
    #expect(try changes.text(of: "MainMenu.swift").contains("private static var sections"))
    #expect(try changes.text(of: "AppDelegate+MainMenu.swift").contains("extension AppDelegate"))
    #expect(changes.edits.map(\.after) == ["SectionTabBarController"])
  }

  @Test func sectionsWithoutTitlesAreLeftToPeople() throws {
    let changes = try sketch(
      .tabs("bar", "a", "b"), .screen("a").tab("One"), .screen("b").tab(nil, image: "leaf")
    ).changes(for: "tab-bar/view-menu-commands")
    #expect(changes.files.isEmpty && changes.edits.isEmpty)
    #expect(changes.notes.map(\.kind) == [.refused])
  }

  @Test func moreThanNineSectionsHaveNineKeys() throws {
    let ids = (1...11).map { "tab\($0)" }
    let screens = storyboard(
      initial: "bar", [.tabs("bar", ids)] + ids.map { SceneSketch.screen($0).tab($0) })
    let sketch = try SketchedProject(["Main.storyboard": screens])
    let menu = try sketch.changes(for: "tab-bar/view-menu-commands").text(of: "MainMenu.swift")
    #expect(menu.contains("index < 9\n"))
  }

  @Test(arguments: [PlatformChoice.one(.macCatalyst), .one(.swiftUI)])
  func sectionsHaveNoKeysThatTheAppUses(_ platform: PlatformChoice) throws {
    let files = [
      "Main.storyboard": storyboard(
        initial: "bar",
        [
          .tabs("bar", "a", "b"), .screen("a").tab("One").ofClass("PlayerViewController"),
          .screen("b").tab("Two"),
        ]),
      "AppDelegate.swift": Code.appDelegate,
      "Player.swift": """
      class PlayerViewController: UIViewController {
        override var keyCommands: [UIKeyCommand]? {
          [
            UIKeyCommand(title: "Slow", action: #selector(slow), input: "1", modifierFlags: .command),
          ]
        }
      }
      """,
    ]
    let changes = try SketchedProject(files, for: platform, from: "16")
      .changes(for: "tab-bar/view-menu-commands")
    let code = changes.files.map(\.text).joined()
    #expect(code.contains("AppSection.allCases"))
    #expect(!code.contains("String(index + 1)"))
  }

  @Test func backIsACommandOfTheTabBar() throws {
    let changes = try deepTabs().changes(for: "navigation-stack/go-commands")
    let code = try changes.text(of: "SectionTabBarController+Commands.swift")
    #expect(code.contains("func goBack") && code.contains("override func canPerformAction"))
    #expect(try changes.text(of: "MainMenu.swift").contains("input: \"[\""))
  }

  @Test func backIsACommandOfAStackWithoutTabs() throws {
    let changes = try sketch(.stack("nav", "list"), .list("list", .show("a")), .screen("a"))
      .changes(for: "navigation-stack/go-commands")
    #expect(changes.names.contains("StackController.swift"))
    #expect(changes.edits.map(\.object) == ["nav"])
  }

  @Test func anAppWithBackInItsHistoryGetsNoOtherBack() throws {
    let sketch = try sketch(
      .stack("nav", "list"), .list("list", .show("a")), .screen("a"),
      code: [
        "Menu.swift": """
        import UIKit

        class MenuResponder: UIResponder {
          override func buildMenu(with builder: UIMenuBuilder) {
            let back = UIKeyCommand(
              title: "Back", action: #selector(goBack(_:)), input: "[", modifierFlags: .command)
            let forward = UIKeyCommand(
              title: "Forward", action: #selector(goForward(_:)), input: "]", modifierFlags: .command)
            builder.insertChild(UIMenu(title: "", children: [back, forward]), atStartOfMenu: .view)
          }
          @objc func goBack(_ sender: Any?) {}
          @objc func goForward(_ sender: Any?) {}
        }

        """
      ])
    let changes = try sketch.changes(for: "navigation-stack/go-commands")
    #expect(!changes.names.contains("StackController.swift"))
  }

  @Test func aStackOfItsOwnIsLeftToPeople() throws {
    let changes = try sketch(
      .stack("nav", "list").ofClass("Stack"), .list("list", .show("a")), .screen("a")
    ).changes(for: "navigation-stack/go-commands")
    #expect(changes.edits.isEmpty)
    #expect(changes.says("The navigation controller has a class already"))
  }

  @Test func aStackThatHasTheClassIsDone() throws {
    let changes = try sketch(
      .stack("nav", "list").ofClass("StackController"), .list("list", .show("a")), .screen("a")
    ).changes(for: "navigation-stack/go-commands")
    #expect(changes.edits.isEmpty && !changes.says("The navigation controller has a class already"))
  }

  @Test func methodsThatAClassHasAreNotWrittenAgain() throws {
    let code = """
      import UIKit

      class Tabs: UITabBarController {
          override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }
          override func validate(_ command: UICommand) {}
      }

      """
    let screens = storyboard(
      initial: "bar", [.tabs("bar", "one", "two").ofClass("Tabs")] + Self.deep)
    let files = [
      "Main.storyboard": screens, "AppDelegate.swift": Code.appDelegate, "Tabs.swift": code,
    ]
    var choice = ScaffoldChoice.everything
    choice.rules = ["tab-bar", "navigation-stack"]
    let changes = try SketchedProject(files, from: "16").scaffold(choice).together
    let text = try changes.text(of: "Tabs+Commands.swift")
    #expect(text.contains("func goBack") && text.contains("var canGoBack"))
    #expect(!text.contains("override func"))
    #expect(changes.says("{ return canGoBack }") && changes.says("command.state = "))
  }

  @Test func anAppDelegateOfAnotherKindGetsLines() throws {
    let screens = storyboard(initial: "bar", [.tabs("bar", "one", "two")] + Self.deep)
    let delegate = Code.appDelegate.replacing("UIResponder", with: "NSObject")
    let sketch = try SketchedProject(["Main.storyboard": screens, "AppDelegate.swift": delegate])
    let changes = try sketch.changes(for: "tab-bar/view-menu-commands")
    #expect(!changes.names.contains("AppDelegate+MainMenu.swift"))
    #expect(changes.says("override func buildMenu(with builder: any UIMenuBuilder) {"))
  }

  @Test func aPageViewTurnsItsPages() throws {
    let changes = try sketch(.pages("pages")).changes(for: "page-control/view-menu-commands")
    #expect(changes.names.contains("PageCommands.swift") && changes.linesLeft == 0)
  }

  @Test func otherPagesAreTurnedByPeople() throws {
    let changes = try sketch(
      .screen("a").holding(paging("scroll"), pageControl("dots", pages: 5))
    ).changes(for: "page-control/view-menu-commands")
    #expect(!changes.names.contains("PageCommands.swift"))
    #expect(changes.says("These pages are no page view controller"))
  }

  @Test(arguments: [
    ("menu/find-command", "Find", SceneSketch.screen("a").holding(searchBar("search"))),
    (
      "menu/refresh-command", "Refresh",
      SceneSketch.list("a").containing("<refreshControl key=\"refreshControl\" id=\"pull\"/>")
    ),
  ])
  func aCommandNeedsItsActionFromPeople(
    _ rule: String, _ title: String, _ scene: SceneSketch
  ) throws {
    let changes = try sketch(.stack("nav", "a"), scene).changes(for: rule)
    #expect(try changes.text(of: "MainMenu.swift").contains("NSLocalizedString(\"\(title)"))
    #expect(changes.says("is dimmed until a view controller in view"))
  }

  @Test func aCommandPerformsTheActionOfItsButton() throws {
    let changes = try sketch(
      .stack("nav", "a"), .screen("a").navigationItem("Title", barButton("add"))
    ).changes(for: "menu/toolbar-items-in-menu")
    let menu = try changes.text(of: "MainMenu.swift")
    #expect(menu.contains("#selector(NavigationActions.act(_:))"))
    #expect(!changes.says("is dimmed until"))
  }
}
