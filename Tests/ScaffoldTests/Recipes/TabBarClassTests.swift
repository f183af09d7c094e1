import FileReading
import Guidance
import MigrationStrategy
import TestSupport
import Testing

@testable import Scaffold

@Suite struct TabBarClassTests {
  private func tabBarClass(_ name: String?, _ code: [String: String]) throws -> TabBarClass {
    let bar = SceneSketch.tabs("bar", "a", "b")
    let screens = storyboard(
      initial: "bar", name.map { bar.ofClass($0) } ?? bar, .screen("a").tab("One"),
      .screen("b").tab("Two"))
    let sketch = try SketchedProject(code.merging(["Main.storyboard": screens]) { $1 })
    let advice = try sketch.advice()
    let app = AppLayout(try sketch.project(), minimum: nil)
    let context = ScaffoldContext(advice: advice, app: app, form: .macCatalyst)
    return TabBarClass(of: try #require(advice.subjects.ids(of: .tabBar).first), in: context)
  }

  private static let code = [
    "Tabs.swift": "import UIKit\n\nclass Base: UITabBarController {}\nclass Tabs: Base {}\n"
  ]

  @Test func aStoryboardMayNameNone() throws {
    let found = try tabBarClass(nil, [:])
    #expect(found == .absent && found.name == "SectionTabBarController")
  }

  @Test func aClassOfTheAppCanBeExtended() throws {
    let found = try tabBarClass("Tabs", Self.code)
    guard case .own("Tabs", let place) = found else {
      Issue.record("\(found)")
      return
    }
    #expect(place.line == 4 && found.name == "Tabs")
  }

  @Test(arguments: ["Unknown", "ESTabBarController"]) func otherClassesCannot(_ name: String) throws
  {
    let found = try tabBarClass(name, Self.code)
    #expect(found == .other(name) && found.name == nil)
  }

  @Test func aClassOfAnotherLibraryBelowIsOther() throws {
    let code = ["Tabs.swift": "import UIKit\n\nclass Tabs: ESTabBarController {}\n"]
    #expect(try tabBarClass("Tabs", code) == .other("Tabs"))
  }

  @Test func codeMayMakeOne() throws {
    let code = """
      import UIKit

      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options connectionOptions: UIScene.ConnectionOptions
        ) {
          let tabs = UITabBarController()
          let one = UIViewController()
          one.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
          let two = UIViewController()
          two.tabBarItem = UITabBarItem(title: "Two", image: nil, tag: 1)
          tabs.viewControllers = [one, two]
          window?.rootViewController = tabs
        }
      }

      """
    let sketch = try SketchedProject(["SceneDelegate.swift": code])
    let changes = try sketch.changes(for: "tab-bar/view-menu-commands")
    #expect(changes.says("SectionTabBarController()") && changes.edits.isEmpty)
  }
}
