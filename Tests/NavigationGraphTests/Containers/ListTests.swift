import NavigationGraph
import Projects
import TestSupport
import Testing

@Suite struct ListTests {
  private static let table = "<tableView key=\"view\"/>"
  private static let paging = "<collectionView key=\"view\" pagingEnabled=\"YES\"/>"

  @Test(
    arguments: [
      ("tableViewController", table, true),
      ("tableViewController", "", true),
      ("collectionViewController", "<collectionView key=\"view\"/>", true),
      ("collectionViewController", "", true),
      ("collectionViewController", paging, false),
      ("viewController", "", false),
      ("viewController", "<view key=\"view\"/>", false),
      ("viewController", table, true),
      ("viewController", "<collectionView key=\"view\"/>", true),
      ("viewController", paging, false),
      ("viewController", view("<label/><tableView/>"), true),
      ("viewController", view("<collectionView/>"), true),
      ("viewController", view("<collectionView pagingEnabled=\"YES\"/>"), false),
      ("viewController", view("<collectionView pagingEnabled=\"YES\"/><tableView/>"), true),
      ("viewController", view("<view><subviews><tableView/></subviews></view>"), false),
      ("viewController", "<tableView key=\"other\"/>", false),
      ("hostingController", "", false),
      ("fancyController", table, true),
    ])
  func aListIsOneByItsKindOrItsView(kind: String, inside: String, expected: Bool) throws {
    #expect(try graph(.controller(kind, "a").containing(inside)).isList(0) == expected)
  }

  @Test func aNavigationControllerIsWhatItsRootIs() throws {
    let graph = try graph(.stack("a", "b"), .stack("b", "c"), .list("c"), .stack("d", nil))
    #expect(graph.nodes.indices.map(graph.isList) == [true, true, true, false])
  }

  @Test(
    arguments: [
      ("primary", "stack", true), ("primary", "plain", false), ("secondary", "stack", false),
      ("primary", "split", false), ("primary", "inner", false),
    ])
  func aSplitViewIsWhatItsPrimaryColumnIs(column: String, screen: String, expected: Bool) throws {
    let graph = try graph(
      .controller("splitViewController", "split", .to(screen, by: column)),
      .stack("stack", "list"), .list("list"),
      .screen("plain"), .split("inner", "list"))
    #expect(graph.isList(0) == expected)
  }

  @Test func aReferenceIsWhatItLeadsTo() throws {
    let graph = try graph([
      "Main.storyboard": storyboard(.reference("a", to: "List"), .reference("b", to: "Gone")),
      "List.storyboard": storyboard(initial: "c", .list("c")),
    ])
    #expect(graph.nodes.indices.map(graph.isList) == [true, false, true])
  }

  private static func view(_ inside: String) -> String {
    "<view key=\"view\"><subviews>\(inside)</subviews></view>"
  }
}
