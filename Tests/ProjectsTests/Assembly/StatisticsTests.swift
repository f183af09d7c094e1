import InterfaceBuilder
import Projects
import TestSupport
import Testing

@Suite struct StatisticsTests {
  private static let main = storyboard(
    initial: "bar", .tabs("bar", "a", "b"),
    .stack("a", "list"),
    .list("list", .show("detail"), .show("b"), .unwind("exit")),
    .screen("detail", .to("list", by: "other")).containing("<viewController id=\"inner\"/>"),
    .reference("b", to: "Shop")
  ).replacing(
    "</scenes>", with: "<scene sceneID=\"none\"><objects><view/></objects></scene></scenes>")

  private static let launch = storyboard(
    initial: "l", attributes: "launchScreen=\"YES\"", .tabs("l", "l"),
    .reference("r", to: "Gone"))

  @Test func countsWhatIsInAStoryboard() throws {
    let statistics = try statistics(["Main.storyboard": Self.main])
    #expect(statistics.storyboards == 1)
    #expect(statistics.xibs == 0)
    #expect(statistics.scenes == 6)
    #expect(
      statistics.controllers == [
        "tabBarController": 1, "navigationController": 1, "tableViewController": 1,
        "viewController": 1, "viewControllerPlaceholder": 1,
      ])
    #expect(statistics.segues == ["relationship": 4, "show": 2, "unwind": 1])
    #expect(
      statistics.relationships == [
        "viewControllers": 2, "rootViewController": 1, "otherViewController": 1,
      ])
  }

  @Test func launchScreensAreInNoOtherNumber() throws {
    var expected = noStatistics()
    expected.launchScreens = 2
    let xib = "<document targetRuntime=\"iOS\" launchScreen=\"YES\"><objects/></document>"
    #expect(
      try statistics(["Launch.storyboard": Self.launch, "Launch.xib": xib]) == expected)
  }

  @Test func aXibHasNoScenesAndItsControllersAreNotThoseOfScenes() throws {
    let xib = """
      <document targetRuntime="iOS"><objects><viewController id="1"><connections>
      <segue kind="show" destination="1"/></connections></viewController></objects></document>
      """
    var expected = noStatistics()
    expected.xibs = 1
    expected.segues = ["show": 1]
    #expect(try statistics(["View.xib": xib]) == expected)
  }

  @Test func otherPlatformsAreCountedByPlatform() throws {
    var expected = noStatistics()
    expected.otherPlatforms = ["tvOS": 1, "macOS": 2, "watchOS": 1, "other": 1]
    #expect(
      try statistics([
        "a.storyboard": storyboard(runtime: "AppleTV", .screen("a")),
        "b.xib": "<document targetRuntime=\"MacOSX.Cocoa\"/>",
        "c.storyboard": "<document targetRuntime=\"MacOSX.Cocoa\"/>",
        "d.storyboard": "<document targetRuntime=\"watchKit\"/>", "e.xib": "<document/>",
        "f.xib": "<archive/>", "g.storyboard": "garbage",
      ]) == expected)
  }

  @Test func referencesAreResolvedAcrossAllPathsAndBundles() throws {
    let places = storyboard(
      initial: "p", .screen("p").identified("pin"))
    let references = storyboard(
      .reference("1", to: "Places"),
      .reference("2", to: "Places").with("referencedIdentifier=\"pin\""),
      .reference("3", to: "Places").with("bundleIdentifier=\"org.example.Kit\""),
      .reference("4", to: "Places").with("referencedIdentifier=\"none\""),
      .reference("5", to: "Gone"),
      .reference("6", to: "Library"), .controller("viewControllerPlaceholder", "7"),
      .controller("viewControllerPlaceholder", "8").with("referencedIdentifier=\"own\""),
      .screen("9").identified("own"))
    let statistics = try statistics([
      "App/App.xcodeproj/": "", "App/Main.storyboard": references,
      "Kit/Package.swift": "", "Kit/Places.storyboard": places,
      "Kit/Library.storyboard": storyboard(.screen("x")),
    ])
    #expect(statistics.resolvedPlaceholders == 4)
    #expect(statistics.unresolvedPlaceholders == 4)
    #expect(statistics.controllers["viewControllerPlaceholder"] == 8)
  }

  @Test func aReferenceToAnotherPlatformIsNotResolved() throws {
    let statistics = try statistics([
      "Main.storyboard": storyboard(.reference("1", to: "Couch")),
      "Couch.storyboard": storyboard(
        initial: "a", runtime: "AppleTV", .screen("a")),
    ])
    #expect(statistics.unresolvedPlaceholders == 1)
    #expect(statistics.otherPlatforms == ["tvOS": 1])
  }

  @Test func numbersAddUp() throws {
    let once = try statistics(["a.storyboard": Self.main])
    let twice = try statistics(["a.storyboard": Self.main, "b.storyboard": Self.main])
    #expect(twice.scenes == 2 * once.scenes)
    #expect(twice.segues == once.segues.mapValues { $0 * 2 })
  }

  private func statistics(_ files: KeyValuePairs<String, String>) throws -> Statistics {
    try withFolder(files) { InputReader(threads: 2).read([$0]).statistics }
  }
}
