import NavigationGraph
import Projects
import TestSupport
import Testing

@Suite struct ColumnTests {
  private static let split: [SceneSketch] = [
    .controller(
      "splitViewController", "split", .to("page", by: "secondary"), .to("side", by: "primary"),
      .to("phone", by: "compact"), .to("middle", by: "supplementary")),
    .stack("side", "folders"),
    .list("folders", .show("middle"), .detail("page"), .show("search")),
    .list("middle", .show("page"), .show("note")),
    .stack("page", "detail"),
    .screen("detail", .show("more"), .detail("page")),
    .screen("more"), .screen("note"),
    .list("search"), .tabs("phone"),
  ]

  @Test func columnsAreWhatTheRelationshipsName() throws {
    let graph = try graph(Self.split)
    let columns = graph.columns(of: 0)
    let named = [columns.primary, columns.supplementary, columns.secondary, columns.compact]
    #expect(graph.ids(named.compactMap { $0 }) == ["side", "middle", "page", "phone"])
    #expect(graph.ids(columns.all) == ["side", "middle", "page"])
  }

  @Test func columnsMayBeMissing() throws {
    let graph = try graph(
      .controller("splitViewController", "a", .to("b", by: "secondary")), .screen("b"),
      .split("c", nil))
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
      initial: "split", .split("split", "bar", "d"),
      .tabs("bar", "nav", "other"),
      .stack("nav", "list"),
      .list("list", .detail("d"), .show("more")),
      .screen("more"), .screen("d"),
      .list("other"))
    let stack = try graph.node("nav")
    #expect(graph.splitView(around: stack) == 0)
    #expect(graph.ids(graph.longestChainBesideColumns(from: stack).screens) == ["list", "more"])
    #expect(graph.ids(graph.columnScreens(of: try graph.node("bar"))) == ["list", "other"])
    #expect(graph.ids(graph.columnScreens(of: stack)) == ["list"])
  }

  @Test func whatCodeShowsAsDetailIsNoSecondList() throws {
    let files: KeyValuePairs = [
      "Main.storyboard": storyboard(
        initial: "split", .split("split", "list", "d"),
        .list("list").ofClass("List"), .list("d").ofClass("Messages")),
      "List.swift": """
      class List: UITableViewController {
        func open(_ next: Messages) {
          if traitCollection.horizontalSizeClass == .compact {
            navigationController?.pushViewController(next, animated: true)
          } else {
            splitViewController?.showDetailViewController(next, sender: self)
          }
        }
      }
      class Messages: UITableViewController {}
      """,
    ]
    let input = try withFolder(files) { InputReader(threads: 1).read([$0]) }
    let graph = NavigationGraph(try #require(input.projects.first))
    #expect(graph.ids(graph.listLevels(from: try graph.node("list"))) == ["list"])
  }

  @Test func tabBarsInACycleEnd() throws {
    let graph = try graph(.tabs("a", "b"), .tabs("b", "a"))
    #expect(graph.splitView(around: 0) == nil)
  }

  @Test func withoutASplitViewEveryPushIsALevel() throws {
    let graph = try graph(.stack("a", "b"), .list("b", .detail("c")), .screen("c"))
    #expect(graph.ids(graph.longestChainBesideColumns(from: 0).screens) == ["b", "c"])
  }

  @Test(
    arguments: [
      ([.list("a", .show("b")), .list("b")], "ab"),
      ([.list("a", .push("b")), .screen("b")], "a"),
      ([.list("a", .show("a"))], "a"),
      (
        [
          .list("a", .show("b")),
          .controller("collectionViewController", "b", .show("c"), .show("a")),
          .screen("c", .show("d")), .list("d"),
        ], "ab"
      ),
      ([.list("a", .detail("b")), .list("b")], "a"),
      ([.list("a", .modal("b")), .list("b")], "a"),
      ([.screen("a", .show("b")), .list("b")], ""),
      ([.stack("a", "b"), .list("b", .push("c")), .stack("c", "d"), .list("d")], "bd"),
      ([.stack("a", "b"), .list("b", .show("c")), .stack("c", "d"), .list("d")], "b"),
      ([.split("a", "b"), .list("b")], ""),
    ] as [([SceneSketch], String)])
  func listLevelsAreListsThatFollowEachOther(scenes: [SceneSketch], levels: String) throws {
    let graph = try graph(scenes)
    #expect(graph.ids(graph.listLevels(from: 0)).joined() == levels)
  }
}
