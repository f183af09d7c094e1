import NavigationGraph
import Projects
import TestSupport
import Testing

@Suite struct ModalSubgraphTests {
  @Test func goesOnUntilTheNextPresentation() throws {
    let graph = try graph(
      initial: "a", .screen("a", .present("stack")),
      .stack("stack", "b"),
      .screen("b", .show("c"), .modal("d")), .screen("c"),
      .screen("d"))
    let modals = graph.modalSubgraphs
    #expect(graph.ids(modals.map(\.start)) == ["stack", "d"])
    #expect(modals.map { graph.ids($0.screens) } == [["b", "c"], ["d"]])
    #expect(modals.map(\.depth) == [1, 0])
    #expect(modals.map { graph.ids($0.segues.map(\.source)) } == [["a"], ["b"]])
  }

  @Test func whatIsAlsoPushedIsNone() throws {
    let graph = try graph(initial: "a", .screen("a", .modal("b"), .push("b")), .screen("b"))
    #expect(graph.modalSubgraphs.isEmpty)
  }

  @Test func aScreenOfTheAppIsNotInside() throws {
    let graph = try graph(
      initial: "a", .screen("a", .modal("b"), .push("c")),
      .screen("b", .show("c")), .screen("c"))
    #expect(graph.modalSubgraphs.map { graph.ids($0.screens) } == [["b"]])
  }

  @Test(
    arguments: [
      (["popover"], true), (["popoverPresentation"], true),
      (["popover", "popoverPresentation"], true), (["presentation"], false),
      (["popover", "modal"], false),
    ])
  func aPopoverIsOneByEverySegue(segues: [String], expected: Bool) throws {
    let start = SceneSketch(
      element: "viewController", id: "a", segues: segues.map { .to("b", by: $0) })
    let graph = try graph(initial: "a", start, .screen("b"))
    #expect(graph.modalSubgraphs.map(\.isPopover) == [expected])
  }

  @Test(arguments: ["custom", "teleport", "embed", "push"])
  func otherSeguesPresentNothing(kind: String) throws {
    let graph = try graph(initial: "a", .screen("a", .to("b", by: kind)), .screen("b"))
    #expect(graph.modalSubgraphs.isEmpty)
  }
}
