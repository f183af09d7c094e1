import Guidance
import MigrationStrategy
import Testing

import struct FileReading.SourceLocation

/// Which route to the Mac is advised, and how far the others are open.
struct RouteDecisionTests {
  private static let swiftUI = [
    "App/A.swift": "struct A: View {}\n", "App/B.swift": "struct B: App {}",
  ]
  private static let mac = """
    MT = {isa = PBXNativeTarget; name = Mac; buildConfigurationList = ML; buildPhases = ();
    fileSystemSynchronizedGroups = (MS); productType = "com.apple.product-type.application";};
    MS = {isa = PBXFileSystemSynchronizedRootGroup; path = Mac; sourceTree = "<group>";};
    ML = {buildConfigurations = (MC);};
    MC = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = macosx;};};
    """
  private static let tables = (1...7).reduce(into: [String: String]()) {
    $0["App/\($1).swift"] = "class List\($1): UITableViewController {}"
  }

  /// An app with a binary that has no slice for Mac Catalyst.
  static let withBinary = RouteSketch(
    linked: [("A.xcframework", "\"<group>\"", "")],
    files: tables.merging(["A.xcframework/Info.plist": xcframework("ios", "macos")]) { $1 })
  /// An app beside a Mac target without views.
  static let withMacTarget = RouteSketch(
    objects: mac, targets: ",MT",
    files: ["App/A.swift": "class A: UIView {}", "Mac/B.swift": "import Foundation"])

  /// An app, the advised route, and the verdicts in order.
  static let apps: [(String, RouteSketch, String, String)] = [
    (
      "UIKit", RouteSketch(files: tables), "catalyst-ipad",
      "possible advised possible possible possible"
    ),
    (
      "SwiftUI", RouteSketch(files: swiftUI), "swiftui",
      "possible possible possible advised possible"
    ),
    (
      "Catalyst, iPad idiom",
      RouteSketch(settings: "SDKROOT = iphoneos; SUPPORTS_MACCATALYST = YES;"), "catalyst-ipad",
      "possible already possible possible possible"
    ),
    (
      "Catalyst, Mac idiom",
      RouteSketch(
        settings:
          "SDKROOT = iphoneos; SUPPORTS_MACCATALYST = YES; TARGETED_DEVICE_FAMILY = \"1,2,6\";",
        files: swiftUI), "catalyst-mac", "possible possible already possible possible"
    ),
    (
      "several platforms",
      RouteSketch(settings: "SUPPORTED_PLATFORMS = \"iphoneos macosx\";", files: swiftUI),
      "swiftui",
      "possible possible possible already possible"
    ),
    (
      "AppKit beside it",
      RouteSketch(
        objects: mac, targets: ",MT",
        files: ["App/A.swift": "class A: UIView {}", "Mac/B.swift": "import AppKit"]), "appkit",
      "possible possible possible possible already"
    ),
    (
      "iPhone alone",
      RouteSketch(settings: "SDKROOT = iphoneos; TARGETED_DEVICE_FAMILY = 1;", files: tables),
      "designed-for-ipad", "advised possible possible possible possible"
    ),
    (
      "Apple TV alone", RouteSketch(settings: "SDKROOT = appletvos;", files: swiftUI), "swiftui",
      "blocked blocked blocked advised possible"
    ),
    (
      "half of each",
      RouteSketch(files: ["App/A.swift": "struct A: View {}", "App/B.swift": "class B: UIView {}"]),
      "catalyst-ipad", "possible advised possible possible possible"
    ),
    ("no views", RouteSketch(files: ["App/A.swift": "struct A {}"]), "undecided", ""),
  ]

  @Test(arguments: apps.indices)
  func `routes of an app`(_ index: Int) throws {
    let (name, app, route, verdicts) = Self.apps[index]
    let advice = try app.advice()
    let decision = advice.decisions[.project]?.first { $0.procedure == "route" }
    #expect(decision?.outcome.id == route, "\(name)")
    let found = advice.routes.map(\.verdict.rawValue).joined(separator: " ")
    #expect(verdicts.isEmpty || found == verdicts, "\(name)")
    #expect(advice.routes.allSatisfy { $0.isAdvised == ($0.route.id == route) })
  }

  @Test func `binaries block the routes that they have no slice for`() throws {
    let app = Self.withBinary
    let advice = try app.advice()
    #expect(
      advice.routes.map(\.verdict.rawValue) == [
        "advised", "blocked", "blocked", "possible", "possible",
      ])
    let blocker = try #require(advice.routes[1].blockers.first)
    #expect(blocker.blocks && blocker.text.contains("A"))
    let answered = try app.advice(team: "answers: { leave-out-binaries: yes }")
    #expect(answered.decisions[.project]?.contains { $0.outcome == "catalyst-ipad" } == true)
  }

  @Test func `a platform filter leaves a binary out of the Mac app`() throws {
    let app = RouteSketch(
      linked: [("A.xcframework", "\"<group>\"", "platformFilter = ios;")],
      files: Self.tables.merging(["A.xcframework/Info.plist": Self.xcframework("ios")]) { $1 })
    #expect(try app.advice().routes.allSatisfy { $0.verdict != .blocked })
  }

  @Test func `a binary that is not in the checkout blocks nothing`() throws {
    let app = RouteSketch(linked: [("A.xcframework", "\"<group>\"", "")], files: Self.tables)
    let advice = try app.advice()
    #expect(advice.routes.allSatisfy { $0.verdict != .blocked })
    #expect(advice.subjects[.project].facts[.openDependencies] == 1)
  }

  @Test func `frameworks have their places in code`() throws {
    var files = Self.tables
    files["App/Car.swift"] = "import Foundation\nimport CarPlay\nclass Car: UIView {}"
    files["App/Mail.swift"] = "#if canImport(MessageUI)\nimport MessageUI\n#endif"
    let routes = try RouteSketch(
      linked: [("System/Library/Frameworks/HomeKit.framework", "SDKROOT", "")], files: files
    ).advice().routes
    let swiftUI = try #require(routes.first { $0.route.id == "swiftui" })
    let car = try #require(swiftUI.blockers.first { $0.text.hasPrefix("CarPlay") })
    #expect(car.places == [SourceLocation(file: "App/Car.swift", line: 2, column: 1)])
    #expect(!car.blocks && car.source == "https://developer.apple.com/documentation/carplay")
    #expect(!swiftUI.blockers.contains { $0.text.hasPrefix("MessageUI") })
    let catalyst = try #require(routes.first { $0.route.id == "catalyst-ipad" })
    #expect(!catalyst.blockers.contains { $0.text.hasPrefix("CarPlay") })
    #expect(catalyst.misses.contains { $0.text.contains("screens in the car") })
  }

  @Test(arguments: [
    ("import Flutter\nimport UIKit\nclass AppDelegate: FlutterAppDelegate {}", "Dart"),
    (
      "import UIKit\nimport React\nclass AppDelegate: UIResponder, UIApplicationDelegate {}",
      "JavaScript"
    ),
    ("class Host: CAPBridgeViewController {}", "web pages"),
    ("import ComposeApp\nclass AppDelegate: UIResponder {}", "Kotlin"),
  ])
  func `no route is advised for a shell`(code: String, screens: String) throws {
    let advice = try RouteSketch(files: ["App/A.swift": code]).advice()
    #expect(
      advice.routes.allSatisfy { $0.verdict == .possible && !$0.isEstimated && $0.work.isEmpty })
    #expect(advice.routes.count { $0.blockers.contains { $0.text.contains(screens) } } == 4)
    let found = advice.recommendations.flatMap(\.all).first {
      $0.rule == "project/screens-elsewhere"
    }
    #expect(found?.message.contains(screens) == true)
  }

  @Test func `an app with a screen of a toolkit is no shell`() throws {
    var files = Self.tables
    files["App/B.swift"] = """
      import Flutter
      class Tabs: UITabBarController {
        override func viewDidLoad() { viewControllers = [List1(), List2(), FlutterViewController()] }
      }
      """
    let advice = try RouteSketch(files: files).advice()
    #expect(advice.routes.contains { $0.verdict == .advised && $0.isEstimated })
  }

  @Test func `the route that a team has decided on chooses the technology`() throws {
    let advice = try RouteSketch(files: Self.tables).advice(
      team: "decisions: [{ outcome: appkit, object: project, status: overridden, reason: r }]")
    #expect(advice.platform.choice == .one(.appKit))
    #expect(advice.routes.last?.isAdvised == true)
  }

  @Test func `settings and code for the Mac have their places`() throws {
    var files = Self.tables
    files["App/B.swift"] = "#if targetEnvironment(macCatalyst)\n#endif"
    let work = try RouteSketch(
      settings: "SDKROOT = iphoneos;\nSUPPORTS_MAC_DESIGNED_FOR_IPHONE_IPAD = NO;", files: files
    ).advice().macWork
    #expect(work.map(\.text).contains { $0.contains("Designed for iPad is off") })
    #expect(work.first?.places.first?.file == "App.xcodeproj/project.pbxproj")
    #expect(work.first?.places.first?.line ?? 0 > 1)
    #expect(work.last?.text == "1 place in code for Mac Catalyst")
    #expect(work.last?.places == [SourceLocation(file: "App/B.swift", line: 1, column: 1)])
  }

  @Test func `a route without a Mac app has effort for each file`() throws {
    let routes = try RouteSketch(files: Self.tables).advice().routes
    let highest = routes.map { $0.work.reduce(0) { $0 + $1.highest } }
    #expect(highest[1] < highest[2] && highest[2] < highest[4])
  }

  /// The property list of an XCFramework with slices for some systems.
  private static func xcframework(_ systems: String...) -> String {
    let slices = systems.map {
      "<dict><key>LibraryIdentifier</key><string>\($0)</string>"
        + "<key>SupportedPlatform</key><string>\($0)</string></dict>"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>AvailableLibraries</key><array>\(slices.joined())</array>
      </dict></plist>
      """
  }
}
