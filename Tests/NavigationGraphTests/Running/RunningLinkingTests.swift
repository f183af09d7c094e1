import FileReading
import InterfaceBuilder
import NavigationGraph
import Projects
import RunningEvidence
import SourceEvidence
import TestSupport
import Testing

/// What a running app adds to the graph of documents and code.
@Suite struct RunningLinkingTests {
  /// A graph with a dump. Lines of a dump have marks for levels, and classes: `> Class`.
  private func graph(
    _ scenes: SceneSketch..., initial: String? = "bar", code: String = "", dumps: String...
  ) throws -> NavigationGraph {
    var project = Project(name: "App", root: ".", kind: .folder)
    let text = storyboard(initial: initial, scenes)
    let read = DocumentReader().read(Array(text.utf8), as: "Main.storyboard")
    if !scenes.isEmpty, case .document(let document) = read { project.documents.append(document) }
    if !code.isEmpty {
      project.source = try withFolder(["App.swift": code]) {
        SourceReader(threads: 1).read([SourceFile(path: "\($0)/App.swift", name: "App.swift")])
      }
    }
    var dump = RunningDump()
    for (index, text) in dumps.enumerated() {
      dump.add(RunningDump(Array(text.utf8), file: "run\(index + 1).txt"))
    }
    project.running = RunningSummary(dump)
    return NavigationGraph(project)
  }

  private func bar(_ graph: NavigationGraph) throws -> NodeID {
    let bars = graph.nodes.indices.filter { graph.kind($0) == .tabBar }
    #expect(bars.count == 1)
    return try #require(bars.first)
  }

  private func titles(_ tabs: [String], selected: Int = 0) -> String {
    "Element subtree:\n  TabBar, 0x1, label: 'Tab Bar'\n"
      + tabs.enumerated().map {
        "    Button, 0x1, label: '\($1)'\($0 == selected ? ", Selected" : "")\n"
      }.joined()
  }

  /// The lines of a tab bar with stacks.
  private func tabs(_ bar: String, _ roots: [String], from address: Int = 1) -> String {
    let children = roots.enumerated().map { index, root in
      let state = index == 0 ? "appeared" : "disappeared"
      return """
           | <UINavigationController 0x\(address * 100 + index)>, state: \(state), view: <UILayoutContainerView 0x9>
           |    | <\(root) 0x\(address * 100 + index + 50)>, state: \(state)
        """
    }
    return "<\(bar) 0x\(address)>, state: appeared, view: <UILayoutContainerView 0x9>\n"
      + children.joined(separator: "\n") + "\n"
  }

  @Test func theDefaultTabBarOfAStoryboardIsKnownByItsPosition() throws {
    let graph = try graph(
      .tabs("bar", "a"), .screen("a").ofClass("Today").tab("Today"), .screen("b").ofClass("Plants"),
      dumps: tabs("UITabBarController", ["App.Today", "App.Plants"]) + titles(["Today", "Garden"]))
    let tabs = graph.tabs(of: try bar(graph))
    #expect(tabs.map(\.title) == ["Today", "Garden"])
    #expect(tabs.map(\.titleSource) == [.running, .running])
    #expect(tabs.compactMap(\.node).map { graph.screen(graph.root(of: $0)).id } == ["a", "b"])
    #expect(graph.problems.isEmpty)
  }

  @Test func aScreenThatNothingElseHasIsAddedFromTheRunningApp() throws {
    let graph = try graph(
      .tabs("bar", "a"), .screen("a").ofClass("Today").tab("Today"),
      dumps: tabs("UITabBarController", ["App.Today", "App.Plants"]))
    let tabs = graph.tabs(of: try bar(graph))
    #expect(tabs.map(\.title) == ["Today", "Plants"])
    #expect(tabs.map(\.titleSource) == [.item, .runningClass])
    let added = try #require(tabs.last?.node)
    #expect(graph.kind(added) == .stack)
    #expect(graph.screen(added).origin.evidence == .running)
    #expect(graph.location(added) == SourceLocation(file: "run1.txt", line: 4))
    #expect(graph.screen(graph.root(of: added)).customClass == "Plants")
  }

  @Test func tabsThatTheRunningAppDoesNotShowAreKeptAndNoted() throws {
    let graph = try graph(
      .tabs("bar", "a", "b", "c"), .screen("a").ofClass("A").tab("One"),
      .screen("b").ofClass("B").tab("Two"), .screen("c").ofClass("C").tab("Three"),
      dumps: tabs("UITabBarController", ["App.C", "App.A"]))
    let tabs = graph.tabs(of: try bar(graph))
    #expect(tabs.map(\.title) == ["Three", "One", "Two"])
    let note = try #require(graph.problems.first)
    #expect(
      graph.problems.count == 1 && note.level == .note && note.location.file == "Main.storyboard")
    #expect(
      note.message
        == "The running app (run1.txt:1) does not show the tab “Two”. It stays in the report.")
  }

  /// A tab that code does not name lies between those that it names.
  @Test func aTabWithoutANameIsTheOneInTheSamePlace() throws {
    let code = """
      class Stack: UINavigationController {}
      class Tabs: UITabBarController {
        override func viewDidLoad() {
          let one = Stack(rootViewController: router.start())
          let two = Stack(rootViewController: B())
          two.tabBarItem.title = "Two"
          let three = Stack(rootViewController: C())
          three.tabBarItem.title = "Three"
          viewControllers = [one, two, three]
        }
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
          window?.rootViewController = Tabs()
        }
      }
      class B: UIViewController {}
      class C: UIViewController {}
      """
    let graph = try graph(
      initial: nil, code: code,
      dumps: tabs("App.Tabs", ["App.Start", "App.B"]) + titles(["One", "Two"]))
    #expect(graph.tabs(of: try bar(graph)).map(\.title) == ["One", "Two", "Three"])
  }

  @Test func anotherScreenUnderTheSameTitleIsNoted() throws {
    let graph = try graph(
      .tabs("bar", "a", "b"), .screen("a").ofClass("A").tab("One"),
      .screen("b").ofClass("B").tab("Two"),
      dumps: tabs("UITabBarController", ["App.A", "App.New"]) + titles(["One", "Two"]))
    let tabs = graph.tabs(of: try bar(graph))
    #expect(tabs.map(\.title) == ["One", "Two"])
    #expect(tabs.last?.node.map { graph.screen(graph.root(of: $0)).customClass } == "New")
    #expect(
      graph.problems.map(\.message) == [
        "The tab “Two” shows New in the running app (run1.txt:4), not B."
      ])
  }

  @Test func theClassOfATabBarIsItsName() throws {
    let code = """
      class Plain: UITabBarController {}
      class Main: Plain { override func viewDidLoad() { viewControllers = make() } }
      class Other: UITabBarController { override func viewDidLoad() { viewControllers = [A(), B()] } }
      class A: UIViewController {}
      class B: UIViewController {}
      """
    let graph = try graph(
      code: code, dumps: tabs("App.Main", ["App.A", "App.B", "App.C"]))
    let main = try #require(
      graph.nodes.indices.first {
        graph.screen($0).customClass == "Main" && graph.kind($0) == .tabBar
      })
    let other = try #require(graph.nodes.indices.first { graph.screen($0).customClass == "Other" })
    #expect(graph.tabs(of: main).count == 3 && graph.tabs(of: other).count == 2)
    #expect(graph.runningPlace(of: main)?.line == 1 && graph.runningPlace(of: other) == nil)
  }

  @Test func aContainerThatNobodyKnewIsAStructure() throws {
    let graph = try graph(
      code: "class A: UIViewController {}", dumps: tabs("App.Hidden", ["App.A", "App.B"]))
    let bar = try bar(graph)
    #expect(graph.screen(bar).customClass == "Hidden" && graph.file(bar).path == "run1.txt")
    #expect(graph.entryPoints.map(\.node) == [bar] && graph.role(of: bar) == .root)
    #expect(graph.tabs(of: bar).map(\.title) == ["A", "B"])
  }

  @Test func severalDumpsAddUp() throws {
    let graph = try graph(
      code:
        "class Main: UITabBarController { override func viewDidLoad() { viewControllers = make() } }",
      dumps: tabs("App.Main", ["App.A", "App.B"]) + titles(["One", "Two"]),
      tabs("App.Main", ["App.A", "App.C"], from: 7))
    let tabs = graph.tabs(of: try bar(graph))
    #expect(Set(tabs.compactMap(\.title)) == ["One", "Two", "C"] && tabs.first?.title == "One")
    #expect(graph.problems.isEmpty)
  }

  @Test func stacksAreAtLeastAsDeepAsTheyAreShown() throws {
    let graph = try graph(
      .tabs("bar", "n"), .stack("n", "a"), .screen("a").ofClass("A"), .screen("b").ofClass("B"),
      dumps: """
        <UITabBarController 0x1>, state: appeared
           | <UINavigationController 0x2>, state: appeared
           |    | <App.A 0x3>, state: disappeared
           |    | <App.B 0x4>, state: disappeared
           |    | <App.C 0x5>, state: appeared
        """)
    let stack = try graph.node("n")
    #expect(graph.longestChain(from: stack).depth == 2)
    #expect(graph.tabs(of: try bar(graph)).map(\.node) == [stack])
  }

  @Test func tabsInStacksOfOneClassAreDifferentTabs() throws {
    let code = """
      class Main: UITabBarController {
        override func viewDidLoad() {
          viewControllers = [Stack(rootViewController: A()), Stack(rootViewController: B())]
        }
      }
      class Stack: UINavigationController {}
      class A: UIViewController { override func viewDidLoad() { tabBarItem.title = "One" } }
      class B: UIViewController {}
      class X: UIViewController {}
      """
    let dump = tabs("App.Main", ["App.A", "App.X"])
      .replacing("UINavigationController", with: "App.Stack")
    let graph = try graph(code: code, dumps: dump)
    let bar = try bar(graph)
    let roots = graph.tabs(of: bar).compactMap(\.node).map { graph.screen(graph.root(of: $0)) }
    #expect(roots.map(\.customClass) == ["A", "B", "X"])
  }

  @Test func aStackWithoutAScreenGetsTheOneThatIsShown() throws {
    let graph = try graph(
      .tabs("bar", "n", "m"), .stack("n", nil), .stack("m", nil),
      dumps: tabs("UITabBarController", ["App.A", "App.B"]),
      tabs("UITabBarController", ["App.A", "App.B"], from: 7))
    let stacks = [try graph.node("n"), try graph.node("m")]
    #expect(graph.tabs(of: try bar(graph)).map(\.node) == stacks)
    #expect(stacks.map { graph.screen(graph.root(of: $0)).customClass } == ["A", "B"])
    #expect(graph.edges.count { $0.containment == .root } == 2)
  }

  @Test(arguments: [
    (2, ["primary", "secondary"]), (3, ["primary", "supplementary", "secondary"]),
  ])
  func splitViewsHaveTheColumnsThatAreShown(count: Int, columns: [String]) throws {
    let lines = (0..<count).map {
      "   | <UINavigationController 0xa\($0)>, state: appeared\n   |    | <App.C\($0) 0xb\($0)>, state: appeared\n"
    }
    let graph = try graph(
      .split("s", nil), initial: "s",
      dumps: "<UISplitViewController 0x1>, state: appeared\n" + lines.joined())
    let split = try graph.node("s")
    let links = graph.segues(from: split).compactMap(\.containment)
    #expect(links.count == count)
    #expect(
      graph.columns(of: split).all.map { graph.screen(graph.root(of: $0)).customClass }
        == (0..<count).map { "C\($0)" })
  }

  @Test func aContainerInATabIsTheTab() throws {
    let graph = try graph(
      code:
        "class Main: UITabBarController { override func viewDidLoad() { viewControllers = make() } }",
      dumps: """
        <App.Main 0x1>, state: appeared, view: <UILayoutContainerView 0x9>
           | <UISplitViewController 0x2>, state: appeared
           |    | <UINavigationController 0x3>, state: appeared
           |    |    | <App.List 0x4>, state: appeared
           |    | <UINavigationController 0x5>, state: appeared
           |    |    | <App.Detail 0x6>, state: appeared
           | <App.Other 0x7>, state: disappeared
        """)
    let first = try #require(graph.tabs(of: try bar(graph)).first?.node)
    #expect(graph.kind(first) == .splitView)
    #expect(graph.columns(of: first).all.count == 2)
  }

  @Test func aStackAroundATabBarIsNoStructure() throws {
    let graph = try graph(
      .tabs("bar", "a"), .screen("a").ofClass("A"),
      dumps: """
        <App.Wrapper 0x1>, state: appeared
           | <UINavigationController 0x2>, state: appeared
           |    | <UITabBarController 0x3>, state: appeared
           |    |    | <App.A 0x4>, state: appeared
        """)
    #expect(graph.runningPlace(of: try bar(graph))?.line == 3)
    #expect(!graph.nodes.indices.contains { graph.kind($0) == .stack })
  }

  @Test func anotherRootIsNoted() throws {
    let graph = try graph(
      .screen("a").ofClass("Login"), .tabs("bar", "b"), .screen("b").ofClass("B"), initial: "a",
      dumps: tabs("UITabBarController", ["App.B"]))
    #expect(graph.role(of: try bar(graph)) == .root)
    #expect(
      graph.problems.map(\.message) == [
        "The files start with this controller, and the running app with another one (run1.txt:1)."
      ])
  }

  @Test func whatIsPresentedIsModal() throws {
    let graph = try graph(
      .tabs("bar", "a"), .screen("a").ofClass("A"),
      dumps: """
        <UITabBarController 0x1>, state: appeared
           | <App.A 0x2>, state: appeared
           + <App.Wizard 0x3>, state: appeared, presented with: <_UIPageSheetPresentationController 0x4>
           |    | <UINavigationController 0x5>, state: appeared
           |    |    | <App.Step 0x6>, state: appeared
        """)
    let step = try #require(
      graph.nodes.indices.first {
        graph.screen($0).customClass == "Wizard" || graph.screen($0).customClass == "Step"
      })
    #expect(graph.isModal(step))
  }

  @Test func whatTheTeamListsStays() throws {
    let place = SourceLocation(file: ".macward.yml", line: 1)
    var item = Item(title: .known("Mine"), origin: Origin(.team, at: place))
    item.id = "1:1.tab1"
    var container = Container(.tabBar, id: "1:1", items: [item], origin: Origin(.team, at: place))
    (container.existing, container.change) = (
      ScreenName(file: "Main.storyboard", id: "bar"), .replaces
    )
    var project = try graph(
      .tabs("bar", "a"), .screen("a").ofClass("A"),
      dumps: tabs("UITabBarController", ["App.A", "App.B"])
    ).project
    project.name = "Team"
    let team = ScreenFile([container], path: ".macward.yml", kind: .team, platform: .iOS)
    let graph = NavigationGraph(project, team: team)
    #expect(graph.tabs(of: try bar(graph)).map(\.title) == ["Mine"])
  }

  @Test func nothingOfTheSystemIsAScreen() throws {
    let graph = try graph(
      .tabs("bar", "a"), .screen("a").ofClass("A"),
      dumps: """
        <UIInputWindowController 0x9>, state: appeared, view: <UIInputSetContainerView 0x8>
           | <UISystemKeyboardDockController 0x7>, state: appeared
        <UITabBarController 0x1>, state: appeared
           | <App.A 0x2>, state: appeared
           + <UIAlertController 0x3>, state: appeared, presented with: <_UIAlertControllerAlertPresentationController 0x4>
        """)
    #expect(!graph.files.contains { $0.kind == .running })
  }
}
