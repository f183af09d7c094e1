import Testing

@testable import SourceEvidence

/// The project's own properties and functions that check the platform.
struct PlatformCheckTests {
  /// The body of a check, what holds where it is met, and what where it is not.
  static let checks: [(String, Set<CodeCondition>, Set<CodeCondition>)] = [
    ("UIDevice.current.userInterfaceIdiom == .pad", [.padIdiom, .touchIdiom], [.phoneIdiom]),
    ("return UIDevice.current.userInterfaceIdiom != .phone", [.padIdiom], [.phoneIdiom]),
    (
      """
      #if targetEnvironment(macCatalyst)
      return true
      #else
      return UIDevice.current.userInterfaceIdiom == .pad || ProcessInfo.processInfo.isiOSAppOnMac
      #endif
      """, [.padIdiom], [.phoneIdiom]
    ),
    (
      """
      #if targetEnvironment(macCatalyst)
      true
      #else
      false
      #endif
      """, [.macCatalyst], [.exceptMacCatalyst]
    ),
    ("if isPhone { return false }; return true", [.padIdiom, .touchIdiom], [.phoneIdiom]),
    (
      "switch device.userInterfaceIdiom { case .phone: return false; default: return true }",
      [.padIdiom], [.phoneIdiom]
    ),
    ("true", [], []), ("UIDevice.current.model == name", [], []), ("isPadLayout", [], []),
  ]

  @Test(arguments: checks.indices)
  func `a check means what its code says`(_ index: Int) throws {
    let (body, met, other) = Self.checks[index]
    let found = try evidence(
      swift: """
        extension Device {
          var isPadLayout: Bool { \(body) }
          var isPhone: Bool { !(UIDevice.current.userInterfaceIdiom == .pad) }
        }
        struct Main: View {
          var body: some View {
            if device.isPadLayout {
              NavigationSplitView { One() } detail: { Two() }
            } else {
              TabView { One().tabItem { Text("One") } }
            }
          }
        }
        """)
    #expect(found.containers(.splitView).map(\.conditions) == [met])
    #expect(found.containers(.tabBar).map(\.conditions) == [other])
  }

  @Test(arguments: [
    (
      "static let isMac: Bool = { #if targetEnvironment(macCatalyst)\nreturn true\n#else\nreturn false\n#endif\n}()",
      1
    ),
    ("static func isMac() -> Bool { flag }", 2),
  ])
  func `what the Mac does not run starts nothing`(check: String, count: Int) throws {
    let call = check.contains("func") ? "isMac()" : "isMac"
    let found = try evidence(
      swift: """
        enum Device { \(check) }
        class SceneDelegate: UIResponder {
          var window: UIWindow?
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
            if Device.\(call) {
              window?.rootViewController = Split()
            } else {
              window?.rootViewController = Tabs()
            }
          }
        }
        class Split: UISplitViewController {
          override func viewDidLoad() { viewControllers = [UIViewController()] }
        }
        class Tabs: UITabBarController {
          override func viewDidLoad() { viewControllers = [UIViewController(), UIViewController()] }
        }
        """)
    #expect(found.containers.filter { $0.root != nil }.count == count)
    #expect(found.containers(.tabBar).map(\.isElsewhere) == [count == 1])
  }

  @Test func `what only a debug build shows is no tab of the app`() throws {
    let found = try evidence([
      "Config.m": """
      @implementation Config
      - (BOOL)shouldShowDebug {
      #if DEBUG
        return [self boolForKey:@"SHOW_DEBUG"];
      #else
        return NO;
      #endif
      }
      @end
      """,
      "Tabs.swift": """
      class Tabs: UITabBarController {
        private var more: [UIViewController] = []
        private var extra: [UIViewController] = []
        override func viewDidLoad() {
          var all = [OneController()]
          if config.shouldShowDebug() { more.append(DebugController()) }
          if more.count > 0 { all.append(MoreController()) }
          if !extra.isEmpty { all.append(ExtraController()) }
          viewControllers = all
        }
        func add(_ other: UIViewController) { extra.append(other) }
      }
      class OneController: UIViewController {}
      class DebugController: UIViewController {}
      class MoreController: UIViewController {}
      class ExtraController: UIViewController {}
      """,
    ])
    #expect(found.containers(.tabBar).map(\.contents) == [["OneController", "ExtraController"]])
  }
}
