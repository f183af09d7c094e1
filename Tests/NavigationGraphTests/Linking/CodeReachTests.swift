import InterfaceBuilder
import NavigationGraph
import Projects
import TestSupport
import Testing

/// What edges of code change: what is reached, how deep stacks are, what is presented, and where the
/// app starts.
@Suite struct CodeReachTests {
  private static let home = SceneSketch.screen("home").ofClass("Home")
  private static let bar = SceneSketch.tabs("bar", "home", "other")
  private static let other = SceneSketch.screen("other")
  private static let stack = SceneSketch.stack("stack", "top")
  private static let top = SceneSketch.screen("top").ofClass("Top").identified("top")
  private static let next = SceneSketch.screen("next").ofClass("Next")
  private static let list = SceneSketch.stack("list", "home")

  @Test func whatCodePresentsIsReachedAndModal() throws {
    let files: KeyValuePairs = [
      "Main.storyboard": storyboard(
        initial: "bar", Self.bar, Self.home, Self.other, Self.stack, Self.top),
      "Home.swift": screen(
        "Home",
        """
        let top = storyboard!.instantiateViewController(withIdentifier: "top")
        present(top, animated: true)
        """),
    ]
    let graph = try graph(files)
    let top = try graph.node("top")
    #expect(graph.reachability.fromEntry[top] == .modal)
    #expect(graph.modalSubgraphs.map { graph.screen($0.start).id } == ["top"])
    #expect(graph.role(of: try graph.node("stack")) == .orphan)
    let without = try self.graph(files, readsSource: false)
    #expect(without.reachability.fromEntry[try without.node("top")] == nil)
    #expect(without.modalSubgraphs.isEmpty)
  }

  /// Which screen leads to which destination of a table is unknown: each is one level below the first.
  @Test func aTableOfDestinationsIsOneLevelDeep() throws {
    let graph = try graph([
      "App.swift": """
      @main struct MyApp: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        var body: some View { NavigationStack { Feed().withPlaces() } }
      }
      struct Second: View {
        var body: some View { NavigationStack { Author().withPlaces() } }
      }
      extension View {
        func withPlaces() -> some View {
          navigationDestination(for: Place.self) { place in
            switch place {
            case .feed: Feed()
            case .author: Author()
            case .settings: Settings()
            }
          }
        }
      }
      struct Feed: View { var body: some View { Text("") } }
      struct Author: View { var body: some View { Text("") } }
      struct Settings: View { var body: some View { Text("") } }
      """
    ])
    let stack = try #require(graph.nodes.indices.first { graph.kind($0) == .stack })
    #expect(graph.longestChain(from: stack).depth == 1)
    let first = graph.root(of: stack)
    let pushed = graph.pushedScreens(from: first, in: stack).compactMap {
      graph.screen($0).customClass
    }
    #expect(pushed == ["Author", "Settings"])
  }

  @Test(arguments: [
    ("[self, Next()]", 1), ("[Top(), Next()]", 0), ("[Next()]", 0),
  ])
  func aNewListOfScreensIsNoLevelBelow(list: String, depth: Int) throws {
    let graph = try graph([
      "Main.storyboard": storyboard(initial: "list", Self.list, Self.home, Self.top, Self.next),
      "Home.swift": screen(
        "Home", "navigationController?.setViewControllers(\(list), animated: true)"),
      "Next.swift": "class Next: UIViewController {}\nclass Top: UIViewController {}",
    ])
    #expect(graph.longestChain(from: try graph.node("list")).depth == depth)
  }

  @Test func whatCodePushesMakesAStackDeeper() throws {
    let graph = try graph([
      "Main.storyboard": storyboard(initial: "list", Self.list, Self.home, Self.top, Self.next),
      "Home.swift": screen("Home", "show(Top(), sender: nil)"),
      "Top.swift": screen(
        "Top", "navigationController?.pushViewController(Next(), animated: true)"
      ),
      "Next.swift": screen("Next", "show(Home(), sender: nil)"),
    ])
    let list = try graph.node("list")
    #expect(graph.ids(graph.longestChain(from: list).screens) == ["home", "top", "next"])
    #expect(graph.cycles(from: list).map { graph.ids($0) } == [["home", "top", "next"]])
    #expect(graph.allCycles().map { graph.ids($0) } == [["home", "top", "next"]])
  }

  /// A launch screen may only be the frame of the tab bar that its code adds.
  @Test(
    arguments: [("addChild(bar)", .root), ("addChild(bar)\naddChild(Next())", .embedded)]
      as [(String, Role)])
  func theOnlyChildOfTheEntryFillsTheWindow(code: String, role: Role) throws {
    let graph = try graph([
      "Main.storyboard": storyboard(
        initial: "home", Self.home, Self.other, Self.top,
        .tabs("bar", "top", "other").identified("bar"), Self.next),
      "Home.swift": screen(
        "Home",
        """
        let bar = storyboard!.instantiateViewController(withIdentifier: "bar")
        \(code)
        """),
      "Next.swift": "class Next: UIViewController {}",
    ])
    #expect(graph.role(of: try graph.node("bar")) == role)
  }

  @Test func aScreenThatPushesItselfIsACycle() throws {
    let graph = try graph([
      "Main.storyboard": storyboard(initial: "list", Self.list, Self.home),
      "Home.swift": screen("Home", "show(Home(), sender: nil)"),
    ])
    #expect(graph.longestChain(from: try graph.node("list")).depth == 0)
    #expect(graph.cycles(from: try graph.node("list")).map { graph.ids($0) } == [["home"]])
  }

  @Test func aViewInAStackThatPushesItselfIsACycle() throws {
    let graph = try graph([
      "App.swift": """
      @main struct TheApp: App { var body: some Scene { WindowGroup { Main() } } }
      struct Main: View { var body: some View { NavigationStack { Folder() } } }
      struct Folder: View {
        var body: some View { NavigationLink { Folder() } label: { Text("") } }
      }
      """
    ])
    #expect(graph.cycles(from: try graph.node("Main")).count == 1)
  }

  @Test(
    arguments: [
      ("let s = UIStoryboard(name: \"More\", bundle: nil)", true),
      ("UIStoryboard(name: \"More\", bundle: nil).instantiateInitialViewController()", false),
      ("UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()", false),
    ])
  func aContainerIsSkippedIfCodeOnlyTakesOtherScenes(code: String, isSkipped: Bool) throws {
    let graph = try graph([
      "Main.storyboard": storyboard(initial: "list", Self.list, Self.home),
      "More.storyboard": storyboard(initial: "stack", Self.stack, Self.top),
      "Home.swift": screen(
        "Home",
        """
        \(code)
        let more = UIStoryboard(name: "More", bundle: nil)
        present(more.instantiateViewController(withIdentifier: "top"), animated: true)
        """),
    ])
    let stack = try graph.node("stack")
    #expect(graph.leftOutScreens == (isSkipped ? [stack] : []))
    #expect(graph.children(of: stack, .root).isEmpty == isSkipped)
    let isModal = graph.isModal(try graph.node("top"))
    #expect(isModal)
  }

  @Test func whatCodeTakesInAnUnknownWayIsNotPresented() throws {
    let graph = try graph([
      "Main.storyboard": storyboard(initial: "list", Self.list, Self.home, Self.top, Self.next),
      "Home.swift": screen(
        "Home", "keep(storyboard!.instantiateViewController(withIdentifier: \"top\"))"),
      "Top.swift": screen("Top", "present(Next(), animated: true)"),
      "Next.swift": screen("Next", ""),
    ])
    #expect(graph.modalSubgraphs.map(\.isOnAnother) == [false])
  }

  @Test func whatARouterPushesIsPushed() throws {
    let router = """
      class Paths {
        func go(from screen: UIViewController) {
          screen.navigationController?.pushViewController(Bar(), animated: true)
        }
      }
      class Bar: UITabBarController {
        override func viewDidLoad() { viewControllers = [Home(), Next()] }
      }
      """
    let main = storyboard(initial: "list", Self.list, Self.home)
    let graph = try graph(["Main.storyboard": main, "Paths.swift": router])
    #expect(graph.role(of: try graph.node("Bar")) == .pushed)
  }

  /// Code in a scene delegate, and where the app starts.
  static let starts: [(String, [String])] = [
    ("window?.rootViewController = Top()", ["top"]),
    ("let window = UIWindow(); window.rootViewController = Top()", ["top"]),
    (
      "window?.rootViewController = UINavigationController(rootViewController: Top())",
      ["SceneDelegate.scene"]
    ),
    (
      """
      window?.rootViewController = UIStoryboard(name: "Start", bundle: nil)
        .instantiateViewController(withIdentifier: "top")
      """, ["top"]
    ),
    ("router.rootViewController = Top()", []), ("rootViewController = Top()", []),
    ("#if DEBUG\nwindow?.rootViewController = Top()\n#endif", []),
    ("window?.rootViewController = Unknown()", []),
  ]

  @Test(arguments: starts.indices)
  func theAppStartsWithTheRootOfAWindow(index: Int) throws {
    let (statement, expected) = Self.starts[index]
    let graph = try graph([
      "Start.storyboard": storyboard(Self.top, Self.next),
      "Second.storyboard": storyboard(Self.other),
      "Top.swift": screen("Top", ""),
      "Start.swift": """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?; let router = Router(); var rootViewController: UIViewController?; func scene() {
      \(statement)
        }
      }
      class Router { var rootViewController: UIViewController? }
      """,
    ])
    #expect(graph.ids(graph.entryPoints.map(\.node)) == expected)
    for entry in graph.entryPoints { #expect(entry.source == .code(file: "Start.swift")) }
  }

  @Test func nothingIsGuessedWhereCodeMakesTheRoot() throws {
    let graph = try graph([
      "Lock.storyboard": storyboard(initial: "next", Self.next),
      "Start.storyboard": storyboard(Self.top), "Top.swift": screen("Top", ""),
      "Start.swift": """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene() { window?.rootViewController = Top() }
      }
      """,
    ])
    #expect(graph.ids(graph.entryPoints.map(\.node)) == ["top"])
  }

  /// A module has a property with the name of a window's root. It counts only where no file names the start.
  @Test(arguments: [("Main", ["home"]), ("Other", ["Split"])])
  func anotherPropertyWithTheNameOfARootIsNone(named name: String, entries: [String]) throws {
    let graph = try graph([
      "Main.storyboard": storyboard(initial: "home", Self.home, Self.other),
      "Info.plist": mainStoryboard(name),
      "Module.swift": """
      class Module {
        var rootViewController: UIViewController?
        func load() { rootViewController = Split() }
      }
      class Split: UISplitViewController {
        override func viewDidLoad() { viewControllers = [Home(), Detail()] }
      }
      class Detail: UIViewController {}
      """, "Home.swift": screen("Home", ""),
    ])
    #expect(graph.ids(graph.entryPoints.map(\.node)) == entries)
  }

  @Test func aTabBarThatCodeMakesTheRootIsTheTopLevel() throws {
    let bar = SceneSketch.tabs("bar", "other", "next").ofClass("Tabs")
    let files: KeyValuePairs = [
      "Main.storyboard": storyboard(initial: "home", Self.home, bar, Self.other, Self.next),
      "Info.plist": mainStoryboard("Main"),
      "Home.swift": screen("Home", "view.window?.rootViewController = Tabs()"),
      "Tabs.swift": "class Tabs: UITabBarController {}",
    ]
    let graph = try graph(files)
    #expect(graph.topLevel(of: try graph.node("bar")) == .root)
    #expect(graph.ids(graph.entryPoints.map(\.node)) == ["home", "bar"])
    #expect(graph.entryPoints.last?.source == .screen(file: "Home.swift"))
    let without = try self.graph(files, readsSource: false)
    #expect(without.role(of: try without.node("bar")) != .nested)
    #expect(without.topLevel(of: try without.node("bar")) != .root)
  }

  @Test func documentsAreCountedWithoutCode() throws {
    let files: KeyValuePairs = [
      "Main.storyboard": storyboard(initial: "list", Self.list, Self.home, Self.top),
      "Home.swift": screen("Home", "show(Top(), sender: nil)"), "Top.swift": screen("Top", ""),
    ]
    let (with, without) = try withFolder(files) {
      (
        InputReader(threads: 1).read([$0]), InputReader(threads: 1, readsSource: false).read([$0])
      )
    }
    #expect(with.statistics == without.statistics)
    #expect(with.statistics.segues == ["relationship": 1])
    #expect(with.projects.map { NavigationGraph($0).codeEdges } == [["home push top"]])
    #expect(without.projects.map { NavigationGraph($0).codeEdges } == [[]])
  }

  /// Many screens that all inherit from one that leads to each of them.
  @Test(.guardsAgainstHanging) func manyScreensWithACommonClass() throws {
    let count = 150
    let scenes = (0..<count).map { SceneSketch.screen("s\($0)").ofClass("S\($0)") }
    let ways = (0..<count).map { "func go\($0)() { show(S\($0)(), sender: nil) }" }
    let classes = (0..<count).map { "class S\($0): Base {}" }
    let graph = try graph([
      "Main.storyboard": storyboard(initial: "s0", scenes),
      "Base.swift": "class Base: UIViewController { \(ways.joined(separator: "\n")) }\n"
        + classes.joined(separator: "\n"),
    ])
    #expect(graph.codeEdges.count == count * (count - 1))
    #expect(graph.allCycles().map(\.count) == [count])
    #expect(graph.longestChain(from: 0).depth == 0)
  }

  private func graph(
    _ files: KeyValuePairs<String, String>, readsSource: Bool = true
  ) throws -> NavigationGraph {
    let input = try withFolder(files) {
      InputReader(threads: 2, readsSource: readsSource).read([$0])
    }
    return NavigationGraph(try #require(input.projects.first))
  }
}

/// The code of a screen with a statement in a method.
private func screen(_ name: String, _ statement: String) -> String {
  "class \(name): UIViewController {\nfunc go() {\n\(statement)\n}\n}\n"
}
