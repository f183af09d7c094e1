import Scaffold
import TestSupport
import Testing

/// Whether what is written for two samples compiles for the Mac and for iPhone.
@Suite(.needsTypeChecker) struct TypeCheckTests {
  @Test(arguments: ["DeepTabs", "FlatTabs"], [14, 26])
  func whatIsWrittenCompilesWithoutWarnings(_ sample: String, _ version: Int) async throws {
    let sketch = try SketchedProject(SketchedProject.sample(sample), from: "\(version)")
    let files = try sketch.scaffold().checked(with: sketch.project())
    #expect(files.values.contains { $0.contains("func buildMenu") })
    for platform in [ApplePlatform.catalyst, .ios] {
      try await CodeCheck(platform: platform, version: version).expectNothing(in: files, of: sample)
    }
  }

  @Test func aMistakeIsFound() async throws {
    let sketch = try SketchedProject(SketchedProject.sample("DeepTabs"), from: "14")
    var files = try sketch.scaffold().checked(with: sketch.project())
    files["Mistake.swift"] = "import UIKit\n\n@MainActor func fail() { AppDelegate().goBack() }\n"
    let found = try await CodeCheck(platform: .catalyst, version: 14).diagnostics(of: files)
    #expect(found.count == 1 && found[0].contains("missing argument"))
  }

  @Test func everyCheckOfAVersionIsNeeded() async throws {
    let sketch = try SketchedProject(SketchedProject.sample("DeepTabs"), from: "14")
    let files = try sketch.scaffold().checked(with: sketch.project())
    #expect(!AvailabilityGuards.mutations(of: files).isEmpty)
    let needless = try await AvailabilityGuards.needless(
      in: files, platforms: [.catalyst], deploymentTarget: "14.0")
    #expect(needless.isEmpty)
  }

  @Test func aClassOfTheAppIsExtended() async throws {
    let sketch = try SketchedProject(Self.ownClass, from: "14")
    let files = try sketch.scaffold().checked(with: sketch.project())
    #expect(files["DeepTabs/Tabs.swift"]?.contains("mode = .tabSidebar") == true)
    for platform in [ApplePlatform.catalyst, .ios] {
      try await CodeCheck(platform: platform, version: 14).expectNothing(in: files, of: "own class")
    }
  }

  /// DeepTabs with a tab bar controller of its own.
  private static var ownClass: [String: String] {
    get throws {
      var files = try SketchedProject.sample("DeepTabs")
      let path = "DeepTabs/Base.lproj/Main.storyboard"
      files[path] = files[path]?.replacing(
        "<tabBarController id=\"P01-ts-gb0\"",
        with: "<tabBarController id=\"P01-ts-gb0\" customClass=\"GardenTabs\" "
          + "customModule=\"DeepTabs\" customModuleProvider=\"target\"")
      files["DeepTabs/Tabs.swift"] = """
        import UIKit

        class BaseTabs: UITabBarController {}

        final class GardenTabs: BaseTabs {
            func reset() { selectedIndex = 0 }
        }

        """
      return files
    }
  }
}
