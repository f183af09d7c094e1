import InterfaceBuilder
import NavigationGraph
import Projects
import TestSupport
import Testing

@Suite struct TopLevelTests {
  private static let tabs: [SceneSketch] = [.tabs("bar", "a", "b"), .screen("a"), .screen("b")]

  @Test func theEntryIsTheTopLevel() throws {
    #expect(try topLevel(initial: "bar") == .root)
  }

  @Test func theRootOfTheEntryIsTheTopLevel() throws {
    let stack = SceneSketch.stack("stack", "bar")
    #expect(try topLevel(initial: "stack", stack) == .root)
  }

  @Test(arguments: ["show", "push", "modal", "presentation", "custom"])
  func behindASignInItIsTheTopLevel(segue: String) throws {
    let graph = try graph(
      initial: "sign-in", [.screen("sign-in", .to("bar", by: segue))] + Self.tabs)
    let screen = try graph.node("sign-in")
    #expect(graph.topLevel(of: try graph.node("bar")) == .behindEntry(screen: screen, share: 0.75))
    #expect(graph.role(of: try graph.node("bar")) == .root)
    #expect(graph.role(of: try graph.node("a")) == .nested)
  }

  @Test(arguments: [("custom", Role.root), ("modal", .modal)])
  func aSplitViewBehindASignInIsTheRootUnlessItIsASheet(segue: String, role: Role) throws {
    let graph = try graph(
      initial: "sign-in", .screen("sign-in", .to("split", by: segue)),
      .split("split", "list", "detail"), .screen("list"), .screen("detail"))
    #expect(graph.role(of: try graph.node("split")) == role)
  }

  /// A static function makes the stacks of the window and of the tabs, each of which is one of its own.
  @Test func codeShowsTheTopLevelBehindASignIn() throws {
    let code = """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          let stack: UINavigationController = .plain()
          stack.viewControllers = [SignIn()]
          UIWindow().rootViewController = stack
          return true
        }
      }
      extension UINavigationController {
        static func plain() -> UINavigationController { UINavigationController() }
      }
      class SignIn: UIViewController {
        func done() {
          let tabs = UITabBarController()
          let first = UINavigationController.plain()
          first.viewControllers = [First()]
          let second = UINavigationController.plain()
          second.viewControllers = [Second()]
          tabs.viewControllers = [first, second]
          navigationController?.pushViewController(tabs, animated: true)
        }
      }
      class First: UIViewController {}
      class Second: UIViewController {}
      """
    let project = try withFolder(["App.swift": code]) { InputReader(threads: 1).read([$0]) }
      .projects[0]
    let graph = NavigationGraph(project)
    let bar = try #require(graph.nodes.indices.first { graph.kind($0) == .tabBar })
    #expect(graph.role(of: bar) == .root)
    #expect(graph.entryPoints.map { graph.screen($0.node).customClass } == [nil])
    let entry = try #require(graph.entryPoints.first).node
    #expect(graph.isInTabBar(entry) == false)
  }

  /// One view shows the view of each destination. The tab bar has less than half of the screens.
  @Test(arguments: [
    (".navigationBarBackButtonHidden(true)", Role.root),
    (".navigationBarBackButtonHidden(false)", .pushed),
    ("", .pushed),
  ])
  func aTabBarWithoutAWayBackIsTheTopLevel(modifier: String, role: Role) throws {
    let code = """
      @main struct Main: App {
        var body: some Scene { WindowGroup { Root() } }
      }
      struct Root: View {
        var body: some View {
          NavigationStack(path: $path) {
            Color.clear.navigationDestination(for: Route.self) { Router(route: $0) }
          }
        }
      }
      struct Router: View {
        let route: Route
        var body: some View {
          switch route {
          case .signIn: SignIn()
          case .name: Name()
          case .terms: Terms()
          case .welcome: Welcome()
          case .main: Tabs()
          }
        }
      }
      struct Tabs: View {
        var body: some View {
          TabView {
            Text("a").tabItem { Text("A") }
            Text("b").tabItem { Text("B") }
          }\(modifier)
        }
      }
      struct SignIn: View { var body: some View { NavigationLink("Next") { Name() } } }
      struct Name: View { var body: some View { NavigationLink("Next") { Terms() } } }
      struct Terms: View { var body: some View { NavigationLink("Next") { Welcome() } } }
      struct Welcome: View { var body: some View { Text("c") } }
      """
    let project = try withFolder(["App.swift": code]) { InputReader(threads: 1).read([$0]) }
      .projects[0]
    let graph = NavigationGraph(project)
    let bar = try #require(graph.nodes.indices.first { graph.kind($0) == .tabBar })
    #expect(graph.role(of: bar) == role)
  }

  @Test func behindASignInMayStandANavigationController() throws {
    let graph = try graph(
      initial: "start",
      [
        .stack("start", "sign-in"), .screen("sign-in", .modal("stack")), .stack("stack", "bar"),
      ] + Self.tabs)
    let screen = try graph.node("sign-in")
    let share = 4.0 / 6
    #expect(graph.topLevel(of: try graph.node("bar")) == .behindEntry(screen: screen, share: share))
  }

  @Test func aWayBackToTheSignInIsNotBehindIt() throws {
    let graph = try graph(
      initial: "sign-in", .screen("sign-in", .show("bar")),
      .tabs("bar", "a", "b"),
      .screen("a", .show("sign-in")), .screen("b"))
    let screen = try graph.node("sign-in")
    #expect(graph.topLevel(of: try graph.node("bar")) == .behindEntry(screen: screen, share: 0.75))
  }

  @Test func sixtyPercentBehindASignInIsNotMost() throws {
    let start = SceneSketch.screen("sign-in", .show("bar"), .show("help"))
    #expect(try topLevel(initial: "sign-in", start, .screen("help")) == .no)
  }

  @Test(arguments: ["tableViewController", "collectionViewController"])
  func behindAListItIsAnExample(kind: String) throws {
    #expect(try topLevel(initial: "list", .controller(kind, "list", .show("bar"))) == .no)
  }

  @Test func twoStepsBehindTheEntryItIsNot() throws {
    let top = try topLevel(
      initial: "start", .screen("start", .show("next")), .screen("next", .show("bar")))
    #expect(top == .no)
  }

  @Test(arguments: [("primary", TopLevel.root), ("secondary", .no), ("compact", .no)])
  func aColumnOfTheRootSplitView(column: String, expected: TopLevel) throws {
    let split = SceneSketch.controller("splitViewController", "split", .to("stack", by: column))
    let stack = SceneSketch.stack("stack", "bar")
    #expect(try topLevel(initial: "split", split, stack) == expected)
    #expect(
      try topLevel(
        initial: "split",
        SceneSketch.controller("splitViewController", "split", .to("bar", by: column))) == expected)
  }

  @Test func theTabBarInTheFirstColumnOfTheRootSplitViewIsNested() throws {
    let graph = try graph(initial: "split", [.split("split", "bar", "a")] + Self.tabs)
    #expect(graph.role(of: try graph.node("split")) == .root)
    #expect(graph.role(of: try graph.node("bar")) == .nested)
  }

  @Test func aColumnOfASplitViewThatIsATabIsNot() throws {
    let outer = SceneSketch.tabs("outer", "split")
    let split = SceneSketch.split("split", "bar")
    #expect(try topLevel(initial: "outer", outer, split) == .no)
  }

  @Test func itIsPresumedWhenNothingLeadsToItAndNoEntryShowsNavigation() throws {
    #expect(try topLevel() == .presumed)
    #expect(try topLevel(initial: "x", .screen("x")) == .presumed)
    #expect(
      try topLevel(.stack("x", "bar")) == .presumed)
  }

  @Test(
    arguments: [
      (String?.none, [SceneSketch.screen("x", .show("bar"))]),
      (nil, [.screen("x", .modal("bar"))]),
      (nil, [.tabs("x", "bar")]),
      ("x", [.tabs("x", "bar")]),
      ("x", [.tabs("x", "y"), .screen("y")]),
      ("x", [.screen("x", .embed("bar"))]),
    ])
  func otherwiseItIsNot(initial: String?, scenes: [SceneSketch]) throws {
    #expect(try topLevel(initial: initial, scenes) == .no)
  }

  @Test func aLaunchScreenIsNot() throws {
    let launch = storyboard(initial: "bar", attributes: "launchScreen=\"YES\"", Self.tabs)
    let graph = try graph(["Launch.storyboard": launch])
    #expect(graph.topLevel(of: try graph.node("bar")) == .no)
  }

  /// How the tab bar is the top level of an app with it and some more scenes.
  private func topLevel(initial: String? = nil, _ scenes: SceneSketch...) throws -> TopLevel {
    try topLevel(initial: initial, scenes)
  }

  private func topLevel(initial: String?, _ scenes: [SceneSketch]) throws -> TopLevel {
    let graph = try graph(initial: initial, scenes + Self.tabs)
    return graph.topLevel(of: try graph.node("bar"))
  }
}
