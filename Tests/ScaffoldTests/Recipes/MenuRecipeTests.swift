import FileReading
import Foundation
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

  private func deepTabs(_ code: [String: String] = [:]) throws -> SketchedProject {
    let screens = storyboard(initial: "bar", [.tabs("bar", "one", "two")] + Self.deep)
    let files = ["Main.storyboard": screens, "AppDelegate.swift": Code.appDelegate]
    return try SketchedProject(files.merging(code) { $1 }, from: "16")
  }

  @Test func sectionsBecomeCommandsOfTheAppDelegate() throws {
    let changes = try deepTabs().changes(for: "tab-bar/view-menu-commands")
    #expect(changes.names == ["AppSection.swift"])
    let text = changes.edited("AppDelegate.swift")
    #expect(text.contains("addSections(to: builder)") && text.contains("input: \"\\(index + 1)\""))
    #expect(text.contains("command.title = item.tabBarItem.title ?? command.title"))
    #expect(changes.linesLeft == 0 && changes.edits.map(\.object) == ["AppDelegate"])
  }

  @Test func aTypeOfTheAppIsNotDeclaredAgain() throws {
    let changes = try deepTabs(["Food.swift": "enum AppSection { case one }\n"])
      .changes(for: "tab-bar/view-menu-commands")
    #expect(!changes.changesFiles && changes.says("The project has a type AppSection already"))
    #expect(changes.notes.compactMap(\.place?.file) == ["Food.swift"])
  }

  @Test func aSectionIsSelectedAsTheTabBarsOwnClassDoes() throws {
    let tabs =
      "class Tabs: UITabBarController {\n  override var selectedIndex: Int { didSet {} }\n}\n"
    let screens = storyboard(
      initial: "bar", [.tabs("bar", "one", "two").ofClass("Tabs")] + Self.deep)
    let text = try deepTabs(["Main.storyboard": screens, "Tabs.swift": tabs])
      .changes(for: "tab-bar/view-menu-commands").edited("AppDelegate.swift")
    #expect(text.contains("bar.selectedIndex = bar.viewControllers?.firstIndex(of: item)"))
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
    let files = ["Main.storyboard": screens, "AppDelegate.swift": Code.appDelegate]
    let changes = try SketchedProject(files).changes(for: "tab-bar/view-menu-commands")
    #expect(changes.edited("AppDelegate.swift").contains("index < 9\n"))
  }

  @Test func sectionsHaveNoKeysThatTheAppUses() throws {
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
    let changes = try SketchedProject(files, for: .one(.macCatalyst), from: "16")
      .changes(for: "tab-bar/view-menu-commands")
    let code = changes.edited("AppDelegate.swift")
    #expect(code.contains("AppSection.allCases") && !code.contains("UIKeyCommand("))
  }

  @Test func backActsOnWhatIsInView() throws {
    let changes = try deepTabs().changes(for: "navigation-stack/go-commands")
    let text = changes.edited("AppDelegate.swift")
    #expect(changes.files.isEmpty && changes.notes.isEmpty)
    #expect(text.contains("override func buildMenu") && text.contains("input: \"[\""))
    #expect(text.contains("if action == #selector(goBack(_:)) { return stackInView != nil }"))
    #expect(text.contains("children: [back]), atStartOfMenu: .view)"))
    #expect(text.contains("!item.hidesBackButton") && text.contains("&& !hasOwnButton"))
  }

  private static let deepStack: [SceneSketch] = [
    .stack("nav", "list"), .list("list", .show("a")), .screen("a"),
  ]

  private func back(_ delegate: String) throws -> Changes {
    let screens = storyboard(initial: "nav", Self.deepStack)
    let files = ["Main.storyboard": screens, "AppDelegate.swift": delegate]
    return try SketchedProject(files, for: .one(.macCatalyst), from: "16")
      .changes(for: "navigation-stack/go-commands")
  }

  @Test func methodsThatTheDelegateHasAreEdited() throws {
    let text = try back(
      """
      import UIKit

      @main
      public class AppDelegate: UIResponder, UIApplicationDelegate {
          public override func canPerformAction(_ what: Selector, withSender who: Any?) -> Bool {
              what != #selector(copy(_:))
          }
      }

      extension AppDelegate {
          public override func buildMenu(with menus: any UIMenuBuilder) {
              super.buildMenu(with: menus)
              guard menus.system == .main else { return }
              menus.remove(menu: .format)
          }
      }

      """
    ).edited("AppDelegate.swift")
    #expect(
      text.contains("super.buildMenu(with: menus)\n        addBack(to: menus)\n        guard"))
    #expect(text.contains("Bool {\n        if what == #selector(goBack(_:)) { return stackInView"))
    #expect(text.matches(of: /func buildMenu/).count == 1)
    #expect(text.matches(of: /func canPerformAction/).count == 1)
  }

  @Test func anotherActionWithTheNameIsKept() throws {
    let changes = try back(
      Code.appDelegate.replacing(
        "    var window: UIWindow?\n", with: "    @objc func goBack(_ sender: Any?) {}\n"))
    #expect(!changes.changesFiles && changes.says("AppDelegate has goBack(_:) already"))
  }

  @Test(arguments: [
    Code.appDelegate.replacing("UIResponder", with: "NSObject"),
    Code.appDelegate.replacing("@main", with: "#if os(iOS)\n@main").appending("#endif\n"),
  ])
  func anotherDelegateStaysAsItIs(_ delegate: String) throws {
    let changes = try back(delegate)
    #expect(!changes.changesFiles && changes.notes.map(\.kind) == [.refused])
  }

  @Test func commandsOfOneDecisionFollowThoseOfAnother() throws {
    let sketch = try deepTabs()
    let first = try sketch.changes(for: "navigation-stack/go-commands").edited("AppDelegate.swift")
    try sketch.folder.write(first, to: "AppDelegate.swift")
    #expect(try sketch.changes(for: "navigation-stack/go-commands").isEmpty)
    let changes = try sketch.changes(for: "tab-bar/view-menu-commands")
    let text = changes.edited("AppDelegate.swift")
    #expect(text.contains("addSections(to: builder)\n        addBack(to: builder)"))
    #expect(text.contains("showSection(_:)) { return"))
    #expect(text.matches(of: /func buildMenu/).count == 1)
    #expect(text.matches(of: /var controllersInView/).count == 1)
    for file in changes.files { try sketch.folder.write(file.text, to: file.path) }
    try sketch.folder.write(text, to: "AppDelegate.swift")
    for rule in ["navigation-stack/go-commands", "tab-bar/view-menu-commands"] {
      #expect(try sketch.changes(for: rule).isEmpty)
    }
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
    #expect(try sketch.changes(for: "navigation-stack/go-commands").isEmpty)
  }

  @Test func findTakesThePlaceOfTheSystemsCommands() throws {
    let text = try sketch(
      .stack("nav", "a"), SceneSketch.screen("a").holding(searchBar("search"))
    ).changes(for: "menu/find-command").edited("AppDelegate.swift")
    #expect(text.contains("builder.remove(menu: .find)") && text.contains("input: \"f\""))
  }

  @Test func refreshDoesWhatPullingDoes() throws {
    let text = try sketch(
      .stack("nav", "a"),
      SceneSketch.list("a").containing("<refreshControl key=\"refreshControl\" id=\"pull\"/>")
    ).changes(for: "menu/refresh-command").edited("AppDelegate.swift")
    #expect(text.contains("sendActions(for: .valueChanged)"))
  }
}
