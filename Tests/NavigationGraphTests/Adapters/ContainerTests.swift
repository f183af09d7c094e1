import FileReading
import InterfaceBuilder
import NavigationGraph
import Projects
import Testing

/// What a container that no document shows becomes in the graph.
@Suite struct ContainerTests {
  private static let items = [item("Home", line: 4, "Home"), item("More", line: 5)]

  @Test func aContainerIsAScreenWithTransitionsToItsItems() throws {
    var bar = Container(.tabBar, id: "Tabs", items: Self.items, origin: Self.origin(line: 3))
    bar.className = "Tabs"
    let file = Self.file(bar)
    #expect(file.screens.map(\.id) == ["Tabs", "4:7", "5:7"])
    #expect(file.screens.map(\.kind) == [.tabBar, .unspecified, .reference])
    #expect(file.screens.map(\.customClass) == ["Tabs", "Home", nil])
    #expect(file.screens.map(\.item?.shownTitle) == [nil, "Home", "More"])
    #expect(file.screens.map(\.origin.location.line) == [3, 4, 5])
    #expect(file.transitions.map(\.source) == [0, 0])
    #expect(file.transitions.map(\.destination) == [1, 2])
    #expect(file.transitions.allSatisfy { $0.kind == .contains(.item) })
    #expect(file.platform == .tvOS && !file.isDocument && file.name == "Tabs")
  }

  @Test func aScreenInAStackIsBehindIt() {
    var items = Self.items
    items[0].content.stack = Item.Stack(origin: items[0].origin)
    let file = Self.file(Container(.tabBar, id: "3:1", items: items, origin: Self.origin(line: 3)))
    #expect(file.screens.map(\.id) == ["3:1", "4:7/stack", "4:7", "5:7"])
    #expect(file.transitions.map(\.destination) == [1, 3, 2])
    #expect(file.transitions.last?.kind == .contains(.root))
  }

  @Test func theItemsOfADocumentsTabBarStandAlone() {
    var bar = Container(.tabBar, id: "x", items: Self.items, origin: Self.origin(line: 3))
    bar.existing = ScreenName(file: "Main.storyboard", id: "bar")
    let file = Self.file(bar)
    #expect(file.screens.map(\.id) == ["4:7", "5:7"] && file.transitions.isEmpty)
  }

  @Test(arguments: [Container.Kind.bareTabBar, .pageControl, .segmentedControl])
  func aControlIsNoScreen(kind: Container.Kind) {
    let file = Self.file(Container(kind, id: "x", items: Self.items, origin: Self.origin(line: 3)))
    #expect(file.screens.isEmpty && file.containers.count == 1)
  }

  @Test func theAppStartsWithAnEntry() throws {
    var bar = Container(.tabBar, id: "x", items: Self.items, origin: Self.origin(line: 3))
    bar.isEntry = true
    let graph = NavigationGraph(Project(name: "Example", root: "."), team: Self.file(bar))
    let node = try graph.node("x")
    #expect(graph.entryPoints.map(\.node) == [node])
    #expect(graph.entryPoints.map(\.source) == [.declared(file: "App/Tabs.swift")])
    #expect(graph.tabs(of: node).map(\.titleSource) == [.declared, .declared])
  }

  private static func file(_ container: Container) -> ScreenFile {
    ScreenFile([container], path: "App/Tabs.swift", kind: .source, platform: .tvOS)
  }

  private static func item(_ title: String, line: Int, _ className: String? = nil) -> Item {
    var item = Item(title: .known(title), origin: origin(line: line))
    item.id = "\(line):7"
    item.content.className = className
    if className == nil {
      item.content.reference = SceneReference(storyboard: title, scene: nil)
    }
    return item
  }

  private static func origin(line: Int) -> Origin {
    Origin(.source, at: SourceLocation(file: "App/Tabs.swift", line: line, column: 7))
  }
}
