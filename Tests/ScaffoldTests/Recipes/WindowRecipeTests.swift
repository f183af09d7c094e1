import Guidance
import TestSupport
import Testing

@testable import Scaffold

/// Decisions about windows.
@Suite struct WindowRecipeTests {
  private static let deep: [SceneSketch] = [
    .tabs("bar", "one", "two"), .stack("one", "list1").tab("One"), .list("list1", .show("detail1")),
    .screen("detail1"), .stack("two", "list2").tab("Two"), .list("list2", .show("detail2")),
    .screen("detail2"),
  ]

  private func changes(
    for rule: String, list: String?, _ scenes: [SceneSketch] = deep, code: [String: String] = [:]
  ) throws -> Changes {
    var files = code.merging(["Main.storyboard": storyboard(initial: scenes[0].id, scenes)]) { $1 }
    files["AppDelegate.swift"] = files["AppDelegate.swift"] ?? Code.appDelegate
    files["Info.plist"] = list
    return try SketchedProject(files, for: .one(.macCatalyst), from: "16").changes(for: rule)
  }

  @Test func severalWindowsAreTurnedOn() throws {
    let changes = try changes(
      for: "window/single-scene", list: PropertyLists.scenes(several: false))
    #expect(changes.edits.map(\.before) == ["false"] && changes.edits.map(\.after) == ["true"])
  }

  @Test func anAppWithoutScenesNeedsPeople() throws {
    let changes = try changes(for: "window/single-scene", list: PropertyLists.withoutScenes)
    #expect(changes.edits.isEmpty && changes.says("The app has no scenes yet"))
  }

  @Test func aGeneratedPropertyListNeedsPeople() throws {
    let changes = try changes(for: "window/single-scene", list: nil)
    #expect(changes.edits.isEmpty && changes.says("“Supports multiple windows”"))
  }

  @Test func aStoryboardOfSettingsThatAreNotKnownNeedsPeople() throws {
    let changes = try changes(
      for: "tab-bar/settings-tab", list: PropertyLists.scenes(several: true),
      SketchedProject.settingsTab)
    #expect(!changes.changesFiles && changes.says("Not every setting of the screen is known"))
  }

  private static let scene = """
    import UIKit

    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(
            _ connecting: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            guard let scene = connecting as? UIWindowScene else { return }
            window = UIWindow(windowScene: scene)
        }
    }

    """

  @Test func aSceneThatConnectsSetsTheSmallestSize() throws {
    let text = try changes(
      for: "window/minimum-size", list: nil, code: ["SceneDelegate.swift": Self.scene]
    ).edited("SceneDelegate.swift")
    #expect(
      text.contains(
        """
            ) {
                #if targetEnvironment(macCatalyst)
                (connecting as? UIWindowScene)?.sizeRestrictions?.minimumSize = CGSize(width: 480, height: 600)
                #endif
                guard
        """))
  }

  @Test func aSceneDelegateWithoutTheMethodGetsIt() throws {
    let text = try changes(
      for: "window/minimum-size", list: nil, code: ["SceneDelegate.swift": Code.sceneDelegate]
    ).edited("SceneDelegate.swift")
    #expect(text.contains("    func scene(\n        _ scene: UIScene, willConnectTo"))
  }

  @Test func anAppWithoutScenesSetsItWhereItShowsItsWindow() throws {
    let delegate = Code.appDelegate.replacing(
      "    var window: UIWindow?\n",
      with:
        "    var window: UIWindow?\n\n    func show() {\n        window?.makeKeyAndVisible()\n    }\n"
    )
    let text = try changes(
      for: "window/minimum-size", list: nil, code: ["AppDelegate.swift": delegate]
    ).edited("AppDelegate.swift")
    #expect(text.contains("window?.windowScene?.sizeRestrictions?.minimumSize"))
  }

  @Test func anAppThatShowsNoWindowItselfSetsItWhenItBecomesActive() throws {
    let text = try changes(for: "window/minimum-size", list: nil).edited("AppDelegate.swift")
    #expect(text.contains("func applicationDidBecomeActive("))
  }
}
