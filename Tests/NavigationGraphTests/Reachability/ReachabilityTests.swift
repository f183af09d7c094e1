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
    let graph = try graph(
      initial: "a", scene("viewController", "a", to: "\(segue) b"), scene("viewController", "b"))
    #expect(graph.edges.map(\.step) == [step])
    #expect(graph.edges.map(\.isPush) == [step == .pushed])
    #expect(graph.reachability.fromEntry == [.root, step])
    #expect(graph.reachability.fromTop == [nil, nil])
  }

  @Test func theFurthestStepOfAWayCounts() throws {
    let graph = try graph(
      initial: "a", scene("viewController", "a", to: "modal b"),
      scene("navigationController", "b", to: "root c"), scene("viewController", "c", to: "show d"),
      scene("viewController", "d"))
    #expect(graph.reachability.fromEntry == [.root, .modal, .modal, .modal])
    #expect(graph.nodes.indices.map(graph.isModal) == [false, true, true, true])
  }

  @Test func theMildestOfSeveralWaysCounts() throws {
    let graph = try graph(
      initial: "a", scene("viewController", "a", to: "modal c", "push b", "modal d"),
      scene("viewController", "b", to: "show c", "embed d"), scene("viewController", "c"),
      scene("viewController", "d"))
    #expect(graph.reachability.fromEntry == [.root, .pushed, .pushed, .pushed])
    #expect(graph.ids(graph.reachable(from: 1).sorted()) == ["b", "c", "d"])
  }

  @Test func whatNoEntryLeadsToIsSeenFromItsTop() throws {
    let graph = try graph(
      initial: "a", scene("viewController", "a"), scene("viewController", "b", to: "modal c"),
      scene("viewController", "c", to: "show d", "show c"), scene("viewController", "d"))
    #expect(graph.reachability.fromEntry == [.root, nil, nil, nil])
    #expect(graph.reachability.fromTop == [nil, .root, .modal, .modal])
  }

  @Test(.guardsAgainstHanging)
  func theFirstOfACycleIsItsTop() throws {
    let graph = try graph(
      scene("viewController", "a", to: "show b"), scene("viewController", "b", to: "show c"),
      scene("viewController", "c", to: "show a"))
    #expect(graph.reachability.fromTop == [.root, .pushed, .pushed])
  }

  @Test func aReferenceIsNoTop() throws {
    let graph = try graph(
      reference("a", to: "Gone"), scene("viewController", "b", to: "show a"))
    #expect(graph.reachability.fromTop == [.pushed, .root])
  }

  @Test func rootChainsGoThroughNavigationControllers() throws {
    let graph = try graph(
      scene("navigationController", "a", to: "root b"),
      scene("navigationController", "b", to: "root c"), scene("viewController", "c"),
      scene("navigationController", "loop", to: "root loop"))
    #expect(graph.ids(graph.rootChain(below: 0)) == ["a", "b", "c"])
    #expect(graph.ids(graph.rootChain(above: 2)) == ["c", "b", "a"])
    #expect(graph.ids(graph.nodes.indices.map(graph.root)) == ["c", "c", "c", "loop"])
    #expect(graph.ids(graph.rootChain(above: 3)) == ["loop"])
  }
}
