import FileReading
import Testing

@testable import SourceEvidence

/// Which container fills a window, and what leads to it.
struct RootContainerTests {
  private static let tabs = """
    class Tabs: UITabBarController {
      override func viewDidLoad() {
        viewControllers = [Home(), Feed()]
      }
    }
    class Home: UIViewController {}
    class Feed: UIViewController {}

    """

  /// Code that leads to the tab bar, and the lines of the path.
  static let paths: [(String, [Int])] = [
    (
      """
      class App: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication) { window?.rootViewController = Tabs() }
      }
      """, [9, 9]
    ),
    (
      """
      class App: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication) {
          if let _ = NSClassFromString("XCTest") { return }
          if let _ = launched { return }
          if #unavailable(iOS 15) { return }
          window?.rootViewController = Tabs()
        }
      }
      """, [13, 13]
    ),
    (
      """
      class Coordinator {
        let window: UIWindow
        func start() { show(UINavigationController(rootViewController: Tabs())) }
        private func show(_ next: UIViewController) { window.rootViewController = next }
      }
      """, [11, 10]
    ),
    (
      """
      enum Start { case tabs, feed
        func make() -> UIViewController { switch self { case .tabs: Tabs() case .feed: Feed() } }
      }
      class Windows {
        static func open(_ start: Start) { windows.first?.fill(with: start.make()) }
      }
      extension UIWindow {
        func fill(with next: UIViewController) { rootViewController = next }
      }
      class App: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: Options) -> Bool {
          Windows.open(.tabs)
        }
      }
      """, [15, 15]
    ),
    (
      """
      class Lock: UIViewController {
        func unlock() { addChild(Tabs()) }
      }
      class Scene: UIResponder, UIWindowSceneDelegate {
        func scene(_ s: UIScene) { window?.rootViewController = Lock() }
      }
      """, [12, 12, 9]
    ),
  ]

  @Test(arguments: paths.indices)
  func aPathLeadsFromTheWindowToTheContainer(_ index: Int) throws {
    let (code, lines) = Self.paths[index]
    let found = try evidence(swift: Self.tabs + code)
    let root = try #require(found.containers(.tabBar).first?.root)
    #expect(root.chain.first?.line == lines[0])
  }

  private static let widths = [
    "@Environment(\\.horizontalSizeClass) var width": ["width == .compact", "width != .regular"],
    "@Environment(\\.horizontalSizeClass) var horizontalSizeClass": [
      "horizontalSizeClass == .compact",
      "self.horizontalSizeClass == UserInterfaceSizeClass.compact",
    ],
    "@Environment(\\.horizontalSizeClass) var w; var isCompact: Bool { w == .compact }": [
      "isCompact"
    ],
  ]

  @Test(arguments: widths.flatMap { property, conditions in conditions.map { (property, $0) } })
  func theTabsOfACompactWidthFillNoWindowBesideASplitView(
    property: String, condition: String
  ) throws {
    let found = try evidence(swift: Self.window(property, condition))
    #expect(found.containers(.splitView).map { $0.root != nil } == [true])
    #expect(found.containers(.tabBar).map { $0.root != nil } == [false])
    #expect(found.containers(.tabBar).map(\.isForCompactWidth) == [true])
  }

  @Test(arguments: [
    ("@Environment(\\.verticalSizeClass) var height", "height == .compact"),
    ("var layout = Layout.compact", "layout == .compact"),
  ])
  func otherConditionsSayNothingAboutTheWidth(property: String, condition: String) throws {
    let found = try evidence(swift: Self.window(property, condition))
    #expect(found.containers(.splitView).map { $0.root != nil } == [true])
    #expect(found.containers(.tabBar).map { $0.root != nil } == [true])
  }

  @Test(arguments: [
    ("case .regular: Wide()", "default: Phone()"), ("case .compact: Phone()", "default: Wide()"),
  ])
  func aSwitchOverTheWidthIsAsAnIf(first: String, other: String) throws {
    let found = try evidence(
      swift: Self.window("@Environment(\\.horizontalSizeClass) var width", "true")
        .replacing(
          "if true { Phone() } else { Wide() }", with: "switch width {\n\(first)\n\(other)\n}"))
    #expect(found.containers(.splitView).map { $0.root != nil } == [true])
    #expect(found.containers(.tabBar).map(\.isForCompactWidth) == [true])
  }

  /// In a regular width the tabs are shown, too.
  @Test func aCaseWithAConditionSaysNothingAboutTheOthers() throws {
    let found = try evidence(
      swift: Self.window("@Environment(\\.horizontalSizeClass) var width; var isOn: Bool", "true")
        .replacing(
          "if true { Phone() } else { Wide() }",
          with: "switch width {\ncase .regular where isOn: Wide()\ndefault: Phone()\n}"))
    #expect(found.containers(.tabBar).map(\.isForCompactWidth) == [false])
  }

  private static func window(_ property: String, _ condition: String) -> String {
    """
    @main struct Ledger: App { var body: some Scene { WindowGroup { Root() } } }
    struct Root: View {
      \(property)
      var body: some View {
        if \(condition) { Phone() } else { Wide() }
      }
    }
    struct Phone: View { var body: some View { Tabs() } }
    struct Tabs: View {
      var body: some View {
        TabView {
          Text("a").tabItem { Text("One") }
          Text("b").tabItem { Text("Two") }
        }
      }
    }
    struct Wide: View {
      var body: some View { NavigationSplitView { List { Text("c") } } detail: { Text("d") } }
    }
    """
  }

  @Test func aFunctionThatFillsAWindowHasTheRootsOfAllItsCallers() throws {
    let found = try evidence(
      swift: Self.tabs + """
        class Coordinator {
          let window: UIWindow
          let tabs: Tabs
          init(window: UIWindow) {
            self.window = window
            tabs = { UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as! Tabs }()
          }
          func showLogin() { setRoot(Login()) }
          func showTabs() { setRoot(tabs) }
          func setRoot(_ next: UIViewController) { window.rootViewController = next }
        }
        class Login: UIViewController {}
        """)
    let roots = found.transitions.filter { $0.kind == .root }
    #expect(Set(roots.map(\.target.className)) == ["Login", "Tabs"])
  }

  @Test func aSwiftUIAppShowsItsTabsBehindAWrapperAndACondition() throws {
    let found = try evidence(
      swift: """
        @main struct Main: App {
          var body: some Scene { WindowGroup { Wrapper { Content() } } }
        }
        struct Wrapper<V: View>: View { var body: some View { content() } }
        struct Content: View {
          var body: some View { if isReady { Sections() } else { ProgressView() } }
        }
        struct Sections: View {
          var body: some View {
            TabView { Text("A").tabItem { Text("Home") }; Text("B").tabItem { Text("Feed") } }
          }
        }
        struct Sheet: View {
          var body: some View { TabView { Text("A").tabItem { Text("One") } } }
        }
        let sheet = Sheet()
        """)
    #expect(found.containers(.tabBar).map { $0.root != nil } == [true, false])
  }

  /// Windows whose root is not what the app starts with.
  @Test(arguments: [
    """
    class Overlay: UIWindow {
      func open() { rootViewController = Tabs() }
    }
    """,
    """
    class Locks {
      var window: UIWindow?
      func open() {
        window = UIWindow()
        window?.rootViewController = Tabs()
        window?.windowLevel = .alert
      }
    }
    """,
  ])
  func aWindowAboveTheAppsIsNone(_ overlay: String) throws {
    let app = """

      class Scene: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ s: UIScene) { window?.rootViewController = Main() }
      }
      class Main: UISplitViewController {
        override func viewDidLoad() { viewControllers = [Home(), Feed()] }
      }
      """
    let found = try evidence(swift: Self.tabs + overlay + app)
    #expect(found.containers(.tabBar).map { $0.root == nil } == [true])
    #expect(found.containers(.splitView).map { $0.root == nil } == [false])
    #expect(found.transitions.count { $0.kind == .root } == 1)
  }

  @Test func whatCoversAnEmptyWindowAtOnceFillsIt() throws {
    let found = try evidence(
      swift: Self.tabs + """
        class Scene: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(_ s: UIScene) {
            let empty = UINavigationController()
            window?.rootViewController = empty
            let tabs = Tabs()
            tabs.modalPresentationStyle = .fullScreen
            empty.present(tabs, animated: false)
          }
        }
        """)
    #expect(found.containers(.tabBar).map { $0.root != nil } == [true])
  }

  @Test func aTabBarThatIsPresentedFillsNoWindow() throws {
    let found = try evidence(
      swift: Self.tabs
        + "class Other: UIViewController { func go() { present(Tabs(), animated: true) } }"
    )
    #expect(found.containers(.tabBar).map { $0.root != nil } == [false])
  }

  @Test func aViewMayHaveANameThatBeginsInLowercase() throws {
    let found = try evidence(
      swift: """
        @main struct MyApp: App { var body: some Scene { WindowGroup { ContentView() } } }
        struct ContentView: View { var body: some View { iPadTabView() } }
        struct iPadTabView: View {
          var body: some View { TabView { HomeView().tabItem { Text("Home") } } }
        }
        """)
    #expect(found.containers(.tabBar).map { $0.root != nil } == [true])
  }

  /// Which of two windows begin with a tab bar that the app starts with.
  @Test(arguments: [
    ("WindowGroup { One() }; WindowGroup(\"Map\", id: \"map\") { Two() }", ["One"]),
    ("WindowGroup(id: \"main\") { One() }; WindowGroup(\"Map\", id: \"map\") { Two() }", ["One"]),
    ("WindowGroup(id: \"main\") { One() }", ["One"]),
    ("WindowGroup { One() }; WindowGroup { Two() }", ["One", "Two"]),
  ])
  func `a window that code opens is none that the app starts with`(
    scenes: String, roots: [String]
  ) throws {
    let tabs =
      "TabView { Text(\"a\").tabItem { Text(\"A\") }; Text(\"b\").tabItem { Text(\"B\") } }"
    let found = try evidence(
      swift: """
        @main struct Start: App { var body: some Scene { \(scenes) } }
        struct One: View { var body: some View { \(tabs) } }
        struct Two: View { var body: some View { \(tabs) } }
        """)
    #expect(found.containers(.tabBar).filter { $0.root != nil }.map(\.name) == roots)
  }
}
