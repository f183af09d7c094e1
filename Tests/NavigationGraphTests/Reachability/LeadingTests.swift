import NavigationGraph
import Projects
import TestSupport
import Testing

@Suite struct LeadingTests {
  @Test(arguments: [
    ("d", ["a", "b", "c", "d"]), ("a", ["a"]), ("b", ["a", "b"]), ("e", ["e", "f"]),
  ])
  func whatLeadsToAControllerIsFoundBackwards(end: String, starts: [String]) throws {
    let graph = try sketch
    #expect(Set(graph.ids(graph.leading(toAny: [try graph.node(end)]))) == Set(starts))
  }

  @Test func itAgreesWithWhatIsReached() throws {
    let graph = try sketch
    for end in graph.nodes.indices {
      let forwards = graph.nodes.indices.filter { graph.reachable(from: $0).contains(end) }
      #expect(graph.leading(toAny: [end]) == Set(forwards))
      let pushed = graph.nodes.indices.filter {
        graph.reachable(from: $0, where: \.isPush).contains(end)
      }
      #expect(graph.leading(toAny: [end], where: \.isPush) == Set(pushed))
    }
  }

  private var sketch: NavigationGraph {
    get throws {
      try graph(
        .stack("a", "b"),
        .screen("b", .push("c"), .push("d"), .unwind("a")),
        .screen("c", .modal("d")), .screen("d", .unwind("f")),
        .screen("e", .push("f")), .screen("f", .push("e")))
    }
  }
}
