import InterfaceBuilder
import NavigationGraph
import Projects
import TestSupport
import Testing

/// The titles that the code of screens gives them.
@Suite struct CodeTitleTests {
  /// The graph of a storyboard whose one screen has a class with some code when its view is loaded.
  private func graph(
    _ code: String, _ screen: SceneSketch = Self.unnamed, strings: String = ""
  ) throws -> NavigationGraph {
    let files: KeyValuePairs = [
      "App/Base.lproj/Main.storyboard": storyboard(initial: "home", screen),
      "App/en.lproj/Localizable.strings": strings,
      "App/Home.swift": """
      class Home: UIViewController {
        override func viewDidLoad() {
          \(code)
        }
      }
      """,
    ]
    let project = try withFolder(files) { InputReader(threads: 1).read([$0]) }.projects.first
    return NavigationGraph(try #require(project))
  }

  private static let unnamed = SceneSketch.controller("viewController", "home")
    .with("customClass=\"Home\"").named("View Controller")
  private static let named = unnamed.titled("Placeholder").containing(
    "<navigationItem key=\"navigationItem\" id=\"item\" title=\"Placeholder\"/>")

  @Test(arguments: [unnamed, named])
  func codeHasTheLastWord(screen: SceneSketch) throws {
    let graph = try graph("title = \"Plants\"", screen)
    let home = try graph.node("home")
    #expect(graph.name(of: home) == "Plants")
    #expect(graph.screen(home).shownTitle == "Plants")
    #expect(graph.screen(home).hasTitle)
  }

  @Test(arguments: [
    ("title = item.name", "Placeholder"), ("if isNew { title = \"New\" }", "Placeholder"),
    ("title = String(format: \"Plant %d\", count)", "Placeholder"),
    ("title = Texts.home_title", "Placeholder"), ("", "Placeholder"),
  ])
  func whatIsUnknownReplacesNothing(code: String, title: String) throws {
    let graph = try graph(code, Self.named)
    #expect(graph.screen(try graph.node("home")).shownTitle == title)
  }

  @Test(arguments: [
    ("title = item.name", true), ("if isNew { title = \"New\" }", true), ("", false),
  ])
  func anUnknownTitleIsOneToo(code: String, hasTitle: Bool) throws {
    let graph = try graph(code)
    #expect(graph.screen(try graph.node("home")).hasTitle == hasTitle)
  }

  @Test(arguments: [
    "title = NSLocalizedString(\"home_title\", comment: \"\")",
    "title = translated(\"home_title\")",
    "title = \"home_title\".mine", "title = \"home_title\"",
    "title = table[\"home_title\"] ?? \"home_title\"",
    "var text = \"\"; if let a { text = a } else { text = \"home_title\" }; title = text",
  ])
  func keysAreLookedUp(code: String) throws {
    let graph = try graph(code, strings: "\"home_title\" = \"Plants\";")
    #expect(graph.name(of: try graph.node("home")) == "Plants")
  }

  @Test func aTabKeepsTheTitleOfItsItem() throws {
    let files: KeyValuePairs = [
      "Main.storyboard": storyboard(
        initial: "bar", .tabs("bar", "home", "map"),
        .controller("viewController", "home").with("customClass=\"Home\"").containing(
          "<tabBarItem key=\"tabBarItem\" id=\"tab\" title=\"Start\"/>"),
        .controller("viewController", "map").with("customClass=\"Map\"")),
      "App.swift": """
      class Home: UIViewController { override func viewDidLoad() { title = "Plants" } }
      class Map: UIViewController { override func viewDidLoad() { navigationItem.title = "Beds" } }
      """,
    ]
    let project = try withFolder(files) { InputReader(threads: 1).read([$0]) }.projects.first
    let graph = NavigationGraph(try #require(project))
    let tabs = graph.tabs(of: try graph.node("bar"))
    #expect(tabs.map(\.title) == ["Start", nil])
    #expect(tabs.map(\.suggestedTitle) == [nil, "Beds"])
  }

  /// Titles of tabs that are several static members away, in the table that code names.
  @Test(arguments: [
    ("tabBarItem = .home", "The home"), ("tabBarItem = .settings", "The settings"),
    ("tabBarItem.title = R.string.localizable.plantListTitle()", "Plants"),
    (
      "tabBarItem.title = NSLocalizedString(\"page\", tableName: \"None\", comment: \"\")",
      "The home"
    ),
  ])
  func titlesAreInTheTableThatCodeNames(code: String, title: String) throws {
    let files: KeyValuePairs = [
      "en.lproj/Home.strings": "\"page\" = \"The home\";",
      "en.lproj/Settings.strings": "\"page\" = \"The settings\";",
      "en.lproj/Localizable.strings": "\"plant.list.title\" = \"Plants\";",
      "App.swift": """
      class Tabs: UITabBarController {
        override func viewDidLoad() {
          let home = UIViewController()
          home.\(code)
          viewControllers = [home]
        }
      }
      struct Table {
        let name: String
        func text(_ key: String) -> String { NSLocalizedString(key, tableName: name, comment: "") }
      }
      extension UITabBarItem {
        static var home: UITabBarItem {
          .init(title: Table(name: "Home").text("page"), image: nil, selectedImage: nil)
        }
        static var settings: UITabBarItem {
          .init(title: Table(name: "Settings").text("page"), image: nil, selectedImage: nil)
        }
      }
      """,
    ]
    let project = try withFolder(files) { InputReader(threads: 1).read([$0]) }.projects[0]
    let graph = NavigationGraph(project)
    let bar = try #require(graph.nodes.indices.first { graph.kind($0) == .tabBar })
    #expect(graph.tabs(of: bar).map(\.title) == [title])
  }
}
