import InterfaceBuilder
import NavigationGraph
import Projects
import SourceEvidence
import TestSupport
import Testing

import struct FileReading.SourceLocation

/// Containers that code makes.
@Suite struct SourceAdapterTests {
  private static let list = SceneSketch.list("list", .show("detail")).ofClass("Inbox").identified(
    "inbox")
  private static let detail = SceneSketch.screen("detail")
  private static let tabs = """
    class MainTabs: UITabBarController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let inbox = UIStoryboard(name: "Main", bundle: nil)
          .instantiateViewController(withIdentifier: "inbox")
        inbox.tabBarItem = UITabBarItem(
          title: NSLocalizedString("tab.inbox", comment: ""), image: UIImage(systemName: "tray"), tag: 0)
        let people = People()
        people.tabBarItem = UITabBarItem(title: "People", image: UIImage(named: "people"), tag: 1)
        viewControllers = [UINavigationController(rootViewController: inbox), people]
      }
    }
    class People: UITableViewController {}
    """
  private static let start = """
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
      ) {
        window?.rootViewController = MainTabs()
      }
    }
    """

  @Test func containersOfAViewHaveTheRolesInWhichTheyAppear() throws {
    let graph = try graph([
      "App.swift": """
      @main struct Main: App {
        var body: some Scene { WindowGroup { Home() } }
      }
      struct Home: View {
        var body: some View {
          NavigationStack { Feed() }.sheet(isPresented: $on) { NavigationStack { Editor() } }
        }
      }
      struct Feed: View {
        var body: some View { List { NavigationLink { Guide() } label: { Text("") } } }
      }
      struct Guide: View {
        var body: some View { TabView { Home(); Editor() }.tabViewStyle(.page) }
      }
      struct Editor: View {}
      """
    ])
    let containers = graph.nodes.indices.filter {
      [.stack, .pageView].contains(graph.kind($0))
    }
    #expect(containers.map { graph.screen($0).id } == ["Home", "Home.2", "Guide"])
    #expect(containers.map { graph.role(of: $0) } == [.root, .modal, .pushed])
  }

  /// What holds stacks, and the containers and their lines.
  @Test(arguments: [
    (
      "TabView {\n NavigationStack { Feed() }.tabItem { Text(\"A\") } }",
      ["Home 5", "Home.tab1/stack 6"]
    ),
    (
      "NavigationSplitView { List {} } detail: {\n NavigationStack { Feed() } }",
      ["Home 5", "Home.column2/stack 6"]
    ),
    ("NavigationView { List {}; Feed() }", ["Home 5", "Home.column2/stack 5"]),
  ])
  func aStackInATabOrColumnIsOneContainer(_ view: String, _ containers: [String]) throws {
    let graph = try graph([
      "App.swift": """
      @main struct Main: App {
        var body: some Scene { WindowGroup { Home() } }
      }
      struct Home: View {
        var body: some View { \(view) }
      }
      struct Feed: View {
        var body: some View { NavigationLink { Guide() } label: { Text("") } }
      }
      struct Guide: View { var body: some View { Text("") } }
      """
    ])
    let found = graph.nodes.indices.filter { graph.kind($0).isContainer }
    #expect(
      found.map { "\(graph.screen($0).id) \(graph.location($0).line)" } == containers)
    let stack = try #require(found.last)
    #expect(graph.longestChainBesideColumns(from: stack).depth == 1)
  }

  @Test func whatAPageInCodePushesIsBelowItsStack() throws {
    let graph = try graph([
      "App.swift": """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication) -> Bool {
          window?.rootViewController = UINavigationController(rootViewController: Pages())
          return true
        }
      }
      class Pages: UIPageViewController {
        let first = Page()
        override func viewDidLoad() {
          setViewControllers([first], direction: .forward, animated: false)
        }
      }
      class Page: UIViewController {
        func open() { show(Guide(), sender: self) }
      }
      class Guide: UIViewController {}
      """
    ])
    let stack = try #require(
      graph.nodes.indices.first { graph.kind($0) == .stack })
    #expect(graph.longestChainBesideColumns(from: stack).depth == 1)
  }

  /// The body of a view in the primary column, and whether it is a list from which people choose.
  @Test(arguments: [
    ("List { ForEach(all) { Text($0) } }", true), ("List(all) { Text($0) }", true),
    ("VStack { List(selection: $one) { Text(\"\") } }", true),
    ("List { Text(\"\") }", false), ("Text(\"\")", false),
  ])
  func aViewIsAList(_ body: String, _ isList: Bool) throws {
    for column in ["Side()", body] {
      let graph = try graph([
        "App.swift": """
        struct Home: View {
          var body: some View { NavigationSplitView { \(column) } detail: { Text("") } }
        }
        struct Side: View { var body: some View { \(body) } }
        """
      ])
      let primary = try #require(graph.columns(of: 0).primary)
      #expect(graph.isList(primary) == isList)
    }
  }

  /// Where code shows such a screen is not always read. What others inherit from is no screen itself.
  @Test func aControllerThatOffersSomethingIsAScreen() throws {
    let graph = try graph([
      "App.swift": """
      \(Self.start)
      class MainTabs: UITabBarController {}
      class Items: Base {}
      class Base: UIViewController {
        override func viewDidLoad() {
          navigationItem.rightBarButtonItem =
            UIBarButtonItem(title: "Compose", style: .plain, target: self, action: #selector(compose))
        }
        @objc func compose() {}
      }
      class Plain: UIViewController {}
      """
    ])
    let names = Set(graph.nodes.indices.compactMap { graph.screen($0).customClass })
    #expect(names.contains("Items"))
    #expect(names.isDisjoint(with: ["Base", "Plain"]))
  }

  @Test func aTabBarInCodeHasTabsAndScreens() throws {
    let graph = try graph([
      "Main.storyboard": storyboard(Self.list, Self.detail), "Tabs.swift": Self.tabs,
      "Start.swift": Self.start, "en.lproj/Localizable.strings": #""tab.inbox" = "Inbox";"#,
    ])
    let bar = try #require(graph.nodes.indices.first { graph.kind($0) == .tabBar })
    #expect(graph.location(bar) == SourceLocation(file: "Tabs.swift", line: 1, column: 1))
    let tabs = graph.tabs(of: bar)
    #expect(tabs.map(\.title) == ["Inbox", "People"])
    #expect(tabs.map { $0.item?.image } == ["tray", "people"])
    #expect(tabs.map { $0.item?.imageIsSymbol } == [true, false])
    #expect(graph.entryPoints.map(\.node) == [bar])
    #expect(graph.nodes.indices.count { graph.kind($0) == .stack } == 1)
    let screens = tabs.compactMap(\.node).map { graph.root(of: $0) }
    #expect(screens.map { graph.kind($0) } == [.table, .table])
    #expect(graph.screen(screens[0]).id == "list")
    #expect(graph.longestChain(from: screens[0]).depth == 1)
    #expect(
      tabs.map(\.item?.title) == [
        .known("Inbox", key: "tab.inbox"), .known("People", key: nil),
      ])
  }

  @Test func titlesInCodeAreInTheLanguageThatWasAskedFor() throws {
    let files: KeyValuePairs = [
      "Main.storyboard": storyboard(Self.list, Self.detail), "Tabs.swift": Self.tabs,
      "en.lproj/Localizable.strings": #""tab.inbox" = "Inbox";"#,
      "de.lproj/Localizable.strings": #""tab.inbox" = "Eingang";"#,
    ]
    let input = try withFolder(files) {
      InputReader(threads: 1, language: Language("de")).read([$0])
    }
    let project = try #require(input.projects.first)
    let graph = NavigationGraph(project)
    #expect(graph.tabs(of: try graph.node("MainTabs")).map(\.title) == ["Eingang", "People"])
    #expect(project.originals["Eingang"] == ["Inbox"])
  }

  @Test func titlesOfSegmentsInCodeAreTakenFromTables() throws {
    let graph = try graph([
      "Main.storyboard": storyboard(Self.list, Self.detail),
      "List.swift": """
      class List: UIViewController {
        let control = UISegmentedControl(items: [NSLocalizedString("seg.all", comment: ""), "New"])
      }
      """, "en.lproj/Localizable.strings": #""seg.all" = "All";"#,
    ])
    let control = try #require(graph.files.last?.containers.first)
    #expect(control.kind == .segmentedControl && control.items.map(\.ownTitle) == ["All", "New"])
  }

  @Test func aTabThatAnotherFileMakesIsLocatedThere() throws {
    let graph = try graph([
      "Tabs.swift": """
      class MainTabs: UITabBarController {
        override func viewDidLoad() { viewControllers = [Maker.make(), Maker.make()] }
      }
      """,
      "Maker.swift": """
      class Maker {
        static func make() -> UIViewController {
          let screen = UIViewController()
          screen.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
          return screen
        }
      }
      """,
    ])
    let tabs = graph.tabs(of: try graph.node("MainTabs"))
    #expect(tabs.map(\.title) == ["One", "One"])
    #expect(Set(tabs.map(\.location.file)) == ["Maker.swift"])
    #expect(Set(tabs.compactMap(\.node)).count == 2)
  }

  @Test func aTitleThatNoTableHasIsUnknown() throws {
    let graph = try graph(["Tabs.swift": Self.tabs])
    let tabs = graph.tabs(of: try graph.node("MainTabs"))
    #expect(tabs.map(\.title) == [nil, "People"])
    #expect(tabs.map(\.item?.title).first == .unknown(key: "tab.inbox"))
  }

  @Test func anItemSaysHowMuchOfItsTitleIsKnown() throws {
    var bar = CodeContainer(.tabBar, place: SourceLocation(file: "Tabs.swift", line: 1))
    bar.tabs = [nil, CodeText(), CodeText(key: "Home"), CodeText(key: "tab.home")].map {
      var tab = CodeTab(place: SourceLocation(file: "Tabs.swift", line: 2))
      tab.title = $0
      return tab
    }
    let container = try container(bar)
    #expect(
      container.items.map(\.title) == [
        .none, .unknown(), .known("Home", key: "Home"), .unknown(key: "tab.home"),
      ])
    #expect(container.items.map(\.id) == (1...4).map { "Tabs.tabBar.tab\($0)" })
    #expect(container.id == "Tabs.tabBar" && container.origin.evidence == .source)
  }

  private func container(_ container: CodeContainer) throws -> Container {
    var project = Project(name: "Example", root: ".")
    var source = SourceEvidence()
    source.containers = [container]
    project.source = source
    return try #require(NavigationGraph(project).files.first?.containers.first)
  }

  @Test func codeFillsAnEmptyTabBarOfAStoryboard() throws {
    let bar = SceneSketch.tabs("bar").ofClass("MainTabs")
    let graph = try graph([
      "Main.storyboard": storyboard(initial: "bar", bar, Self.list, Self.detail),
      "Tabs.swift": Self.tabs,
    ])
    let bars = graph.nodes.indices.filter { graph.kind($0) == .tabBar }
    #expect(graph.ids(bars) == ["bar"])
    #expect(graph.tabs(of: bars[0]).count == 2)
  }

  @Test func tabsThatALoopMakesAreSeveral() throws {
    let graph = try graph([
      "Main.storyboard": storyboard(Self.list, Self.detail),
      "Tabs.swift": """
      class MainTabs: UITabBarController {
        override func viewDidLoad() {
          viewControllers = [make(People(), "Alpha"), make(People(), "Beta"), make(Other(), "Gamma")]
        }
        func make(_ screen: UIViewController, _ title: String) -> UIViewController {
          let stack = UINavigationController(rootViewController: screen)
          stack.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
          return stack
        }
      }
      class People: UITableViewController {}
      class Other: UIViewController {}
      """,
    ])
    let bar = try #require(graph.nodes.indices.first { graph.kind($0) == .tabBar })
    let tabs = graph.tabs(of: bar)
    #expect(tabs.map(\.title) == ["Alpha", "Beta", "Gamma"])
    #expect(Set(tabs.compactMap(\.node)).count == 3)
  }

  @Test func codeFillsTheCopyThatCounts() throws {
    let bar = SceneSketch.tabs("bar").ofClass("MainTabs")
    let copy = storyboard(initial: "bar", bar, Self.list, Self.detail)
    let graph = try graph([
      "de.lproj/Main.storyboard": copy, "en.lproj/Main.storyboard": copy, "Tabs.swift": Self.tabs,
    ])
    let node = try #require(graph.nodes.indices.first { graph.kind($0) == .tabBar })
    #expect(graph.file(node).path == "en.lproj/Main.storyboard")
    #expect(graph.tabs(of: node).count == 2)
  }

  @Test(
    arguments: [
      "#if os(tvOS)\n\(tabs)\n#endif", "#if os(macOS)\n\(tabs)\n#endif",
      "#if DEBUG\n\(tabs)\n#endif", "/* \(tabs) */",
    ])
  func codeForSomethingElseIsLeftOut(source: String) throws {
    let graph = try graph([
      "Main.storyboard": storyboard(Self.list, Self.detail), "Tabs.swift": source,
    ])
    #expect(!graph.nodes.indices.contains { graph.kind($0) == .tabBar })
  }

  @Test(
    arguments: [
      ("targetEnvironment(macCatalyst)", Role.otherBranch),
      ("!targetEnvironment(macCatalyst)", .root),
    ])
  func whatTheMacReplacesIsElsewhere(condition: String, role: Role) throws {
    let app = """
      @main struct Start: App {
        #if \(condition)
        var body: some Scene { WindowGroup { Sidebar() } }
        #else
        var body: some Scene { WindowGroup { Tabs() } }
        #endif
      }
      struct Sidebar: View { var body: some View { List { Text("Movies") } } }
      struct Tabs: View {
        var body: some View {
          TabView {
            Text("1").tabItem { Text("Movies") }
            Text("2").tabItem { Text("Lists") }
          }
        }
      }
      """
    let graph = try graph(["App.swift": app])
    let bar = try #require(graph.nodes.indices.first { graph.kind($0) == .tabBar })
    #expect(graph.role(of: bar) == role)
    #expect((graph.topLevel(of: bar) == .root) == (role == .root))
  }

  @Test(arguments: [("node.name", "Devices"), ("\"Nodes\"", "Nodes")])
  func aTitleThatCodeReplacesIsNoName(value: String, name: String) throws {
    let graph = try graph([
      "Main.storyboard": storyboard(
        initial: "list", .list("list").ofClass("Devices").navigationItem("Device Name")),
      "Devices.swift": """
      class Devices: UITableViewController {
        var node: Node
        override func viewDidLoad() {
          super.viewDidLoad()
          title = \(value)
        }
      }
      """,
    ])
    let list = try #require(graph.nodes.indices.first { graph.screen($0).id == "list" })
    #expect(graph.name(of: list) == name)
  }

  @Test func codeOfATVAppIsForAppleTV() throws {
    let screens = storyboard(
      initial: "list", runtime: "AppleTV", Self.list, Self.detail)
    let graph = try graph(["Main.storyboard": screens, "Tabs.swift": Self.tabs])
    let bar = try #require(graph.nodes.indices.first { graph.kind($0) == .tabBar })
    #expect(graph.file(bar).platform == .tvOS)
  }

  @Test func whoWantsNoSourceGetsNone() throws {
    let files: KeyValuePairs = [
      "Main.storyboard": storyboard(Self.list, Self.detail), "Tabs.swift": Self.tabs,
    ]
    let input = try withFolder(files) { InputReader(threads: 1, readsSource: false).read([$0]) }
    #expect(input.projects.map(\.documents.count) == [1])
    #expect(input.projects.map(\.sourceFileCount) == [0])
  }

  private func graph(_ files: KeyValuePairs<String, String>) throws -> NavigationGraph {
    let input = try withFolder(files) { InputReader(threads: 2).read([$0]) }
    return NavigationGraph(try #require(input.projects.first))
  }
}
