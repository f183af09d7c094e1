import Guidance
import Testing

@testable import Reports

/// A report is for one platform, or for all of them.
@Suite struct PlatformChoiceTests {
  @Test(arguments: PlatformChoice.allCases)
  func isNamedByItsRawValue(choice: PlatformChoice) {
    #expect(PlatformChoice(rawValue: choice.rawValue) == choice)
  }

  @Test func thereAreAllPlatformsAndAll() {
    #expect(
      PlatformChoice.allCases.map(\.rawValue) == [
        "mac-catalyst", "appkit", "uikit", "swiftui", "all",
      ])
    #expect(PlatformChoice(rawValue: "cocoa") == nil)
    let mac: [TargetPlatform] = [.macCatalyst, .appKit, .swiftUI]
    #expect(PlatformChoice.title(of: mac) == "Mac Catalyst, AppKit or SwiftUI")
    #expect(PlatformChoice.title(of: [.appKit]) == "AppKit")
  }

  @Test(arguments: PlatformChoice.allCases.filter { $0 != .one(.uiKit) })
  func theReviewSaysHowToBuildItWithEach(choice: PlatformChoice) throws {
    let report = try makeReport(onSample: "DeepTabs", platform: choice)
    let text = try ReportFormat.markdown.render(report, RenderingOptions())
    let apis = [
      TargetPlatform.macCatalyst: "UITabGroup", .appKit: "NSOutlineView",
      .swiftUI: "NavigationSplitView",
    ]
    for (platform, api) in apis {
      #expect(text.contains("`\(api)`") == choice.platforms.contains(platform))
      #expect(text.contains("\n### \(platform.title)\n") == (choice == .all))
    }
  }
}
