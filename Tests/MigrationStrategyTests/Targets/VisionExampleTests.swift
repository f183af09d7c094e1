import Guidance
import MigrationStrategy
import TestSupport
import Testing

/// What twelve apps become on Apple Vision Pro.
@Suite struct VisionExampleTests {
  @Test(arguments: [
    DescribedCase("clock", .clock, becomes: [.tabBar: "tab-ornament"], score: -2),
    DescribedCase("news", .news, becomes: [.tabBar: "tab-ornament-and-sidebar"], score: 4),
    DescribedCase("video", .video, fit: "good", becomes: [.tabBar: "tab-ornament"], score: 0),
    DescribedCase("mail", .mail, fit: "good", 2, becomes: [.navigationStack: "three-columns"]),
    DescribedCase(
      "recipes", .recipes, becomes: [.navigationStack: "keep", .pageView: "next-previous"]),
    DescribedCase("shop", .shop, becomes: [.tabBar: "tab-ornament-and-sidebar"], score: 4),
    DescribedCase("scanner", .scanner, fit: "poor", becomes: [.tabBar: "tab-ornament"]),
    DescribedCase("game", .game, fit: "partial", 1, becomes: [.pageView: "next-previous"]),
    DescribedCase("form", .form, becomes: [.segmentedControl: "keep"]),
    DescribedCase("weather", .weather, becomes: [.pageView: "next-previous"]),
    DescribedCase("SwiftUI", .swiftUI, becomes: [.tabBar: "tab-ornament-and-sidebar"], score: 3),
  ])
  func whatAppsBecome(_ entry: DescribedCase) throws { try entry.check(for: "vision") }

  @Test func anIPadAppForDocumentsIsGood() throws {
    let advice = try RouteSketch.documents("SUPPORTS_XR_DESIGNED_FOR_IPHONE_IPAD = NO;")
      .advice(catalog: .builtIn(for: "vision"))
    let fit = try advice.decision(.project, nil, "fit")
    #expect(fit.outcome == "good")
    #expect(fit.score == 2)
    #expect(try advice.decision(.splitView).outcome == "modernize")
    #expect(!advice.recommendations(of: "to-visionos/bottom-toolbar").isEmpty)
  }

  @Test func anIPadAppThatNoSettingExcludesIsCompatible() throws {
    let advice = try RouteSketch.documents().advice(catalog: .builtIn(for: "vision"))
    #expect(try advice.decision(.project, nil, "fit").outcome == "compatible")
    #expect(!advice.recommendations(of: "to-visionos/route").isEmpty)
  }
}

extension RouteSketch {
  /// An iPad app for documents, with a canvas, a toolbar, and a split view in the classic style.
  static func documents(_ settings: String = "") -> RouteSketch {
    let canvas = SceneSketch.screen("canvas").holding(
      "<toolbar id=\"tools\"><items>\(barButton("add"))\(barButton("undo"))</items></toolbar>"
    ).beside("<pinchGestureRecognizer id=\"pinch\"/>")
    let text = storyboard(
      initial: "browser",
      .screen("browser", .present("split").identified("open")).ofClass(
        "DocumentBrowserViewController"),
      .split("split", "pages", "canvas"), .screen("pages"), canvas)
    var sketch = RouteSketch(
      settings: "SDKROOT = iphoneos; TARGETED_DEVICE_FAMILY = 2; "
        + "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIMainStoryboardFile = Main; " + settings)
    sketch.files = [
      "App/Main.storyboard": text,
      "App/Browser.swift":
        "import UIKit\nclass DocumentBrowserViewController: UIDocumentBrowserViewController {\n"
        + "  func open() { performSegue(withIdentifier: \"open\", sender: nil) }\n}",
    ]
    return sketch
  }
}
