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
    ("idiom == .pad", [.padIdiom, .touchIdiom], [.phoneIdiom]),
    ("if .phone == idiom { return false }; return true", [.padIdiom], [.phoneIdiom]),
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
          var idiom: UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
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

  /// A statement, and the conditions of the read of the screen in it.
  static let reads: [(String, Set<CodeCondition>)] = [
    ("let w = isPhone ? UIScreen.main.bounds.width : 0", [.phoneIdiom]),
    ("let w = isPhone ? 0 : UIScreen.main.bounds.width", [.padIdiom]),
    ("use(isPhone && UIScreen.main.bounds.height < 700)", [.phoneIdiom]),
    ("use(!isPhone || UIScreen.main.bounds.height < 700)", [.phoneIdiom]),
    ("use(UIScreen.main.bounds.height < 700 && isPhone)", []),
    ("use(isPhone ? 0 : 1, UIScreen.main.bounds.height)", []),
    ("if idiom == .phone { use(UIScreen.main.bounds) }", [.phoneIdiom, .touchIdiom]),
    ("if idiom == .phone { use(0) } else { use(UIScreen.main.bounds) }", [.padIdiom]),
    (
      "switch idiom { case .phone: use(UIScreen.main.bounds) default: break }",
      [.phoneIdiom, .touchIdiom]
    ),
    ("guard held != .pad else { return }; use(UIScreen.main.bounds)", [.phoneIdiom]),
    ("if kind == .phone { use(UIScreen.main.bounds) }", []),
  ]

  @Test(arguments: reads.indices)
  func `what follows a check in an expression has its condition`(_ index: Int) throws {
    let (statement, conditions) = Self.reads[index]
    let found = try evidence(
      swift: """
        class Form {
          private let isPhone = UIDevice.current.userInterfaceIdiom == .phone
          private let held = UIDevice.current.userInterfaceIdiom
          private var idiom: UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
          let kind = Kind.phone
          func fill() { \(statement) }
        }
        """)
    #expect(found.markers(.screenRead).map(\.conditions) == [conditions])
  }

  @Test(arguments: [
    ("(UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPhone)", [CodeCondition.phoneIdiom]),
    ("UIDevice.currentDevice.userInterfaceIdiom != UIUserInterfaceIdiomPad // 1", [.phoneIdiom]),
    ("([[UIDevice currentDevice] userInterfaceIdiom] != UIUserInterfaceIdiomPhone)", [.padIdiom]),
    ("(SCREEN_MAX_LENGTH == 812.0)", []),
  ])
  func `a macro is a check`(value: String, conditions: [CodeCondition]) throws {
    let found = try evidence([
      "Device.h": "#define IS_IPHONE \(value)\n#define IS_IPHONE_OF(size) (size == 1)\n",
      "Form.m": """
      #import "Device.h"
      @implementation Form
      - (void)fill {
        if (IS_IPHONE) { [self use:[UIScreen mainScreen].bounds]; }
      }
      @end
      """,
    ])
    let reads = found.markers(.screenRead)
    #expect(reads.map { $0.conditions.subtracting([.touchIdiom]) } == [Set(conditions)])
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
