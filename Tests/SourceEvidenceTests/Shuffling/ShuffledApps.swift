/// Small apps of several files, in the styles of real ones.
enum ShuffledApps {
  static let all: [String: [String: String]] = [
    "controllers": controllers, "coordinators": coordinators, "views": views,
    "Objective-C": objectiveC, "globals": globals, "deep calls": deepCalls,
    "overridden": overridden, "several windows": windows, "extensions": extensions,
  ]

  /// View controllers that lead to each other, directly and with the help of a router.
  private static let controllers = [
    "AppDelegate.swift": """
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = MainTabBarController()
        return true
      }
    }
    """,
    "Main.swift": """
    class MainTabBarController: UITabBarController {
      override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [make(HomeViewController(), "Home"), make(ProfileViewController(), "Profile")]
      }
      private func make(_ screen: UIViewController, _ title: String) -> UIViewController {
        let stack = UINavigationController(rootViewController: screen)
        stack.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
        return stack
      }
    }
    """,
    "Home.swift": """
    class HomeViewController: UIViewController {
      let router = DetailRouter()
      override func viewDidLoad() { title = "Home" }
      @objc func openDetail() { router.showDetail(from: self) }
      func openSettings() { router.showSettings() }
    }
    """,
    "Profile.swift": """
    class ProfileViewController: UIViewController {
      let router = DetailRouter()
      func edit() { router.showDetail(from: self) }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { router.showSettings() }
    }
    """,
    "Router.swift": """
    class DetailRouter {
      weak var stack: UINavigationController?
      func showDetail(from screen: UIViewController) {
        screen.navigationController?.pushViewController(DetailViewController(), animated: true)
      }
      func showSettings() {
        stack?.present(SettingsViewController(), animated: true)
        cleanUp()
      }
      func cleanUp() { stack?.pushViewController(EmptyViewController(), animated: false) }
    }
    """,
    "Screens.swift": """
    class DetailViewController: UIViewController { override func viewDidLoad() { title = "Detail" } }
    class SettingsViewController: UITableViewController { override func viewDidLoad() { title = "Settings" } }
    class EmptyViewController: UIViewController {}
    """,
  ]

  /// Coordinators that start each other and share a factory.
  private static let coordinators = [
    "Coordinator.swift": """
    protocol Coordinator: AnyObject { func start() }
    class AppCoordinator: Coordinator {
      let window: UIWindow
      init(window: UIWindow) { self.window = window }
      func start() { isSignedIn ? showTabs() : showLogin() }
      var isSignedIn: Bool { Keychain.token != nil }
      func showTabs() { TabsCoordinator(window: window).start() }
      func showLogin() {
        let login = LoginViewController()
        login.onDone = { [weak self] in self?.showTabs() }
        window.rootViewController = login
      }
    }
    """,
    "Tabs.swift": """
    class TabsCoordinator: Coordinator {
      let window: UIWindow
      let factory = ScreenFactory()
      init(window: UIWindow) { self.window = window }
      func start() {
        let tabs = UITabBarController()
        tabs.viewControllers = [feed(), library()]
        window.rootViewController = tabs
      }
      private func feed() -> UIViewController {
        let stack = UINavigationController()
        FeedCoordinator(stack, factory).start()
        stack.tabBarItem.title = "Feed"
        return stack
      }
      private func library() -> UIViewController {
        let screen = factory.makeLibrary()
        screen.tabBarItem.title = factory.title(of: .library)
        return screen
      }
    }
    """,
    "Feed.swift": """
    class FeedCoordinator: Coordinator, FeedDelegate {
      let stack: UINavigationController
      let factory: ScreenFactory
      init(_ stack: UINavigationController, _ factory: ScreenFactory) {
        self.stack = stack
        self.factory = factory
      }
      func start() { stack.pushViewController(factory.makeFeed(self), animated: false) }
      func feedDidSelect(_ item: Item) { stack.pushViewController(ArticleViewController(item), animated: true) }
      func feedDidAskForSearch() { stack.present(factory.makeSearch(), animated: true) }
    }
    protocol FeedDelegate: AnyObject {
      func feedDidSelect(_ item: Item)
      func feedDidAskForSearch()
    }
    """,
    "Factory.swift": """
    enum Section { case feed, library }
    class ScreenFactory {
      func makeFeed(_ delegate: FeedDelegate) -> UIViewController {
        let feed = FeedViewController()
        feed.delegate = delegate
        return feed
      }
      func makeLibrary() -> UIViewController { LibraryViewController() }
      func makeSearch() -> UIViewController { UINavigationController(rootViewController: SearchViewController()) }
      func title(of section: Section) -> String {
        switch section {
        case .feed: return "Feed"
        case .library: return "Library"
        }
      }
    }
    """,
    "Screens.swift": """
    struct Item {}
    class LoginViewController: UIViewController { var onDone: (() -> Void)? }
    class FeedViewController: UIViewController { weak var delegate: FeedDelegate? }
    class LibraryViewController: UIViewController {}
    class SearchViewController: UIViewController { override func viewDidLoad() { title = "Search" } }
    class ArticleViewController: UIViewController { init(_ item: Item) {} }
    """,
  ]

  /// SwiftUI views with tabs, stacks, sheets, and commands.
  private static let views = [
    "App.swift": """
    @main struct SampleApp: App {
      var body: some Scene {
        WindowGroup { RootView() }.commands { CommandMenu("Go") { Button("Reload") {}.keyboardShortcut("r") } }
      }
    }
    """,
    "Root.swift": """
    struct RootView: View {
      enum Page: String, CaseIterable { case today, library
        var title: String { switch self { case .today: "Today"; case .library: "Library" } }
      }
      @State private var page = Page.today
      var body: some View {
        TabView(selection: $page) {
          TodayView().tabItem { Label(Page.today.title, systemImage: "sun.max") }.tag(Page.today)
          LibraryView().tabItem { Label(Page.library.title, systemImage: "books.vertical") }.tag(Page.library)
        }
      }
    }
    """,
    "Today.swift": """
    struct TodayView: View {
      @State private var isOpen = false
      var body: some View {
        NavigationStack {
          List { Row() }
            .navigationTitle("Today")
            .sheet(isPresented: $isOpen) { ComposeView() }
        }
      }
    }
    struct Row: View { var body: some View { NavigationLink("Open") { ArticleView() } } }
    """,
    "Library.swift": """
    struct LibraryView: View {
      var body: some View {
        NavigationSplitView { SidebarView() } detail: { ArticleView() }
      }
    }
    struct SidebarView: View { var body: some View { List { Row() }.navigationTitle("Library") } }
    """,
    "Others.swift": """
    struct ArticleView: View { var body: some View { Text("x").navigationTitle("Article") } }
    struct ComposeView: View { var body: some View { NavigationStack { Form {} } } }
    """,
  ]

  private static let objectiveC = [
    "AppDelegate.m": """
    @implementation XYAppDelegate
    - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
      self.window = [[UIWindow alloc] init];
      XYTabsController *tabs = [[XYTabsController alloc] init];
      self.window.rootViewController = tabs;
      return YES;
    }
    @end
    """,
    "Tabs.h": "@interface XYTabsController : UITabBarController\n@end",
    "Tabs.m": """
    @implementation XYTabsController
    - (void)viewDidLoad {
      [super viewDidLoad];
      XYListController *list = [[XYListController alloc] init];
      list.title = @"List";
      XYMoreController *more = [[XYMoreController alloc] init];
      more.tabBarItem.title = @"More";
      self.viewControllers = @[list, more];
    }
    @end
    """,
    "Screens.h": """
    @interface XYListController : UITableViewController
    @end
    @interface XYMoreController : UIViewController
    @end
    """,
    "Screens.m": """
    @implementation XYListController
    - (void)open { [XYNavigator showMoreFrom:self]; }
    @end
    @implementation XYMoreController
    - (void)open { [XYNavigator showMoreFrom:self]; }
    @end
    """,
    "Navigator.m": """
    @implementation XYNavigator
    + (void)showMoreFrom:(UIViewController *)screen {
      [screen.navigationController pushViewController:[[XYMoreController alloc] init] animated:YES];
    }
    - (void)reset { [self.stack presentViewController:[[XYListController alloc] init] animated:YES completion:nil]; }
    @end
    """,
  ]

  /// Private globals and functions with the same names in several files.
  private static let globals = [
    "One.swift": """
    private let barTitles = ["First", "Second"]
    private func makeTitle() -> String { "One" }
    class OneTabs: UITabBarController {
      override func viewDidLoad() {
        title = makeTitle()
        viewControllers = barTitles.map { title in
          let screen = UIViewController()
          screen.title = title
          return screen
        }
      }
    }
    """,
    "Two.swift": """
    private let barTitles = ["Third", "Fourth"]
    private func makeTitle() -> String { "Two" }
    class TwoTabs: UITabBarController {
      override func viewDidLoad() {
        title = makeTitle()
        viewControllers = barTitles.map { title in
          let screen = UIViewController()
          screen.title = title
          return screen
        }
      }
    }
    """,
    "Three.swift": """
    class ThreeTabs: UITabBarController {
      override func viewDidLoad() {
        let screen = UIViewController()
        screen.title = makeTitle()
        viewControllers = [screen]
      }
    }
    """,
  ]

  /// Titles from long chains of calls, which some code begins deep in a chain of its own.
  private static let deepCalls = [
    "Titles.swift": (0..<8).map { "func t\($0)() -> String { t\($0 + 1)() }" }
      .joined(separator: "\n") + "\nfunc t8() -> String { \"Deep\" }",
    "Near.swift": """
    class NearTabs: UITabBarController {
      override func viewDidLoad() {
        let screen = UIViewController()
        screen.title = t0()
        viewControllers = [screen]
      }
    }
    """,
    "Far.swift": """
    class FarTabs: UITabBarController {
      override func viewDidLoad() { viewControllers = [s0()] }
      \((0..<6).map { "func s\($0)() -> UIViewController { s\($0 + 1)() }" }.joined(separator: "\n"))
      func s6() -> UIViewController {
        let screen = UIViewController()
        screen.title = t0()
        return screen
      }
    }
    """,
  ]

  /// A base class whose subclasses determine the next screen.
  private static let overridden = [
    "Base.swift": """
    class StepController: UIViewController {
      func goOn() { navigationController?.pushViewController(makeNext(), animated: true) }
      func makeNext() -> UIViewController { fatalError() }
    }
    """,
    "Steps.swift": """
    class FirstStep: StepController { override func makeNext() -> UIViewController { SecondStep() } }
    class SecondStep: StepController { override func makeNext() -> UIViewController { LastStep() } }
    class LastStep: StepController {}
    """,
    "Flow.swift": """
    class SignUpFlow { func begin(in stack: UINavigationController) { stack.pushViewController(StepController(), animated: false); FirstStep().goOn() } }
    """,
    "Other.swift": """
    class UpgradeFlow { func begin(in stack: UINavigationController) { stack.pushViewController(StepController(), animated: false); SecondStep().goOn() } }
    """,
  ]

  /// Functions that give the window its root, called from several types.
  private static let windows = [
    "Window.swift": """
    extension UIWindow {
      func show(_ screen: UIViewController) { rootViewController = screen }
    }
    """,
    "Scene.swift": """
    class MainScene: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: Any) {
        window = UIWindow()
        window?.show(StartTabs())
      }
      func signOut() { window?.show(SignInViewController()) }
    }
    """,
    "Screens.swift": """
    class StartTabs: UITabBarController {
      override func viewDidLoad() { viewControllers = [NewsViewController()] }
    }
    class NewsViewController: UIViewController { override func viewDidLoad() { title = "News" } }
    class SignInViewController: UIViewController {
      @objc func signIn() { view.window?.show(StartTabs()) }
    }
    """,
  ]

  /// A type whose members are in several files.
  private static let extensions = [
    "Tabs.swift": """
    class SplitTabs: UITabBarController {
      override func viewDidLoad() { build() }
    }
    """,
    "Tabs+Build.swift": """
    extension SplitTabs {
      func build() { viewControllers = [screen("One"), screen("Two")] }
      func reload() { viewControllers?.first?.title = "Reloaded" }
    }
    """,
    "Tabs+Screens.swift": """
    extension SplitTabs {
      func screen(_ title: String) -> UIViewController {
        let screen = PlainViewController()
        screen.title = title
        return screen
      }
      func rename() { viewControllers?.first?.title = "Renamed" }
    }
    class PlainViewController: UIViewController {}
    """,
  ]
}
