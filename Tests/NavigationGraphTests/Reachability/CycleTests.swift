import NavigationGraph
import Projects
import TestSupport
import Testing

@Suite struct CycleTests {
  @Test(
    arguments: [
      (["a b", "b c", "c"], []),
      (["a a"], ["a"]),
      (["a b", "b a"], ["ab"]),
      (["a b", "b c", "c b"], ["bc"]),
      (["a b", "b c", "c a b"], ["abc"]),
      (["a b c", "b d", "c d", "d"], []),
      (["a b", "b a c", "c d", "d c d"], ["ab", "cd"]),
      (["a", "b c", "c b"], []),
      (["a c b", "c a", "b a"], ["acb"]),
    ])
  func screensThatPushEachOtherAreACycle(pushes: [String], cycles: [String]) throws {
    let scenes = pushes.map { line in
      let names = line.split(separator: " ").map(String.init)
      return SceneSketch(
        element: "viewController", id: names[0], segues: names.dropFirst().map { .push($0) })
    }
    let graph = try graph(scenes)
    #expect(graph.cycles(from: 0).map { graph.ids($0).joined() } == cycles)
  }

  @Test func navigationControllersAreNoScreens() throws {
    let graph = try graph(
      .stack("x", "a"), .screen("a", .push("y")),
      .stack("y", "b"), .screen("b", .push("x")))
    #expect(graph.cycles(from: 0).map(graph.ids) == [["a", "b"]])
  }

  @Test func presentationsAndUnwindSeguesAreNoPushes() throws {
    let graph = try graph(
      .screen("a", .modal("a"), .show("b")),
      .screen("b", .modal("a"), .unwind("a")))
    #expect(graph.cycles(from: 0).isEmpty)
  }

  @Test func cyclesOfTheWholeGraphFollowEverythingButUnwindSegues() throws {
    let graph = try graph(
      .tabs("bar", "a", "b"),
      .screen("a", .modal("bar")),
      .screen("b", .show("c")), .screen("c", .unwind("b")),
      .screen("d", .to("e", by: "popover")), .screen("e", .embed("d")))
    #expect(graph.allCycles().map(graph.ids) == [["bar", "a"], ["d", "e"]])
  }

  @Test func columnsSideBySideAreNoCycle() throws {
    let graph = try graph(
      .split("split", "a", "b"),
      .screen("a", .detail("b")), .screen("b", .show("a")))
    #expect(graph.cycles(from: 1).isEmpty)
  }

  @Test(.guardsAgainstHanging)
  func aLongChainIsFollowed() throws {
    let count = 2_000
    let scenes = (0..<count).map {
      SceneSketch.screen("n\($0)", .show("n\(($0 + 1) % count)"))
    }
    let graph = try graph(scenes)
    #expect(graph.cycles(from: 0).map(\.count) == [count])
  }
}
