import Guidance
import MigrationStrategy
import TestSupport
import Testing

/// What an app is for, and the devices that it supports.
@Suite struct FitFactTests {
  private static let grid = SceneSketch(
    element: "collectionViewController", id: "tab1", view: "collectionView")
  private static func field(_ id: String) -> String { "<textField id=\"\(id)\"/>" }
  private static let web = SceneSketch.screen("tab1").holding("<wkWebView id=\"web\"/>")
  private static let three = SceneSketch.screen("tab1").holding(
    field("a"), field("b"), field("c"))
  private static let two = SceneSketch.screen("tab1").holding(field("a"), field("b"))

  /// A fact of an app with two tabs, of which one is given.
  private static func tabs(
    _ scene: SceneSketch, _ fact: AnyFact, _ value: FactValue
  ) -> FactCase {
    FactCase(App.flatTabs("One", "Two").with(scene), .project, "", fact, value)
  }

  @Test(arguments: [
    tabs(grid, .hasGridRoots, .flag(true)), tabs(web, .hasGridRoots, .flag(false)),
    tabs(web, .hasWebRoot, .flag(true)), tabs(three, .hasWebRoot, .flag(false)),
    tabs(three, .takesMuchText, .flag(true)), tabs(two, .takesMuchText, .flag(false)),
    tabs(
      .screen("tab1").holding("<textView id=\"text\"/>"), .takesMuchText, .flag(true)),
    tabs(
      .screen("tab1").holding("<textView editable=\"NO\" id=\"text\"/>"), .takesMuchText,
      .flag(false)),
    tabs(.screen("tab1").holding("<skView id=\"game\"/>"), .isGame, .flag(true)),
    tabs(
      .screen("tab1").beside("<pinchGestureRecognizer id=\"pinch\"/>"), .hasMultiTouchCanvas,
      .flag(true)),
    tabs(
      .screen("tab1").beside("<tapGestureRecognizer id=\"tap\"/>"), .hasMultiTouchCanvas,
      .flag(false)),
    tabs(.screen("tab1").holding("<arscnView id=\"ar\"/>"), .usesCamera, .flag(true)),
    tabs(
      .controller("avPlayerViewController", "tab1"), .playsVideo, .flag(true)),
    FactCase(
      App(.screen("browser").ofClass("DocumentBrowserViewController")), .project, "",
      .startsWithDocuments, .flag(true)),
    FactCase(App.flatTabs("One", "Two"), .project, "", .touchScenes, .count(2)),
    FactCase(App.flatTabs("One", "Two").onTV, .project, "", .touchScenes, .count(0)),
    FactCase(App.flatTabs("One", "Two").with(web), .tab, "tab1", .rootShowsWeb, .flag(true)),
  ])
  func documentsShowWhatTheAppIsFor(_ entry: FactCase) throws { try entry.check() }

  private static let reader = "import UIKit\nclass List: UITableViewController {}"

  @Test(
    arguments: [
      ("import AVKit", .playsVideo, true), ("import AVFoundation", .playsVideo, false),
      ("#if os(macOS)\nimport AVKit\n#endif", .playsVideo, false),
      ("class Scan: UIViewController { let session = AVCaptureSession() }", .usesCamera, true),
      ("class Scan: UIViewController { let session = URLSession() }", .usesCamera, false),
      ("import CallKit", .needsPhone, true), ("import PencilKit", .hasMultiTouchCanvas, true),
      ("class Play: UIViewController { let scene = SKView() }", .isGame, true),
    ] as [(String, Fact<Bool>, Bool)])
  func codeShowsWhatTheAppIsFor(_ code: String, _ fact: Fact<Bool>, _ value: Bool) throws {
    let advice = try advice(onCode: ["A.swift": Self.reader + "\n" + code])
    #expect(try advice.subject(.project).facts[fact] == value)
  }

  @Test(arguments: [
    ("SDKROOT = iphoneos;", "no", "unknown"),
    ("SUPPORTED_PLATFORMS = \"iphoneos xros\";", "yes", "unknown"),
    ("SDKROOT = iphoneos; SUPPORTS_XR_DESIGNED_FOR_IPHONE_IPAD = NO;", "no", "no"),
    ("SDKROOT = iphoneos; SUPPORTS_XR_DESIGNED_FOR_IPHONE_IPAD = YES;", "no", "yes"),
  ])
  func settingsShowWhetherItIsForVision(_ settings: String, _ native: String, _ offered: String)
    throws
  {
    let facts = try RouteSketch(settings: settings).advice().subject(.project).facts
    #expect(facts[.hasVisionDestination] == native)
    #expect(facts[.isDesignedForVision] == offered)
    #expect(facts[.isForIPhone] == "yes")
  }

  @Test func otherTargetsOfTheProjectAreForTVAndWatch() throws {
    var sketch = RouteSketch()
    #expect(try sketch.advice().subject(.project).facts[.hasTVTarget] == "no")
    #expect(try sketch.advice().subject(.project).facts[.hasWatchTarget] == "no")
    sketch.targets = ", TV, W"
    sketch.objects = """
      TV = {isa = PBXNativeTarget; name = TV; buildConfigurationList = VL; buildPhases = ();
      productType = "com.apple.product-type.application";};
      VL = {buildConfigurations = (VC);};
      VC = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = appletvos;};};
      W = {isa = PBXNativeTarget; name = W; buildConfigurationList = VL; buildPhases = ();
      productType = "com.apple.product-type.application.watchapp2";};
      """
    let facts = try sketch.advice().subject(.project).facts
    #expect(facts[.hasTVTarget] == "yes")
    #expect(facts[.hasWatchTarget] == "yes")
  }

  @Test func withoutAProjectFileTheDevicesAreUnknown() throws {
    let facts = try App.flatTabs("One", "Two").advice().subject(.project).facts
    #expect(facts[.hasTVTarget] == "unknown")
    #expect(facts[.hasWatchTarget] == "unknown")
  }
}
