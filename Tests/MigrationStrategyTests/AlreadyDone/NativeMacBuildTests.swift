import FileReading
import Guidance
import MigrationStrategy
import Projects
import TestSupport
import Testing
import XcodeProject

/// Code for iOS alone in an app that is built for macOS as well.
@Suite struct NativeMacBuildTests {
  private static let code = """
    import SwiftUI
    @main struct Notes: App {
      var body: some Scene { WindowGroup { Home() } }
    }
    #if os(iOS)
    struct Home: View {
      var body: some View {
        TabView {
          Text("a").tabItem { Text("Notes") }
          Text("b").tabItem { Text("Tags") }
        }
      }
    }
    #endif
    """

  private func advice(
    _ platforms: [BuildPlatform], for platform: TargetPlatform
  ) throws -> Advice {
    var app = try #require(RuleExamples.projects(of: "project/iphone-only").flatMap(\.apps).first)
    app.platforms = platforms
    var project = Project(name: "Notes", root: ".", kind: .app)
    project.apps = [app]
    project.source = try evidence(of: Self.code)
    return Strategy(try Catalog.inBinary.get(), platform: .one(platform)).advice(for: project, nil)
  }

  /// Without a project file, code for macOS shows whether the app is built for it.
  @Test(arguments: [
    ("", [Recommendation.Status.open]), ("NavigationSplitView { Text(\"c\") }", []),
  ])
  func withoutAProjectTheCodeShowsIt(mac: String, statuses: [Recommendation.Status]) throws {
    var project = Project(name: "Notes", root: ".", kind: .folder)
    let own =
      mac.isEmpty
      ? ""
      : """
      #if os(macOS)
      struct Home: View { var body: some View { \(mac) } }
      #endif
      """
    project.source = try evidence(of: Self.code + "\n" + own)
    let advice = Strategy(try Catalog.inBinary.get(), platform: .one(.swiftUI))
      .advice(for: project, nil)
    let found = advice.recommendations(of: "tab-bar/view-menu-commands")
    #expect(found.map(\.status) == statuses)
  }

  @Test(arguments: [
    ([BuildPlatform.iOS, .macOS], TargetPlatform.swiftUI, [Recommendation.Status]()),
    ([.iOS], .swiftUI, [.open]), ([.iOS, .macOS], .macCatalyst, [.open]),
  ])
  func isNotAboutTheAppForMacOS(
    platforms: [BuildPlatform], platform: TargetPlatform, statuses: [Recommendation.Status]
  ) throws {
    let found = try advice(platforms, for: platform)
      .recommendations(of: "tab-bar/view-menu-commands")
    #expect(found.map(\.status) == statuses)
  }
}
