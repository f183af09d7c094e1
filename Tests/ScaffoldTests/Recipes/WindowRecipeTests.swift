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

  @Test func detailsOpenInWindows() throws {
    let changes = try changes(
      for: "window/open-in-new-window", list: PropertyLists.scenes(several: true))
    #expect(changes.names == ["DetailWindow.swift"])
    #expect(changes.edits.map(\.after) == ["$(PRODUCT_BUNDLE_IDENTIFIER).detail"])
    #expect(changes.says("DetailWindow.menuItem(for: identifier)"))
  }

  @Test func aWindowKeepsItsSection() throws {
    let code = ["SceneDelegate.swift": Code.sceneDelegate]
    let changes = try changes(
      for: "navigation-stack/keep-state", list: PropertyLists.scenes(several: true), code: code)
    #expect(changes.names.contains("SceneDelegate+Restoration.swift"))
    #expect(changes.edits.map(\.after).contains("$(PRODUCT_BUNDLE_IDENTIFIER).window"))
    #expect(changes.says("restoreSection(of: session, in: scene)"))
  }

  @Test func aSceneDelegateThatRestoresStaysAsItIs() throws {
    let code = Code.sceneDelegate.replacing(
      "    var window: UIWindow?\n",
      with: "    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }\n")
    let changes = try changes(
      for: "navigation-stack/keep-state", list: PropertyLists.scenes(several: true),
      code: ["SceneDelegate.swift": code])
    #expect(changes.isAdvice && changes.says("keeps the stack of each section"))
  }

  @Test func aSettingsTabBecomesAWindow() throws {
    let changes = try changes(
      for: "tab-bar/settings-tab", list: PropertyLists.scenes(several: false),
      SketchedProject.settingsTab)
    let names = ["SettingsSceneDelegate.swift", "AppDelegate+Settings.swift", "MainMenu.swift"]
    #expect(Set(changes.names).isSuperset(of: names))
    let edits = Set(changes.edits.map { "\($0.name) \($0.after)" })
    #expect(
      edits == [
        "storyboardIdentifier Settings-set", "UIApplicationSupportsMultipleScenes true",
        "NSUserActivityTypes $(PRODUCT_BUNDLE_IDENTIFIER).settings",
      ])
    let scene = try changes.text(of: "SettingsSceneDelegate.swift")
    #expect(scene.contains("UIStoryboard(name: \"Main\", bundle: nil)"))
    #expect(scene.contains("withIdentifier: \"Settings-set\""))
    #expect(changes.says("configurationForConnecting connectingSceneSession"))
  }

  @Test func aStoryboardIdentifierIsKept() throws {
    var scenes = SketchedProject.settingsTab
    scenes[3] = .screen("set").tab("Settings").identified("Preferences")
    let changes = try changes(
      for: "tab-bar/settings-tab", list: PropertyLists.scenes(several: true), scenes)
    #expect(!changes.edits.contains { $0.name == "storyboardIdentifier" })
    #expect(
      try changes.text(of: "SettingsSceneDelegate.swift").contains(
        "withIdentifier: \"Preferences\""))
  }

  @Test func settingsThatAreNoSceneNeedPeople() throws {
    var scenes = SketchedProject.settingsTab
    scenes[3] = SceneSketch.reference("set", to: "Settings").tab("Settings")
    let changes = try changes(
      for: "tab-bar/settings-tab", list: PropertyLists.scenes(several: true), scenes)
    #expect(changes.files.isEmpty && changes.says("No scene of a storyboard is known"))
  }
}
