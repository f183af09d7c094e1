import InterfaceBuilder
import NavigationGraph
import Projects
import SourceEvidence
import TestSupport
import Testing

import struct FileReading.SourceLocation

/// Where code leads from one controller to another.
@Suite struct CodeEdgeTests {
  /// Code in a method of `Home`, and the edges it makes.
  static let ways: [(String, [String])] = [
    ("navigationController?.pushViewController(Detail(), animated: true)", ["home push detail"]),
    ("show(Detail(), sender: nil)", ["home push detail"]),
    ("showDetailViewController(Detail(), sender: nil)", ["home showDetail detail"]),
    ("present(Detail(), animated: true)", ["home presentation detail"]),
    (
      """
      let detail = Detail()
      detail.modalPresentationStyle = .popover
      present(detail, animated: true)
      """, ["home popoverPresentation detail"]
    ),
    ("addChild(Detail())", ["home embed detail"]),
    (
      """
      let next = storyboard!.instantiateViewController(withIdentifier: "detail")
      present(next, animated: true)
      """, ["home presentation detail"]
    ),
    (
      """
      let next = UIStoryboard(name: "Other", bundle: nil).instantiateInitialViewController()!
      present(next, animated: true)
      """, ["home presentation settings"]
    ),
    (
      """
      let next = UIStoryboard(name: "Other", bundle: nil)
        .instantiateViewController(withIdentifier: "linked")
      show(next, sender: nil)
      """, ["home push detail"]
    ),
    (
      "_ = UIStoryboard(name: \"Other\", bundle: nil).instantiateViewController(withIdentifier: \"twin\")",
      ["home instantiate twinB"]
    ),
    (
      "let next = StoryboardScene.Main.detail.instantiate(); present(next, animated: true)",
      ["home presentation detail"]
    ),
    (
      "let next = R.storyboard.other.aboutUs()!; present(next, animated: true)",
      ["home presentation about"]
    ),
    (
      "navigationController?.setViewControllers([Detail()], animated: true)",
      ["home replace detail"]
    ),
    ("show(Home(), sender: nil)", ["home push home"]),
    ("present(Tabs(), animated: true)", ["home presentation Tabs"]),
    (
      "present(UINavigationController(rootViewController: Detail()), animated: true)",
      ["home presentation Home.go"]
    ),
    (
      """
      let stack = UINavigationController()
      stack.pushViewController(Detail(), animated: false)
      present(stack, animated: true)
      """, ["home presentation Home.go"]
    ),
    // The same way twice, and the same in several ways.
    (
      "show(Detail(), sender: nil); show(Detail(), sender: nil); present(Detail(), animated: true)",
      ["home push detail", "home presentation detail"]
    ),
  ]

  @Test(arguments: ways.indices)
  func codeLeadsFromAScreenToAnother(index: Int) throws {
    let (statement, expected) = Self.ways[index]
    let graph = try Self.graph(home: statement)
    #expect(graph.codeEdges == expected)
  }

  /// Code in a method of `Home` that leads nowhere that is known.
  static let others = [
    "present(Twin(), animated: true)", "present(Unknown(), animated: true)",
    "performSegue(withIdentifier: \"go\", sender: nil)",
    "let next = storyboard!.instantiateViewController(withIdentifier: \"gone\"); show(next, sender: 1)",
    "let next = storyboard!.instantiateViewController(withIdentifier: names[0]); show(next, sender: 1)",
    "let next = UIStoryboard(name: \"Gone\", bundle: nil).instantiateInitialViewController()!; show(next, sender: 1)",
    "let next = UIStoryboard(name: \"Other\", bundle: nil).instantiateViewController(withIdentifier: \"lost\"); show(next, sender: 1)",
    "#if os(tvOS)\nshow(Detail(), sender: nil)\n#endif",
    "#if DEBUG\nshow(Detail(), sender: nil)\n#endif",
    "#if !targetEnvironment(macCatalyst)\nshow(Detail(), sender: nil)\n#endif",
    // What the storyboard says already.
    "show(Listed(), sender: nil)",
  ]

  @Test(arguments: others)
  func whatIsNotKnownLeadsNowhere(statement: String) throws {
    #expect(try Self.graph(home: statement).codeEdges == [])
  }

  @Test func codeOfASuperclassIsThatOfItsScreens() throws {
    let graph = try Self.graph(
      home: "",
      more: """
        class Base: UIViewController {
          func help() { present(Detail(), animated: true) }
          func list() { show(Listed(), sender: nil) }
        }
        class Listed: Base {}
        class Settings: Base {}
        extension UIViewController { func about() { present(About(), animated: true) } }
        class About: UIViewController {}
        """)
    // Not from a screen to itself, and not from every screen because of an extension.
    #expect(
      graph.codeEdges == [
        "listed presentation detail", "settings presentation detail", "settings push listed",
      ])
  }

  /// The tab bar of a framework's class is the one that the function makes.
  @Test(arguments: [("compact", Role.compactColumn), ("primary", .nested)])
  func aColumnHoldsATabBarWithoutAClass(column: String, role: Role) throws {
    let graph = try Self.graph([
      "App.swift": """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          let split = UISplitViewController(style: .doubleColumn)
          split.setViewController(tabs(), for: .\(column))
          split.setViewController(Page(), for: .secondary)
          UIWindow().rootViewController = split
          return true
        }
        func tabs() -> UITabBarController {
          let tabs = UITabBarController()
          tabs.viewControllers = [One(), Two()]
          return tabs
        }
      }
      class One: UIViewController {}
      class Two: UIViewController {}
      class Page: UIViewController {}
      """
    ])
    let tabs = try #require(graph.nodes.indices.first { graph.kind($0) == .tabBar })
    #expect(graph.role(of: tabs) == role)
  }

  @Test func whatCodeShowsInAnotherColumnIsNoLevel() throws {
    let split = """
      class Split: UISplitViewController {
        override func viewDidLoad() {
          setViewController(UINavigationController(rootViewController: Front()), for: .primary)
          setViewController(Page(), for: .secondary)
          open(Note())
        }
        func open(_ screen: UIViewController) { setViewController(screen, for: .secondary) }
      }
      class Front: UIViewController {
        func go() { show(Item(), sender: nil) }
        func twin() { show(Note(), sender: nil) }
      }
      class Page: UIViewController { func more() { show(More(), sender: nil) } }
      class Item: UIViewController {
        func detail() { showDetailViewController(Last(), sender: nil) }
      }
      class Note: UIViewController { func more() { show(More(), sender: nil) } }
      class More: UIViewController {}
      class Last: UIViewController { func more() { show(More(), sender: nil) } }
      """
    let graph = try Self.graph(["App.swift": split])
    let node = try #require(graph.nodes.indices.first { graph.screen($0).customClass == "Front" })
    let first = graph.rootChain(above: node).first { graph.kind($0) == .stack }
    let chain = graph.longestChainBesideColumns(from: try #require(first))
    #expect(chain.screens.compactMap { graph.screen($0).customClass } == ["Front", "Item"])
    let item = try #require(graph.nodes.indices.first { graph.screen($0).customClass == "Item" })
    #expect(graph.longestChain(from: item).depth == 0)
  }

  @Test func codeSaysWhereAndHow() throws {
    let graph = try Self.graph(
      home: """
        let next = Detail()
        next.modalPresentationStyle = .overFullScreen
        present(next, animated: true)
        """)
    let edge = try #require(graph.edges.first { $0.code != nil })
    #expect(edge.origin.location == SourceLocation(file: "Home.swift", line: 5, column: 1))
    #expect(edge.origin.element == nil)
    #expect(edge.code?.presentationStyle == "overFullScreen")
  }

  @Test func objectiveCLeadsToo() throws {
    let graph = try Self.graph([
      "Home.h": "@interface Home : UIViewController\n@end",
      "Home.m": """
      @implementation Home
      - (void)go {
        UIViewController *next =
          [self.storyboard instantiateViewControllerWithIdentifier:@"detail"];
        [self.navigationController pushViewController:next animated:YES];
      }
      @end
      """,
    ])
    #expect(graph.codeEdges == ["home push detail"])
  }

  @Test func viewsOfSwiftUILeadToEachOther() throws {
    let graph = try Self.graph([
      "App.swift": """
      @main struct TheApp: App { var body: some Scene { WindowGroup { Front() } } }
      struct Front: View {
        var body: some View {
          TabView {
            First().tabItem { Text("First") }
            Second().tabItem { Text("Second") }
          }
          .sheet(isPresented: $shown) { Columns() }
        }
      }
      struct First: View { var body: some View { NavigationLink("More") { Columns() } } }
      struct Second: View { var body: some View { Text("").popover(item: $x) { _ in Columns() } } }
      struct Columns: View {
        var body: some View { NavigationSplitView { First() } detail: { Second() } }
      }
      """
    ])
    #expect(
      graph.codeEdges == [
        "Front presentation Columns",
        // Each of them is a tab and a column.
        "Front.tab1 push Columns", "Columns.column1 push Columns",
        "Front.tab2 popoverPresentation Columns", "Columns.column2 popoverPresentation Columns",
      ])
    #expect(graph.ids(graph.entryPoints.map(\.node)) == ["Front"])
  }

  private static let scenes: [SceneSketch] = [
    .screen("home", .show("listed")).ofClass("Home"), .screen("listed").ofClass("Listed"),
    .screen("detail").ofClass("Detail").identified("detail"), .screen("twinA").ofClass("Twin"),
  ]
  private static let other: [SceneSketch] = [
    .screen("settings").ofClass("Settings"), .screen("twinB").ofClass("Twin").identified("twin"),
    .screen("about").ofClass("About").identified("About Us"),
    .reference("link", to: "Main").identified("linked").with("referencedIdentifier=\"detail\""),
    .reference("lost", to: "Gone").identified("lost"),
  ]

  /// The graph of scenes, and code in a method of the first one.
  private static func graph(home statement: String, more: String = "") throws -> NavigationGraph {
    try graph([
      "Home.swift": """
      class Home: UIViewController {
      func go() {
      \(statement)
      }
      }
      """,
      "Tabs.swift": """
      class Tabs: UITabBarController {
        override func viewDidLoad() { viewControllers = [First(), Second()] }
      }
      class First: UIViewController {}
      class Second: UIViewController {}
      """,
      "More.swift": more.isEmpty ? "class Listed: UIViewController {}" : more,
      "Detail.swift": "class Detail: UIViewController {}\nclass Twin: UIViewController {}",
    ])
  }

  private static func graph(_ sources: KeyValuePairs<String, String>) throws -> NavigationGraph {
    let documents = [
      (key: "Main.storyboard", value: storyboard(initial: "home", scenes)),
      (key: "Other.storyboard", value: storyboard(initial: "settings", other)),
    ]
    let input = try withFolder(files: documents + sources.map { $0 }) {
      InputReader(threads: 2).read([$0])
    }
    return NavigationGraph(try #require(input.projects.first))
  }
}

extension NavigationGraph {
  /// The edges that code makes, in words.
  var codeEdges: [String] {
    edges.filter { $0.code != nil }.map {
      "\(screen($0.source).id) \($0.kind.name) \(screen($0.target).id)"
    }
  }
}
