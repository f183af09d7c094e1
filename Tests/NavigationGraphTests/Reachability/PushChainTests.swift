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
    let graph = try graph(
      scene("viewController", "a", to: "\(segue) b"), scene("viewController", "b"))
    #expect(graph.longestChain(from: 0).depth == depth)
  }

  @Test func navigationControllersAreNoLevel() throws {
    let graph = try graph(
      scene("navigationController", "x", to: "root a"), scene("viewController", "a", to: "push y"),
      scene("navigationController", "y", to: "root b"), scene("viewController", "b", to: "push c"),
      scene("viewController", "c"))
    #expect(graph.ids(graph.longestChain(from: 0).screens) == ["a", "b", "c"])
  }

  @Test func referencesAreNoLevel() throws {
    let graph = try graph([
      "Main.storyboard": storyboard(
        scene("viewController", "a", to: "show ref"), reference("ref", to: "Next")),
      "Next.storyboard": storyboard(
        initial: "b", scene("viewController", "b", to: "show c"), scene("viewController", "c")),
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
  func searchesFromEveryScreenOfALargeRingStayBounded() throws {
    let names = (0..<1_500).map { "a\($0)" }
    let arrows = names.indices.map { index in
      [1, 7, 31].map { "a\(index)>a\((index + $0) % names.count)" }.joined(separator: " ")
    }
    let graph = try pushes(arrows.joined(separator: " "))
    for node in graph.nodes.indices { #expect(graph.longestChain(from: node).depth >= 100) }
  }

  @Test func aRootThatIsSetInCodeIsTheLongestChainNothingLeadsTo() throws {
    let graph = try graph(
      scene("navigationController", "stack"), scene("viewController", "a", to: "show b"),
      scene("viewController", "b", to: "show c"), scene("viewController", "c"),
      scene("viewController", "d"), scene("tabBarController", "e", to: "show a2"),
      scene("viewController", "a2"))
    #expect(graph.ids(graph.longestChainSetInCode(of: 0).screens) == ["a", "b", "c"])
  }

  @Test func aStackAloneIsItsOwnChain() throws {
    let graph = try graph(scene("navigationController", "stack"))
    #expect(graph.ids(graph.longestChainSetInCode(of: 0).screens) == ["stack"])
  }

  /// A graph of screens and the pushes between them: `a>b b>c`.
  private func pushes(_ arrows: String) throws -> NavigationGraph {
    var targets: [(name: String, segues: [String])] = []
    func place(_ name: String) -> Int {
      if let index = targets.firstIndex(where: { $0.name == name }) { return index }
      targets.append((name, []))
      return targets.count - 1
    }
    for arrow in arrows.split(separator: " ").map({ $0.split(separator: ">") }) {
      let from = place(String(arrow[0]))
      guard arrow.count == 2 else { continue }
      targets[from].segues.append("<segue kind=\"show\" destination=\"\(arrow[1])\"/>")
      _ = place(String(arrow[1]))
    }
    let scenes = targets.map {
      scene(
        "viewController", $0.name, "",
        "<view><connections>\($0.segues.joined())</connections></view>")
    }
    return try graph(scenes.joined())
  }
}
