import InterfaceBuilder
import NavigationGraph
import Projects
import TestSupport
import Testing

@Suite struct ReachabilityTests {
  @Test(
    arguments: [
      ("root", Step.root), ("tab", .contained), ("primary", .contained), ("compact", .contained),
      ("other", .contained), ("embed", .embedded), ("show", .modal), ("push", .pushed),
      ("showDetail", .pushed), ("replace", .pushed), ("presentation", .modal), ("modal", .modal),
      ("popover", .modal), ("popoverPresentation", .modal), ("custom", .modal),
      ("teleport", .modal),
    ])
  func eachSegueIsAStep(segue: String, step: Step) throws {
    let graph = try graph(initial: "a", .screen("a", .to("b", by: segue)), .screen("b"))
    #expect(graph.edges.map(\.step) == [step])
    #expect(graph.edges.map(\.isPush) == [step == .pushed])
    #expect(graph.reachability.fromEntry == [.root, step])
    #expect(graph.reachability.fromTop == [nil, nil])
  }

  @Test func theFurthestStepOfAWayCounts() throws {
    let graph = try graph(
      initial: "a", .screen("a", .modal("b")),
      .stack("b", "c"), .screen("c", .show("d")),
      .screen("d"))
    #expect(graph.reachability.fromEntry == [.root, .modal, .modal, .modal])
    #expect(graph.nodes.indices.map(graph.isModal) == [false, true, true, true])
  }

  @Test func theClosestOfSeveralPathsCounts() throws {
    let graph = try graph(
      initial: "a", .screen("a", .modal("c"), .push("b"), .modal("d")),
      .screen("b", .show("c"), .embed("d")), .screen("c"),
      .screen("d"))
    #expect(graph.reachability.fromEntry == [.root, .pushed, .pushed, .pushed])
    #expect(graph.ids(graph.reachable(from: 1).sorted()) == ["b", "c", "d"])
  }

  @Test func whatNoEntryLeadsToIsSeenFromItsTop() throws {
    let graph = try graph(
      initial: "a", .screen("a"), .screen("b", .modal("c")),
      .screen("c", .show("d"), .show("c")), .screen("d"))
    #expect(graph.reachability.fromEntry == [.root, nil, nil, nil])
    #expect(graph.reachability.fromTop == [nil, .root, .modal, .modal])
  }

  @Test(.guardsAgainstHanging)
  func theFirstOfACycleIsItsTop() throws {
    let graph = try graph(
      .screen("a", .show("b")), .screen("b", .show("c")),
      .screen("c", .show("a")))
    #expect(graph.reachability.fromTop == [.root, .pushed, .pushed])
  }

  @Test func aReferenceIsNoTop() throws {
    let graph = try graph(.reference("a", to: "Gone"), .screen("b", .show("a")))
    #expect(graph.reachability.fromTop == [.pushed, .root])
  }

  @Test func rootChainsGoThroughNavigationControllers() throws {
    let graph = try graph(.stack("a", "b"), .stack("b", "c"), .screen("c"), .stack("loop", "loop"))
    #expect(graph.ids(graph.rootChain(below: 0)) == ["a", "b", "c"])
    #expect(graph.ids(graph.rootChain(above: 2)) == ["c", "b", "a"])
    #expect(graph.ids(graph.nodes.indices.map(graph.root)) == ["c", "c", "c", "loop"])
    #expect(graph.ids(graph.rootChain(above: 3)) == ["loop"])
  }
}
