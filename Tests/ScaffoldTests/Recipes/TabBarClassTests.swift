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
    let context = ScaffoldContext(
      advice: advice, app: app, form: .macCatalyst,
      factory: CommandFactory(try Catalog.inBinary.get(), for: advice.graph))
    return TabBarClass(of: try #require(advice.subjects.ids(of: .tabBar).first), in: context)
  }

  private static let code = [
    "Tabs.swift": "import UIKit\n\nclass Base: UITabBarController {}\nclass Tabs: Base {}\n"
  ]

  @Test func aStoryboardMayNameNone() throws {
    let found = try tabBarClass(nil, [:])
    #expect(found == .absent)
  }

  @Test func aClassOfTheAppCanBeExtended() throws {
    let found = try tabBarClass("Tabs", Self.code)
    guard case .own("Tabs", let place) = found else {
      Issue.record("\(found)")
      return
    }
    #expect(place.line == 4)
  }

  @Test(arguments: ["Unknown", "ESTabBarController"]) func otherClassesCannot(_ name: String) throws
  {
    let found = try tabBarClass(name, Self.code)
    #expect(found == .other(name))
  }

  @Test func aClassOfAnotherLibraryBelowIsOther() throws {
    let code = ["Tabs.swift": "import UIKit\n\nclass Tabs: ESTabBarController {}\n"]
    #expect(try tabBarClass("Tabs", code) == .other("Tabs"))
  }
}
