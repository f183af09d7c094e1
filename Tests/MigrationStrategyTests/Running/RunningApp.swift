import FileReading
import Guidance
import MigrationStrategy
import NavigationGraph
import Projects
import RunningEvidence
import SourceEvidence
import TestSupport
import Testing

/// A made-up app of code, with what it prints as it runs.
struct RunningApp {
  /// The code, in one file.
  var code: String
  /// What UIKit and XCTest print.
  var dump: String

  /// What is advised without and with the dump.
  func advice() throws -> (without: Advice, with: Advice) {
    var project = Project(name: "App", root: ".", kind: .app)
    project.source = try evidence(of: code)
    let strategy = Strategy(try Catalog.inBinary.get())
    let without = strategy.advice(for: project, nil)
    project.running = RunningSummary(RunningDump(Array(dump.utf8), file: "running.txt"))
    return (without, strategy.advice(for: project, nil))
  }
}

extension RunningApp {
  /// The tabs of which come from the settings of the user.
  static let userSettings = RunningApp(
    code: """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window = UIWindow()
          window?.rootViewController = MainTabs()
          return true
        }
      }
      class MainTabs: UITabBarController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let names = UserDefaults.standard.stringArray(forKey: "tabs") ?? []
          viewControllers = names.compactMap { ScreenFactory.screen(named: $0) }
        }
      }
      \(screens)
      """,
    dump: dump(bar: "App.MainTabs"))

  /// The tabs of which depend on feature flags.
  static let featureFlags = RunningApp(
    code: """
      class MainTabs: UITabBarController {
        let flags: FeatureFlags
        init(flags: FeatureFlags) {
          self.flags = flags
          super.init(nibName: nil, bundle: nil)
          setViewControllers(flags.enabled.map { UINavigationController(rootViewController: $0.make()) }, animated: false)
        }
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = MainTabs(flags: .shared)
        }
      }
      \(screens)
      """,
    dump: "2026-11-02 10:00:00.000 App[12:34] Flags: 3\n" + dump(bar: "App.MainTabs"))

  /// The tabs of which a server lists.
  static let server = RunningApp(
    code: """
      class Coordinator {
        let tabs = UITabBarController()
        func start() {
          window.rootViewController = tabs
          api.sections { [weak self] sections in
            self?.tabs.viewControllers = sections.map { section in SectionBuilder(section).build() }
          }
        }
      }
      \(screens)
      """,
    dump: dump(bar: "UITabBarController"))

  /// The tabs of which SwiftUI makes for each value of an array.
  static let swiftUI = RunningApp(
    code: """
      @main struct GardenApp: App {
        var body: some Scene { WindowGroup { RootView() } }
      }
      struct RootView: View {
        @State var model = Model()
        var body: some View {
          TabView {
            ForEach(model.sections) { section in
              SectionView(section: section).tabItem { Label(section.title, systemImage: section.symbol) }
            }
          }
        }
      }
      struct SectionView: View { var body: some View { Text("A") } }
      """,
    dump: """
      <_TtGC7SwiftUI19UIHostingControllerGVS_15ModifiedContentV6Garden8RootViewVS_12_RootModifier__ 0x1>, state: appeared, view: <_UIHostingView 0x2>
         | <SwiftUI.UIKitTabBarController 0x3>, state: appeared, view: <UILayoutContainerView 0x4>
         |    | <_TtGC7SwiftUI19UIHostingControllerVS_7AnyView_ 0x5>, state: disappeared, view: (view not loaded)
         |    | <_TtGC7SwiftUI19UIHostingControllerVS_7AnyView_ 0x6>, state: appeared, view: <_UIHostingView 0x7>
         |    | <_TtGC7SwiftUI19UIHostingControllerVS_7AnyView_ 0x8>, state: disappeared, view: (view not loaded)
      \(elements)
      """)

  private static let screens = """
    class TodayViewController: UIViewController {}
    class PlantsViewController: UITableViewController {
      override func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {
        navigationController?.pushViewController(PlantViewController(), animated: true)
      }
    }
    class PlantViewController: UIViewController {}
    class AlbumViewController: UICollectionViewController {}
    """

  private static func dump(bar: String) -> String {
    """
    (lldb) expr -l objc -O -- [UIViewController _printHierarchy]
    <\(bar) 0x1>, state: appeared, view: <UILayoutContainerView 0x2>
       | <UINavigationController 0x3>, state: disappeared, view: (view not loaded)
       |    | <App.TodayViewController 0x4>, state: disappeared, view: (view not loaded)
       | <UINavigationController 0x5>, state: appeared, view: <UILayoutContainerView 0x6>
       |    | <App.PlantsViewController 0x7>, state: appeared, view: <UITableView 0x8>
       | <UINavigationController 0x9>, state: disappeared, view: (view not loaded)
       |    | <App.AlbumViewController 0xa>, state: disappeared, view: (view not loaded)
    \(elements)
    """
  }

  private static let elements = """
    Element subtree:
     →Application, 0x1, pid: 12, label: 'App'
        Window (Main), 0x2, {{0.0, 0.0}, {390.0, 844.0}}
          TabBar, 0x5, {{0.0, 761.0}, {390.0, 83.0}}, label: 'Tab Bar'
            Button, 0x6, {{2.0, 762.0}, {126.0, 48.0}}, label: 'Today'
            Button, 0x8, {{132.0, 762.0}, {126.0, 48.0}}, label: 'My Plants', Selected
            Button, 0x9, {{262.0, 762.0}, {126.0, 48.0}}, label: 'Album'
    """
}
