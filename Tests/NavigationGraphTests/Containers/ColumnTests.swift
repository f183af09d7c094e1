import NavigationGraph
import Projects
import TestSupport
import Testing

@Suite struct ColumnTests {
  private static let split = [
    scene(
      "splitViewController", "split",
      to: "secondary page", "primary side", "compact phone", "supplementary middle"),
    scene("navigationController", "side", to: "root folders"),
    scene("tableViewController", "folders", to: "show middle", "showDetail page", "show search"),
    scene("tableViewController", "middle", to: "show page", "show note"),
    scene("navigationController", "page", to: "root detail"),
    scene("viewController", "detail", to: "show more", "showDetail page"),
    scene("viewController", "more"), scene("viewController", "note"),
    scene("tableViewController", "search"), scene("tabBarController", "phone"),
  ].joined()

  @Test func columnsAreWhatTheRelationshipsName() throws {
    let graph = try graph(Self.split)
    let columns = graph.columns(of: 0)
    let named = [columns.primary, columns.supplementary, columns.secondary, columns.compact]
    #expect(graph.ids(named.compactMap { $0 }) == ["side", "middle", "page", "phone"])
    #expect(graph.ids(columns.all) == ["side", "middle", "page"])
  }

  @Test func columnsMayBeMissing() throws {
    let graph = try graph(
      scene("splitViewController", "a", to: "secondary b"), scene("viewController", "b"),
      scene("splitViewController", "c"))
    #expect(graph.columns(of: 0).primary == nil)
    #expect(graph.ids(graph.columns(of: 0).all) == ["b"])
    #expect(graph.columns(of: 2).all.isEmpty)
  }

  @Test(
    arguments: [
      ("folders", "split"), ("side", "split"), ("detail", "split"), ("page", "split"),
      ("phone", "split"), ("more", nil), ("split", nil),
    ])
  func aColumnKnowsItsSplitView(id: String, split: String?) throws {
    let graph = try graph(Self.split)
    let found = graph.splitView(around: try graph.node(id))
    #expect(graph.ids([found].compactMap { $0 }) == [split].compactMap { $0 })
  }

  @Test func aPrimaryColumnKnowsItsSplitView() throws {
    let graph = try graph(Self.split)
    #expect(graph.splitView(withPrimary: try graph.node("folders")) == 0)
    #expect(graph.splitView(withPrimary: try graph.node("detail")) == nil)
  }

  @Test(
    arguments: [
      // What stands in a column goes no level deeper; everything else does.
      ("side", ["folders", "search"]), ("middle", ["middle", "note"]),
      ("page", ["detail", "more"]),
      ("more", ["more"]),
    ])
  func columnsAreNoLevel(id: String, screens: [String]) throws {
    let graph = try graph(Self.split)
    #expect(graph.ids(graph.longestChainBesideColumns(from: try graph.node(id)).screens) == screens)
  }

  @Test func aTabBarInAColumnHidesNoColumn() throws {
    let graph = try graph(
      initial: "split", scene("splitViewController", "split", to: "primary bar", "secondary d"),
      scene("tabBarController", "bar", to: "tab nav", "tab other"),
      scene("navigationController", "nav", to: "root list"),
      scene("tableViewController", "list", to: "showDetail d", "show more"),
      scene("viewController", "more"), scene("viewController", "d"),
      scene("tableViewController", "other"))
    let stack = try graph.node("nav")
    #expect(graph.splitView(around: stack) == 0)
    #expect(graph.ids(graph.longestChainBesideColumns(from: stack).screens) == ["list", "more"])
    #expect(graph.ids(graph.columnScreens(of: try graph.node("bar"))) == ["list", "other"])
    #expect(graph.ids(graph.columnScreens(of: stack)) == ["list"])
  }

  @Test func tabBarsInARingEnd() throws {
    let graph = try graph(
      scene("tabBarController", "a", to: "tab b"), scene("tabBarController", "b", to: "tab a"))
    #expect(graph.splitView(around: 0) == nil)
  }

  @Test func withoutASplitViewEveryPushIsALevel() throws {
    let graph = try graph(
      scene("navigationController", "a", to: "root b"),
      scene("tableViewController", "b", to: "showDetail c"), scene("viewController", "c"))
    #expect(graph.ids(graph.longestChainBesideColumns(from: 0).screens) == ["b", "c"])
  }

  @Test(
    arguments: [
      ([scene("tableViewController", "a", to: "show b"), scene("tableViewController", "b")], "ab"),
      ([scene("tableViewController", "a", to: "push b"), scene("viewController", "b")], "a"),
      ([scene("tableViewController", "a", to: "show a")], "a"),
      (
        [
          scene("tableViewController", "a", to: "show b"),
          scene("collectionViewController", "b", to: "show c", "show a"),
          scene("viewController", "c", to: "show d"), scene("tableViewController", "d"),
        ], "ab"
      ),
      (
        [scene("tableViewController", "a", to: "showDetail b"), scene("tableViewController", "b")],
        "a"
      ),
      ([scene("tableViewController", "a", to: "modal b"), scene("tableViewController", "b")], "a"),
      ([scene("viewController", "a", to: "show b"), scene("tableViewController", "b")], ""),
      (
        [
          scene("navigationController", "a", to: "root b"),
          scene("tableViewController", "b", to: "push c"),
          scene("navigationController", "c", to: "root d"), scene("tableViewController", "d"),
        ], "bd"
      ),
      (
        [
          scene("navigationController", "a", to: "root b"),
          scene("tableViewController", "b", to: "show c"),
          scene("navigationController", "c", to: "root d"), scene("tableViewController", "d"),
        ], "b"
      ),
      (
        [scene("splitViewController", "a", to: "primary b"), scene("tableViewController", "b")], ""
      ),
    ])
  func listLevelsAreListsThatFollowEachOther(scenes: [String], levels: String) throws {
    let graph = try graph(scenes.joined())
    #expect(graph.ids(graph.listLevels(from: 0)).joined() == levels)
  }
}
