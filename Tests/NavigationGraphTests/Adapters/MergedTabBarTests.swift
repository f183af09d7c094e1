import FileReading
import InterfaceBuilder
import NavigationGraph
import Projects
import SourceEvidence
import TestSupport
import Testing

/// Tab bars that a storyboard shows and whose items code changes.
@Suite struct MergedTabBarTests {
  private static let main = storyboard(
    initial: "bar",
    .tabs("bar", "a", "b").ofClass("MainTabs"),
    .screen("a"), .screen("b"))

  @Test(
    arguments: [
      (.replaces, ["MainTabs.tab1", "MainTabs.tab2"]),
      (.appends, ["a", "b", "MainTabs.tab1", "MainTabs.tab2"]),
      (.inserts(at: 0), ["MainTabs.tab1", "MainTabs.tab2", "a", "b"]),
      (.inserts(at: 1), ["a", "MainTabs.tab1", "MainTabs.tab2", "b"]),
      (.inserts(at: 9), ["a", "b", "MainTabs.tab1", "MainTabs.tab2"]), (nil, ["a", "b"]),
    ] as [(CodeContainer.Change?, [String])])
  func codeChangesTheItems(change: CodeContainer.Change?, items: [String]) throws {
    var container = Self.container(named: "MainTabs")
    container.change = change
    let graph = try graph(of: container)
    #expect(
      graph.ids(graph.nodes.indices.filter { graph.kind($0) == .tabBar }) == ["bar"])
    #expect(graph.ids(graph.tabs(of: try graph.node("bar")).compactMap(\.node)) == items)
  }

  @Test func aListThatIsCompleteInCodeReplacesTheItems() throws {
    var container = Self.container(named: "MainTabs")
    container.knowsAllTabs = true
    let graph = try graph(of: container)
    #expect(graph.tabs(of: try graph.node("bar")).map(\.title) == ["One", "Two"])
  }

  @Test func aSuperclassInCodeIsTheTabBarOfAStoryboard() throws {
    let files: KeyValuePairs = [
      "Main.storyboard": Self.main,
      "Tabs.swift": """
      class BaseTabs: UITabBarController {
        override func viewDidLoad() {
          super.viewDidLoad()
          viewControllers = [First(), Second(), Third()]
        }
      }
      class MainTabs: BaseTabs {}
      class First: UIViewController {}
      class Second: UIViewController {}
      class Third: UIViewController {}
      """,
    ]
    let input = try withFolder(files) { InputReader(threads: 1).read([$0]) }
    let graph = NavigationGraph(try #require(input.projects.first))
    let tabs = graph.tabs(of: try graph.node("bar")).compactMap(\.node)
    #expect(tabs.map { graph.screen($0).customClass } == ["First", "Second", "Third"])
  }

  @Test func codeThatOnlyChangesTabsLeavesTheItems() throws {
    var container = Self.container(named: "MainTabs")
    container.onlyChangesTabs = true
    container.knowsAllTabs = true
    let graph = try graph(of: container)
    #expect(graph.ids(graph.tabs(of: try graph.node("bar")).compactMap(\.node)) == ["a", "b"])
  }

  @Test func theTitlesThatCodeSetsByPositionCount() throws {
    var container = Self.container(named: "MainTabs")
    container.onlyChangesTabs = true
    container.tabs[1].title = nil
    let graph = try graph(of: container)
    let tabs = graph.tabs(of: try graph.node("bar"))
    #expect(tabs.map(\.title).first == "One" && tabs.map(\.titleSource).first == .code)
    #expect(tabs.map(\.titleSource).last != .code)
  }

  private static func container(named name: String) -> CodeContainer {
    var container = CodeContainer(.tabBar, place: SourceLocation(file: "Tabs.swift", line: 9))
    container.name = name
    container.tabs = ["One", "Two"].enumerated().map { index, title in
      var tab = CodeTab(place: SourceLocation(file: "Tabs.swift", line: index + 1))
      tab.title = CodeText(literal: title)
      return tab
    }
    return container
  }

  private func graph(of container: CodeContainer) throws -> NavigationGraph {
    var project = try NavigationGraphTests.graph(["Main.storyboard": Self.main]).project
    var source = SourceEvidence()
    source.containers = [container]
    project.source = source
    return NavigationGraph(project)
  }
}
