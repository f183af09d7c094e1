import InterfaceBuilder
import NavigationGraph
import Projects
import TestSupport
import Testing

@Suite struct StackTests {
  private static let show = SceneSketch.screen("from", .show("to"))
  private static let to = SceneSketch.screen("to")

  @Test(
    arguments: [
      // What the app starts with, a tab of it, and what these present or show have no stack.
      ("from", [show], Step.modal),
      ("bar", [.tabs("bar", "from"), show], .modal),
      ("a", [.screen("a", .modal("from")), show], .modal),
      ("a", [.screen("a", .show("from")), show], .modal),
      ("a", [.screen("a", .embed("from")), show], .modal),
      // A navigation controller anywhere around it is one.
      ("nav", [.stack("nav", "from"), show], .pushed),
      ("nav", [.stack("nav", "bar"), .tabs("bar", "from"), show], .pushed),
      ("nav", [.stack("nav", "a"), .screen("a", .show("from")), show], .pushed),
      // Of several ways to it one with a stack is enough.
      ("a", [.screen("a", .modal("from"), .modal("nav")), .stack("nav", "from"), show], .pushed),
      // A split view makes stacks, and a custom segue or code may.
      ("split", [.split("split", "from"), show], .pushed),
      ("a", [.screen("a", .to("from", by: "custom")), show], .pushed),
      ("other", [.screen("other"), show], .pushed),
      ("from", [.screen("from", .show("to"), .push("other"))], .pushed),
    ] as [(String, [SceneSketch], Step)])
  func aScreenIsPushedOnlyOntoAStack(initial: String, scenes: [SceneSketch], step: Step) throws {
    let graph = try graph(initial: initial, scenes + [Self.to, .screen("other")])
    let edge = try #require(graph.segues(to: try graph.node("to")).first { $0.kind == .show })
    #expect(edge.step == step)
    #expect(edge.isPush == (step == .pushed))
    #expect(edge.presents == (step == .modal))
  }

  @Test func screensThatLeadToEachOtherMayBePushedByCode() throws {
    let graph = try graph(
      initial: "start", .screen("start"),
      .screen("a", .show("b")), .screen("b", .show("a")))
    #expect(graph.edges.map(\.step) == [.pushed, .pushed])
  }

  @Test func aSegueWithAClassMayDoAnything() throws {
    let segue = "<segue kind=\"show\" destination=\"b\" customClass=\"Swap\"/>"
    let graph = try graph(
      initial: "a",
      .controller("viewController", "a").containing(
        "<view><connections>\(segue)</connections></view>"),
      .screen("b", .show("c")), .screen("c"))
    #expect(graph.edges.map(\.step) == [.pushed, .pushed])
  }

  @Test func whatIsShownWithoutAStackIsPresented() throws {
    let graph = try graph(initial: "a", .screen("a", .show("b")), .screen("b"))
    #expect(graph.ids(graph.modalSubgraphs.map(\.start)) == ["b"])
    #expect(graph.isModal(1))
  }

  @Test func aSegueToWhatMustHaveBeenPassedLeadsBack() throws {
    let graph = try graph(
      initial: "a", .screen("a", .modal("b"), .modal("c")),
      .screen("b", .modal("c"), .modal("a")),
      .screen("c", .modal("d")), .screen("d", .modal("c")))
    let back = graph.edges.filter(graph.leadsBack)
    #expect(graph.ids(back.map(\.source)) == ["b", "d"])
    #expect(graph.ids(back.map(\.target)) == ["a", "c"])
  }
}
