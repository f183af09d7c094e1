import NavigationGraph
import Projects
import TestSupport
import Testing

@Suite struct PushChainTests {
  @Test(
    arguments: [
      ("a", ["a"]),
      ("a>b b>c", ["a", "b", "c"]),
      ("a>b b>a", ["a", "b"]),
      ("a>a", ["a"]),
      ("a>b b>d a>c c>d", ["a", "b", "d"]),
      ("a>d a>b b>c c>d", ["a", "b", "c", "d"]),
      ("a>b b>c c>b", ["a", "b", "c"]),
      ("b>a a>c", ["a", "c"]),
    ])
  func theLongestChainComesByNoScreenTwice(arrows: String, screens: [String]) throws {
    let graph = try pushes(arrows)
    let chain = graph.longestChain(from: try graph.node("a"))
    #expect(graph.ids(chain.screens) == screens)
    #expect(chain.depth == screens.count - 1)
  }

  @Test(
    arguments: [
      ("show", 1), ("push", 1), ("showDetail", 1), ("replace", 1), ("presentation", 0),
      ("modal", 0), ("popoverPresentation", 0), ("embed", 0), ("custom", 0), ("unwind", 0),
      ("tab", 0),
    ])
  func onlyPushesGoDeeper(segue: String, depth: Int) throws {
    let graph = try graph(.screen("a", .to("b", by: segue)), .screen("b"))
    #expect(graph.longestChain(from: 0).depth == depth)
  }

  @Test(arguments: [
    ("b", ["a", "c", "d"]), ("stack", ["a", "d"]),
  ])
  func whatAnEmbeddedScreenPushesIsBelowTheScreenAroundIt(
    embedded: String, screens: [String]
  ) throws {
    let graph = try graph(
      .screen("a", .to(embedded, by: "embed"), .push("d")),
      .screen("b", .push("c")), .stack("stack", "b"),
      .screen("c", .push("d")), .screen("d"))
    #expect(graph.ids(graph.longestChain(from: 0).screens) == screens)
  }

  @Test func aChainLeadsAroundWhatIsLeftOut() throws {
    let graph = try graph(
      .stack("s", "a"), .screen("a", .push("b"), .push("d")), .screen("b", .push("c")),
      .screen("c"), .screen("d"))
    let left = try graph.node("b")
    let chain = graph.longestChainBesideColumns(from: 0) { $0 == left }
    #expect(graph.ids(chain.screens) == ["a", "d"])
  }

  @Test func navigationControllersAreNoLevel() throws {
    let graph = try graph(
      .stack("x", "a"), .screen("a", .push("y")),
      .stack("y", "b"), .screen("b", .push("c")),
      .screen("c"))
    #expect(graph.ids(graph.longestChain(from: 0).screens) == ["a", "b", "c"])
  }

  @Test func referencesAreNoLevel() throws {
    let graph = try graph([
      "Main.storyboard": storyboard(
        .screen("a", .show("ref")), .reference("ref", to: "Next")),
      "Next.storyboard": storyboard(
        initial: "b", .screen("b", .show("c")), .screen("c")),
    ])
    #expect(graph.ids(graph.longestChain(from: 0).screens) == ["a", "b", "c"])
  }

  @Test(.guardsAgainstHanging)
  func aDenseGraphEnds() throws {
    let names = (0..<12).map { "n\($0)" }
    let arrows = names.flatMap { from in names.map { "\(from)>\($0)" } }
    let graph = try pushes(arrows.joined(separator: " "))
    let chain = graph.longestChain(from: try graph.node("n0"))
    #expect(chain.depth == 11)
    #expect(Set(chain.screens).count == 12)
  }

  @Test(.guardsAgainstHanging)
  func aLongLadderEnds() throws {
    // Two ways at each of sixty steps.
    let arrows = (0..<60).map { "a\($0)>a\($0 + 1) a\($0)>b\($0) b\($0)>a\($0 + 1)" }
    let graph = try pushes(arrows.joined(separator: " "))
    #expect(graph.longestChain(from: try graph.node("a0")).depth >= 60)
  }

  @Test(.guardsAgainstHanging) func manyPushesToOneScreenAreOneWay() throws {
    let graph = try pushes(String(repeating: "a>b b>a ", count: 1_000))
    #expect(graph.longestChain(from: 0).depth == 1)
  }

  @Test func anEndlessChainIsCut() throws {
    let graph = try pushes((0..<1_000).map { "a\($0)>a\($0 + 1)" }.joined(separator: " "))
    #expect(graph.longestChain(from: try graph.node("a0")).depth >= 100)
  }

  @Test(.guardsAgainstHanging)
  func searchesFromEveryScreenOfALargeCycleStayBounded() throws {
    let names = (0..<400).map { "a\($0)" }
    let arrows = names.indices.map { index in
      [1, 7, 31].map { "a\(index)>a\((index + $0) % names.count)" }.joined(separator: " ")
    }
    let graph = try pushes(arrows.joined(separator: " "))
    for node in graph.nodes.indices { #expect(graph.longestChain(from: node).depth >= 100) }
  }

  @Test func aRootThatIsSetInCodeIsTheLongestChainNothingLeadsTo() throws {
    let graph = try graph(
      .stack("stack", nil), .screen("a", .show("b")),
      .screen("b", .show("c")), .screen("c"),
      .screen("d"), .controller("tabBarController", "e", .show("a2")),
      .screen("a2"))
    #expect(graph.ids(graph.longestChainSetInCode(of: 0).screens) == ["a", "b", "c"])
  }

  @Test func aStackAloneIsItsOwnChain() throws {
    let graph = try graph(.stack("stack", nil))
    #expect(graph.ids(graph.longestChainSetInCode(of: 0).screens) == ["stack"])
  }

  /// A graph of screens and the pushes between them: `a>b b>c`.
  private func pushes(_ arrows: String) throws -> NavigationGraph {
    var scenes: [SceneSketch] = []
    func place(_ name: String) -> Int {
      if let index = scenes.firstIndex(where: { $0.id == name }) { return index }
      scenes.append(.screen(name))
      return scenes.count - 1
    }
    for arrow in arrows.split(separator: " ").map({ $0.split(separator: ">") }) {
      let from = place(String(arrow[0]))
      guard arrow.count == 2 else { continue }
      scenes[from].segues.append(.show(String(arrow[1])))
      _ = place(String(arrow[1]))
    }
    return try graph(scenes)
  }
}
