import FileReading
import InterfaceBuilder
import NavigationGraph
import Projects
import TestSupport
import Testing

@Suite struct GraphTests {
  @Test func seguesKeepTheirOrder() throws {
    let graph = try graph(
      .screen("a", .show("c"), .present("b"), .show("a")),
      .screen("b"), .screen("c", .show("b")))
    let a = try graph.node("a")
    let b = try graph.node("b")
    #expect(graph.ids(graph.segues(from: a).map(\.target)) == ["c", "b", "a"])
    #expect(graph.segues(from: a).map(\.kind) == [.show, .presentation, .show])
    #expect(graph.ids(graph.segues(to: b).map(\.source)) == ["a", "c"])
    #expect(graph.nodes.count == 3)
  }

  @Test func unwindSeguesLeadNowhere() throws {
    let graph = try graph(.screen("a", .unwind("exit"), .unwind("b")), .screen("b"))
    #expect(graph.edges.isEmpty)
    #expect(graph.problems.isEmpty)
  }

  @Test func aDestinationThatIsNotInTheFileGivesANote() throws {
    let graph = try graph(.screen("a"), .screen("b", .show("gone"), .show("a")))
    #expect(graph.ids(graph.edges.map(\.target)) == ["a"])
    let problem = try #require(graph.problems.first)
    #expect(graph.problems.count == 1)
    #expect(problem.level == .note)
    #expect(problem.location.line == 4)
    #expect(problem.message.contains("gone"))
  }

  @Test func objectIDsAreUniqueInAFileOnly() throws {
    let graph = try graph([
      "A.storyboard": storyboard(
        .screen("1", .show("2")), .list("2")),
      "B.storyboard": storyboard(
        .screen("2", .show("1")), .list("1")),
    ])
    #expect(graph.edges.map(\.target) == [1, 3])
    #expect(
      graph.edges.map { graph.kind($0.target) } == [.table, .table])
    #expect(graph.file(graph.edges[1].target).path == "B.storyboard")
    #expect(graph.location(3).file == "B.storyboard")
  }

  @Test(
    arguments: [
      ("navigationController", Containment.root),
      ("tabBarController", .item),
    ])
  func nestedControllersAreHeldByTheOneAround(kind: String, part: Containment) throws {
    let text = """
      <document targetRuntime="iOS"><objects><\(kind) id="1"><viewControllers>
      <viewController id="2"/><viewController id="3"/></viewControllers></\(kind)></objects></document>
      """
    let graph = try graph(["Old.xib": text])
    #expect(graph.ids(graph.children(of: 0, part)) == ["2", "3"])
  }

  @Test func aNestedControllerThatHoldsOthersHoldsItsOwn() throws {
    let text = """
      <document targetRuntime="iOS"><objects><tabBarController id="1"><viewControllers>
      <navigationController id="2"><viewControllers><viewController id="3"/></viewControllers>
      </navigationController></viewControllers></tabBarController></objects></document>
      """
    let graph = try graph(["Old.xib": text])
    #expect(graph.ids(graph.children(of: 0, .item)) == ["2"])
    #expect(graph.ids([graph.root(of: 1)]) == ["3"])
  }
}
