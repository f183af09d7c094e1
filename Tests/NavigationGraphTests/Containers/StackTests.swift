import InterfaceBuilder
import NavigationGraph
import Projects
import TestSupport
import Testing

@Suite struct StackTests {
  private static let show = scene("viewController", "from", to: "show to")
  private static let to = scene("viewController", "to")

  @Test(
    arguments: [
      // What the app starts with, a tab of it, and what these present or show have no stack.
      ("from", [show], Step.modal),
      ("bar", [scene("tabBarController", "bar", to: "tab from"), show], .modal),
      ("a", [scene("viewController", "a", to: "modal from"), show], .modal),
      ("a", [scene("viewController", "a", to: "show from"), show], .modal),
      ("a", [scene("viewController", "a", to: "embed from"), show], .modal),
      // A navigation controller anywhere around it is one.
      ("nav", [scene("navigationController", "nav", to: "root from"), show], .pushed),
      (
        "nav",
        [
          scene("navigationController", "nav", to: "root bar"),
          scene("tabBarController", "bar", to: "tab from"), show,
        ], .pushed
      ),
      (
        "nav",
        [
          scene("navigationController", "nav", to: "root a"),
          scene("viewController", "a", to: "show from"), show,
        ], .pushed
      ),
      // Of several ways to it one with a stack is enough.
      (
        "a",
        [
          scene("viewController", "a", to: "modal from", "modal nav"),
          scene("navigationController", "nav", to: "root from"), show,
        ], .pushed
      ),
      // A split view makes stacks, and a custom segue or code may.
      ("split", [scene("splitViewController", "split", to: "primary from"), show], .pushed),
      ("a", [scene("viewController", "a", to: "custom from"), show], .pushed),
      ("other", [scene("viewController", "other"), show], .pushed),
      ("from", [scene("viewController", "from", to: "show to", "push other")], .pushed),
    ])
  func aScreenIsPushedOnlyOntoAStack(initial: String, scenes: [String], step: Step) throws {
    let graph = try graph(
      initial: initial, scenes.joined(separator: "\n"), Self.to, scene("viewController", "other"))
    let edge = try #require(graph.segues(to: try graph.node("to")).first { $0.kind == .show })
    #expect(edge.step == step)
    #expect(edge.isPush == (step == .pushed))
    #expect(edge.presents == (step == .modal))
  }

  @Test func screensThatLeadToEachOtherMayBePushedByCode() throws {
    let graph = try graph(
      initial: "start", scene("viewController", "start"),
      scene("viewController", "a", to: "show b"), scene("viewController", "b", to: "show a"))
    #expect(graph.edges.map(\.step) == [.pushed, .pushed])
  }

  @Test func aSegueWithAClassMayDoAnything() throws {
    let segue = "<segue kind=\"show\" destination=\"b\" customClass=\"Swap\"/>"
    let graph = try graph(
      initial: "a",
      scene("viewController", "a", "", "<view><connections>\(segue)</connections></view>"),
      scene("viewController", "b", to: "show c"), scene("viewController", "c"))
    #expect(graph.edges.map(\.step) == [.pushed, .pushed])
  }

  @Test func whatIsShownWithoutAStackIsPresented() throws {
    let graph = try graph(
      initial: "a", scene("viewController", "a", to: "show b"), scene("viewController", "b"))
    #expect(graph.ids(graph.modalSubgraphs.map(\.start)) == ["b"])
    #expect(graph.isModal(1))
  }

  @Test func aSegueToWhatMustHaveBeenPassedLeadsBack() throws {
    let graph = try graph(
      initial: "a", scene("viewController", "a", to: "modal b", "modal c"),
      scene("viewController", "b", to: "modal c", "modal a"),
      scene("viewController", "c", to: "modal d"), scene("viewController", "d", to: "modal c"))
    let back = graph.edges.filter(graph.leadsBack)
    #expect(graph.ids(back.map(\.source)) == ["b", "d"])
    #expect(graph.ids(back.map(\.target)) == ["a", "c"])
  }
}
