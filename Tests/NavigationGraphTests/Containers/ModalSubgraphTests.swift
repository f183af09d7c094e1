import NavigationGraph
import Projects
import TestSupport
import Testing

@Suite struct ModalSubgraphTests {
  @Test func goesOnUntilTheNextPresentation() throws {
    let graph = try graph(
      initial: "a", scene("viewController", "a", to: "presentation stack"),
      scene("navigationController", "stack", to: "root b"),
      scene("viewController", "b", to: "show c", "modal d"), scene("viewController", "c"),
      scene("viewController", "d"))
    let modals = graph.modalSubgraphs
    #expect(graph.ids(modals.map(\.start)) == ["stack", "d"])
    #expect(modals.map { graph.ids($0.screens) } == [["b", "c"], ["d"]])
    #expect(modals.map(\.depth) == [1, 0])
    #expect(modals.map { graph.ids($0.segues.map(\.source)) } == [["a"], ["b"]])
  }

  @Test func whatIsAlsoPushedIsNone() throws {
    let graph = try graph(
      initial: "a", scene("viewController", "a", to: "modal b", "push b"),
      scene("viewController", "b"))
    #expect(graph.modalSubgraphs.isEmpty)
  }

  @Test func aScreenOfTheAppIsNotInside() throws {
    let graph = try graph(
      initial: "a", scene("viewController", "a", to: "modal b", "push c"),
      scene("viewController", "b", to: "show c"), scene("viewController", "c"))
    #expect(graph.modalSubgraphs.map { graph.ids($0.screens) } == [["b"]])
  }

  @Test(
    arguments: [
      (["popover b"], true), (["popoverPresentation b"], true),
      (["popover b", "popoverPresentation b"], true), (["presentation b"], false),
      (["popover b", "modal b"], false),
    ])
  func aPopoverIsOneByEverySegue(segues: [String], expected: Bool) throws {
    let links = segues.map { "<segue kind=\"\($0.dropLast(2))\" destination=\"b\"/>" }
    let graph = try graph(
      initial: "a",
      scene("viewController", "a", "", "<view><connections>\(links.joined())</connections></view>"),
      scene("viewController", "b"))
    #expect(graph.modalSubgraphs.map(\.isPopover) == [expected])
  }

  @Test(arguments: ["custom", "teleport", "embed", "push"])
  func otherSeguesPresentNothing(kind: String) throws {
    let graph = try graph(
      initial: "a", scene("viewController", "a", to: "\(kind) b"), scene("viewController", "b"))
    #expect(graph.modalSubgraphs.isEmpty)
  }
}
